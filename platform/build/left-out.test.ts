import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { here } from './rspack-base.ts';
import { broken } from './stand-ins-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'left-out-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = join(folder, 'library.js');
writeFileSync(entry, 'if (globalThis.isAsked) console.log("never asked for");\nconsole.log("kept");\n');

const build = (cuts: readonly (readonly [string, string])[]) =>
  new Promise<{ errors: string; code: string }>((resolve, reject) => {
    const use = { loader: here('./left-out-loader.cjs'), options: { cuts } };
    const output = { path: join(folder, 'dist') };
    const compiler = rspack({ mode: 'production', entry, output, module: { rules: [{ test: /library\.js$/, use }] } });
    compiler.run((error, stats) => {
      const told = stats?.toJson({ all: false, errors: true });
      const code = stats?.compilation.getAsset('main.js')?.source.source().toString() ?? '';
      const errors = told?.errors?.map(({ message }) => message).join('\n') ?? '';
      compiler.close(() => (error ? reject(error) : resolve({ errors, code })));
    });
  });

it('what nobody asks for is no part of a build', async () => {
  const { errors, code } = await build([['globalThis.isAsked', 'false']]);
  expect(errors).toBe('');
  expect(code).toContain('kept');
  expect(code).not.toContain('never asked for');
});

it('fails the build once the library says it in other words, and names them', async () => {
  const { errors } = await build([['globalThis.isWanted', 'false']]);
  expect(errors).toContain('It no longer has the text “globalThis.isWanted”, which is to be left out');
});

it('fails the build once the library has moved the module', () => {
  const standIns = { present: [/router\.js$/], absent: [] };
  expect(broken(standIns, new Set(['/library/router.js']))).toEqual([]);
  expect(broken(standIns, new Set(['/library/routes.js']))).toEqual([
    String.raw`/router\.js$/, of which a part is left out, is no module of the build any more`,
  ]);
});
