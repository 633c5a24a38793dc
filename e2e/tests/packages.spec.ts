/** The packages for a team without a checkout contain everything they need. A whole remote made of them: e2e/long/outside-remote.spec.ts. */

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { goOutside, type Outside, packInto } from '../support/outside.ts';
import { root } from '../support/site.ts';

const packages = ['platform', 'ui', 'schema', 'create-remote'];

let outside: Outside;
test.beforeAll(async () => {
  outside = goOutside();
  await packInto(outside);
  for (const name of packages) {
    const [archive = ''] = readdirSync(join(outside.folder, 'packages')).filter((file) => file.startsWith(`${name}-`));
    mkdirSync(join(outside.folder, 'node_modules', name), { recursive: true });
    const target = ['-C', join('node_modules', name), '--strip-components=1'];
    await outside.run('tar', ['xzf', join('packages', archive), ...target]);
  }
});
test.afterAll(() => outside.remove());

type Manifest = {
  exports?: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

const filesOf = (entry: string | { types: string; default: string }) =>
  typeof entry === 'string' ? [entry] : [entry.types, entry.default];

for (const name of packages)
  test(`${name} packs with its changelog and everything that it names, and names nothing of this checkout`, () => {
    const folder = join(outside.folder, 'node_modules', name);
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { exports, bin, dependencies, peerDependencies } = JSON.parse(text) as Manifest;
    expect(text).not.toMatch(/workspace:|catalog:|"private"/);
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\d+\.\d+\.\d+/);
    for (const range of Object.values(peerDependencies)) expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `./${file}`);
    for (const file of [
      ...Object.values(exports ?? {}).flatMap(filesOf),
      ...Object.values(bin ?? {}),
      './CHANGELOG.md',
    ])
      expect(there).toContain(file);
    expect(there.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|\.env|node_modules/.test(file))).toEqual([]);
  });

test.describe.configure({ mode: 'serial' });

const types = () => outside.run(join(root, 'node_modules/.bin/tsc'), ['-p', 'mfe-notes']);
const faults = () => types().catch((error: Error) => error.message);

test('the starter’s remote finds the types of what it consumes, and is told where it errs', async () => {
  await outside.run(process.execPath, ['node_modules/create-remote/src/cli.js', 'notes', '--packages', 'packages']);
  const remote = join(outside.folder, 'mfe-notes');
  // Other packages, as a registry would provide them.
  const given = ['react', 'react-dom', 'react-router', 'zod', '@types/react', '@types/node', '@vanilla-extract/css'];
  for (const name of [...given, '@rspack/core']) {
    const link = join(outside.folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'platform/node_modules', name), link);
  }
  await types();
  const page = join(remote, 'src/notes/page.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, source.replace('look="page"', 'look="nothing"').replace('{ agent }', '{ agnet: agent }'));
  const told = await faults();
  expect(told).toContain('"nothing"');
  expect(told).toContain('agnet');
  writeFileSync(page, source);
});

test('a part declares a slot that platform does not know, and it is held to its props like any other', async () => {
  const source = join(outside.folder, 'mfe-notes/src');
  writeFileSync(
    join(source, 'slots.d.ts'),
    `import 'platform';\ndeclare module 'platform' {\n  interface InlineSlots { 'notes/Pinned': { topic: string } }\n}\n`,
  );
  const page = (props: string, name: string) =>
    `import { type PageModule, Slot } from 'platform';
export const slots = (() => ({ 'notes/Pinned': ${props} })) satisfies PageModule['slots'];
export const Component = () => <><Slot name="${name}" /><Slot name="areas/AreasGrid" /></>;\n`;
  const file = join(source, 'notes/pinned.tsx');
  writeFileSync(file, page("{ topic: 'sea' }", 'notes/Pinned'));
  await types();
  writeFileSync(file, page('{ topic: 7 }', 'notes/Nothing'));
  const told = await faults();
  expect(told).toContain('"notes/Nothing"');
  expect(told).toContain("'number' is not assignable to type 'string'");
});
