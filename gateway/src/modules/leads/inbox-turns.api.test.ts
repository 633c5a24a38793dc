// Visitors and the agent share the connections to PostgreSQL; PGlite has one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let test: TestGateway;
let agent: TestClient;
beforeAll(async () => {
  test = await openTestGateway('postgresql');
  agent = await test.agent();
});
afterAll(() => test.close());

let asked = 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.each(['/api/admin/leads?text=visitor', '/api/admin/people?text=visitor'])(
  'visitors are answered while the agent’s searches take long: %s',
  async (path) => {
    let searches: Promise<{ status: number }>[] = [];
    await test.gateway.database.maintenance.transaction(async (em) => {
      // Searches wait for this, as if each looked through a million leads.
      await em.execute('lock table leads, people in access exclusive mode', [], 'run');
      searches = Array.from({ length: 30 }, () => agent.rest('GET', path).catch(() => ({ status: 0 })));
      await pause(500);
      // Nobody asked this before, so no memory answers it.
      asked += 1;
      const read = fetch(`${test.url}/api/properties?minPrice=${asked}`, { signal: AbortSignal.timeout(10_000) });
      expect((await read).status).toBe(200);
    });
    expect(new Set((await Promise.all(searches)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);

it('refuses a search behind fifty that wait, and counts nobody who has gone', async () => {
  const path = '/api/admin/leads?text=visitor';
  const headers = { Cookie: agent.cookies() };
  const search = (more = {}) => fetch(`${test.url}${path}`, { headers, ...more });
  const answerOf = (signal: AbortSignal) =>
    search({ signal }).then(
      ({ status }) => status,
      () => 'waits' as const,
    );
  let late: Promise<Response> | undefined;
  await test.gateway.database.maintenance.transaction(async (em) => {
    await em.execute('lock table leads, people in access exclusive mode', [], 'run');
    const { signal, leave } = leaving();
    for (let times = 0; times < 53; times += 1) search({ signal }).catch(() => undefined);
    await expect.poll(() => answerOf(AbortSignal.timeout(1000))).toBe(429);
    const refused = await search({ signal: AbortSignal.timeout(5000) });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    const { body } = await agent.graphql('{ viewer { leads(filter: { text: "visitor" }) { nodes { id } } } }');
    expect(body.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 });
    leave();
    await expect.poll(() => answerOf(AbortSignal.timeout(1000))).toBe('waits');
    late = search();
    await pause(300);
  });
  expect((await late)?.status).toBe(200);
});

function leaving() {
  const controller = new AbortController();
  return { signal: controller.signal, leave: () => controller.abort() };
}
