/** `npm run new-remote -- name`: the smallest remote there is, one page, deployable at once. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './parts.ts';

const [name = ''] = process.argv.slice(2);

const title = name.charAt(0).toUpperCase() + name.slice(1);

const files: Record<string, string> = {
  'package.json': `${JSON.stringify(
    {
      name: `mfe-${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { build: 'rspack build', dev: 'rspack serve', preview: 'rspack preview' },
      dependencies: {
        '@vanilla-extract/css': 'catalog:',
        platform: 'workspace:*',
        react: 'catalog:',
        'react-dom': 'catalog:',
        ui: 'workspace:*',
      },
      devDependencies: {
        '@rspack/cli': 'catalog:',
        '@rspack/core': 'catalog:',
        '@rspack/dev-server': 'catalog:',
        '@types/react': 'catalog:',
        '@types/react-dom': 'catalog:',
      },
    },
    null,
    2,
  )}\n`,
  'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "jsx": "react-jsx", "lib": ["es2024", "dom", "dom.iterable"] },
  "exclude": ["rspack.config.ts"],
  "include": ["src", "*.ts"]
}
`,
  'rspack.config.ts': `import { remote } from 'platform/rspack';

export default remote(import.meta.dirname);
`,
  'remote.ts': `import type { RemoteDefinition } from 'platform/build';

export const remote = {
  name: '${name}',
  pages: { '/${name}': { module: './src/${name}/page.tsx' } },
  slots: {},
} satisfies RemoteDefinition;
`,
  [`src/${name}/page.tsx`]: `import { useSite } from 'platform';
import { Band, Heading, Lead, Stack, Wrap } from 'ui';

export function Component() {
  const { agent } = useSite();
  return (
    <Band space="half">
      <title>{\`${title} | \${agent.name}\`}</title>
      <meta name="description" content="The first page of a new part of the site, ready to be written." />
      <Wrap>
        <Stack gap="s4">
          <Heading level={1} look="page">
            ${title}
          </Heading>
          <Lead>This page is a part of its own: built, deployed and rolled back alone.</Lead>
        </Stack>
      </Wrap>
    </Band>
  );
}
`,
};

if (!/^[a-z][a-z]{1,19}$/.test(name)) {
  console.error('Usage: npm run new-remote -- name   (small letters; it becomes mfe-name and answers /name)');
  process.exit(1);
}
const folder = join(root, `mfe-${name}`);
if (existsSync(folder)) {
  console.error(`mfe-${name} is there already`);
  process.exit(1);
}
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
console.log(`mfe-${name} is made. \`npm run dev\` shows /${name}; \`npm run build\` builds it.`);
