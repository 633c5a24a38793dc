import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'src/notes'), { recursive: true });

function print(text: string) {
  writeFileSync(join(folder, 'src/notes/notes.graphql'), text);
  const command = join(import.meta.dirname, 'codegen.ts');
  return spawnSync(process.execPath, [command], { cwd: folder, encoding: 'utf8' });
}

it.each([
  ['query Notes { nope }', /Cannot query field "nope" on type "Query"\.\n\s+at src\/notes\/notes\.graphql:1:15/],
  ['query Notes { testimonials { id ', /^Syntax Error: .*\n\nsrc\/notes\/notes\.graphql:1:\d+\n/],
  ['query { testimonials { id } }', /^src\/notes\/notes\.graphql: every operation needs a name/],
  ['query Notes { testimonials { ...Missing } }', /^src\/notes\/notes\.graphql: there is no fragment Missing\n$/],
])('says of a slip where it is, without a stack, and prints nothing: %s', (text, words) => {
  const { status, stderr } = print(text);
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  expect(stderr).not.toMatch(/^ +at .*\.[jt]s:/m);
  expect(existsSync(join(folder, 'src/generated'))).toBe(false);
});

it('says where it has printed, and nothing where it has already', () => {
  const text = 'query Notes { testimonials { id } }';
  expect([print(text), print(text)].map(({ status, stdout }) => [status, stdout])).toEqual([
    [0, 'wrote     src/generated\n'],
    [0, ''],
  ]);
});
