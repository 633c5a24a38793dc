import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import { fetchTypes } from './types.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const live = [{ name: 'mfe-notes', version: '1.0.0+000000000001' }];
const site = {
  ...createGateway('http://127.0.0.1:1', 'a-token'),
  list: async () => ({ live, releases: [], history: [], canary: null }),
  describe: async () =>
    JSON.parse(`{ "name": "mfe-notes", "files": { "web/slots.d.ts": {} },
      "pages": [{ "path": "/notes/:id/of/:town" }, { "path": "/notes" }, { "path": "/*" }] }`),
  readFile: async () => 'export {};\n',
};

// The folder may be `.` or `src`, by a slip or on purpose.
test('of a folder that holds something else nothing is taken away but the types of parts', async () => {
  for (const name of ['page.tsx', 'slots.d.ts', 'mfe-gone.d.ts']) writeFileSync(join(folder, name), '');
  expect(await fetchTypes(site, folder)).toEqual([join(folder, 'mfe-notes.d.ts'), join(folder, 'live-pages.d.ts')]);
  expect(readdirSync(folder).toSorted()).toEqual(['live-pages.d.ts', 'mfe-notes.d.ts', 'page.tsx', 'slots.d.ts']);
});

test('the addresses of all live pages are a type', async () => {
  await fetchTypes(site, folder);
  const types = readFileSync(join(folder, 'live-pages.d.ts'), 'utf8');
  expect(types).toContain(`export type LivePage =\n  | '/notes'\n  | \`/notes/\${string}/of/\${string}\`;\n`);
});

test('a file in the place of the folder stays as it is', async () => {
  const file = join(folder, 'slots.d.ts');
  writeFileSync(file, 'export {};');
  await expect(fetchTypes(site, file)).rejects.toMatchObject({ reasons: [expect.stringContaining('is a file')] });
  expect(readFileSync(file, 'utf8')).toBe('export {};');
});
