import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { StandInsPlugin } from './stand-ins-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const entry = file('entry.js', "import './old.js';");
const old = file('old.js', 'console.log(1);');
const standIn = file('stand-in.js', 'console.log(2);');

const errorsOf = (plugins: InstanceType<typeof rspack.NormalModuleReplacementPlugin | typeof StandInsPlugin>[]) =>
  new Promise<string[]>((resolve, reject) => {
    const output = { path: join(folder, 'dist') };
    const compiler = rspack({ context: folder, mode: 'production', entry, output, plugins });
    compiler.run((error, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    });
  });

const held = new StandInsPlugin({ present: [standIn], absent: [/old\.js$/] });

it('is silent as long as the replaced module is where it was', async () => {
  const replace = new rspack.NormalModuleReplacementPlugin(/old\.js$/, standIn);
  expect(await errorsOf([replace, held])).toEqual([]);
});

it('fails the build once the library has moved it', async () => {
  const replace = new rspack.NormalModuleReplacementPlugin(/older\.js$/, standIn);
  const errors = await errorsOf([replace, held]);
  expect(errors.join('\n')).toContain(`${standIn} stands for a module that nobody asks for any more`);
  expect(errors.join('\n')).toContain(`${old} was to be replaced, and is part of the build`);
});
