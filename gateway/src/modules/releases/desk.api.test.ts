// What the agent sees and does on the release desk, which is the same through REST and GraphQL.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { promote, versions } from '../../testing/release-samples.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { admin, openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createRenderFaults } from './release-faults.ts';

const name = 'mfe-one';
const [first, second] = versions;
const DAY_MS = 86_400_000;

onEachDatabase('the desk for releases', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on' }, { hasReleases: true });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => void (await promote(agent, first)));
  afterEach(() => vi.useRealTimers());

  const look = async () => (await agent.rest('GET', '/api/admin/releases')).body;
  const part = async () => (await look()).parts.find((one: { name: string }) => one.name === name);
  const post = (path: string, body: object) => agent.rest('POST', `/api/admin/${path}`, body);
  const deeds = async () => (await agent.rest('GET', '/api/admin/audit-log?limit=5')).body.nodes;

  it('tells of each part what is live, since when, by whom, from which commit, and what it weighs', async () => {
    await promote(agent, second);
    const { parts } = await look();
    expect(parts.map((one: { name: string }) => one.name)).toEqual(['shell', name]);
    expect(parts[1]).toMatchObject({
      by: admin.username,
      since: expect.any(String),
      sizes: [
        { what: 'entry', bytes: 7, limit: 5000 },
        { what: 'page /one', bytes: 4, limit: 5000 },
      ],
      releases: [
        { version: second, commit: 'a1b2c3d', isLive: true, isEarlier: false, publishedBy: 'test' },
        { version: first, commit: null, isLive: false, isEarlier: true },
      ],
    });
  });

  it('undoes a step only where nobody has done another since, as often as it is pressed', async () => {
    const { at: after } = (await promote(agent, second)).body;
    expect((await post('releases/rollback', { name, to: first, after })).body).toMatchObject({ version: first });
    const { at: since } = (await promote(agent, second)).body;
    for (const [path, input] of [
      ['releases/rollback', { name, to: first, after }],
      ['releases/withdraw', { name, after }],
      ['releases/promote', { name, version: first, after }],
    ] as const) {
      const { status, body } = await post(path, input);
      expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', expect.stringContaining('came first')]);
    }
    expect((await part()).releases[0]).toMatchObject({ version: second, isLive: true });
    const { body: withdrawn } = await agent.graphql(
      'mutation ($name: String!, $after: DateTime) { withdrawRelease(name: $name, after: $after) { action } }',
      { name, after: since },
    );
    expect(withdrawn.data).toEqual({ withdrawRelease: { action: 'withdraw' } });
  });

  it('tells when the last step of a part was, however many other parts have made since', async () => {
    const { at } = (await promote(agent, second)).body;
    await gateway.gateway.database.em().execute(
      `insert into release_history (name, version, previous, at, by, action)
        select 'shell', '1.0.0', null, now(), 'team', 'promote' from generate_series(1, 50)`,
      [],
      'run',
    );
    expect((await look()).history.map((step: { name: string }) => step.name)).not.toContain(name);
    expect((await part()).lastStepAt).toBe(at);
  });

  it('puts nothing live for a session that ends while its promote is checked', async () => {
    const lost = await gateway.agent();
    const { catalogue, database: db } = gateway.gateway;
    const change = catalogue.change.bind(catalogue);
    const newest = 'delete from sessions where created_at = (select max(created_at) from sessions)';
    vi.spyOn(catalogue, 'change').mockImplementationOnce(async (work) => {
      await db.em().execute(newest, [], 'run');
      return change(work);
    });
    expect(await promote(lost, second)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await part()).releases[0]).toMatchObject({ version: second, isLive: false });
  });

  it('goes on and back as the agent, who finds each step in the audit log', async () => {
    const { body } = await promote(agent, second);
    expect(body).toMatchObject({ name, version: second, previous: first, action: 'promote', by: admin.username });
    expect((await post('releases/rollback', { name })).body).toMatchObject({ version: first, action: 'rollback' });
    expect((await post('releases/withdraw', { name })).body).toMatchObject({ version: first, action: 'withdraw' });
    expect(await part()).toMatchObject({ since: null, by: null, sizes: [] });
    expect((await post('releases/rollback', { name })).body).toMatchObject({ version: first });
    expect(await deeds()).toMatchObject([
      { action: 'rollBackRelease', subject: 'Release', changes: [{ after: `${name} ${first}` }] },
      { action: 'withdrawRelease' },
      { action: 'rollBackRelease' },
      { action: 'promoteRelease', changes: [{ after: `${name} ${second}` }] },
      {},
    ]);
    expect((await look()).history.slice(0, 2)).toMatchObject([{ action: 'rollback' }, { action: 'withdraw' }]);
  });

  it('refuses with every reason what a promote refuses, and changes nothing', async () => {
    const before = await look();
    const refused = [
      [await promote(agent, '1.0.0+000000000009'), `${name} 1.0.0+000000000009 has not been published`],
      [await post('releases/withdraw', { name: 'shell' }), 'shell stays: every page'],
      [await post('releases/rollback', { name, to: '1.0.0+000000000009' }), `${name} cannot go back to`],
    ] as const;
    for (const [{ status, body }, reason] of refused) {
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.message).toContain(reason);
    }
    expect(await look()).toEqual(before);
  });

  it('gives a release to a share of visitors, changes that, takes it back, and tells how it does', async () => {
    const canary = (more: object = {}) =>
      post('releases/canary', { name, version: second, share: 10, isByRule: true, ...more });
    expect((await canary({ share: 51 })).body.issues[0].path).toEqual(['share']);
    expect((await canary()).body).toMatchObject({ action: 'canary', detail: '10 %', previous: first });
    for (const [version, lcp] of [
      [first, 900],
      [second, 1900],
    ] as const) {
      const em = gateway.gateway.database.em();
      const [row] = await em.execute<{ id: number }[]>('select id from canaries where ended_at is null');
      const token = gateway.gateway.visitTokens.issue([{ name, version }], row?.id ?? 0);
      await gateway.visitor().rest('POST', '/api/visits', { token, lcp, hasFailed: false });
    }
    expect((await canary({ share: 25 })).body).toMatchObject({ detail: '25 %' });
    expect((await look()).canary).toMatchObject({
      ...{ name, version: second, previous: first, share: 25, isByRule: true, by: admin.username },
      finding: '1 visit against 1, of 50 that are needed',
      own: { visits: 1, failed: 0, inp: null },
      live: { visits: 1 },
    });
    expect((await part()).releases[0]).toMatchObject({ version: second, vitals: { visits: 1, cls: null } });
    // A histogram is exact to a twentieth.
    expect((await part()).releases[0].vitals.lcp / 1900).toBeCloseTo(1, 1);
    expect((await post('releases/canary/end', { name })).body).toMatchObject({ action: 'canary-end', version: second });
    expect((await look()).canary).toBeNull();
    expect((await post('releases/canary/end', { name })).status).toBe(409);
    expect(await deeds()).toMatchObject([
      { action: 'endCanary' },
      { action: 'setCanary' },
      { action: 'setCanary' },
      {},
      {},
    ]);
  });

  const newToken = (more: object = {}) =>
    post('deploy-tokens', {
      part: name,
      note: 'team one',
      expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
      password: admin.password,
      ...more,
    });
  const identify = (secret: string) => gateway.gateway.table.tokens.identify(secret);

  it('makes a token for who knows the password, shows it once, and lets it expire', async () => {
    expect((await newToken({ password: 'wrong' })).body.issues).toEqual([
      { path: ['password'], message: 'Wrong password' },
    ]);
    const inTwoYears = new Date(Date.now() + 2 * 366 * DAY_MS).toISOString();
    expect((await newToken({ expiresAt: inTwoYears })).body.issues?.[0]?.path).toEqual(['expiresAt']);
    const { secret, token } = (await newToken()).body;
    expect(JSON.stringify(await look())).not.toContain(secret);
    expect((await look()).tokens).toContainEqual(token);
    expect(await identify(secret)).toMatchObject({ part: name, note: 'team one' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1000 });
    await expect(identify(secret)).rejects.toThrow(/expired on 20\d\d-\d\d-\d\d; ask for another one/);
  });

  it('revokes a token at once, and takes that back within ten minutes only', async () => {
    const { secret, token } = (await newToken()).body;
    const path = `/api/admin/deploy-tokens/${token.id}`;
    expect((await agent.rest('DELETE', path)).body).toEqual(token);
    await expect(identify(secret)).rejects.toThrow('unknown or revoked');
    expect((await look()).tokens).not.toContainEqual(token);
    expect((await agent.rest('DELETE', path)).status).toBe(404);
    expect((await agent.rest('POST', `${path}/restore`)).status).toBe(200);
    expect(await identify(secret)).toMatchObject({ part: name });
    await agent.rest('DELETE', path);
    const revokedAt = (moment: string) =>
      gateway.gateway.database
        .em()
        .execute(`update release_tokens set revoked_at = ${moment} where id = ?`, [token.id], 'run');
    // The clock was an hour ahead, and was set back.
    await revokedAt("now() + interval '1 hour'");
    expect((await agent.rest('POST', `${path}/restore`)).status).toBe(409);
    await revokedAt("now() - interval '11 minutes'");
    expect((await agent.rest('POST', `${path}/restore`)).status).toBe(409);
    await expect(identify(secret)).rejects.toThrow('unknown or revoked');
  });

  it('counts what browsers told of a stored release, ten an hour of a network, and of no other release', async () => {
    const visitor = gateway.visitor();
    const report = { remote: name, version: first, module: './page', message: 'Failed to fetch', path: '/one?q=mine' };
    for (let count = 0; count < 12; count += 1) await visitor.rest('POST', '/api/rum', report);
    await visitor.rest('POST', '/api/rum', { ...report, version: '9.9.9+invented' });
    const [live] = (await part()).releases.filter(({ isLive }: { isLive: boolean }) => isLive);
    expect(live.faults).toEqual({
      count: 10,
      lastAt: expect.any(String),
      lastMessage: './page: Failed to fetch',
      lastPath: '/one',
    });
    const rows = await gateway.gateway.database.em().execute('select version from release_faults');
    expect(rows).toEqual([{ version: first }]);
  });

  it('counts what failed on this gateway’s renderers, in one statement every few seconds', async () => {
    const { database: db } = gateway.gateway;
    await db.em().execute('delete from release_faults');
    const { note, flush } = createRenderFaults({ database: db, logger: createLogger('silent') });
    for (let count = 0; count < 20; count += 1) note({ name, version: first }, '/one?q=typed', 'boom\n  at page.mjs');
    await flush();
    const [live] = (await part()).releases.filter(({ isLive }: { isLive: boolean }) => isLive);
    expect(live.faults).toMatchObject({ count: 20, lastMessage: 'On the server: boom', lastPath: '/one' });
  });

  it('says all else of a part whose files are not on this machine, and puts none such live', async () => {
    rmSync(join(gateway.gateway.env.DATA_DIR, 'releases', name), { recursive: true });
    expect(await part()).toMatchObject({ sizes: [], by: expect.any(String), releases: [{}, {}] });
    const { status, body } = await promote(agent, second);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.message).toContain(
      `The files of ${name} ${second} are not whole on this gateway's disk: publish it again`,
    );
  });
});
