// SQL statements for each call: a fixed number, however many records there are.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from './testing/databases.ts';
import { picture } from './testing/operation-samples.ts';
import type { TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const CARD = 'id address price photos { file alt widths } valueEstimate { estimate }';

type Ask = (client: TestClient, id: string) => Promise<unknown>;
const get =
  (path: string): Ask =>
  (client, id) =>
    client.rest('GET', path.replace(':id', id));
const ask =
  (query: string): Ask =>
  (client) =>
    client.graphql(query);

/** A visitor's calls. The agent's need two more statements, for the session and the user. */
const visitors: [title: string, statements: number, ask: Ask][] = [
  ['GET /api/properties', 1, get('/api/properties')],
  ['GET /api/properties?limit', 1, get('/api/properties?limit=20')],
  ['GET /api/properties/:id', 1, get('/api/properties/:id')],
  ['GET /api/property-facets', 2, get('/api/property-facets')],
  ['GET /api/testimonials', 1, get('/api/testimonials')],
  ['GET /api/site', 0, get('/api/site')],
  ['properties without their number', 1, ask(`{ properties(first: 40) { nodes { ${CARD} } } }`)],
  ['properties', 2, ask(`{ properties(first: 40) { nodes { ${CARD} } totalCount pageInfo { endCursor } } }`)],
  ['featuredProperties', 1, ask(`{ featuredProperties { ${CARD} } }`)],
  ['recentSales', 2, ask(`{ recentSales { ${CARD} } }`)],
];
const agents: [title: string, statements: number, ask: Ask][] = [
  ['listings, sold and archived', 5, ask(`{ viewer { listings { ${CARD} } sold { ${CARD} } archived { ${CARD} } } }`)],
  ['a page of the inbox', 3, ask('{ viewer { leads { nodes { summary propertyId overdue } } } }')],
  ['the inbox', 4, ask('{ viewer { leads { nodes { summary propertyId overdue } totalCount overdueCount } } }')],
  [
    'leads, their homes and history',
    5,
    ask('{ viewer { leads { nodes { property { photo { stem } } history { at } } } } }'),
  ],
  ['GET /api/admin/leads', 6, get('/api/admin/leads')],
  ['the audit log', 3, ask('{ viewer { auditLog { nodes { action changes { field } } } } }')],
  ['GET /api/admin/check', 2, get('/api/admin/check')],
];

/** Background work that runs every few seconds: mail, homes that go live, open houses that are over. */
const rounds = [
  'for update skip locked',
  'goes_live_at <= now()',
  'select 1 from open_houses',
  // Announces a lead or a mail that was sent.
  'select pg_notify',
  // Read before each answer while the change listener reconnects, which happens on a very busy machine.
  'select version from catalogue',
];

onEachDatabase('the database is asked', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let id = '';
  let statements: string[] = [];
  const onQuery = (statement: string) => {
    if (!rounds.some((words) => statement.includes(words))) statements.push(statement);
  };

  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { onQuery });
    agent = await gateway.agent();
    const form = new FormData();
    form.append('images', await picture('one.jpg'));
    const images = (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths;
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1', images };
    const sold = { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer' };
    for (let count = 0; count < 12; count += 1) {
      id = (await agent.rest('POST', '/api/properties', { ...home, ...(count % 3 === 0 && sold) })).body.id;
      const lead = { name: 'Robin', email: `robin-${count}@visitor.example`, message: 'Hello', source: 'modal' };
      await agent.rest('POST', '/api/contacts', { ...lead, propertyId: id, recaptchaToken: 'ok' });
    }
    const isSent = async () => (await agent.rest('GET', '/api/admin/mail')).body.waiting === 0;
    await vi.waitUntil(isSent, { timeout: 20_000 });
  });
  afterAll(() => gateway.close());

  /**
   * The statements of a call, as the fewest of three tries: background work may run during one, but hardly during all.
   */
  async function fewest(look: () => Promise<unknown>, prepare = async () => {}): Promise<string[]> {
    const looks: string[][] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await prepare();
      statements = [];
      await look();
      looks.push(statements);
    }
    return looks.reduce((a, b) => (b.length < a.length ? b : a));
  }

  const count = (client: TestClient, request: Ask) =>
    fewest(
      () => request(client, id),
      () => gateway.gateway.catalogue.bump(),
    );

  it.each(visitors)('%s: %i times by a visitor, and not again', async (_, expected, request) => {
    const found = await count(gateway.visitor(), request);
    expect(found, found.join('\n')).toHaveLength(expected);
    expect(await fewest(() => request(gateway.visitor(), id))).toEqual([]);
  });

  it('for what a query names of a home, what its order needs, and no more', async () => {
    const query = `{ properties(first: 2, sort: priceAscending) { pageInfo { endCursor } nodes { price photos { alt } } } }`;
    const [found = ''] = await count(gateway.visitor(), (client) => client.graphql(query));
    const columns = [...found.slice(0, found.lastIndexOf(' from ')).matchAll(/ as "(\w+)"/g)].map(([, name]) => name);
    expect(columns).toEqual(['id', 'address', 'city', 'price', 'priceAmount', 'createdAt', 'photos']);
  });

  it.each(agents)('%s: %i times by the agent', async (_, expected, request) => {
    const found = await count(agent, request);
    expect(found, found.join('\n')).toHaveLength(expected);
  });
});
