// Pages in REST: followed by their links alone, and counted if asked for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from './testing/databases.ts';
import type { TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701' };

onEachDatabase('lists of the REST door', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let counts = 0;
  const onQuery = (statement: string) => {
    if (/count\(\*\).*::integer as total/s.test(statement)) counts += 1;
  };
  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { onQuery });
    agent = await gateway.agent();
    for (let price = 1; price <= 5; price += 1) {
      await agent.rest('POST', '/api/properties', { ...home, price: `${price % 3}00` });
      const sender = { name: 'Robin', email: `robin-${price}@visitor.example`, source: 'modal', recaptchaToken: 'ok' };
      await agent.rest('POST', '/api/contacts', { ...sender, message: 'Hello & goodbye' });
    }
  });
  afterAll(() => gateway.close());

  const follow = async (first: string) => {
    const ids: string[] = [];
    for (let path: string | undefined = first, pages = 0; path !== undefined && pages < 20; pages += 1) {
      const { status, headers, body } = await agent.rest('GET', path);
      expect(status).toBe(200);
      ids.push(...(body.nodes ?? body).map(({ id }: { id: string }) => id));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    return ids;
  };

  it.each([
    ['/api/properties?limit=2&status=active,pending&text=harbor%20row', 5],
    ['/api/properties?limit=2&sort=priceAscending&city=red%20bank', 5],
    ['/api/admin/leads?limit=2&text=hello%20%26', 5],
    ['/api/admin/leads?limit=3&status=new&status=closed', 5],
    ['/api/admin/people?limit=2&text=robin', 5],
  ])('are whole by following the links of %s', async (path, count) => {
    const ids = await follow(path);
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    // The cached answer has the same link.
    expect(await follow(path)).toEqual(ids);
  });

  it('go on where they were when the last home of a page is put away meanwhile', async () => {
    const away = (await agent.rest('POST', '/api/properties', { ...home, city: 'Away', price: '5' })).body.id;
    await agent.rest('POST', '/api/properties', { ...home, city: 'Away', price: '9' });
    await agent.rest('POST', '/api/properties', { ...home, city: 'Away', price: '1' });
    const { headers } = await agent.rest('GET', '/api/properties?city=away&sort=priceDescending&limit=2');
    await agent.rest('POST', `/api/admin/properties/${away}/archive`, {});
    const next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? '';
    expect((await agent.rest('GET', next)).body).toMatchObject([{ price: '$1' }]);
  });

  it('repeat in a link what they know, and keep one answer for whatever else is asked', async () => {
    const link = async (path: string) => (await agent.rest('GET', path)).headers.get('Link') ?? '';
    const plain = await link('/api/properties?limit=1&city=red%20bank');
    expect(await link('/api/properties?city=red%20bank&nonsense=1&limit=1')).toBe(plain);
    expect(plain).not.toBe('');
  });

  it('end without a link, and refuse a wish that is none', async () => {
    const { headers } = await agent.rest('GET', '/api/admin/audit-log?limit=100');
    expect(headers.get('Link')).toBe(null);
    for (const path of ['/api/properties', '/api/properties?limit=1', '/api/admin/leads', '/api/admin/audit-log']) {
      const { body } = await agent.rest('GET', `${path}${path.includes('?') ? '&' : '?'}total=maybe`);
      expect([body.code, body.issues?.[0]?.path]).toEqual(['BAD_INPUT', ['total']]);
    }
  });

  it('count what they are asked to count, and nothing else', async () => {
    const total = async (path: string) => {
      await gateway.gateway.catalogue.bump();
      counts = 0;
      const { headers } = await agent.rest('GET', path);
      return [headers.get('X-Total-Count'), counts];
    };
    expect(await total('/api/properties?limit=1&city=red%20bank')).toEqual([null, 0]);
    expect(await total('/api/properties?limit=1&city=red%20bank&total=true')).toEqual(['5', 0]);
    expect(await total('/api/properties?limit=1&text=red%20bank&total=true')).toEqual(['5', 1]);
    expect(await total('/api/properties?total=true')).toEqual([
      String((await agent.rest('GET', '/api/properties')).body.length),
      0,
    ]);
    expect(await total('/api/admin/leads?limit=1&total=true')).toEqual(['5', 0]);
    const log = (await total('/api/admin/audit-log?limit=1&total=true')) as [string, number];
    expect([Number(log[0]) > 5, log[1]]).toEqual([true, 1]);
    expect(await total('/api/admin/audit-log?limit=1')).toEqual([null, 0]);
  });
});
