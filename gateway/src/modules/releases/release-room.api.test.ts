// What all stored releases may weigh together, at the door through which teams deploy.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { makeBuild, page, shellBuild, versionOf } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deployRoutes } from './deploy.routes.ts';
import { openReleases, type Releases } from './release.service.ts';
import { releaseFolder } from './release-files.ts';
import { createReleasePreviews } from './release-previews.ts';
import { createReleaseTokens } from './release-tokens.ts';
import { createSmokeReports } from './smoke-reports.ts';

/** Bytes. The door allows a hundred of them. */
const UNIT = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(['pglite', 'postgresql'] as const)('on %s', (kind: DatabaseKind) => {
  let test: TestGateway;
  let folder: string;
  let releases: Releases;
  let server: Server;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    test = await openTestGateway(kind);
    const { database, catalogue, graphql } = test.gateway;
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const logger = createLogger('silent');
    const smoke = async () => [];
    releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke });
    const tokens = createReleaseTokens(database);
    for (const part of ['mfe-one', 'mfe-two', 'mfe-three'])
      secrets.set(part, (await tokens.create({ part, note: 'its team', expiresAt: null })).secret);
    const previews = createReleasePreviews({ releases, keys: ['a key of the tests'], origin: 'http://site.test' });
    const reports = createSmokeReports(database);
    const onPromoted = async () => {};
    const mostBytes = 100 * UNIT;
    const door = deployRoutes({ releases, previews, tokens, reports, folder, mostBytes, logger, onPromoted });
    server = new Koa().use(door).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const build = (name: string, number: number, weight: number) =>
    makeBuild({
      name,
      number,
      release: { pages: [page(`/${name}`)] },
      files: { 'web/weight.bin': 'x'.repeat(weight) },
    });

  async function call(part: string, method: string, path: string, body: string) {
    const { port } = server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${secrets.get(part)}`, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/deploy${path}`, { method, headers, body });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as { reasons?: string[] } };
  }

  async function publish(from: string) {
    const description = readFileSync(join(from, 'release.json'), 'utf8');
    const { name, version, files } = JSON.parse(description);
    for (const file of Object.keys(files))
      await call(name, 'PUT', `/files/${name}/${version}/${file}`, readFileSync(join(from, file), 'utf8'));
    return call(name, 'POST', '/publish', description);
  }

  const isThere = (name: string, number: number) =>
    existsSync(releaseFolder(folder, { name, version: versionOf(number) }));

  it('stores no release beyond what its part, or all, may weigh, says both numbers, and harms none that is kept', async () => {
    await releases.promote([await releases.publish(shellBuild(), 'test')], 'test');
    expect((await publish(build('mfe-one', 1, 40 * UNIT))).status).toBe(201);
    await releases.promote([{ name: 'mfe-one', version: versionOf(1) }], 'test');
    expect(await publish(build('mfe-one', 2, 20 * UNIT))).toMatchObject({
      status: 409,
      body: {
        reasons: [
          expect.stringMatching(
            /^mfe-one 1\.0\.0\+0{11}2: its 0\.2 MB do not fit: all that is stored of one part may have 0\.5 MB \(half of RELEASES_MB\), and has 0\.4 MB already/,
          ),
        ],
      },
    });
    expect((await publish(build('mfe-two', 3, 45 * UNIT))).status).toBe(201);
    expect(await publish(build('mfe-three', 4, 20 * UNIT))).toMatchObject({
      status: 409,
      body: {
        reasons: [
          expect.stringMatching(/all that is stored may have 1\.0 MB \(RELEASES_MB\), and has 0\.9 MB already/),
        ],
      },
    });
    expect([isThere('mfe-one', 1), isThere('mfe-one', 2), isThere('mfe-three', 4)]).toEqual([true, false, false]);
    expect(releases.live()?.remotes.map(({ version }) => version)).toEqual([versionOf(1)]);
    // What is stored already weighs nothing more, and what the operator's own machine has is not held up.
    expect((await publish(build('mfe-one', 1, 40 * UNIT))).status).toBe(201);
    await releases.publish(build('mfe-one', 5, 45 * UNIT), 'npm start');
    expect(isThere('mfe-one', 5)).toBe(true);
  });

  it('lets two that fit alone, and not together, in one after the other', async () => {
    const rest = [versionOf(3), versionOf(5)];
    await test.gateway.database.em().execute('delete from releases where version in (?, ?)', rest);
    const both = [publish(build('mfe-two', 6, 35 * UNIT)), publish(build('mfe-three', 7, 35 * UNIT))];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
    expect([isThere('mfe-two', 6), isThere('mfe-three', 7)].sort()).toEqual([false, true]);
  });

  it('makes room with what is too old before it refuses', async () => {
    const em = test.gateway.database.em();
    for (let number = 10; number < 31; number += 1) await releases.publish(build('mfe-one', number, UNIT), 'npm start');
    const old = new Date(Date.now() - 60 * DAY_MS);
    await em.execute("update release_history set at = ? where name = 'mfe-one'", [old]);
    await releases.promote([{ name: 'mfe-one', version: versionOf(30) }], 'test');
    await em.execute("update release_history set at = ? where name = 'mfe-one'", [old]);
    expect((await publish(build('mfe-one', 31, 25 * UNIT))).status).toBe(201);
    expect(isThere('mfe-one', 1)).toBe(false);
  });
});
