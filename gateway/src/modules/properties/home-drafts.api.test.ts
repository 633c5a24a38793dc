// Homes that nobody sees yet: prepared, previewed, and put live by hand or at a set time.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataOf } from '../../render/renderer.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const home = { address: '1 Harbor Row', city: 'Rumson', zipCode: '07760', price: '650k' };
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR_MS = 3_600_000;

onEachDatabase('a home that is not live yet', (kind) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(kind);
    agent = await gateway.agent();
    visitor = gateway.visitor();
  });
  afterAll(() => gateway.close());

  const create = async (more: object = {}) =>
    (await agent.rest('POST', '/api/properties', { ...home, isDraft: true, ...more })).body;
  const isLive = async (id: string) => (await visitor.rest('GET', `/api/properties/${id}`)).status === 200;
  const schedule = (id: string, goesLiveAt: string | null) =>
    agent.rest('PUT', `/api/admin/properties/${id}/schedule`, { goesLiveAt });
  const age = (id: string, ms: number) =>
    gateway.gateway.database
      .em()
      .execute(`update properties set goes_live_at = goes_live_at - interval '${ms} milliseconds' where id = ?`, [id]);

  it('is seen by the agent alone, apart from the archive, until it is put live', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ isDraft: true, goesLiveAt: null });
    expect(await isLive(draft.id)).toBe(false);
    const { nodes, counts } = (await agent.rest('GET', '/api/admin/properties?status=draft')).body;
    expect([nodes[0].id, counts]).toMatchObject([draft.id, { draft: 1, archived: 0 }]);
    expect((await agent.rest('GET', '/api/admin/properties/archived')).body).toEqual([]);
    const live = (await agent.rest('POST', `/api/admin/properties/${draft.id}/restore`)).body;
    expect(live).toMatchObject({ isDraft: false, archivedAt: null });
    expect(live.createdAt > draft.createdAt).toBe(true);
    expect(await isLive(draft.id)).toBe(true);
  });

  it('is the newest on the site, however long ago it was begun', async () => {
    const draft = await create();
    const other = await create({ isDraft: false });
    await agent.rest('POST', `/api/admin/properties/${draft.id}/restore`);
    const ids = (await visitor.rest('GET', '/api/properties')).body.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 2)).toEqual([draft.id, other.id]);
  });

  // PGlite has the gateway's own clock.
  it.runIf(kind === 'postgresql')(
    'goes live by the clock of the database, though the gateway’s is behind',
    async () => {
      const { id } = await create({ goesLiveAt: inMs(HOUR_MS) });
      const { catalogue } = gateway.gateway;
      const { version } = catalogue;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
      try {
        await age(id, HOUR_MS);
        await vi.waitFor(() => expect(catalogue.version).toBeGreaterThan(version), { timeout: 8000, interval: 200 });
      } finally {
        vi.useRealTimers();
      }
      expect(await isLive(id)).toBe(true);
    },
  );

  it('goes live by itself once its time has come, once, and the log says so', async () => {
    const draft = await create({ goesLiveAt: inMs(HOUR_MS) });
    const { version } = gateway.gateway.catalogue;
    await age(draft.id, HOUR_MS);
    await vi.waitFor(async () => expect(await isLive(draft.id)).toBe(true), { timeout: 15_000, interval: 200 });
    expect(gateway.gateway.catalogue.version).toBe(version + 1);
    const log = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${draft.id}`)).body.nodes;
    expect(log.map(({ action, username }: Record<string, string>) => `${username} ${action}`)).toEqual([
      'schedule restoreProperty',
      'avery createProperty',
    ]);
    expect((await agent.rest('GET', `/api/admin/properties/${draft.id}`)).body.goesLiveAt).toBeNull();
  });

  it('is given another time, or none; archived it waits for nothing', async () => {
    const { id } = await create({ goesLiveAt: inMs(HOUR_MS) });
    const later = inMs(2 * HOUR_MS);
    expect((await schedule(id, later)).body.goesLiveAt).toBe(later);
    expect((await schedule(id, null)).body.goesLiveAt).toBeNull();
    await schedule(id, later);
    const archived = (await agent.rest('POST', `/api/admin/properties/${id}/archive`)).body;
    expect(archived).toMatchObject({ goesLiveAt: null, isDraft: false });
    expect((await schedule(id, later)).body.goesLiveAt).toBe(later);
  });

  it.each([
    [() => inMs(-1000), 'Choose a time that is still to come'],
    [() => inMs(400 * 24 * HOUR_MS), 'Choose a time within a year'],
    [() => 'tomorrow', 'Enter a valid date and time'],
    [() => '2027-02-30T10:00:00Z', 'Enter a valid date and time'],
  ])('is not put off to a time that makes no sense (%#)', async (time, message) => {
    const { status, body } = await schedule((await create()).id, time());
    expect([status, body.issues]).toEqual([400, [{ path: ['goesLiveAt'], message }]]);
  });

  it('has no time if it is live', async () => {
    const live = await create({ isDraft: false });
    expect((await schedule(live.id, inMs(HOUR_MS))).status).toBe(409);
    const { status, body } = await agent.rest('POST', '/api/properties', { ...home, goesLiveAt: inMs(HOUR_MS) });
    expect([status, body.issues[0].path]).toEqual([400, ['goesLiveAt']]);
  });

  it('is previewed as it would be, of which nothing is kept', async () => {
    const draft = await create();
    const made = await agent.rest('POST', `/api/admin/properties/${draft.id}/preview`, {
      price: '700k',
      bedrooms: '4',
    });
    expect(made.status).toBe(201);
    const { path, endsAt } = made.body;
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    const [page, key] = path.split('?preview=');
    expect(page).toBe(`/properties/${draft.id}`);

    const text = '{ property(id: "ID") { price bedrooms archivedAt } }'.replace('ID', draft.id);
    const previewing = await gateway.gateway.previewOf(page, key);
    const previewed = async () => previewing && dataOf(await previewing.query({ query: text }));
    expect(await previewed()).toEqual({
      property: { price: '$700,000', bedrooms: '4', archivedAt: null },
    });
    // The preview is not cached for others, and cached answers are not used for it.
    expect(dataOf(await gateway.gateway.executeQuery({ query: text }))).toEqual({ property: null });
    expect(await previewed()).toMatchObject({ property: { price: '$700,000' } });
    expect((await agent.rest('GET', `/api/admin/properties/${draft.id}`)).body).toMatchObject({
      price: '$650,000',
      bedrooms: null,
      updatedAt: draft.updatedAt,
    });
  });

  it('opens no other page, by no other key, and not after a day', async () => {
    const [one, other] = [await create(), await create()];
    const { path } = (await agent.rest('POST', `/api/admin/properties/${one.id}/preview`, {})).body;
    const key = path.split('=')[1];
    const { previewOf, database, table } = gateway.gateway;
    expect(await previewOf(`/properties/${other.id}`, key)).toBeUndefined();
    for (const wrong of ['', 'x', `${key}x`, [key], '../../../etc/passwd', key.toLowerCase()])
      expect(await previewOf(`/properties/${one.id}`, wrong)).toBeUndefined();
    await database.em().execute("update home_previews set ends_at = now() - interval '1 second'");
    expect(await previewOf(`/properties/${one.id}`, key)).toBeUndefined();
    await table.previews.sweep();
    expect(await database.em().execute('select 1 from home_previews')).toEqual([]);
  });

  it('keeps the rules of a home in a preview', async () => {
    const draft = await create();
    const preview = (change: object) => agent.rest('POST', `/api/admin/properties/${draft.id}/preview`, change);
    expect((await preview({ zillowUrl: 'https://evil.example' })).status).toBe(400);
    expect((await preview({ status: 'sold' })).status).toBe(400);
    expect((await agent.rest('POST', '/api/admin/properties/nothing/preview', {})).status).toBe(404);
    expect((await visitor.rest('POST', `/api/admin/properties/${draft.id}/preview`, {})).status).toBe(401);
  });
});
