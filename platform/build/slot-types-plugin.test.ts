import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { SlotTypesPlugin } from './slot-types-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'slot-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'src'));
writeFileSync(join(folder, 'entry.js'), '');

const build = (types: string) =>
  new Promise<string[]>((resolve, reject) => {
    writeFileSync(join(folder, 'src/slots.d.ts'), types);
    const output = { path: join(folder, 'dist') };
    const plugins = [new SlotTypesPlugin(folder)];
    const compiler = rspack({ context: folder, mode: 'production', entry: './entry.js', output, plugins });
    compiler.run((error, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    });
  });

const slots =
  "import 'platform';\ndeclare module 'platform' { interface InlineSlots { 'notes/Pinned': { topic: Topic } } }";

// The file goes with the release alone: for whoever places the slot the type would be `any`, and no props wrong.
it.each([
  ["import type { Topic } from './topic.ts';", './topic.ts'],
  ['import type { Topic } from "../src/topic";', '../src/topic'],
  ["type Topic = import('./topic').Topic;", './topic'],
  ['/// <reference path="./topic.d.ts" />', './topic.d.ts'],
])('fails the build where the types of slots need a file that does not go with them: %s', async (line, needed) => {
  expect((await build(`${line}\n${slots}`)).join()).toContain(
    `src/slots.d.ts needs ${needed}, which does not go with it`,
  );
});

it('takes types that are written there, or come from a package', async () => {
  expect(await build(`import type { Topic } from 'schema';\n${slots}`)).toEqual([]);
  expect(await build(`type Topic = 'a' | './b';\n${slots}`)).toEqual([]);
});
