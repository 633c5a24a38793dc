/** What a remote needs besides its sources when its repository is its own. */

import { type Files, scripts } from './remote-files.ts';

export type Versions = Record<string, string>;

/** Provided by the shell at run time; here for types and the build. */
const own = ['platform', 'ui', 'schema'];
const libraries = ['@vanilla-extract/css', 'react', 'react-dom'];
const tools = [
  '@rspack/cli',
  '@rspack/core',
  '@rspack/dev-server',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
];

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

const workflow = `name: release
on:
  pull_request:
  push: { branches: [main] }
jobs:
  release:
    runs-on: ubuntu-latest
    env:
      DEPLOY_URL: \${{ vars.DEPLOY_URL }}
      DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm run check
      - run: npm run build
      - if: github.event_name == 'pull_request'
        run: npm run release -- preview .
      - if: github.event_name == 'push'
        run: npm run release -- deploy .
`;

const readme = (name: string): string => `# mfe-${name}

A part of the site, with a repository of its own. Node 22.18 or later.

| command | does |
|---|---|
| \`npm run dev\` | the site at \`SITE\` (http://localhost:3000) with this part as it is being written, at \`PORT\` (8080) |
| \`npm run check\` | types |
| \`npm run codegen\` | prints \`src/**/*.graphql\` as typed operations |
| \`npm run build\` | a release, into \`dist/\` |
| \`npm run preview\` | the same site with the part as it was built |
| \`npm run release -- preview .\` | publishes it, and prints a link that shows it within the live site |
| \`npm run release -- deploy .\` | publishes and promotes it |
| \`npm run release -- rollback mfe-${name}\` | puts the version before back; \`withdraw\` takes the part out |

\`npm run release\` needs \`DEPLOY_URL\` and \`DEPLOY_TOKEN\`, which the site's operator hands out for this part alone.
`;

/** `rangeOf`: where `platform`, `ui` and `schema` come from. */
export function repositoryFiles(name: string, versions: Versions, rangeOf: (name: string) => string): Files {
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((tool) => [tool, versions[tool] ?? '*']));
  const description = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: { ...scripts, check: 'tsc -p .', codegen: 'site-codegen', release: 'site-release' },
    dependencies: { ...Object.fromEntries(own.map((one) => [one, rangeOf(one)])), ...pick(libraries) },
    devDependencies: pick(tools),
  };
  return {
    'package.json': `${JSON.stringify(description, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify({ compilerOptions, include: ['src', '*.ts'] }, null, 2)}\n`,
    // Its compiler works without what its script would do.
    'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
    '.gitignore': 'node_modules/\ndist/\n.build/\n.env\n',
    '.github/workflows/release.yml': workflow,
    'README.md': readme(name),
  };
}
