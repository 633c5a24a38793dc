/** What is tested is what the package.json say: a version that was raised there alone would be tested in its old one. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './parts.ts';

type Package = { version: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

const [, catalog = ''] = /^catalog:\n((?: .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
const inCatalog = new Map(
  [...catalog.matchAll(/^ {2}"?([\w@./-]+)"?: (\d[\w.-]*)$/gm)].map(([, name, version]) => [name, version]),
);

const packages = ['.', ...readdirSync(root)].filter((folder) => existsSync(join(root, folder, 'package.json')));

it('each library is installed in the version that is named; else: npm run relock', () => {
  const differing = packages.flatMap((folder) => {
    const { dependencies, devDependencies } = read(join(root, folder));
    return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, said]) => {
      const named = said === 'catalog:' ? inCatalog.get(name) : said;
      if (named === undefined) return [`${folder}: the catalog has no version of ${name}`];
      if (!/^\d/.test(named)) return [];
      const installed = join(root, folder, 'node_modules', name);
      const version = existsSync(installed) ? read(installed).version : 'nothing';
      return version === named ? [] : [`${folder}: ${name} ${named} is named, ${version} installed`];
    });
  });
  expect(differing).toEqual([]);
});
