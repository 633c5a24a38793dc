/** What two builds of one part do to each other, as from two shells, and what one leaves that does not come to its end. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { verify } from '../release/build.ts';

const modules = join(import.meta.dirname, '../../mfe-leads/node_modules');
const folder = mkdtempSync(join(tmpdir(), 'two-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = {
  'package.json': '{ "name": "mfe-tiny", "version": "1.0.0", "type": "module" }',
  'rspack.config.ts': "import { remote } from 'platform/rspack';\nexport default remote(import.meta.dirname);\n",
  'remote.ts': "export const remote = { name: 'tiny', pages: { '/tiny': { module: './src/page.tsx' } }, slots: {} };\n",
  'src/page.tsx': 'export const Component = () => <p>tiny</p>;\n',
};
mkdirSync(join(folder, 'src'));
for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
symlinkSync(modules, join(folder, 'node_modules'));

async function build(source?: string): Promise<{ code: number; said: string }> {
  const cli = join(modules, '@rspack/cli/bin/rspack.js');
  const env = { ...process.env, ...(source === undefined ? {} : { SOURCE_HASH: source }) };
  const child = spawn(process.execPath, [cli, 'build'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, said };
}

it('two builds of a part at once each come to their end, and leave one whole release and nothing else', async () => {
  const both = await Promise.all([build(), build(), build()]);
  expect(both.map(({ code, said }) => (code === 0 ? 'built' : said))).toEqual(['built', 'built', 'built']);
  const files = Object.keys(verify(folder).files);
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/^server\//), expect.stringMatching(/^web\//)]));
  const left = existsSync(join(folder, '.build')) ? readdirSync(join(folder, '.build')) : [];
  expect(left).toEqual([]);
}, 60_000);

it('a release says of which source it is in the moment in which it is there; a build by hand does not know', async () => {
  const stamp = join(folder, 'dist/.source');
  await Promise.all([build('first'), build('second')]);
  expect(['first', 'second']).toContain(readFileSync(stamp, 'utf8'));
  expect(Object.keys(verify(folder).files)).not.toContain('.source');
  await build();
  expect(existsSync(stamp)).toBe(false);
}, 60_000);
