// What the command says of a site's answers.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const version = '1.0.0+000000000001';
const next = '1.0.0+000000000002';
const live = ['shell', 'mfe-notes'].map((name) => ({ name, version }));
const releases = [
  ...live.map((id) => ({ ...id, publishedAt: '2026-01-02T03:04:05Z', publishedBy: 'CI' })),
  { name: 'mfe-notes', version: next, publishedAt: '2026-01-03T03:04:05Z', publishedBy: 'a developer' },
];
const history = [
  { name: 'mfe-notes', version, at: '2026-01-02T03:04:05Z', action: 'promote', previous: null, by: 'CI' },
];
const tokens = [
  { part: null, note: 'operator', expiresAt: null, revokedAt: null },
  { part: 'mfe-notes', note: 'CI', expiresAt: '2026-04-02T03:04:05Z', revokedAt: null },
  { part: 'mfe-notes', note: 'CI', expiresAt: '2026-04-02T03:04:05Z', revokedAt: '2026-02-02T03:04:05Z' },
].map((token, index) => ({ id: `id-${index}`, createdAt: '2026-01-02T03:04:05Z', ...token }));
const answers: Record<string, object> = {
  'GET /deploy': { live, releases, history, canary: null },
  'GET /deploy/tokens': { tokens },
  'POST /deploy/tokens': { token: 'deploy_secret' },
  'POST /deploy/canary': { canary: null },
  [`GET /deploy/releases/shell/${version}`]: { name: 'shell', files: {}, pages: [] },
  [`GET /deploy/releases/mfe-notes/${version}`]: { name: 'mfe-notes', files: {}, pages: [] },
};

let folder = '';
let server: Server;
let asked: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.statusCode = method === 'DELETE' ? 204 : 200;
    response.end(JSON.stringify(answers[`${method} ${url}`]));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const releaseWith = (more: Record<string, string>, ...given: string[]) =>
  new Promise<{ told: string; aside: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const env = { ...process.env, DEPLOY_URL: `http://127.0.0.1:${port}`, DEPLOY_TOKEN: 'a-token', ...more };
    execFile(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...given], { env }, (error, told, aside) =>
      error ? reject(new Error(aside.trim())) : resolve({ told, aside }),
    );
  });
const release = (...given: string[]) => releaseWith({}, ...given);

// A command that says nothing might as well have done nothing.
test('types says where no live part has types of slots, and whence they would come', async () => {
  const { told } = await release('types', join(folder, 'slots-of-others'));
  expect(told).toBe(
    `wrote     ${join(folder, 'slots-of-others/live-pages.d.ts')}\n` +
      'No live part has types of slots: each brings the src/slots.d.ts that it was built with\n',
  );
});

test('history says of a part that it has none', async () => {
  expect((await release('history', 'shell')).told).toBe('Nothing of shell is among the last changes\n');
  expect((await release('history', 'mfe-notes')).told).toContain('mfe-notes 1.0.0');
  await expect(release('history', 'mfe-nots')).rejects.toThrow(
    'mfe-nots was never published. Published are mfe-notes, shell',
  );
});

/** A built part without files. */
function build(name: string): string {
  const built = join(folder, name);
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'release.json'), JSON.stringify({ name: 'mfe-notes', version, files: {} }));
  return built;
}

// Room for releases is bounded, and what is stored nobody takes back.
test.each([
  ['canary', ['one', '--share', '400'], '--share is a whole number from 1 to 50, not 400'],
  ['publish', ['one', 'nowhere'], 'nowhere is no folder'],
  ['deploy', ['one', 'two'], 'mfe-notes is named twice'],
  ['smoke', ['one'], 'CHROMIUM names /no/browser, and nothing is there'],
])('%s %j sends nothing before it has understood all of it', async (command, words, refusal) => {
  const built = { one: build('one'), two: build('two') };
  const given = words.map((word) => (word === 'one' || word === 'two' ? built[word] : word));
  asked = [];
  await expect(releaseWith({ CHROMIUM: '/no/browser' }, command, ...given)).rejects.toThrow(refusal);
  expect(asked).toEqual([]);
});

// A part may be new: what is a slip only a person can tell.
test('token create says of a part that was never published which ones were, beside the token', async () => {
  expect(await release('token', 'create', 'mfe-notes', 'CI')).toEqual({ told: 'deploy_secret\n', aside: '' });
  expect(await release('token', 'create', 'mfe-nots', 'CI')).toEqual({
    told: 'deploy_secret\n',
    aside:
      'mfe-nots was never published: this token is for its first release\n' +
      'Published are mfe-notes, shell. If one of them was meant, revoke this token: token list has its id\n',
  });
});

test('list says what is live and what is stored, by whom and since when', async () => {
  const { told } = await release('list');
  expect(told).toBe(
    `live   shell@${version}  2026-01-02T03:04:05Z  CI\n` +
      `live   mfe-notes@${version}  2026-01-02T03:04:05Z  CI\n` +
      `       mfe-notes@${next}  2026-01-03T03:04:05Z  a developer\n`,
  );
});

test('token list names each token by its id, and how long it holds; token revoke says what it did', async () => {
  const { told } = await release('token', 'list');
  expect(told).toBe(
    'id-0  operator  operator  since 2026-01-02\n' +
      'id-1  mfe-notes  CI  since 2026-01-02, until 2026-04-02\n' +
      'id-2  mfe-notes  CI  since 2026-01-02, revoked 2026-02-02\n',
  );
  expect((await release('token', 'revoke', 'id-1')).told).toBe('revoked   id-1\n');
});

test('canary says of one that a promote of its part has ended at once that it does not run, and where to look', async () => {
  await expect(release('canary', `mfe-notes@${next}`)).rejects.toThrow(
    'mfe-notes was switched meanwhile, which ended its canary: history mfe-notes tells how',
  );
});
