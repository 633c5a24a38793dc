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

it.each(['/api/admin/leads?text=visitor', '/api/admin/people?text=visitor'])(
  'visitors are answered while the agent’s searches take long: %s',
  async (path) => {
    let searches: Promise<{ status: number }>[] = [];
    await test.gateway.database.maintenance.transaction(async (em) => {
      // Searches wait for this, as if each looked through a million leads.
      await em.execute('lock table leads, people in access exclusive mode', [], 'run');
      searches = Array.from({ length: 30 }, () => agent.rest('GET', path).catch(() => ({ status: 0 })));
      await new Promise((resolve) => setTimeout(resolve, 500));
      // Nobody asked this before, so no memory answers it.
      asked += 1;
      const read = fetch(`${test.url}/api/properties?minPrice=${asked}`, { signal: AbortSignal.timeout(2000) });
      expect((await read).status).toBe(200);
    });
    expect(new Set((await Promise.all(searches)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);
