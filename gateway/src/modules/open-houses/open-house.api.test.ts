import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { explaining, type Plan, touched } from '../../testing/query-plans.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createOpenHouseReader } from './open-house.reader.ts';

const HOUR = 3_600_000;
/** Noon in New York in winter, so that the following hours are on the same day there. */
const noon = (days: number) => new Date(Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + (days * 24 + 17) * HOUR);
const at = (days: number, hours: number) => new Date(noon(days).getTime() + hours * HOUR).toISOString();

onEachDatabase('open houses', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const makeHome = async (): Promise<string> => {
    const home = { address: '604 Seventh Avenue', city: 'Asbury Park', zipCode: '07712', price: '650k' };
    return (await agent.rest('POST', '/api/properties', home)).body.id;
  };
  const open = (days = 10) => ({ id: randomUUID(), startsAt: at(days, 1), endsAt: at(days, 3) });
  const add = (home: string, more: object = open()) =>
    agent.rest('POST', `/api/admin/properties/${home}/open-houses`, more);
  const seen = async (home: string) =>
    (await gateway.visitor().rest('GET', `/api/properties/${home}/open-houses`)).body as { id: string }[];

  it('are seen by visitors, first one first, until they are taken back', async () => {
    const home = await makeHome();
    const [later, sooner] = [open(20), open(12)];
    expect((await add(home, later)).status).toBe(201);
    expect((await add(home, sooner)).body).toMatchObject({ ...sooner, address: '604 Seventh Avenue' });
    expect((await seen(home)).map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect((await agent.rest('DELETE', `/api/admin/open-houses/${sooner.id}`)).status).toBe(204);
    expect((await agent.rest('DELETE', `/api/admin/open-houses/${sooner.id}`)).status).toBe(404);
    expect((await seen(home)).map(({ id }) => id)).toEqual([later.id]);
  });

  it('are on the site again once a clock that was ahead is set back', async () => {
    const home = await makeHome();
    await add(home);
    const { database, table, catalogue } = gateway.gateway;
    const listed = async (): Promise<string[]> => {
      const { body } = await gateway.visitor().rest('GET', '/api/properties?hasOpenHouse=true&limit=60');
      return body.map(({ id }: { id: string }) => id);
    };
    // The database's clock was a month ahead, and it was taken for over.
    await catalogue.change((em) => em.execute('update open_houses set is_closed = true', [], 'run'));
    expect(await listed()).not.toContain(home);
    await table.open.openHouses.closePast();
    expect(await listed()).toContain(home);
    const { version } = catalogue;
    await table.open.openHouses.closePast();
    expect(catalogue.version).toBe(version);
    await database.em().execute('delete from open_houses where property_id = ?', [home], 'run');
  });

  it('are not seen of a home that is archived or sold, or of none', async () => {
    const home = await makeHome();
    await add(home);
    const sale = { soldDate: '2026-05-01T12:00:00.000Z', represented: 'Seller' };
    expect((await agent.rest('POST', `/api/admin/properties/${home}/sold`, sale)).status).toBe(200);
    expect(await seen(home)).toEqual([]);
    await agent.rest('POST', `/api/admin/properties/${home}/reopen`);
    expect(await seen(home)).toHaveLength(1);
    await agent.rest('POST', `/api/admin/properties/${home}/archive`);
    expect(await seen(home)).toEqual([]);
    expect([await seen(randomUUID()), await seen('one')]).toEqual([[], []]);
    expect((await agent.rest('DELETE', `/api/admin/properties/${home}`)).status).toBe(204);
  });

  it('are what a list can be narrowed to, through both doors, and are counted', async () => {
    const home = await makeHome();
    await makeHome();
    await add(home);
    const others = (await gateway.visitor().rest('GET', '/api/properties?limit=60')).body.length;
    const rest = await gateway.visitor().rest('GET', '/api/properties?hasOpenHouse=true&limit=60&total=true');
    const query = '{ properties(filter: { hasOpenHouse: true }) { totalCount nodes { id } } }';
    const { nodes, totalCount } = (await gateway.visitor().graphql(query)).body.data.properties;
    const ids = rest.body.map(({ id }: { id: string }) => id);
    expect(ids).toContain(home);
    expect(ids.length).toBeLessThan(others);
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect([totalCount, rest.headers.get('X-Total-Count')]).toEqual([ids.length, String(ids.length)]);
    expect((await gateway.visitor().rest('GET', '/api/properties?hasOpenHouse=perhaps')).body.code).toBe('BAD_INPUT');
    const sale = { soldDate: '2026-05-01T12:00:00.000Z', represented: 'Seller' };
    await agent.rest('POST', `/api/admin/properties/${home}/sold`, sale);
    expect((await gateway.visitor().graphql(query)).body.data.properties.totalCount).toBe(ids.length - 1);
  });

  it('vanish when they are over, from every copy that somebody keeps', async () => {
    const home = await makeHome();
    const { id } = (await add(home)).body;
    const before = await gateway.visitor().rest('GET', `/api/properties/${home}/open-houses`);
    const past = new Date(Date.now() - 1000);
    const sql = 'update open_houses set starts_at = ?, ends_at = ? where id = ?';
    await gateway.gateway.database.em().execute(sql, [new Date(past.getTime() - HOUR), past, id], 'run');
    const ask = () => {
      const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' };
      return gateway.visitor().rest('GET', `/api/properties/${home}/open-houses`, undefined, headers);
    };
    expect((await ask()).status).toBe(304);
    const version = gateway.gateway.catalogue.version;
    await gateway.gateway.table.open.openHouses.closePast();
    expect((await ask()).body).toEqual([]);
    await gateway.gateway.table.open.openHouses.closePast();
    expect(gateway.gateway.catalogue.version).toBe(version + 1);
  });

  it('that are over cost nothing to look through, every half minute', async () => {
    const { database, catalogue } = gateway.gateway;
    const home = await makeHome();
    const many = `insert into open_houses (id, created_at, property_id, starts_at, ends_at, is_closed)
      select gen_random_uuid(), now(), ?, day, day + interval '2 hours', true
      from (select now() - n * interval '1 day' as day from generate_series(2, 20000) n) days`;
    await database.em().execute(many, [home], 'run');
    await database.em().execute('analyze open_houses', [], 'run');
    const plans: Plan[] = [];
    const explained = { ...database, em: () => explaining(database.em(), plans) };
    await createOpenHouseReader({ database: explained, catalogue }).closePast();
    expect(touched(plans)).toBeLessThan(100);
    await database.em().execute('delete from properties where id = ?', [home], 'run');
  });

  it('are one however often they are sent, and twenty a home at most', async () => {
    const home = await makeHome();
    const first = open();
    const again = await Promise.all([add(home, first), add(home, first), add(home, first)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    const more = await Promise.all(Array.from({ length: 21 }, (_, index) => add(home, open(11 + index))));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(await seen(home)).toHaveLength(20);
    expect((await add(await makeHome(), first)).body.code).toBe('CONFLICT');
  });

  it('are one where two devices add the same hours, and two where the hours differ', async () => {
    const home = await makeHome();
    const both = await Promise.all([add(home), add(home)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    await add(home, { ...open(), endsAt: at(10, 4) });
    expect(await seen(home)).toHaveLength(2);
    expect((await add(await makeHome())).body.id).not.toBe(both[0].body.id);
  });

  it.each([
    ['end before they begin', { endsAt: at(10, 0) }, 'endsAt'],
    ['end on another day', { endsAt: at(10, 14) }, 'endsAt'],
    ['have passed', { startsAt: at(-2, 1), endsAt: at(-2, 3) }, 'startsAt'],
    ['lie in a hundred years', { startsAt: '2126-01-05T17:00:00Z', endsAt: '2126-01-05T18:00:00Z' }, 'startsAt'],
    ['are at no time', { startsAt: "'; drop table open_houses" }, 'startsAt'],
  ])('are refused if they %s', async (_, more, field) => {
    const home = await makeHome();
    const { body } = await add(home, { ...open(), ...more });
    expect([body.code, body.issues?.[0]?.path]).toEqual(['BAD_INPUT', [field]]);
    expect((await add(randomUUID())).body.code).toBe('NOT_FOUND');
    expect(await seen(home)).toEqual([]);
  });
});
