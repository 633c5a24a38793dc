import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const home = { address: '8 Price Street', city: 'Red Bank', zipCode: '07701', price: '$925,000' };

onEachDatabase('the history of a price', (kind) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(kind);
    agent = await gateway.agent();
  });
  afterAll(() => gateway?.close());

  const create = async (more: object = {}): Promise<string> =>
    (await agent.rest('POST', '/api/properties', { ...home, ...more })).body.id;
  const change = (id: string, input: object) => agent.rest('PUT', `/api/admin/properties/${id}`, input);
  const em = () => gateway.gateway.database.em();
  /** Moves everything about a home back by so many days. */
  const age = async (id: string, days: number) => {
    await em().execute(`update audit_log set at = at - interval '${days} days' where subject_id = ?`, [id]);
    await em().execute(`update properties set created_at = created_at - interval '${days} days' where id = ?`, [id]);
  };
  const pricesAt = async (id: string) => {
    const rest = (await gateway.visitor().rest('GET', `/api/properties/${id}/price-history`)).body;
    const query = 'query ($id: ID!) { priceHistory(propertyId: $id) { at price before } }';
    const { body } = await gateway.visitor().graphql(query, { id });
    expect(body.data.priceHistory).toEqual(rest);
    return rest.map(({ price, before }: { price: string; before: string | null }) => [price, before]);
  };

  it('tells at both doors what a home was listed at and what it came to', async () => {
    const id = await create();
    await age(id, 9);
    await change(id, { price: '899k', bedrooms: '4' });
    expect(await pricesAt(id)).toEqual([
      ['$899,000', '$925,000'],
      ['$925,000', null],
    ]);
    expect(
      JSON.stringify((await gateway.visitor().rest('GET', `/api/properties/${id}/price-history`)).body),
    ).not.toMatch(/agent|bedrooms/);
  });

  it('says nothing of what was thought of before anybody saw the home', async () => {
    const id = await create({ isDraft: true, price: '$1,200,000' });
    await change(id, { price: '$999,000' });
    expect(await pricesAt(id)).toEqual([]);
    await age(id, 3);
    await agent.rest('POST', `/api/admin/properties/${id}/restore`);
    expect(await pricesAt(id)).toEqual([['$999,000', null]]);
  });

  it('says nothing of what was thought of while the home was archived, but what it came back for', async () => {
    const id = await create();
    await age(id, 30);
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    await age(id, 5);
    await change(id, { price: '$500,000' });
    await age(id, 5);
    await change(id, { price: '$880,000' });
    await age(id, 5);
    await agent.rest('POST', `/api/admin/properties/${id}/restore`);
    await age(id, 5);
    await change(id, { price: '$870,000' });
    expect(await pricesAt(id)).toEqual([
      ['$870,000', '$880,000'],
      ['$880,000', '$925,000'],
      ['$925,000', null],
    ]);
    const [, back] = (await gateway.visitor().rest('GET', `/api/properties/${id}/price-history`)).body;
    expect(Math.round((Date.now() - Date.parse(back.at)) / 86_400_000)).toBe(5);
  });

  it('says nothing of a home that is sold, archived or unknown', async () => {
    const id = await create();
    await change(id, { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer' });
    expect(await pricesAt(id)).toEqual([]);
    expect(await pricesAt('nonsense')).toEqual([]);
  });
});
