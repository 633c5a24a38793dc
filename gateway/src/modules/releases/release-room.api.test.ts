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
  let token: string;

  beforeAll(async () => {
    test = await openTestGateway(kind);
    const { database, catalogue, graphql } = test.gateway;
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const logger = createLogger('silent');
    const smoke = async () => [];
    releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke });
    const tokens = createReleaseTokens(database);
    token = (await tokens.create({ part: 'mfe-one', note: 'team one', expiresAt: null })).secret;
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

  const build = (number: number, weight: number) =>
    makeBuild({
      name: 'mfe-one',
      number,
      release: { pages: [page('/one')] },
      files: { 'web/weight.bin': 'x'.repeat(weight) },
    });

  async function call(method: string, path: string, body: string) {
    const { port } = server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/deploy${path}`, { method, headers, body });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as { reasons?: string[] } };
  }

  async function publish(from: string) {
    const description = readFileSync(join(from, 'release.json'), 'utf8');
    const { name, version, files } = JSON.parse(description);
    for (const file of Object.keys(files))
      await call('PUT', `/files/${name}/${version}/${file}`, readFileSync(join(from, file), 'utf8'));
    return call('POST', '/publish', description);
  }

  const isThere = (number: number) =>
    existsSync(releaseFolder(folder, { name: 'mfe-one', version: versionOf(number) }));

  it('stores no release beyond what all may weigh, says both numbers, and harms none that is kept', async () => {
    await releases.promote([await releases.publish(shellBuild(), 'test')], 'test');
    expect((await publish(build(1, 60 * UNIT))).status).toBe(201);
    await releases.promote([{ name: 'mfe-one', version: versionOf(1) }], 'test');
    expect(await publish(build(2, 45 * UNIT))).toMatchObject({
      status: 409,
      body: {
        reasons: [
          expect.stringMatching(
            /^mfe-one 1\.0\.0\+0{11}2: its 0\.5 MB do not fit: all that is stored may have 1\.0 MB \(RELEASES_MB\), and has 0\.6 MB already/,
          ),
        ],
      },
    });
    expect([isThere(1), isThere(2)]).toEqual([true, false]);
    expect(releases.live()?.remotes.map(({ version }) => version)).toEqual([versionOf(1)]);
    // What is stored already weighs nothing more, and what the operator's own machine has is not held up.
    expect((await publish(build(1, 60 * UNIT))).status).toBe(201);
    await releases.publish(build(3, 45 * UNIT), 'npm start');
    expect(isThere(3)).toBe(true);
  });

  it('lets two that fit alone, and not together, in one after the other', async () => {
    await test.gateway.database
      .em()
      .execute("delete from releases where name = 'mfe-one' and version = ?", [versionOf(3)]);
    const statuses = (await Promise.all([publish(build(4, 25 * UNIT)), publish(build(5, 25 * UNIT))])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
    expect([isThere(4), isThere(5)].sort()).toEqual([false, true]);
  });

  it('makes room with what is too old before it refuses', async () => {
    const em = test.gateway.database.em();
    for (let number = 10; number < 31; number += 1) await releases.publish(build(number, UNIT), 'npm start');
    const old = new Date(Date.now() - 60 * DAY_MS);
    await em.execute("update release_history set at = ? where name = 'mfe-one'", [old]);
    await releases.promote([{ name: 'mfe-one', version: versionOf(30) }], 'test');
    await em.execute("update release_history set at = ? where name = 'mfe-one'", [old]);
    expect((await publish(build(31, 30 * UNIT))).status).toBe(201);
    expect(isThere(1)).toBe(false);
  });
});
