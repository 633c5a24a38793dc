import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../core/client.ts';
import { createAdmin } from '../../operation/create-admin.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { admin, openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createAccountService } from './account.service.ts';
import type { LoginGuard } from './login-guard.ts';
import { createSessionStore } from './session.store.ts';

const SIGN_IN =
  'mutation ($username: String!, $password: String!) { signIn(username: $username, password: $password) { username } }';

type SignIn = (client: TestClient, input: { username: string; password: string }) => Promise<string>;

/** Sign-in through REST and GraphQL; the result is ok or the error's code. */
const doors: [string, SignIn][] = [
  [
    'REST',
    async (client, input) => {
      const { status, body } = await client.rest('POST', '/api/admin/login', input);
      return status === 200 ? 'ok' : body.code;
    },
  ],
  [
    'GraphQL',
    async (client, input) => {
      const { body } = await client.graphql(SIGN_IN, input);
      return body.errors?.[0].extensions.code ?? 'ok';
    },
  ],
];

const check = async (client: TestClient) => {
  const { status, body } = await client.rest('GET', '/api/admin/check');
  return [status, body];
};
const signedIn = [200, { authenticated: true, username: expect.any(String) }];
const signedOut = [401, { authenticated: false }];

onEachDatabase('account', (database) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on' });
  });
  afterAll(() => gateway.close());

  describe.each(doors)('through %s', (door, signIn) => {
    it('signs in and out', async () => {
      const client = gateway.visitor();
      expect(await check(client)).toEqual(signedOut);
      expect(await signIn(client, admin)).toBe('ok');
      expect(await check(client)).toEqual(signedIn);
      if (door === 'REST') await client.rest('POST', '/api/admin/logout');
      else await client.graphql('mutation { signOut }');
      expect(await check(client)).toEqual(signedOut);
    });

    it('finds the session among cookies of its name, and ends each that was sent', async () => {
      const [one, two] = [gateway.visitor(), gateway.visitor()];
      for (const client of [one, two]) expect(await signIn(client, admin)).toBe('ok');
      const asks = (cookies: string) =>
        gateway.visitor().rest('GET', '/api/admin/check', undefined, { Cookie: cookies });
      const planted = 'session=stale; session.sig=bad';
      const many = Array.from({ length: 10 }, (_, path) => `session=stale${path}; session.sig=bad${path}`).join('; ');
      const orders = [`${planted}; ${one.cookies()}`, `session=stale; ${one.cookies()}; ${planted}`];
      for (const cookies of [...orders, `${many}; ${one.cookies()}`]) {
        const { status, headers } = await asks(cookies);
        expect([status, headers.getSetCookie()]).toEqual([200, []]);
      }
      // A browser with the planted cookies signs in and stays signed in.
      const third = gateway.visitor();
      await third.rest('POST', '/api/admin/login', admin, { Cookie: planted });
      expect((await asks(`${planted}; ${third.cookies()}`)).status).toBe(200);
      const both = `${one.cookies()}; ${two.cookies()}`;
      if (door === 'REST') await one.rest('POST', '/api/admin/logout', undefined, { Cookie: both });
      else await one.graphql('mutation { signOut }', {}, { Cookie: both });
      for (const client of [one, two]) expect(await check(client)).toEqual(signedOut);
      expect((await asks(both)).status).toBe(401);
    });

    it('answers alike to a wrong password and an unknown name', async () => {
      const wrong = await signIn(gateway.visitor(), { ...admin, password: 'wrong' });
      const unknown = await signIn(gateway.visitor(), { username: `nobody ${door}`, password: 'wrong' });
      expect([wrong, unknown]).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
      expect(await signIn(gateway.visitor(), admin)).toBe('ok');
    });

    it('slows down after five failures in a row', async () => {
      const input = { username: `guess ${door}`, password: 'wrong' };
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn(gateway.visitor(), input);
      expect(await signIn(gateway.visitor(), input)).toBe('RATE_LIMITED');
    });
  });

  it('gives a new session id at every sign-in, and keeps only its hash', async () => {
    const client = await gateway.agent();
    const first = client.cookie();
    await client.rest('POST', '/api/admin/login', admin);
    expect(client.cookie()).not.toBe(first);
    const rows = await gateway.gateway.database.em().execute<{ id: string }[]>('select id from sessions');
    expect(rows.map(({ id }) => id)).not.toContain(client.cookie());
  });

  it('sets an HttpOnly cookie for the same site', async () => {
    const { headers } = await gateway.visitor().rest('POST', '/api/admin/login', admin);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
  });

  it.each([
    ['twelve idle hours', "last_seen_at = now() - interval '12 hours 1 minute'"],
    ['seven days', "expires_at = now() - interval '1 second'"],
    [
      'a clock that was ahead is set back',
      "last_seen_at = now() + interval '1 year', expires_at = now() + interval '1 year 7 days'",
    ],
  ])('ends a session after %s', async (_, aged) => {
    const client = await gateway.agent();
    await gateway.gateway.database.em().execute(`update sessions set ${aged}`, [], 'run');
    expect(await check(client)).toEqual(signedOut);
  });

  it.each(['asked for', 'swept'])(
    'ends a session from before the clock was set back for good, once it is %s',
    async (how) => {
      const client = await gateway.agent();
      const { database } = gateway.gateway;
      const set = (aged: string) => database.em().execute(`update sessions set ${aged}`, [], 'run');
      await set("last_seen_at = now() + interval '10 minutes'");
      if (how === 'swept') await createSessionStore({ database }).sweep();
      else expect(await check(client)).toEqual(signedOut);
      await set('last_seen_at = now()');
      expect(await check(client)).toEqual(signedOut);
    },
  );

  it('logs out whether or not somebody was signed in', async () => {
    expect((await gateway.visitor().rest('POST', '/api/admin/logout')).status).toBe(200);
  });

  it('signs out everywhere', async () => {
    const [here, there] = [await gateway.agent(), await gateway.agent()];
    await here.graphql('mutation { signOutEverywhere }');
    expect(await check(there)).toEqual(signedOut);
  });

  it('lets nobody in by a password that is changed while it is looked at', async () => {
    const { database: opened } = gateway.gateway;
    const guard = {
      admit: () => createAdmin(opened, { ...admin, password: 'another horse, another battery', reset: true }),
      noteFailure: async () => {},
      forgive: async () => {},
    } as unknown as LoginGuard;
    const signInSteps = { demandSecondStep: async () => {} };
    const account = createAccountService({ database: opened, guard, signInSteps });
    const client = { address: '203.0.113.9' } as Client;
    await expect(account.signIn(admin, client)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await createAdmin(opened, { ...admin, reset: true });
  });

  it('lets nobody in whose password was changed before the session was written', async () => {
    const { database: opened, table } = gateway.gateway;
    const { signIn } = table.open.account;
    vi.spyOn(table.open.account, 'signIn').mockImplementationOnce(async (...given) => {
      const signedIn = await signIn(...given);
      await createAdmin(opened, { ...admin, password: 'another horse, another battery', reset: true });
      return signedIn;
    });
    const client = gateway.visitor();
    const { status, body } = await client.rest('POST', '/api/admin/login', admin);
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(client.cookies()).toBe('');
    expect(await opened.em().execute('select id from sessions')).toEqual([]);
    await createAdmin(opened, { ...admin, reset: true });
  });

  it('waits for a change of the password that is under way while the session is written', async () => {
    const { database: opened, table } = gateway.gateway;
    const { signIn } = table.open.account;
    let change: Promise<unknown> = Promise.resolve();
    vi.spyOn(table.open.account, 'signIn').mockImplementationOnce(async (...given) => {
      const signedIn = await signIn(...given);
      const { promise: isUnderWay, resolve } = Promise.withResolvers<void>();
      change = opened.transaction(async (em) => {
        await em.execute('update users set password = ? where id = ?', ['another', signedIn.viewer.id]);
        await em.execute('delete from sessions');
        resolve();
        await em.execute('select pg_sleep(0.3)');
      });
      await isUnderWay;
      return signedIn;
    });
    const { status } = await gateway.visitor().rest('POST', '/api/admin/login', admin);
    await change;
    expect(status).toBe(401);
    expect(await opened.em().execute('select id from sessions')).toEqual([]);
    await createAdmin(opened, { ...admin, reset: true });
  });

  it('has one new password, where two devices change it at the same moment', async () => {
    const devices = [await gateway.agent(), await gateway.agent()];
    const next = ['the first of two passwords', 'the second of two passwords'];
    const answers = await Promise.all(
      devices.map((device, at) =>
        device.rest('PUT', '/api/admin/password', { current: admin.password, next: next[at] }),
      ),
    );
    const told = answers.map(({ status }) => status);
    expect(told.filter((status) => status === 204)).toHaveLength(1);
    const kept = told.indexOf(204);
    const password = next[kept] ?? '';
    expect((await gateway.visitor().rest('POST', '/api/admin/login', { ...admin, password })).status).toBe(200);
    // The device that changed the password is still signed in.
    const back = { current: password, next: admin.password };
    expect((await devices[kept]?.rest('PUT', '/api/admin/password', back))?.status).toBe(204);
  });

  it('counts attempts that come all at once', async () => {
    const input = { username: 'burst', password: 'wrong' };
    const attempts = Array.from({ length: 12 }, () => gateway.visitor().rest('POST', '/api/admin/login', input));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('tells 429 and when to come back', async () => {
    const input = { username: 'patience', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1) await gateway.visitor().rest('POST', '/api/admin/login', input);
    const { status, headers } = await gateway.visitor().rest('POST', '/api/admin/login', input);
    expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a program without Origin but with a cookie', { Origin: '' }, 403],
    ['a program that shows it is no form', { Origin: '', 'Apollo-Require-Preflight': '1' }, 200],
  ])('answers a write of %s', async (_, headers, status) => {
    const client = await gateway.agent();
    expect((await client.rest('POST', '/api/admin/logout', undefined, headers)).status).toBe(status);
  });

  it('shows nobody else what is the agent’s', async () => {
    const visitor = gateway.visitor();
    expect((await visitor.graphql('{ viewer { username } }')).body.data).toEqual({ viewer: null });
    const { body } = await visitor.graphql('mutation { updateLead(id: "x", kind: contact) { id } }');
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    for (const [method, path] of [
      ['POST', '/api/properties'],
      ['PUT', '/api/admin/properties/x'],
      ['POST', '/api/admin/upload'],
    ] as const) {
      expect((await visitor.rest(method, path, {})).status).toBe(401);
    }
  });

  it('writes failed log-ins into the audit log, and no name that is nobody’s', async () => {
    await gateway.visitor().rest('POST', '/api/admin/login', { ...admin, password: 'wrong' });
    await gateway.visitor().rest('POST', '/api/admin/login', { username: 'my password by mistake', password: 'x' });
    const { body } = await (await gateway.agent()).rest('GET', '/api/admin/audit-log');
    const failed = body.nodes.filter(({ action }: { action: string }) => action === 'signInFailed');
    expect(failed[0]).toMatchObject({ username: 'unknown', subjectId: null, requestId: expect.any(String) });
    expect(failed.map(({ username }: { username: string }) => username)).toContain(admin.username);
    expect(failed[0].changes).toEqual([{ field: 'address', before: null, after: '127.0.0.1' }]);
    expect(JSON.stringify(body)).not.toContain('my password by mistake');
  });
});
