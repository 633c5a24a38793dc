/** `npm run new-remote -- name`: adds the smallest possible remote to this checkout. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName, remoteFiles, scripts, writeFiles } from 'create-remote';
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

const [name = ''] = process.argv.slice(2);
if (!isRemoteName(name)) {
  console.error('Usage: npm run new-remote -- name   (small letters; it becomes mfe-name and answers /name)');
  process.exit(1);
}
const folder = join(root, `mfe-${name}`);
if (existsSync(folder)) {
  console.error(`mfe-${name} is there already`);
  process.exit(1);
}
writeFiles(folder, {
  'package.json': `${JSON.stringify(description(name), null, 2)}\n`,
  'tsconfig.json': tsconfig,
  ...remoteFiles(name),
});
console.log(
  `mfe-${name} is made. After \`npm run relock\`, \`npm run build\` builds it and \`npm run dev\` shows /${name}.`,
);
