import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createViewCounter, type ViewCounter } from './view-counter.ts';

const DAY_MS = 86_400_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** A Wednesday noon in New York. */
const NOW = new Date('2026-11-18T17:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

onEachDatabase('the numbers', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let id = '';
  const operations: unknown[] = [];
  const statements: string[] = [];

  beforeAll(async () => {
    gateway = await openTestGateway(
      database,
      {},
      {
        onQuery: (statement) => statements.push(statement),
        onOperation: (_, ...told) => operations.push(told),
      },
    );
    agent = await gateway.agent();
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '650k' };
    id = (await agent.rest('POST', '/api/properties', home)).body.id;
  });
  afterAll(() => gateway.close());

  const rows = () =>
    gateway.gateway.database
      .em()
      .execute('select day::text, kind, subject, amount from page_views order by day, kind, subject');
  const views = (counter: ViewCounter, times: number, subject: Parameters<ViewCounter['count']>[0], day: number) => {
    for (let count = 0; count < times; count += 1) counter.count(subject, ago(day));
  };

  it('count views in memory, and write them as daily sums in one statement', async () => {
    const { viewCounter } = gateway.gateway;
    const [first, town] = [
      { kind: 'home', subject: id },
      { kind: 'town', subject: 'red-bank' },
    ] as const;
    statements.length = 0;
    views(viewCounter, 3, first, 0);
    views(viewCounter, 2, first, 8);
    views(viewCounter, 4, town, 0);
    // Anybody can ask for any id.
    views(viewCounter, 5, { kind: 'home', subject: NOBODY }, 0);
    expect(statements.filter((sql) => sql.includes('page_views'))).toEqual([]);
    await viewCounter.flush();
    expect(statements.filter((sql) => sql.includes('page_views'))).toHaveLength(1);
    views(viewCounter, 1, first, 0);
    await viewCounter.flush();
    expect(await rows()).toEqual([
      { day: '2026-11-10', kind: 'home', subject: id, amount: 2 },
      { day: '2026-11-18', kind: 'home', subject: id, amount: 4 },
      { day: '2026-11-18', kind: 'town', subject: 'red-bank', amount: 4 },
    ]);
  });

  it('keep what a database that is away does not take, and no more than two thousand pages', async () => {
    let isAway = true;
    const { database: real } = gateway.gateway;
    const em = () => {
      if (isAway) throw new Error('away');
      return real.em();
    };
    const counter = createViewCounter({ database: { ...real, em }, logger: createLogger('silent') });
    for (let count = 0; count < 3000; count += 1) counter.count({ kind: 'town', subject: `town-${count}` }, ago(100));
    await counter.flush();
    isAway = false;
    await counter.close();
    const sql = `select count(*)::integer as n from page_views where subject like 'town-%'`;
    expect(await real.em().execute(sql)).toEqual([{ n: 2000 }]);
  });

  it('tell of views, leads and answers, week by week and of the last seven days', async () => {
    const em = gateway.gateway.database.em();
    const send = async (name: string, path: string, input: object, days: number, hours?: number) => {
      const sent = { name, email: `${name}@visitor.example`, recaptchaToken: 'ok', ...input };
      const lead = (await gateway.visitor().rest('POST', path, sent)).body.id as string;
      const table = path === '/api/leads' ? 'lead_captures' : 'contacts';
      const came = ago(days);
      const answered = hours === undefined ? null : new Date(came.getTime() + hours * 3_600_000);
      const sql = `update ${table} set created_at = ?, answered_at = ?, status = ? where id = ?`;
      await em.execute(sql, [came, answered, answered === null ? 'new' : 'contacted', lead], 'run');
      return lead;
    };
    const contact = { message: 'Hello', source: 'modal' };
    await send('one', '/api/contacts', contact, 1, 2);
    await send('two', '/api/contacts', contact, 2, 30);
    await send('three', '/api/leads', { source: 'exit_intent' }, 0);
    const spam = await send('four', '/api/contacts', contact, 1, 1);
    await send('five', '/api/contacts', { ...contact, source: 'contact_page' }, 9, 4);
    await em.execute(`update contacts set status = 'spam' where id = ?`, [spam], 'run');

    const { table } = gateway.gateway;
    const { numbers } =
      table.of({ id: NOBODY, username: 'avery' }, { address: '127.0.0.1', userAgent: null }).admin ?? {};
    const told = await numbers?.count({ weeks: 2 }, NOW);
    const thisWeek = {
      from: new Date('2026-11-16T05:00:00Z'),
      homeViews: 4,
      townViews: 4,
      leads: 3,
      leadsByKind: [
        { kind: 'contact', amount: 2 },
        { kind: 'capture', amount: 1 },
      ],
      leadsBySource: [
        { source: 'modal', amount: 2 },
        { source: 'exit_intent', amount: 1 },
      ],
      answered: 2,
      medianAnswerMinutes: 16 * 60,
      answeredInTime: 0.5,
    };
    expect(told?.weeks[1]).toEqual(thisWeek);
    expect(told?.lastSevenDays).toMatchObject({ ...thisWeek, from: new Date('2026-11-12T05:00:00Z') });
    expect(told?.weeks[0]).toMatchObject({ from: new Date('2026-11-09T05:00:00Z'), leads: 1, homeViews: 2 });
    expect(told?.sevenDaysBefore).toMatchObject({
      homeViews: 2,
      leads: 1,
      medianAnswerMinutes: 240,
      answeredInTime: 1,
    });
    const seen = { views: 6, lastSevenDays: 4, sevenDaysBefore: 2 };
    expect(told?.homes).toEqual([{ id, address: '1 Harbor Row', city: 'Red Bank', ...seen }]);
    expect(told?.towns).toEqual([{ slug: 'red-bank', views: 4, lastSevenDays: 4, sevenDaysBefore: 0 }]);
  });

  it('say nothing of a time in which nothing happened', async () => {
    const { body } = await agent.graphql(
      '{ viewer { numbers(weeks: 53) { weeks { leads medianAnswerMinutes answeredInTime } } } }',
    );
    const { weeks } = body.data.viewer.numbers;
    expect(weeks).toHaveLength(53);
    expect(weeks[0]).toEqual({ leads: 0, medianAnswerMinutes: null, answeredInTime: null });
    expect((await agent.rest('GET', '/api/admin/numbers?weeks=54')).body.issues[0].path).toEqual(['weeks']);
  });

  it('hear of the operations that browsers ask for by their hash, and of no others', async () => {
    const variables = { id };
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'known' } };
    await gateway.visitor().rest('POST', '/graphql', { variables, extensions });
    await gateway.visitor().graphql('query ($id: ID!) { property(id: $id) { id } }', variables);
    expect(operations).toEqual([['known', variables]]);
  });
});
