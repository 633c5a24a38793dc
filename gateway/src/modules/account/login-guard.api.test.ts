// Guessing from many networks, under many names, and both.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { admin, openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

onEachDatabase('guessing passwords', (database) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on', TRUST_PROXY: 'on' });
  });
  afterEach(() => gateway.close());

  const attempt = async (client: TestClient, address: string, input: object) => {
    const headers = { 'X-Forwarded-For': address };
    return (await client.rest('POST', '/api/admin/login', input, headers)).status;
  };
  const count = async (attempts: readonly Promise<number>[], status: number) =>
    (await Promise.all(attempts)).filter((answered) => answered === status).length;

  it('is the same guesser with every address of a /64', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      attempt(gateway.visitor(), `2001:db8:1:2::${index + 1}`, { ...admin, password: 'wrong' }),
    );
    expect(await count(attempts, 401)).toBe(5);
  });

  it('ends after thirty names from one network', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) =>
      attempt(gateway.visitor(), '203.0.113.7', { username: `name ${index}`, password: 'wrong' }),
    );
    expect(await count(attempts, 401)).toBe(30);
    expect(await attempt(gateway.visitor(), '203.0.113.8', admin)).toBe(200);
  });

  it('ends after a hundred networks with one name, and the agent’s own device is let in all the same', async () => {
    const phone = gateway.visitor();
    expect(await attempt(phone, '198.51.100.1', admin)).toBe(200);
    await phone.rest('POST', '/api/admin/logout');
    const attempts = Array.from({ length: 110 }, (_, index) =>
      attempt(gateway.visitor(), `203.0.113.${index}`, { ...admin, password: 'wrong' }),
    );
    expect(await count(attempts, 401)).toBe(100);
    expect(await attempt(gateway.visitor(), '198.51.100.99', admin)).toBe(429);
    // Also from another network than before, because a phone moves.
    expect(await attempt(phone, '198.51.100.2', admin)).toBe(200);
  });

  it('holds nobody up once a clock that went ahead is set right', async () => {
    const wrong = { ...admin, password: 'wrong' };
    const guesses = () => Array.from({ length: 40 }, () => attempt(gateway.visitor(), '203.0.113.7', wrong));
    await Promise.all(guesses());
    const em = gateway.gateway.database.em();
    // What the tables hold where all of this happened before the clock was set back by a day.
    await em.execute("update login_failures set last_at = last_at + interval '1 day'");
    await em.execute("update rate_limits set resets_at = resets_at + interval '1 day', hits = 10000");
    expect(await attempt(gateway.visitor(), '203.0.113.7', wrong)).toBe(401);
    // Guesses are counted from then on as before.
    expect(await count(guesses(), 401)).toBeLessThan(30);
    await em.execute("update login_failures set last_at = last_at + interval '1 day'");
    await em.execute("update rate_limits set resets_at = resets_at + interval '1 day'");
    expect(await attempt(gateway.visitor(), '203.0.113.7', admin)).toBe(200);
  });

  it('takes no device’s word that was not signed here', async () => {
    for (let index = 0; index < 5; index += 1)
      await attempt(gateway.visitor(), '203.0.113.7', { ...admin, password: 'wrong' });
    const [user] = await gateway.gateway.database.em().execute<{ id: string }[]>('select id from users');
    const forged = { 'X-Forwarded-For': '203.0.113.7', Cookie: `device=${user?.id}; device.sig=forged` };
    expect((await gateway.visitor().rest('POST', '/api/admin/login', admin, forged)).status).toBe(429);
  });

  it('knows the agent’s own device by what was signed here, whatever another site has set before it', async () => {
    const phone = gateway.visitor();
    expect(await attempt(phone, '198.51.100.1', admin)).toBe(200);
    const own = phone.cookies();
    for (let index = 0; index < 5; index += 1)
      await attempt(gateway.visitor(), '203.0.113.7', { ...admin, password: 'wrong' });
    for (const cookies of [`device=stale; device.sig=bad; ${own}`, `device=stale; ${own}; device.sig=bad`]) {
      const headers = { 'X-Forwarded-For': '203.0.113.7', Cookie: cookies };
      const answer = await gateway.visitor().rest('POST', '/api/admin/login', admin, headers);
      expect([answer.status, answer.headers.getSetCookie().filter((set) => set.startsWith('device.sig=;'))]).toEqual([
        200,
        [],
      ]);
    }
    // No second device comes of it.
    const devices = await gateway.gateway.database.em().execute(`select distinct data->>'deviceId' from sessions`);
    expect(devices).toHaveLength(1);
  });

  it('keeps nothing that no limit needs any more', async () => {
    await attempt(gateway.visitor(), '203.0.113.7', { ...admin, password: 'wrong' });
    const em = gateway.gateway.database.em();
    await em.execute(`update login_failures set last_at = now() - interval '25 hours'`, [], 'run');
    await em.execute(`update audit_log set at = now() - interval '91 days' where action = 'signInFailed'`, [], 'run');
    await gateway.gateway.table.guard.sweep();
    const left = `select (select count(*)::int from login_failures) as failures, count(*)::int as told from audit_log where action = 'signInFailed'`;
    expect(await em.execute(left)).toEqual([{ failures: 0, told: 0 }]);
  });
});
