// Reports of visits during a canary, and what the rule does about them.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../core/logger.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { makeBuild, page, shellBuild } from '../../../testing/release-builds.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway.ts';
import { createVisitTokens } from '../../vitals/visit-tokens.ts';
import { selectAllVitals, selectVitals } from '../../vitals/vitals.rows.ts';
import { openReleases, type Releases } from '../release.service.ts';
import type { Release } from '../release.ts';
import { createRenderFaults } from '../release-faults.ts';
import { createCanaryRule } from './rule.ts';

const logger = createLogger('silent');
const by = { by: 'team one' };
const good = { lcp: 800, cls: 0.01, inp: 60, ttfb: 90, hasFailed: false };

onEachDatabase('visits and the canary’s rule', (database) => {
  let test: TestGateway;
  let visitor: TestClient;
  let releases: Releases;
  let shell: Release;
  let first: Release;
  let next: Release;
  let reasons: string[];
  /** What happens while the set is checked. */
  let meanwhile: (() => Promise<void>) | undefined;

  const open = () =>
    openReleases({
      database: test.gateway.database,
      catalogue: test.gateway.catalogue,
      schema: test.gateway.graphql.schema,
      folder: `${test.gateway.env.DATA_DIR}/rule-releases`,
      logger,
      smoke: async () => {
        const happens = meanwhile;
        meanwhile = undefined;
        await happens?.();
        return reasons;
      },
    });
  const rule = (of: Releases = releases) =>
    createCanaryRule({ database: test.gateway.database, releases: of, logger, onSwitched: async () => {} });
  const id = () => releases.canary()?.id ?? 0;
  const token = (release: Release) => test.gateway.visitTokens.issue([shell, release], id());
  const tell = (value: string, report: object = good) =>
    visitor.rest('POST', '/api/visits', { token: value, ...report });
  async function visits(count: number, release: Release, report: object = good) {
    const answers = await Promise.all(Array.from({ length: count }, () => tell(token(release), report)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  }
  const vitalsOf = (release: Release) => selectVitals(test.gateway.database.em(), release, id());
  const lastStep = async () => (await releases.history(1))[0];

  beforeAll(async () => {
    test = await openTestGateway(database);
    visitor = test.visitor();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    vi.useRealTimers();
    reasons = [];
    const em = test.gateway.database.em();
    for (const table of [
      'releases',
      'live_releases',
      'release_history',
      'canaries',
      'release_vitals',
      'release_visits',
    ])
      await em.execute(`delete from ${table}`);
    releases = await open();
    const one = (number: number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
    shell = await releases.publish(shellBuild(), 'test');
    first = await releases.publish(one(1), 'test');
    await releases.promote([shell, first], 'test');
    next = await releases.publish(one(2), 'test');
  });
  const begin = (isByRule = true) => releases.canaries.set(next, { share: 50, isByRule }, by);
  /** Makes the canary old enough for the rule. */
  const grow = () =>
    test.gateway.database.em().execute(`update canaries set begun_at = begun_at - interval '11 minutes'`);
  const reopen = async () => {
    await grow();
    releases = await open();
  };

  it('counts each visit once, of each release that its page was made of, as a histogram', async () => {
    const mine = token(first);
    for (let count = 0; count < 3; count += 1) expect((await tell(mine)).status).toBe(204);
    await visits(1, first, { ...good, lcp: 3000, hasFailed: true });
    expect(await vitalsOf(first)).toMatchObject({ visits: 2, failed: 1, samples: { lcp: 2, inp: 2 } });
    expect((await vitalsOf(first)).p75.lcp).toBeCloseTo(3000, -3);
    expect((await selectAllVitals(test.gateway.database.em())).get(`shell ${shell.version}`)).toMatchObject({
      visits: 2,
    });
  });

  it('takes three hundred at once, and none of them twice', async () => {
    const tokens = Array.from({ length: 300 }, () => token(first));
    await Promise.all([...tokens, ...tokens].map((one) => tell(one)));
    expect(await vitalsOf(first)).toMatchObject({ visits: 300, samples: { lcp: 300 } });
  });

  it('refuses what no page of this site has: forged, changed, an hour old, or beyond any measure', async () => {
    const mine = token(first);
    const forged = createVisitTokens(['another key']).issue([first], 0);
    const changed = `${mine.slice(0, -2)}${mine.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const one of [forged, changed, 'x', 'x'.repeat(3000)]) expect((await tell(one)).status).toBe(400);
    for (const wrong of [{ lcp: -1 }, { lcp: 1e9 }, { cls: 1000 }, { inp: '1' }, { hasFailed: 'no' }])
      expect((await tell(mine, { ...good, ...wrong })).status).toBe(400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await tell(mine)).body.issues).toEqual([{ path: ['token'], message: 'Invalid input' }]);
    vi.useRealTimers();
    expect(await vitalsOf(first)).toMatchObject({ visits: 0 });
    // Reports about a release that is not stored are dropped.
    await tell(test.gateway.visitTokens.issue([{ name: 'mfe-one', version: '9.9.9+000000000000' }], 0));
    expect((await selectAllVitals(test.gateway.database.em())).size).toBe(0);
  });

  it('forgets who has had their say once their tokens are worth nothing', async () => {
    await visits(3, first);
    const rows = () => test.gateway.database.em().execute('select visit from release_visits');
    const { sweep } = test.gateway.table.open.visits;
    await sweep();
    expect(await rows()).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62 * 60_000 });
    await sweep();
    vi.useRealTimers();
    expect(await rows()).toHaveLength(0);
  });

  it('is acted on though a gateway had begun to, before its clock was set back', async () => {
    await begin();
    const canary = releases.canary();
    if (!canary) throw new Error('There is no canary');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    expect(await releases.canaries.claim(canary)).toBe(true);
    expect(await releases.canaries.claim(canary)).toBe(false);
    vi.useRealTimers();
    expect(await releases.canaries.claim(canary)).toBe(true);
    expect(await releases.canaries.claim(canary)).toBe(false);
  });

  it('promotes what fifty visits found no worse, once, whichever gateway looks', async () => {
    await begin();
    await visits(50, next);
    await visits(50, first);
    await rule().judge();
    expect(releases.canary()).toBeDefined();
    await reopen();
    const other = await open();
    await Promise.all([rule().judge(), rule(other).judge()]);
    // The other gateway learns of it, whichever one acted.
    await expect.poll(() => releases.live()?.remotes[0]).toEqual(next);
    expect(releases.canary()).toBeUndefined();
    const told = { action: 'promote', by: 'the rule', detail: '50 visits against 50, no worse' };
    expect((await releases.history(2))[0]).toMatchObject({ ...told, previous: first.version });
    expect((await releases.history()).filter(({ action }) => action === 'promote')).toHaveLength(3);
  });

  it('takes back at once what is clearly worse, and says why', async () => {
    await begin();
    await visits(50, next, { ...good, lcp: 5000 });
    await visits(50, first);
    await rule().judge();
    expect(releases.canary()).toBeUndefined();
    expect(releases.live()?.remotes[0]).toEqual(first);
    const step = await lastStep();
    expect(step).toMatchObject({ action: 'canary-end', by: 'the rule', version: next.version });
    expect(step?.detail).toMatch(/^LCP \d{4} ms against \d{3} ms$/);
  });

  it('takes back what fails on the server, and what does not fit any more', async () => {
    await begin();
    const faults = createRenderFaults({ database: test.gateway.database, logger, canary: id });
    for (let count = 0; count < 3; count += 1) faults.note(next, '/one', 'boom');
    await faults.flush();
    await rule().judge();
    expect((await lastStep())?.detail).toBe('3 pages of it failed on the server, 0 of what is live');

    const claims = makeBuild({ name: 'mfe-one', number: 3, release: { pages: [page('/one'), page('/rival')] } });
    await releases.canaries.set(await releases.publish(claims, 'test'), { share: 10, isByRule: true }, by);
    const rival = makeBuild({ name: 'mfe-two', release: { pages: [page('/rival')] } });
    await releases.promote([await releases.publish(rival, 'test')], 'team two');
    await rule().judge();
    expect((await lastStep())?.detail).toBe('it does not fit together with what is live now');
  });

  it('takes back what the gates refuse by then', async () => {
    await begin();
    await visits(50, next);
    await visits(50, first);
    await reopen();
    reasons = ['a page failed in the smoke render'];
    await rule().judge();
    expect((await lastStep())?.detail).toBe('could not go live: a page failed in the smoke render');
    expect(releases.live()?.remotes[0]).toEqual(first);
  });

  it.each([
    ['is taken back', false, () => releases.canaries.end('mfe-one', 'taken back by hand', by)],
    ['is left to a person', true, () => releases.canaries.set(next, { share: 50, isByRule: false }, by)],
  ])('lets nothing go live that %s while it is checked', async (_, runs, decide) => {
    await begin();
    await visits(50, next);
    await visits(50, first);
    await reopen();
    meanwhile = decide;
    await rule().judge();
    expect(meanwhile).toBe(undefined);
    expect(releases.live()?.remotes[0]).toEqual(first);
    expect([releases.canary() !== undefined, (await lastStep())?.by]).toEqual([runs, 'team one']);
  });

  it('waits for more, and leaves alone what is decided by hand', async () => {
    await begin();
    await visits(49, next);
    await visits(60, first);
    await reopen();
    await rule().judge();
    expect(releases.canary()).toBeDefined();
    await releases.canaries.set(next, { share: 50, isByRule: false }, by);
    await visits(60, next, { ...good, lcp: 9000 });
    await rule().judge();
    expect(releases.canary()).toMatchObject({ version: next.version, isByRule: false });
  });

  it('does not count for a canary what visits told before it, or during another', async () => {
    await visits(60, first, { ...good, lcp: 9000 });
    await begin();
    expect(await vitalsOf(first)).toMatchObject({ visits: 0 });
  });
});

onEachDatabase('one network', (database) => {
  it('has six votes an hour, and no more requests than a walk has', async () => {
    const test = await openTestGateway(database, { LIMITS: 'on' }, { hasReleases: true });
    try {
      const visitor = test.visitor();
      const release = { name: 'mfe-one', version: '1.0.0+000000000001' };
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) {
        const token = test.gateway.visitTokens.issue([release], 0);
        statuses.push((await visitor.rest('POST', '/api/visits', { token, ...good, hasFailed: true })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
      expect(await selectVitals(test.gateway.database.em(), release, 0)).toMatchObject({ visits: 6, failed: 6 });
    } finally {
      await test.close();
    }
  });
});
