// A part as an installed app: the manifest and the service worker of its live release.
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { withBiography } from 'schema/biography';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../core/site.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { readBuild, storeFiles } from '../modules/releases/release-files.ts';
import { makeBuild, page, shellBuild } from '../testing/release-builds.ts';
import { appFiles } from './app-files.ts';
import { contentSecurityPolicy } from './policy.ts';

const identity = withBiography(
  readSite(fileURLToPath(new URL('../../../site.json', import.meta.url)), { refuseDemo: false }),
);
const site = () => identity;
const releasesFolder = mkdtempSync(join(tmpdir(), 'app-files-'));
let live: ReleaseSet;
let server: Server;
let origin: string;

async function release(number: number, words: string) {
  const app = { scope: '/admin/', start: '/admin/today', worker: 'worker.js' };
  const folder = makeBuild({
    name: 'mfe-admin',
    number,
    release: { isPrivate: true, pages: [page('/admin')], icons: ['assets/icon-192.0a.png'], app },
    files: { 'web/worker.js': words },
  });
  const built = readBuild(folder);
  await storeFiles(releasesFolder, folder, built);
  return built;
}

beforeAll(async () => {
  live = { shell: readBuild(shellBuild()), remotes: [await release(1, 'first()')] };
  const app = new Koa();
  app.use(appFiles({ releases: { live: () => live }, releasesFolder, site }));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(releasesFolder, { recursive: true, force: true });
});

test('the service worker is the live release’s, asked for anew each time, under a policy of its own', async () => {
  const answer = await fetch(`${origin}/admin/worker.js`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toBe('first()');
  live = { ...live, remotes: [await release(2, 'second()')] };
  expect(await (await fetch(`${origin}/admin/worker.js`)).text()).toBe('second()');
});

test('the manifest keeps to the part’s own addresses and icons', async () => {
  const answer = await fetch(`${origin}/admin/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await answer.json()).toMatchObject({
    id: '/admin/',
    scope: '/admin/',
    start_url: '/admin/today',
    icons: [{ src: expect.stringMatching(/^\/releases\/mfe-admin\/.*icon-192/), sizes: '192x192', purpose: 'any' }],
  });
});

test('the list of files names all that the pages of both releases are made of, and nothing else', async () => {
  const answer = await fetch(`${origin}/admin/files.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const listed = (await answer.json()) as { version: string; entries: string[]; files: string[] };
  const [remote] = live.remotes;
  expect(listed).toMatchObject({ version: `${live.shell.version} ${remote?.version}`, start: '/admin/today' });
  const web = (release: typeof live.shell, file: string) => `/releases/${release.name}/${release.version}/${file}`;
  expect(listed.entries).toEqual([live.shell, remote].flatMap((one) => (one ? web(one, one.entry) : [])));
  expect(listed.files).toEqual(expect.arrayContaining(listed.entries));
  expect(listed.files.filter((file: string) => !/\.(js|css|woff2)$/.test(file))).toEqual([]);
  expect(listed.files).not.toContain(`/releases/mfe-admin/${remote?.version}/web/worker.js`);
});

test('there is neither where no part is an application', async () => {
  const before = live;
  live = { ...live, remotes: [] };
  expect((await fetch(`${origin}/admin/worker.js`)).status).toBe(404);
  live = before;
});

test('only the part’s own pages may name a service worker', () => {
  const parts = { set: live, styleHashes: [], scriptHashes: [], scriptUrl: undefined, isHttps: true };
  const policyOf = (shown: ReleaseSet['shell'] | undefined) =>
    contentSecurityPolicy({ ...parts, shown })['content-security-policy'];
  expect(policyOf(live.remotes[0])).toContain('mfe-admin-worker');
  expect(policyOf(live.shell)).not.toContain('mfe-admin-worker');
});
