/** `npm run new-remote -- name`: adds the smallest possible remote to this checkout. */

import { join } from 'node:path';
import { faultOfName, makeFolder, remoteFiles, scripts } from 'create-remote';
import { root } from './parts.ts';

const inCatalog = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));

const description = (name: string) => ({
  name: `mfe-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts,
  dependencies: {
    ...inCatalog(['@vanilla-extract/css']),
    platform: 'workspace:*',
    ...inCatalog(['react', 'react-dom']),
    ui: 'workspace:*',
  },
  devDependencies: inCatalog(['@rspack/cli', '@rspack/core', '@rspack/dev-server', '@types/react', '@types/react-dom']),
});

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "jsx": "react-jsx", "lib": ["es2024", "dom", "dom.iterable"] },
  "exclude": ["rspack.config.ts"],
  "include": ["src", "*.ts"]
}
`;

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
if (!name || rest.length > 0)
  stop('Usage: npm run new-remote -- name   (small letters; it becomes mfe-name and answers /name)');
const fault = faultOfName(name);
if (fault) stop(fault);
try {
  makeFolder(join(root, `mfe-${name}`), {
    'package.json': `${JSON.stringify(description(name), null, 2)}\n`,
    'tsconfig.json': tsconfig,
    ...remoteFiles(name),
  });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
console.log(
  `mfe-${name} is made. After \`npm run relock\`, \`npm run build\` builds it and \`npm run dev\` shows /${name}.`,
);
