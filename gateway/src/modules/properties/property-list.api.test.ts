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

  it('filter by the leading number of a text', async () => {
    await create({ city: 'Numbers', bedrooms: '4 + den', bathrooms: '2.5' });
    await create({ city: 'Numbers', bedrooms: null });
    const query = '{ properties(filter: { cities: ["NUMBERS"], minBedrooms: 4, minBathrooms: 2.5 }) { totalCount } }';
    expect((await agent.graphql(query)).body.data.properties.totalCount).toBe(1);
  });

  it('carry the catalogue’s version, so that an unchanged list costs nothing', async () => {
    const first = await gateway.visitor().rest('GET', '/api/properties');
    const etag = first.headers.get('ETag') ?? '';
    // fetch would ask for no-cache by itself.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const get = () => gateway.visitor().rest('GET', '/api/properties', undefined, headers);
    expect((await get()).status).toBe(304);
    await create();
    expect((await get()).status).toBe(200);
  });
});
