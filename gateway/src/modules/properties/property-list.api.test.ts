import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '650k' };

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

onEachDatabase('lists of properties', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const create = (more: object = {}) => agent.rest('POST', '/api/properties', { ...home, ...more });

  it.each(['newest', 'newestSold', 'priceAscending', 'priceDescending'])(
    'page through all in the order %s',
    async (sort) => {
      for (const price of ['100', 'ask', '300', '100']) await create({ price, city: `Order ${sort}` });
      const query = `query ($after: String, $first: Int!) { properties(filter: { cities: ["order ${sort}"] }, sort: ${sort}, first: $first, after: $after) {
      totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`;
      const whole: Page = (await agent.graphql(query, { first: 60 })).body.data.properties;
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const page: Page = (await agent.graphql(query, { first: 3, after })).body.data.properties;
        seen.push(...page.nodes.map(({ id }) => id));
        ({ hasNextPage: more, endCursor: after } = page.pageInfo);
      }
      expect(whole.totalCount).toBe(4);
      expect(seen).toEqual(whole.nodes.map(({ id }) => id));
    },
  );

  it('refuse a page too large and a cursor of somebody else', async () => {
    for (const args of ['first: 61', 'first: 5, after: "bm8"']) {
      const { body } = await agent.graphql(`{ properties(${args}) { totalCount } }`);
      expect(body.errors[0].extensions.code).toBe('BAD_INPUT');
    }
  });

  it('show the agent what is for sale, what was sold and what was put away', async () => {
    const sale = { status: 'sold', represented: 'Buyer', city: 'Dashboard' };
    await create({ city: 'Dashboard' });
    await create({ ...sale, soldDate: '2026-02-01', address: 'later' });
    await create({ ...sale, soldDate: '2026-01-01', address: 'earlier' });
    const away = (await create({ city: 'Dashboard', address: 'away' })).body.id;
    await agent.graphql('mutation ($id: ID!) { archiveProperty(id: $id) { id } }', { id: away });
    const query =
      '{ viewer { username listings { status } sold(first: 2) { address } archived { address } sessions { isCurrent } } }';
    const { viewer } = (await agent.graphql(query)).body.data;
    expect(viewer.listings.every(({ status }: { status: string }) => status !== 'sold')).toBe(true);
    expect(viewer).toMatchObject({
      sold: [{ address: 'later' }, { address: 'earlier' }],
      archived: [{ address: 'away' }],
    });
    expect(viewer.sessions).toContainEqual({ isCurrent: true });
  });

  it('show the agent the ten that were sold last, however many there are', async () => {
    const days = ['05', '11', '01', '08', '03', '10', '02', '07', '04', '09', '06'];
    for (const day of days) await create({ status: 'sold', represented: 'Buyer', soldDate: `2026-03-${day}` });
    const newest = days.toSorted().toReversed().slice(0, 10);
    const datesOf = (homes: readonly { soldDate: string }[]) => homes.map(({ soldDate }) => soldDate.slice(8, 10));
    const { body } = await agent.graphql('{ viewer { ten: sold(first: 10) { soldDate } sold { soldDate } } }');
    expect([datesOf(body.data.viewer.ten), datesOf(body.data.viewer.sold)]).toEqual([newest, newest]);
    const rest = await agent.rest('GET', '/api/properties?status=sold&sort=newestSold&limit=10');
    expect(datesOf(rest.body)).toEqual(newest);
  });

  it('name a parameter that they refuse as it stands in the address', async () => {
    for (const [query, parameter] of [
      ['limit=61', 'limit'],
      ['cursor=abc', 'cursor'],
      ['minPrice=cheap', 'minPrice'],
      ['status=sold,let', 'status'],
    ]) {
      const { status, body } = await gateway.visitor().rest('GET', `/api/properties?${query}`);
      const { message, issues } = body as { message: string; issues: { path: string[] }[] };
      expect([status, issues.map(({ path }) => path)], query).toEqual([400, [[parameter]]]);
      expect(message, query).toMatch(new RegExp(`^${parameter}: `));
    }
  });

  it('answer the specified call whole, and additive parameters page by page', async () => {
    const get = async (search: string) => (await gateway.visitor().rest('GET', `/api/properties${search}`)).body;
    const all = await get('');
    const first = await get('?limit=2');
    const second = await get(`?limit=2&cursor=${first[1].id}`);
    expect([...first, ...second]).toEqual(all.slice(0, 4));
    expect((await get('?status=sold')).every(({ status }: { status: string }) => status === 'sold')).toBe(true);
    expect((await get('?limit=100')).code).toBe('BAD_INPUT');
  });

  it('keep what is on offer, the newest first, for the home page', async () => {
    const { body } = await gateway.visitor().graphql('{ featuredProperties { status createdAt } }');
    const moments = body.data.featuredProperties.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('are of any of several types, by both doors; a type may be written with a comma', async () => {
    for (const propertyType of ['Boat, moored', 'Barn', 'Tower', null])
      await create({ city: 'Typeville', propertyType });
    const query =
      '{ properties(filter: { cities: ["Typeville"], propertyTypes: ["BARN", "Boat, moored"] }) { totalCount nodes { propertyType } } }';
    const { totalCount, nodes } = (await agent.graphql(query)).body.data.properties;
    const search = 'city=Typeville&propertyTypes=barn&propertyTypes=boat,%20moored&total=true';
    const { body, headers } = await gateway.visitor().rest('GET', `/api/properties?${search}`);
    for (const homes of [nodes, body] as { propertyType: string }[][])
      expect(homes.map((one) => one.propertyType).toSorted()).toEqual(['Barn', 'Boat, moored']);
    expect([totalCount, headers.get('x-total-count')]).toEqual([2, '2']);
    const all = await gateway.visitor().rest('GET', '/api/properties?city=Typeville&propertyTypes=');
    expect(all.status).toBe(400);
  });

  it('filter by the leading number of a text', async () => {
    await create({ city: 'Numbers', bedrooms: '4 + den', bathrooms: '2.5' });
    await create({ city: 'Numbers', bedrooms: null });
    const query = '{ properties(filter: { cities: ["NUMBERS"], minBedrooms: 4, minBathrooms: 2.5 }) { totalCount } }';
    expect((await agent.graphql(query)).body.data.properties.totalCount).toBe(1);
  });

  it('are of one state where towns have the same name; one that is not written in two letters may be any', async () => {
    for (const state of ['NJ', 'NY', 'ny', 'New Jersey']) await create({ city: 'Twinville', state });
    const query = `query ($state: String) {
      properties(filter: { cities: ["Twinville"], state: $state }) { totalCount nodes { state } }
    }`;
    const found = async (state: string | null) => {
      const { totalCount, nodes } = (await agent.graphql(query, { state })).body.data.properties;
      expect(totalCount).toBe(nodes.length);
      return nodes.map((home: { state: string }) => home.state).toSorted();
    };
    expect(await found('NJ')).toEqual(['NJ', 'New Jersey']);
    expect(await found('ny')).toEqual(['NY', 'New Jersey', 'ny']);
    expect(await found('New York')).toHaveLength(4);
    expect(await found(null)).toHaveLength(4);
    const { body } = await gateway.visitor().rest('GET', '/api/properties?city=Twinville&state=ny');
    expect(body.map((home: { state: string }) => home.state).toSorted()).toEqual(['NY', 'New Jersey', 'ny']);
  });

  it('are found by each of the words that are asked for, in whatever order; what is quoted stays together', async () => {
    const description =
      'A pool and a detached garage behind no. 12; 5% down. A butler’s pantry. Furnished or unfurnished.';
    await create({ address: '77 Apart Lane', city: 'Wordville', zipCode: '07712', description });
    await create({
      address: '78 Apart Lane',
      city: 'Wordville',
      zipCode: '07712',
      description: "A pool, a captain's walk. Unfurnished.",
    });
    const found = async (text: string) => {
      const { body } = await gateway.visitor().rest('GET', `/api/properties?text=${encodeURIComponent(text)}`);
      return body
        .map(({ address }: { address: string }) => address.slice(0, 2))
        .toSorted()
        .join(' ');
    };
    for (const [text, homes] of [
      ['pool garage', '77'],
      ['GARAGE wordville pool', '77'],
      ['apart pool', '77 78'],
      ['pool sauna', ''],
      ['"detached garage" pool', '77'],
      ['"pool garage"', ''],
      // One or two letters must be the beginning of a word, and are taken literally.
      ['77 apart', '77'],
      ['12 wordville', '77'],
      ['71 wordville', ''],
      ['5% garage', '77'],
      ['.*a garage', ''],
      ['\\ (a garage', ''],
      // A word's opposite is another word.
      ['furnished wordville', '77'],
      ['unfurnished wordville', '77 78'],
      // Signs alone are no words: they are ignored beside words, and alone they find nothing.
      ['.* garage', '77'],
      ["garage ' pool", '77'],
      ['pool – "apart lane" ’', '77 78'],
      ["77 '", '77'],
      ["'", ''],
      ['’ —', ''],
      ['" "', ''],
      ['apart pool and a detached garage behind no. 12; 5% down', '77'],
      ['"unclosed apart', ''],
      // Keyboards type the straight apostrophe, phones the curled one.
      ["butler's pantry", '77'],
      ['"butler’s pantry"', '77'],
      ['captain’s walk', '78'],
      ["captain's", '78'],
    ] as const)
      expect([text, await found(text)]).toEqual([text, homes]);
  });

  it('are found by the whole of their MLS number, however it is written', async () => {
    await create({ address: '79 Listed Lane', city: 'Mlsville', mlsNumber: 'Sample-88119' });
    await create({ address: '80 Listed Lane', city: 'Mlsville', mlsNumber: '88119234' });
    await create({ address: '81 Listed Lane', city: 'Mlsville', mlsNumber: null });
    const found = async (text: string) => {
      const { body } = await gateway.visitor().rest('GET', `/api/properties?text=${encodeURIComponent(text)}`);
      return body.map(({ address }: { address: string }) => address.slice(0, 2)).join(' ');
    };
    for (const [text, homes] of [
      ['SAMPLE-88119', '79'],
      ['sample-88119 mlsville', '79'],
      ['88119234', '80'],
      ['"88119234" listed', '80'],
      ['8811923', ''],
      ['88119', ''],
      ['88119234 elsewhere', ''],
    ] as const)
      expect([text, await found(text)]).toEqual([text, homes]);
    const names = await agent.graphql('{ viewer { homes(filter: { text: "88119234" }) { nodes { address } } } }');
    expect(JSON.stringify(names.body)).toContain('80 Listed Lane');
  });

  it('are found by an address in either of its spellings', async () => {
    await create({ address: '1 Seventh Avenue', city: 'Spellville', zipCode: '07712' });
    await create({ address: '2 W 107th St', city: 'Spellville', zipCode: '07712' });
    await create({ address: '3 Ocean Blvd', city: 'Spellville', zipCode: '07712' });
    await create({ address: '4 Harbor Road', city: 'Spellville', zipCode: '07712' });
    await create({ address: '5 Heron Cir', city: 'Spellville', zipCode: '07712' });
    await create({ address: '6 Deer Trail', city: 'Spellville', zipCode: '07712' });
    const found = async (text: string) => {
      const path = `/api/properties?text=${encodeURIComponent(`${text} spellville`)}`;
      const { body } = await gateway.visitor().rest('GET', path);
      return body
        .map(({ address }: { address: string }) => address[0])
        .toSorted()
        .join('');
    };
    for (const [text, homes] of [
      ['7th ave', '1'],
      ['seventh avenue', '1'],
      ['Seventh', '1'],
      ['1 7TH AVE', '1'],
      ['7th', '12'],
      ['107th street', '2'],
      ['ocean boulevard', '3'],
      ['ocean blvd', '3'],
      ['harbor rd', '4'],
      ['harbor ROAD', '4'],
      ['harbor lane', ''],
      // An address as people write it on an envelope.
      ['1 7th Ave.,', '1'],
      ['107th St.', '2'],
      ['4 Harbor Rd;', '4'],
      ['heron circle', '5'],
      ['deer trl', '6'],
      ['"7th avenue"', '1'],
      ['"Seventh Ave"', '1'],
      ['"1 7th"', '1'],
      ['"7th street"', ''],
      ['"avenue 7th"', ''],
      ['"W 107th Street"', '2'],
      ['"3 ocean boulevard"', '3'],
    ] as const)
      expect([text, await found(text)]).toEqual([text, homes]);
  });

  it('carry the catalogue’s version, so that an unchanged list costs nothing', async () => {
    const first = await gateway.visitor().rest('GET', '/api/properties');
    const etag = first.headers.get('ETag') ?? '';
    // fetch adds Cache-Control: no-cache.
    const headers = { 'If-None-Match': etag };
    const get = () => gateway.visitor().rest('GET', '/api/properties', undefined, headers);
    expect((await get()).status).toBe(304);
    await create();
    expect((await get()).status).toBe(200);
  });

  it('put a late sale of an early listing first, however many were listed since', async () => {
    const { database: db, catalogue } = gateway.gateway;
    await catalogue.change((em) =>
      em.execute(`insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, listing_type,
          status, represented, sold_date)
        select gen_random_uuid(), '2030-01-01'::timestamptz + g * interval '1 hour', now(), 'Sale ' || g, 'Many', 'NJ', '07701',
          '$1', 'sale', 'sold', 'Buyer', case when g % 10 <> 0 then '2029-01-01'::timestamptz + g * interval '1 hour' end
        from generate_series(1, 620) g`),
    );
    const early = { address: 'Early', city: 'Many', status: 'sold', represented: 'Buyer', soldDate: '2031-01-01' };
    await create({ ...early, soldDate: '2026-11-20' });
    await db.em().execute("update properties set sold_date = '2030-06-01' where address = 'Early'");
    await catalogue.bump();
    const { body } = await gateway.visitor().graphql('{ recentSales { address soldDate } }');
    const sales: { address: string; soldDate: string | null }[] = body.data.recentSales;
    expect(sales).toHaveLength(24);
    // The newest listings: 620 has no date and keeps its place; the next place goes to the latest sale.
    expect(sales.slice(0, 3).map(({ address }) => address)).toEqual(['Sale 620', 'Early', 'Sale 619']);
    const dated = sales.flatMap(({ soldDate }) => soldDate ?? []);
    expect(dated).toEqual(dated.toSorted().toReversed());
    expect(sales.filter(({ soldDate }) => soldDate === null).map(({ address }) => address)).toEqual([
      'Sale 620',
      'Sale 610',
      'Sale 600',
    ]);
  });

  it('show the agent every home, however many: on offer, sold and put away', async () => {
    await gateway.gateway.catalogue.change((em) =>
      em.execute(`insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, listing_type,
          status, archived_at, represented, sold_date)
        select gen_random_uuid(), now() - g * interval '1 hour', now(), kind || g, 'Countless', 'NJ', '07701', '$1', 'sale',
          case kind when 'sold' then 'sold' else 'active' end, case kind when 'away' then now() end,
          case kind when 'sold' then 'Buyer' end, case kind when 'sold' then now() end
        from generate_series(1, 230) g, unnest(array['offer', 'sold', 'away']) kind`),
    );
    const query = `query ($first: Int!) { viewer {
      listings(first: $first) { city } sold(first: $first) { city } archived(first: $first) { city } } }`;
    const { viewer } = (await agent.graphql(query, { first: 9999 })).body.data;
    const found = Object.values(viewer as Record<string, { city: string }[]>);
    expect(found.map((homes) => homes.filter(({ city }) => city === 'Countless').length)).toEqual([230, 230, 230]);
    const rest = await agent.rest('GET', '/api/admin/properties/archived?limit=9999');
    expect(rest.body.filter(({ city }: { city: string }) => city === 'Countless')).toHaveLength(230);
    for (const list of ['listings', 'sold', 'archived']) {
      const { body } = await agent.graphql(`{ viewer { ${list}(first: -1) { id } } }`);
      expect(body.errors[0].extensions.code).toBe('BAD_INPUT');
    }
  });

  it('hold the homes that are named, without those that are gone, at both doors', async () => {
    const named: string[] = [];
    for (const address of ['one', 'two', 'gone']) named.push((await create({ city: 'Named', address })).body.id);
    await agent.rest('POST', `/api/admin/properties/${named[2]}/archive`);
    const ids = [...named, '00000000-0000-4000-8000-000000000000'];
    const query = 'query ($ids: [ID!]) { properties(filter: { ids: $ids }) { totalCount nodes { address } } }';
    const { properties } = (await gateway.visitor().graphql(query, { ids })).body.data;
    expect(properties).toEqual({ totalCount: 2, nodes: [{ address: 'two' }, { address: 'one' }] });
    const rest = await gateway.visitor().rest('GET', `/api/properties?id=${ids.join(',')}`);
    expect(rest.body.map(({ address }: { address: string }) => address)).toEqual(['two', 'one']);
    expect((await gateway.visitor().graphql(query, { ids: [] })).body.data.properties.totalCount).toBe(0);
    for (const wrong of [['nonsense'], Array(61).fill(ids[0])]) {
      const refused = await gateway.visitor().graphql(query, { ids: wrong });
      expect(refused.body.errors[0].extensions.code).toBe('BAD_INPUT');
    }
  });
});
