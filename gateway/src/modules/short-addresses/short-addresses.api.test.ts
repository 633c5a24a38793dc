import { renderSVG } from 'uqr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originOf } from '../../core/env.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { slugOf } from './slug-of.ts';

const place = { city: 'Red Bank', zipCode: '07701', price: '650k' };

onEachDatabase('a short address', (kind) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(kind);
    agent = await gateway.agent();
  });
  afterAll(() => gateway?.close());

  const create = async (address: string, more: object = {}): Promise<{ id: string; shortPath: string }> =>
    (await agent.rest('POST', '/api/properties', { ...place, address, ...more })).body;
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(`${gateway.url}${path}`, { method, redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const change = (id: string, input: object) => agent.rest('PUT', `/api/admin/properties/${id}`, input);

  it('leads to the home, by GET and HEAD, however it is typed, with the query that came along', async () => {
    const { id, shortPath } = await create('31 Riverdale Avenue');
    expect(shortPath).toBe('/h/31-riverdale-avenue');
    const home = [308, `/properties/${id}`];
    for (const path of [
      shortPath,
      '/h/31-Riverdale-AVENUE',
      '/H/31-RIVERDALE-AVENUE',
      '/h/31%20Riverdale%20Avenue.',
      `${shortPath}/`,
    ])
      expect(await ask(path)).toEqual(home);
    expect(await ask(shortPath, 'HEAD')).toEqual(home);
    expect(await ask(`${shortPath}?utm_source=print`)).toEqual([308, `/properties/${id}?utm_source=print`]);
    expect((await ask(shortPath, 'POST'))[0]).toBe(405);
  });

  it('is told by both doors', async () => {
    const { id, shortPath } = await create('7 Doors Lane');
    const { body } = await gateway.visitor().graphql('query ($id: ID!) { property(id: $id) { shortPath } }', { id });
    expect(body.data.property).toEqual({ shortPath });
    expect((await gateway.visitor().rest('GET', `/api/properties/${id}`)).body.shortPath).toBe('/h/7-doors-lane');
  });

  it('has a number where an earlier home has the same words', async () => {
    const [first, second, third] = [
      await create('12 Front Street'),
      await create('12 Front Street', { city: 'Keyport' }),
      await create('12, Front Street!', { city: 'Union Beach' }),
    ];
    expect([first, second, third].map(({ shortPath }) => shortPath)).toEqual([
      '/h/12-front-street',
      '/h/12-front-street-2',
      '/h/12-front-street-3',
    ]);
    expect(await ask('/h/12-front-street-2')).toEqual([308, `/properties/${second?.id}`]);
  });

  it('goes on leading to the home when its street is written differently, and is shown again when it is written back', async () => {
    const { id } = await create('9 Ocean Ave');
    expect((await change(id, { address: '9 Ocean Avenue' })).body.shortPath).toBe('/h/9-ocean-avenue');
    expect(await ask('/h/9-ocean-ave')).toEqual([308, `/properties/${id}`]);
    expect((await change(id, { address: '9 Ocean Ave' })).body.shortPath).toBe('/h/9-ocean-ave');
    expect(await ask('/h/9-ocean-avenue')).toEqual([308, `/properties/${id}`]);
  });

  it('leads nowhere while visitors do not see the home, and is free once it is deleted', async () => {
    const draft = await create('1 Draft Court', { isDraft: true });
    const archived = await create('2 Archive Court');
    await agent.rest('POST', `/api/admin/properties/${archived.id}/archive`);
    expect(await ask('/h/1-draft-court')).toEqual([302, '/properties/1-draft-court']);
    expect(await ask('/h/2-archive-court')).toEqual([302, '/properties/2-archive-court']);
    await agent.rest('POST', `/api/admin/properties/${draft.id}/restore`);
    expect((await ask('/h/1-draft-court'))[0]).toBe(308);
    await agent.rest('DELETE', `/api/admin/properties/${archived.id}`);
    expect((await create('2 Archive Court')).shortPath).toBe('/h/2-archive-court');
  });

  it('is a picture for cameras, as long as visitors see the home', async () => {
    const { id, shortPath } = await create('3 Camera Row');
    const picture = await fetch(`${gateway.url}${shortPath}/qr.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const drawn = await picture.text();
    expect(drawn).toBe(renderSVG(`${originOf(gateway.gateway.env)}/h/3-camera-row`, { border: 2 }));
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    expect((await ask(`${shortPath}/qr.svg`))[0]).toBe(404);
  });

  it('leads to the page that says that there is no such home', async () => {
    expect(await ask('/h/Nothing%20here.?utm_source=sign')).toEqual([302, '/properties/nothing-here']);
    expect((await ask(`/h/${'a'.repeat(400)}`))[1]).toMatch(/^\/properties\/a+$/);
  });

  it.each(['%27%3B--', '.', '%E2%80%AE'])('knows no home called %s', async (words) => {
    expect((await ask(`/h/${words}`))[0]).toBe(404);
  });

  it.each([
    ['5 Müller’s Weg', '/h/5-muller-s-weg'],
    ['5½ Elm', '/h/51-2-elm'],
    ['東京', '/h/home'],
  ])('is made of %s', async (address, path) => {
    const { id, shortPath } = await create(address);
    expect(shortPath).toBe(path);
    expect(await ask(path)).toEqual([308, `/properties/${id}`]);
    if (path !== '/h/home') expect(`/h/${slugOf(address)}`).toBe(path);
  });
});
