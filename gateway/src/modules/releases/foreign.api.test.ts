import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { errorAnswer } from '../../http/error-answer.ts';
import { type BuildOptions, makeBuild, shellBuild, versionOf } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { foreignManifests } from './foreign.routes.ts';
import type { ForeignManifest } from './foreign-manifest.ts';
import { releaseFiles } from './release.routes.ts';
import { openReleases, type Releases } from './release.service.ts';
import { releaseFolder } from './release-files.ts';

const ORIGIN = 'https://agent.example';
const MANIFEST = '/federation/mfe-one/mf-manifest.json';
const none = { sync: [], async: [] };

const manifest = (change: { publicPath?: string; globalName?: string; exposed?: string; entry?: string } = {}) => {
  const { publicPath = 'auto', globalName = 'mfe_one', exposed = 'Homes', entry = 'entry.js' } = change;
  const js = { sync: ['Homes.js'], async: [] };
  return JSON.stringify({
    metaData: { publicPath, globalName, remoteEntry: { name: entry, path: '', type: 'global' } },
    exposes: [{ name: exposed, path: `./${exposed}`, assets: { js, css: none } }],
  });
};

const slot = { module: './homes', server: 'page.mjs', scripts: ['page.js'], styles: [], borrows: [] };
const files = {
  'foreign/mf-manifest.json': manifest(),
  // A bundler's JSX code, for pages of other sites, where the site's own React is missing.
  'foreign/entry.js': 'Symbol.for("react.transitional.element")',
  'foreign/Homes.js': 'homes',
};
const offering = (number: number, change: Partial<BuildOptions> = {}): string =>
  makeBuild({
    name: 'mfe-one',
    number,
    release: { slots: { Homes: slot }, foreign: ['Homes'], ...change.release },
    files: { ...files, ...change.files },
  });

let gateway: TestGateway;
let folder: string;
let origin = ORIGIN;
let server: Server;
let releases: Releases;

beforeAll(async () => {
  gateway = await openTestGateway('pglite');
  const { database, catalogue, graphql } = gateway.gateway;
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const logger = createLogger('silent');
  releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke: async () => [] });
  const app = new Koa();
  app.use(errorAnswer(logger) as Koa.Middleware);
  const options = { releases, folder };
  app.use((context, next) => foreignManifests({ ...options, origin })(context, next));
  app.use(releaseFiles(releases, folder));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
const publish = (build: string) => releases.publish(build, 'test');

it('has the manifest of what is live at one address, and its files at absolute ones that never change', async () => {
  const [shell, first, second] = [await publish(shellBuild()), await publish(offering(1)), await publish(offering(2))];
  const nothing = await ask(MANIFEST);
  expect([nothing.status, nothing.headers.get('access-control-allow-origin'), await nothing.text()]).toEqual([
    404,
    '*',
    expect.stringContaining('No part of this name is live'),
  ]);
  const seen = [];
  for (const set of [[shell, first], [second]]) {
    await releases.promote(set, 'test');
    const answer = await ask(MANIFEST);
    seen.push({
      etag: answer.headers.get('etag'),
      path: ((await answer.json()) as ForeignManifest).metaData.publicPath,
    });
    expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual([
      '*',
      'no-cache',
    ]);
  }
  expect(seen.map(({ path }) => path)).toEqual([
    `${ORIGIN}/federation/mfe-one/${first.version}/`,
    `${ORIGIN}/federation/mfe-one/${second.version}/`,
  ]);
  const known = (etag: string | null) => ask(MANIFEST, { 'if-none-match': String(etag) });
  expect((await known(seen[1]?.etag ?? null)).status).toBe(304);
  expect((await known(seen[0]?.etag ?? null)).status).toBe(200);
  // Once the site has another address, a host that knows the old ones is told the new ones.
  origin = 'https://other.example';
  expect((await known(seen[1]?.etag ?? null)).status).toBe(200);
  origin = ORIGIN;
  for (const { path } of seen) {
    const { status, headers } = await ask(`${new URL(path).pathname}Homes.js`);
    expect([status, headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      '*',
      'cross-origin',
    ]);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

it('is away, and no fault, while the files of what is live are gone from the disk', async () => {
  await releases.promote([await publish(shellBuild()), await publish(offering(3))], 'test');
  const lost = releaseFolder(folder, { name: 'mfe-one', version: versionOf(3) });
  renameSync(lost, `${lost}.lost`);
  expect((await ask(MANIFEST)).status).toBe(503);
  renameSync(`${lost}.lost`, lost);
  expect((await ask(MANIFEST)).status).toBe(200);
});

it('hands other sites nothing of the site’s own halves, nor the site what is for others', async () => {
  const { version } = await publish(offering(1));
  for (const path of [
    `/federation/mfe-one/${version}/../web/page.js`,
    `/federation/mfe-one/${version}/%2e%2e/web/page.js`,
    `/federation/mfe-one/${version}/page.mjs`,
    `/releases/mfe-one/${version}/foreign/Homes.js`,
    '/federation/mfe-two/mf-manifest.json',
  ])
    expect((await ask(path)).status, path).toBe(404);
  const own = await ask(`/releases/mfe-one/${version}/web/page.js`);
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it.each<[string, Partial<BuildOptions>, RegExp]>([
  [
    'a slot that it has not',
    { release: { foreign: ['Homes', 'Sales'] } },
    /offers Sales to other sites, which is none of its slots/,
  ],
  ['its slots as a private part', { release: { isPrivate: true } }, /is private, and offers slots/],
  ['files, and no slot', { release: { foreign: [] } }, /has files for other sites, and offers them no slot/],
  ['a page', { files: { 'foreign/index.html': '<p>' } }, /foreign\/index\.html is nothing for other sites/],
  [
    'a style sheet',
    { files: { 'foreign/all.css': '* { color: red }' } },
    /foreign\/all\.css is nothing for other sites/,
  ],
  [
    'another slot than it says',
    { files: { 'foreign/mf-manifest.json': manifest({ exposed: 'Sales' }) } },
    /it has Sales, not Homes/,
  ],
  [
    'its files elsewhere',
    { files: { 'foreign/mf-manifest.json': manifest({ publicPath: 'https://evil.example/' }) } },
    /its publicPath is 'auto', not 'https:\/\/evil/,
  ],
  [
    'another part’s container',
    { files: { 'foreign/mf-manifest.json': manifest({ globalName: 'mfe_two' }) } },
    /stands under mfe_one, not under mfe_two/,
  ],
  [
    'a container that is not there',
    { files: { 'foreign/mf-manifest.json': manifest({ entry: 'gone.js' }) } },
    /no hash for foreign\/gone\.js/,
  ],
  ['no manifest', { files: { 'foreign/mf-manifest.json': '[]' } }, /mf-manifest\.json is no manifest of federation/],
])('refuses a build that offers %s', async (_, change, reason) => {
  await expect(publish(offering(9, change))).rejects.toThrow(reason);
});
