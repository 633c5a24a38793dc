// Known queries: cached answers are sent as bytes, others are answered by compiled queries.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataOf } from '../render/renderer.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { picture } from '../testing/operation-samples.ts';
import { randomQuery } from '../testing/random-query.ts';
import { admin, openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const EVERYTHING = `id address city state zipCode price priceAmount listingType status bedrooms bathrooms squareFeet propertyType
  yearBuilt lotSize annualTaxes tourUrl availableFrom shortPath description zillowUrl represented soldPrice soldDate createdAt updatedAt statusSince images
  photos { stem file alt width height placeholder widths focus { x y } } valueEstimate { estimate asOf }`;

const queries: [title: string, query: string, variables?: object][] = [
  [
    'every field of a list',
    `{ properties(first: 5) { nodes { ${EVERYTHING} } totalCount pageInfo { hasNextPage endCursor } } }`,
  ],
  ['a few fields', '{ properties(first: 3, sort: priceDescending) { nodes { address } } }'],
  [
    'fragments and aliases',
    `query ($first: Int = 2) {
    all: properties(first: $first) { ...Page } sold: recentSales { id photos { alt } }
  } fragment Page on PropertyConnection { nodes { ... on Property { price ...Pictures } } }
  fragment Pictures on Property { images }`,
  ],
  ['a home that is none', 'query ($id: ID!) { property(id: $id) { address description } }', { id: 'nowhere' }],
  [
    'everything else of the public door',
    `{ propertyFacets { cities propertyTypes } featuredProperties { id images }
    testimonials { name reviewText rating } site { tagline } __typename }`,
  ],
  ['what a visitor has none of', '{ viewer { username } }'],
];

onEachDatabase('a known query', (database) => {
  let gateway: TestGateway;
  let id = '';
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    const agent = await gateway.agent();
    const form = new FormData();
    form.append('images', await picture('one.jpg'));
    const images = (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths;
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', description: 'A porch' };
    const sale = { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer', soldPrice: '1m' };
    for (let count = 1; count < 8; count += 1) {
      const more = { price: `${count}00k`, ...(count === 1 && { images }), ...(count > 5 && sale) };
      id = (await agent.rest('POST', '/api/properties', { ...home, ...more })).body.id;
    }
  });
  afterAll(() => gateway.close());

  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  }
  /**
   * Asks Apollo, then its cached answer; then, after each change of the catalogue, Apollo again and at last the
   * compiled query.
   */
  async function askOften(query: string, variables?: object) {
    const answers = [await ask(query, variables), await ask(query, variables)];
    for (let turn = 0; turn < 4; turn += 1) {
      await gateway.gateway.catalogue.bump();
      answers.push(await ask(query, variables));
    }
    return answers;
  }
  const withoutRequest = (text: string) => text.replace(/"requestId":"[^"]*"/g, '');
  const isCompiled = (query: string) => gateway.gateway.graphql.compiled.find({ query }) !== undefined;

  it.each(queries)('says of %s what it said at first, byte for byte', async (_, query, variables) => {
    const [first, ...later] = await askOften(query, variables);
    expect(JSON.parse(first?.text ?? '')).not.toHaveProperty('errors');
    for (const answer of later) expect(answer).toEqual(first);
    expect(isCompiled(query)).toBe(true);
  });

  // FUZZ_RUNS=500 for a long run; a failure prints its seed.
  it('says of whatever may be asked what it said at first', async () => {
    const { schema } = gateway.gateway.graphql;
    const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 20), endOnFailure: true };
    let compiled = 0;
    const property = fc.asyncProperty(fc.gen(), async (choose) => {
      const { query, variables } = randomQuery(schema, choose);
      const [first, ...later] = (await askOften(query, variables)).map(({ text }) => withoutRequest(text));
      for (const answer of later) expect(answer, query).toBe(first);
      if (isCompiled(query)) compiled += 1;
    });
    await fc.assert(property, runs);
    expect(compiled).toBeGreaterThan(0);
  });

  it.each<[title: string, query: string, expected: object, variables?: object]>([
    [
      'a fragment under a condition that another selection of the same list does not have',
      `query ($is: Boolean!) { properties(first: 1, sort: priceAscending) { nodes { city } nodes @include(if: $is) { ...A } } }
       fragment A on Property { price }`,
      { properties: { nodes: [{ city: 'Red Bank' }] } },
      { is: false },
    ],
    [
      'a fragment that is left out here and taken there',
      `{ properties(first: 1, sort: priceAscending) { nodes { ...A @include(if: false) ...A } } }
       fragment A on Property { price }`,
      { properties: { nodes: [{ price: '$100,000' }] } },
    ],
    [
      'a field whose first mention is left out',
      'query ($is: Boolean!) { propertyFacets { propertyTypes @include(if: $is) cities propertyTypes } }',
      { propertyFacets: { cities: ['Red Bank'], propertyTypes: [] } },
      { is: false },
    ],
    [
      'a required variable with a default',
      'query ($id: ID! = "nowhere") { property(id: $id) { city } }',
      { property: null },
    ],
  ])('is never compiled with %s, of which compiled code says something else', async (_, query, data, variables) => {
    for (const { text } of await askOften(query, variables)) expect(text).toBe(`${JSON.stringify({ data })}\n`);
    expect(isCompiled(query)).toBe(false);
  });

  it('is refused and failed in the same words, however often', async () => {
    const wrong = 'query ($first: Int!) { properties(first: $first) { nodes { id } } }';
    const [first, ...later] = await askOften(wrong, { first: 1 });
    for (const answer of later) expect(answer).toEqual(first);
    expect(isCompiled(wrong)).toBe(true);
    for (const variables of [{ first: 'many' }, { first: 100_000 }, {}, { first: null }]) {
      const { text } = await ask(wrong, variables);
      expect(JSON.parse(text).errors[0].extensions).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: ['first'] }] });
    }
    const { text } = await ask('mutation { signOut { __typename } }');
    expect(JSON.parse(text)).toHaveProperty('errors');
  });

  it.each([
    { operationName: ['A'] },
    { operationName: '' },
    { variables: [1] },
    { variables: 'none' },
    { extensions: 'none' },
  ])('is refused with %j whether anybody asked for it before or not', async (wrong) => {
    const query = 'query A { properties(first: 2) { nodes { city } } }';
    const send = async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query, ...wrong });
      return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).status;
    };
    const first = await send();
    await askOften(query);
    expect([first, await send()]).toEqual([400, 400]);
  });

  it.each(['extensions={', 'extensions=[]', 'variables={}&variables={}', 'variables=null', 'operationName='])(
    'is refused by GET with %s whether anybody asked for it before or not',
    async (wrong) => {
      const query = `{ properties(first: 2) { nodes { address } } a${wrong.length}: __typename }`;
      const send = async (more = '') => {
        const url = `${gateway.url}/graphql?query=${encodeURIComponent(query)}&${more}`;
        return (await fetch(url, { headers: { 'Apollo-Require-Preflight': '1' } })).status;
      };
      const first = await send(wrong);
      const known = [await send(), await send()];
      await askOften(query);
      expect([first, ...known, await send(wrong)]).toEqual([400, 200, 200, 400]);
    },
  );

  it.each([
    ['@include(if: $is)', false],
    ['@skip(if: $is)', true],
  ])('costs no more with what %s left out at first: it stays with Apollo, which counts it', async (condition, is) => {
    const dear = Array.from({ length: 8 }, (_, n) => `p${n}: properties(first: 60) { nodes { photos { alt } } }`);
    const bodies = [
      `{ __typename ...Dear ${condition} } fragment Dear on Query { ${dear.join(' ')} }`,
      `{ __typename ... ${condition} { ${dear.join(' ')} } }`,
      `{ __typename ${dear.map((field) => field.replace(' {', ` ${condition} {`)).join(' ')} }`,
    ];
    for (const body of bodies) {
      const query = `query ($is: Boolean!) ${body}`;
      for (const { text } of await askOften(query, { is })) expect(JSON.parse(text)).not.toHaveProperty('errors');
      expect(isCompiled(query)).toBe(false);
      const { status, text } = await ask(query, { is: !is });
      expect([status, JSON.parse(text).errors?.[0].message]).toEqual([400, expect.stringMatching(/^The query costs/)]);
    }
  });

  it('is not answered to a form of another site, nor in a type that nobody asked for', async () => {
    const query = '{ properties(first: 3) { nodes { city } } }';
    await askOften(query);
    expect((await ask(query, {}, { 'content-type': 'text/plain' })).status).toBeGreaterThanOrEqual(400);
    const get = (headers: Record<string, string>) =>
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get({})).status).toBe(400);
    expect((await get({ 'apollo-require-preflight': '1' })).status).toBe(200);
    expect((await ask(query, {}, { accept: 'text/html' })).status).toBe(406);
    const { type } = await ask(query, {}, { accept: 'application/graphql-response+json' });
    expect(type).toBe('application/graphql-response+json; charset=utf-8');
  });

  it('tells the agent what is the agent’s, and a visitor what changed', async () => {
    const query = '{ viewer { username } properties(first: 60) { nodes { id price } } }';
    await askOften(query);
    const agent = await gateway.agent();
    expect((await agent.graphql(query)).body.data.viewer.username).toBe(admin.username);
    const change = await agent.rest('PUT', `/api/admin/properties/${id}`, { price: '$1,234,000' });
    expect(change.status).toBe(200);
    const { data } = JSON.parse((await ask(query)).text);
    expect(data.viewer).toBeNull();
    expect(data.properties.nodes.find((one: { id: string }) => one.id === id).price).toBe('$1,234,000');
  });

  it('is compressed as the client asks, and the same within', async () => {
    const query = `{ properties(first: 7) { nodes { ${EVERYTHING} } } }`;
    const [plain] = await askOften(query);
    for (const encoding of ['br', 'gzip']) {
      for (const _ of [1, 2]) expect((await ask(query, {}, { 'accept-encoding': encoding })).text).toBe(plain?.text);
    }
  });

  it('is answered to a page that is drawn as to a visitor, without Apollo', async () => {
    const query = 'query Page($first: Int!) { properties(first: $first) { nodes { price photos { alt } } } }';
    const asked = { query, variables: { first: 4 }, operationName: 'Page' };
    const { executeQuery, catalogue, graphql } = gateway.gateway;
    const first = dataOf(await executeQuery(asked));
    for (let turn = 0; turn < 3; turn += 1) {
      await catalogue.bump();
      await executeQuery(asked);
    }
    const apollo = vi.spyOn(graphql.server, 'executeOperation');
    await catalogue.bump();
    for (const _ of ['compiled', 'kept']) expect(dataOf(await executeQuery(asked))).toEqual(first);
    expect(apollo).not.toHaveBeenCalled();
    await expect(executeQuery({ ...asked, variables: { first: 'many' } })).resolves.toHaveProperty('errors');
    expect(apollo).toHaveBeenCalledOnce();
    apollo.mockRestore();
  });

  it('of one home is asked of the database anew once that home has changed, not after another', async () => {
    const query = 'query Home($id: ID!) { property(id: $id) { price } priceHistory(propertyId: $id) { price } }';
    const agent = await gateway.agent();
    const { id: other } = (
      await agent.rest('POST', '/api/properties', {
        address: '9 Other Row',
        city: 'Rumson',
        zipCode: '07760',
        price: '$1',
      })
    ).body;
    const asked = { query, variables: { id }, operationName: 'Home' };
    const { catalogue, executeQuery } = gateway.gateway;
    for (const door of [
      async () => (await ask(query, { id })).text,
      async () => (await executeQuery(asked)).body.plain.toString(),
    ]) {
      const price = async () => JSON.parse(await door()).data.property.price;
      for (let turn = 0; turn < 4; turn += 1) {
        await catalogue.bump();
        await door();
      }
      const read = vi.spyOn(gateway.gateway.database, 'read');
      await agent.rest('PUT', `/api/admin/properties/${other}`, { price: '$3' });
      read.mockClear();
      const before = await price();
      expect(read).not.toHaveBeenCalled();
      await agent.rest('PUT', `/api/admin/properties/${id}`, { price: `${before}0` });
      expect(await price()).not.toBe(before);
      expect(read).toHaveBeenCalled();
      read.mockRestore();
    }
  });

  it('asked 300 times at once after a change is answered 300 times alike', async () => {
    const query = '{ properties(first: 7) { nodes { address price } } }';
    await askOften(query);
    await gateway.gateway.catalogue.bump();
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(query)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});
