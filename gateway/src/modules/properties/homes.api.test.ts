// The agent's list of all homes: what it finds, what it counts, and what a page of 5,000 homes costs the database.
import { homeNeeds } from 'schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database.ts';
import { onEachDatabase, openTestDatabase } from '../../testing/databases.ts';
import { writeHomes } from '../../testing/many-homes.ts';
import { explaining, type Plan, touched } from '../../testing/query-plans.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createHomes } from './homes.service.ts';
import { selectProperties } from './property.record.ts';

const home = { city: 'Rumson', zipCode: '07760', price: '650k', description: 'By the water.' };
const sold = { status: 'sold', represented: 'Buyer', soldDate: '2026-02-01' };
const PAGE = 51;

onEachDatabase('the agent’s homes', (kind) => {
  let gateway: TestGateway;
  let agent: TestClient;
  const create = async (address: string, more: object = {}) =>
    (await agent.rest('POST', '/api/properties', { ...home, address, ...more })).body.id as string;

  beforeAll(async () => {
    gateway = await openTestGateway(kind);
    agent = await gateway.agent();
    await create('1 Harbor Row');
    await create('2 Harbor Row', { status: 'pending', description: null });
    await create('3 Harbor Row', { ...sold, city: 'Red Bank' });
    const away = await create('4 Harbor Row', { price: 'ask', description: 'Slate roof' });
    await agent.rest('POST', `/api/admin/properties/${away}/archive`);
  });
  afterAll(() => gateway.close());

  const list = async (search: string) => (await agent.rest('GET', `/api/admin/properties${search}`)).body;
  const numbers = async (search: string) =>
    (await list(search)).nodes.map(({ address }: { address: string }) => address[0]).join('');

  it('are all there, archived ones too, newest first', async () => {
    expect(await numbers('')).toBe('4321');
  });

  it.each([
    ['?status=active', '1'],
    ['?status=pending', '2'],
    ['?status=sold', '3'],
    ['?status=archived', '4'],
    ['?city=red%20bank', '3'],
    ['?text=slate', '4'],
    ['?text=HARBOR&status=sold', '3'],
    ['?text=07760', '4321'],
    ['?text=100%25', ''],
    ['?status=active&city=red%20bank', ''],
  ])('are found by %s', async (search, found) => {
    expect(await numbers(search)).toBe(found);
  });

  it('are counted by status for the other filters, whichever status is shown', async () => {
    const counts = { all: 3, active: 1, pending: 1, sold: 0, draft: 0, archived: 1 };
    expect(await list('?city=rumson&status=active')).toMatchObject({ counts, totalCount: 1 });
    expect((await list('')).cities).toEqual(['Red Bank', 'Rumson']);
  });

  it('are read page by page', async () => {
    const query = `query ($after: String) { viewer { homes(first: 3, after: $after) {
      nodes { address } totalCount pageInfo { hasNextPage endCursor } } } }`;
    const first = (await agent.graphql(query, {})).body.data.viewer.homes;
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const next = (await agent.graphql(query, { after: first.pageInfo.endCursor })).body.data.viewer.homes;
    expect(next.nodes).toEqual([{ address: '1 Harbor Row' }]);
  });

  it('are seen one by one, archived or not, by nobody else', async () => {
    const [away] = (await list('?status=archived')).nodes;
    expect((await agent.rest('GET', `/api/admin/properties/${away.id}`)).body.address).toBe('4 Harbor Row');
    expect((await agent.rest('GET', '/api/admin/properties/nothing')).status).toBe(404);
    expect((await gateway.visitor().rest('GET', `/api/admin/properties/${away.id}`)).status).toBe(401);
  });

  it('say since when they stand where they stand, for each change of status and no other', async () => {
    const id = await create('9 Harbor Row');
    const change = async (input: object) => (await agent.rest('PUT', `/api/admin/properties/${id}`, input)).body;
    const first = await change({ bedrooms: '3' });
    expect(first.statusSince).toBe(first.createdAt);
    const pending = await change({ status: 'pending' });
    expect(pending.statusSince > first.statusSince).toBe(true);
    expect((await change({ bedrooms: '4' })).statusSince).toBe(pending.statusSince);
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
  });

  it('tell what was done to one of them', async () => {
    const id = await create('8 Harbor Row');
    await agent.rest('PUT', `/api/admin/properties/${id}`, { price: '700k' });
    const log = await agent.rest('GET', `/api/admin/audit-log?subjectId=${id}&total=true`);
    expect(log.headers.get('X-Total-Count')).toBe('2');
    expect(log.body.nodes.map(({ action }: { action: string }) => action)).toEqual([
      'updateProperty',
      'createProperty',
    ]);
    const query =
      'query ($id: ID!) { viewer { auditLog(subjectId: $id, first: 1) { nodes { subjectId changes { field } } } } }';
    const [last] = (await agent.graphql(query, { id })).body.data.viewer.auditLog.nodes;
    expect(last).toEqual({ subjectId: id, changes: [{ field: 'price' }] });
  });
});

const filters = [
  ['everything', {}],
  ['active', { status: 'active' }],
  ['archived', { status: 'archived' }],
  ['one town', { city: 'Town 7' }],
  ['one town’s pending ones', { city: 'town 7', status: 'pending' }],
  ['a rare word', { text: '4321 Bay' }],
  ['a word that nobody wrote', { text: 'zebra crossing' }],
  ['a word of every home', { text: 'porch' }],
  ['words that stand apart', { text: 'porch 4321' }],
  ['what needs something', { needs: true }],
] as const;

onEachDatabase('five thousand homes', (kind) => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
    await writeHomes(database.maintenance.em(), 5000);
  });
  afterAll(() => close());

  const planOf = async (filter: object, after?: string) => {
    const plans: Plan[] = [];
    const em = explaining(database.em(), plans);
    const query = async (from: string, values: readonly unknown[] = []) => {
      await selectProperties(
        (sql, bound = []) => em.execute(sql, [...bound]),
        { from, values },
        () => true,
      );
      return [];
    };
    await createHomes({ database, query }).search({ filter, first: PAGE - 1, after });
    return plans;
  };

  it.each(filters)('show a page of %s without going through the table', async (_, filter) => {
    const plans = await planOf(filter);
    const scanned = plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'properties');
    expect(scanned).toEqual([]);
    expect(touched(plans)).toBeLessThan(20 * PAGE);
  });

  it('show the deepest page at the price of the first', async () => {
    const homes = createHomes({
      database,
      query: (from: string, values: readonly unknown[] = []) => readAll(from, values),
    });
    const readAll = async (from: string, values: readonly unknown[]) =>
      selectProperties(database.read, { from, values }, () => true);
    let after: string | null | undefined;
    for (let page = 0; page < 45; page += 1) {
      after = (await homes.search({ first: 100, after })).pageInfo.endCursor;
    }
    const plans = await planOf({}, after ?? '');
    expect(touched(plans)).toBeLessThan(20 * PAGE);
  });

  it('need by the database’s reckoning what they need by the page’s', async () => {
    const read = async (from: string, values: readonly unknown[] = []) =>
      selectProperties(database.read, { from, values }, () => true);
    const homes = createHomes({ database, query: read });
    const every = await read('properties p order by p.created_at desc, p.id desc');
    const now = new Date();
    const needy = every.filter(
      (one) =>
        homeNeeds({ ...one, photoCount: one.photos.length, isArchived: one.archivedAt !== null }, now).length > 0,
    );
    expect(await (await homes.search({ filter: { needs: true }, first: 1 })).totalCount()).toBe(needy.length);
    expect(needy.length).toBeGreaterThan(100);
    expect(needy.length).toBeLessThan(2500);
  });
});
