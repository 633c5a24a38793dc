// Sign-in with a second factor: through REST and GraphQL, with each factor, and what is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../operation/create-admin.ts';
import { resetSecondFactor } from '../../operation/reset-second-factor.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { codeOf, logIn, newCodes, password, setUpPasskey, setUpTotp } from '../../testing/second-factor-samples.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { admin, openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const FINISH = 'mutation ($input: SecondStepInput!) { finishSignIn(input: $input) { username } }';
const SIGN_IN =
  'mutation ($username: String!, $password: String!) { signIn(username: $username, password: $password) { username } }';
const path = '/api/admin/second-factor';

const isSignedIn = async (client: TestClient) => (await client.rest('GET', '/api/admin/check')).status === 200;
const finish = async (client: TestClient, input: object) => {
  const { status, body } = await client.rest('POST', '/api/admin/second-step', input);
  return status === 200 ? 'ok' : body.code;
};

onEachDatabase('a second factor', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on' });
  });
  beforeEach(async () => {
    await resetSecondFactor(gateway.gateway.database, admin);
    for (const table of ['login_failures', 'rate_limits', 'second_steps', 'passkeys', 'audit_log']) {
      await gateway.gateway.database.em().execute(`delete from ${table}`, [], 'run');
    }
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  /** A visitor whose password was right. */
  async function halfWay() {
    const client = gateway.visitor();
    const { status, body } = await logIn(client);
    expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    return { client, ...body.secondStep };
  }
  const actions = async () => {
    const { nodes } = (await agent.rest('GET', '/api/admin/audit-log')).body;
    return nodes.map(({ action }: { action: string }) => action);
  };

  it('is asked for by nobody who has none, and nothing is told of it', async () => {
    const { status, body } = await logIn(gateway.visitor());
    expect([status, Object.keys(body).sort()]).toEqual([200, ['authenticated', 'username']]);
    expect((await gateway.visitor().rest('GET', '/api/admin/sign-in-options')).body).toEqual({ passkey: false });
  });

  it('is asked for at both doors; half way in, nothing is answered but the second step', async () => {
    const { secret } = await setUpTotp(agent);
    const { client, ticket, hasTotp, passkey } = await halfWay();
    expect([hasTotp, passkey, client.cookie()]).toEqual([true, null, undefined]);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.rest('GET', '/api/admin/leads')).status).toBe(401);
    expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('ok');
    expect(await isSignedIn(client)).toBe(true);

    const other = gateway.visitor();
    const [refused] = (await other.graphql(SIGN_IN, admin)).body.errors;
    expect(refused.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await isSignedIn(other)).toBe(false);
    const [code] = await newCodes(agent);
    const input = { ticket: refused.extensions.secondStep.ticket, code };
    expect((await other.graphql(FINISH, { input })).body.data.finishSignIn).toEqual({ username: admin.username });
    expect(await isSignedIn(other)).toBe(true);
  });

  describe('a code of the app', () => {
    it('is good once, on whichever device, and a clock may be off by half a minute', async () => {
      const { secret } = await setUpTotp(agent);
      const code = codeOf(secret, 30);
      const [first, second] = [await halfWay(), await halfWay()];
      expect(await finish(second.client, { ticket: second.ticket, code: codeOf(secret) })).toBe('INVALID_CREDENTIALS');
      const outcomes = await Promise.all([
        finish(first.client, { ticket: first.ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` }),
        finish(second.client, { ticket: second.ticket, code }),
      ]);
      expect(outcomes.toSorted()).toEqual(['INVALID_CREDENTIALS', 'ok']);
      const third = await halfWay();
      expect(await finish(third.client, { ticket: third.ticket, code: codeOf(secret, 90) })).toBe(
        'INVALID_CREDENTIALS',
      );
    });

    it('is taken once a clock that was ahead is set back, and is good once then, too', async () => {
      const { secret } = await setUpTotp(agent);
      // Somebody signed in while the gateway's clock was a year ahead.
      const ahead = 'update totp_secrets set last_step = last_step + 1051200';
      await gateway.gateway.database.em().execute(ahead, [], 'run');
      const code = codeOf(secret, 30);
      const [first, second] = [await halfWay(), await halfWay()];
      expect(await finish(first.client, { ticket: first.ticket, code })).toBe('ok');
      expect(await finish(second.client, { ticket: second.ticket, code })).toBe('INVALID_CREDENTIALS');
    });

    it('is asked for only after one came back, and a new app does not cut off the old one before', async () => {
      await agent.rest('POST', `${path}/totp`, password);
      expect((await logIn(gateway.visitor())).status).toBe(200);
      const { secret } = await setUpTotp(agent);
      await agent.rest('POST', `${path}/totp`, password);
      const { client, ticket } = await halfWay();
      expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('ok');
      const wrong = await agent.rest('POST', `${path}/totp/confirm`, { code: '000000' });
      expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, ['code']]);
    });

    it('sets the app up with recovery codes that can be seen, though its first answer was lost', async () => {
      const { secret } = (await agent.rest('POST', `${path}/totp`, password)).body;
      const confirm = async (code: string) => agent.rest('POST', `${path}/totp/confirm`, { code });
      const code = codeOf(secret);
      const lost: string[] = (await confirm(code)).body.recoveryCodes;
      const { status, body } = await confirm(code);
      expect([status, body.recoveryCodes.length, body.secondFactor.recoveryCodesLeft]).toEqual([200, 10, 10]);
      expect(body.recoveryCodes).not.toContain(lost[0]);
      const { client, ticket } = await halfWay();
      expect(await finish(client, { ticket, code: lost[0] })).toBe('INVALID_CREDENTIALS');
      expect(await finish(client, { ticket, code: body.recoveryCodes[0] })).toBe('ok');

      // Another code would be new codes without the password, so a few tries end it for the right one, too.
      const refused = { status: 409, body: { message: expect.stringMatching(/set up already/) } };
      for (const other of [30, 60, 90, 120]) expect(await confirm(codeOf(secret, other))).toMatchObject(refused);
      expect(await confirm(code)).toMatchObject(refused);
    });

    it('sets the app up once, and shows codes in both answers, if it comes twice at the same moment', async () => {
      const { secret } = (await agent.rest('POST', `${path}/totp`, password)).body;
      const confirm = () => agent.rest('POST', `${path}/totp/confirm`, { code: codeOf(secret) });
      const answers = await Promise.all([confirm(), confirm()]);
      expect(answers.map(({ status, body }) => [status, body.recoveryCodes?.length])).toEqual([
        [200, 10],
        [200, 10],
      ]);
    });

    it('leaves the codes on paper as they are when it sets another app up, however often it comes', async () => {
      await setUpTotp(agent);
      const [paper] = await newCodes(agent);
      const { secret } = (await agent.rest('POST', `${path}/totp`, password)).body;
      const confirm = () => agent.rest('POST', `${path}/totp/confirm`, { code: codeOf(secret) });
      for (const { status, body } of [await confirm(), await confirm()])
        expect([status, body.recoveryCodes, body.secondFactor.recoveryCodesLeft]).toEqual([200, null, 10]);
      const { client, ticket } = await halfWay();
      expect(await finish(client, { ticket, code: paper })).toBe('ok');
    });

    it('is kept sealed: no table and no backup holds the secret', async () => {
      const { secret } = await setUpTotp(agent);
      const rows = await gateway.gateway.database.em().execute<object[]>('select * from totp_secrets');
      expect(JSON.stringify(rows)).not.toContain(secret);
    });
  });

  it('takes a recovery code once, however it is typed; new ones put the old ones out of use', async () => {
    const { recoveryCodes } = await setUpTotp(agent);
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', other = ''] = recoveryCodes ?? [];
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const first = await halfWay();
    expect(await finish(first.client, { ticket: first.ticket, code: typed })).toBe('ok');
    const second = await halfWay();
    expect(await finish(second.client, { ticket: second.ticket, code })).toBe('INVALID_CREDENTIALS');
    expect((await agent.rest('GET', path)).body.recoveryCodesLeft).toBe(9);
    const codes = await newCodes(agent);
    expect(await finish(second.client, { ticket: second.ticket, code: other })).toBe('INVALID_CREDENTIALS');
    expect(await finish(second.client, { ticket: second.ticket, code: codes[3] })).toBe('ok');
    const rows = JSON.stringify(await gateway.gateway.database.em().execute('select * from recovery_codes'));
    expect(codes.some((one) => rows.includes(one) || rows.includes(one.replaceAll('-', '')))).toBe(false);
  });

  describe('a passkey', () => {
    it('leads in alone, or after the password, each challenge once', async () => {
      const passkey = await setUpPasskey(agent);
      expect((await gateway.visitor().rest('GET', '/api/admin/sign-in-options')).body).toEqual({ passkey: true });
      const client = gateway.visitor();
      const { ticket, challenge } = (await client.rest('POST', '/api/admin/passkey-sign-in', {})).body;
      const input = { ticket, passkey: passkey.sign(challenge) };
      expect(await finish(client, input)).toBe('ok');
      expect(await isSignedIn(client)).toBe(true);
      expect(await finish(gateway.visitor(), input)).toBe('UNAUTHENTICATED');

      const half = await halfWay();
      expect(half.passkey.allowed).toEqual([{ id: passkey.id, transports: ['internal'] }]);
      const stale = { ticket: half.ticket, passkey: input.passkey };
      expect(await finish(half.client, stale)).toBe('INVALID_CREDENTIALS');
      expect(await finish(half.client, { ...stale, passkey: passkey.sign(half.passkey.challenge) })).toBe('ok');
      expect(await actions()).toEqual(
        expect.arrayContaining(['signInWithPasskey', 'addPasskey', 'secondFactorFailed']),
      );
    });

    it.each([
      ['another site', { origin: 'https://evil.example', rpId: 'localhost' }],
      ['another relying party', { origin: 'http://localhost:3000', rpId: 'evil.example' }],
      ['somebody who was not verified', { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: false }],
    ])('is not added from %s', async (_, options) => {
      const { challenge } = (await agent.rest('POST', `${path}/passkeys/start`, password)).body;
      const { status, body } = await agent.rest(
        'POST',
        `${path}/passkeys`,
        createSoftwarePasskey(options).create(challenge),
      );
      expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    });

    it('does not lead in with somebody else’s, an unknown one, or another key under its name', async () => {
      const passkey = await setUpPasskey(agent);
      const sql = `insert into users values (gen_random_uuid(), now(), now(), 'other', (select password from users))`;
      await gateway.gateway.database.em().execute(sql, [], 'run');
      const other = gateway.visitor();
      await logIn(other, { ...admin, username: 'other' });
      const theirs = await setUpPasskey(other);
      const unknown = createSoftwarePasskey({ origin: 'http://localhost:3000', rpId: 'localhost' });
      const { client, ticket, passkey: asked } = await halfWay();
      const forged = { ...unknown.sign(asked.challenge), id: passkey.id };
      for (const wrong of [theirs.sign(asked.challenge), unknown.sign(asked.challenge), forged]) {
        expect(await finish(client, { ticket, passkey: wrong })).toBe('INVALID_CREDENTIALS');
      }
      expect(await isSignedIn(client)).toBe(false);
    });

    it('is added once, for the challenge of this very session', async () => {
      const { challenge } = (await agent.rest('POST', `${path}/passkeys/start`, password)).body;
      const made = createSoftwarePasskey({ origin: 'http://localhost:3000', rpId: 'localhost' }).create(challenge);
      const elsewhere = gateway.visitor();
      await logIn(elsewhere);
      expect((await elsewhere.rest('POST', `${path}/passkeys`, made)).status).toBe(400);
      expect((await agent.rest('POST', `${path}/passkeys`, made)).status).toBe(201);
      expect((await agent.rest('POST', `${path}/passkeys`, made)).status).toBe(400);
    });
  });

  it('ends a ticket after five attempts, or five minutes', async () => {
    const { secret } = await setUpTotp(agent);
    const { client, ticket } = await halfWay();
    await gateway.gateway.database.em().execute('delete from login_failures', [], 'run');
    for (let attempt = 0; attempt < 4; attempt += 1) await finish(client, { ticket, code: '000000' });
    await gateway.gateway.database.em().execute('delete from login_failures', [], 'run');
    expect(await finish(client, { ticket, code: '000000' })).toBe('INVALID_CREDENTIALS');
    expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('UNAUTHENTICATED');
    const late = await halfWay();
    const aged = `update second_steps set expires_at = now() - interval '1 second'`;
    await gateway.gateway.database.em().execute(aged, [], 'run');
    expect(await finish(late.client, { ticket: late.ticket, code: codeOf(secret, 30) })).toBe('UNAUTHENTICATED');
    await gateway.gateway.table.tickets.sweep();
    expect(await gateway.gateway.database.em().execute('select 1 from second_steps')).toEqual([]);
  });

  it.each(['by the agent', 'by an operator'])(
    'ends a ticket once the password that it came by is changed, %s',
    async (by) => {
      const { secret } = await setUpTotp(agent);
      const { client, ticket } = await halfWay();
      const [current, next] = [admin.password, 'another horse, another battery'];
      const changes = {
        'by the agent': () => agent.rest('PUT', '/api/admin/password', { current, next }),
        'by an operator': () => createAdmin(gateway.gateway.database, { ...admin, reset: true }),
      };
      await changes[by as keyof typeof changes]();
      expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('UNAUTHENTICATED');
      await createAdmin(gateway.gateway.database, { ...admin, reset: true });
    },
  );

  it('lets who knows the password guess slowly, and a right password does not start the count anew', async () => {
    await setUpTotp(agent);
    const guess = async () => {
      const client = gateway.visitor();
      const { body } = await logIn(client);
      return body.secondStep ? finish(client, { ticket: body.secondStep.ticket, code: '000000' }) : body.code;
    };
    const outcomes = [await guess(), await guess(), await guess(), await guess()];
    expect(outcomes.slice(0, 2)).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
    expect(outcomes.at(-1)).toBe('RATE_LIMITED');
  });

  it('takes twenty codes an hour at most, from wherever', async () => {
    const { secret } = await setUpTotp(agent);
    const em = gateway.gateway.database.em();
    for (let count = 0; count < 20; count += 1) {
      await em.execute('delete from login_failures', [], 'run');
      const { client, ticket } = await halfWay();
      expect(await finish(client, { ticket, code: '000000' })).toBe('INVALID_CREDENTIALS');
    }
    await em.execute('delete from login_failures', [], 'run');
    const { client, ticket } = await halfWay();
    expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('RATE_LIMITED');
  });

  it('takes sixty codes a day at most on devices where nobody has signed in, and still takes the agent’s own device', async () => {
    const { secret } = await setUpTotp(agent);
    const em = gateway.gateway.database.em();
    const nextHour = async () => {
      await em.execute('delete from login_failures', [], 'run');
      await em.execute(`delete from rate_limits where key not like 'second-factor-day%'`, [], 'run');
    };
    for (let count = 0; count < 60; count += 1) {
      if (count % 20 === 0) await nextHour();
      await em.execute('delete from login_failures', [], 'run');
      const { client, ticket } = await halfWay();
      expect(await finish(client, { ticket, code: '000000' })).toBe('INVALID_CREDENTIALS');
    }
    await nextHour();
    const { client, ticket } = await halfWay();
    expect(await finish(client, { ticket, code: codeOf(secret, 30) })).toBe('RATE_LIMITED');
    const tryAsAgent = async (code: string) => {
      await em.execute('delete from login_failures', [], 'run');
      const { body } = await logIn(agent);
      return finish(agent, { ticket: body.secondStep.ticket, code });
    };
    await agent.rest('POST', '/api/admin/logout');
    expect(await tryAsAgent(codeOf(secret, 30))).toBe('ok');
    await agent.rest('POST', '/api/admin/logout');
    for (let count = 0; count < 20; count += 1) expect(await tryAsAgent('000000')).toBe('INVALID_CREDENTIALS');
    expect(await tryAsAgent('000000')).toBe('RATE_LIMITED');
  });

  it('is changed with the password only, and every change stands in the audit log', async () => {
    const wrong = { password: 'wrong' };
    const { id } = await setUpPasskey(agent, 'My phone');
    await setUpTotp(agent);
    for (const call of ['totp', 'totp/remove', 'passkeys/start', `passkeys/${id}/remove`, 'recovery-codes']) {
      await gateway.gateway.database.em().execute('delete from login_failures', [], 'run');
      const { status, body } = await agent.rest('POST', `${path}/${call}`, wrong);
      expect([call, status, body.issues?.[0].path]).toEqual([call, 400, ['password']]);
    }
    await gateway.gateway.database.em().execute('delete from login_failures', [], 'run');
    await agent.rest('POST', `${path}/totp/remove`, password);
    const left = (await agent.rest('POST', `${path}/passkeys/${id}/remove`, password)).body;
    expect(left).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await agent.rest('POST', `${path}/recovery-codes`, password)).status).toBe(409);
    expect((await logIn(gateway.visitor())).status).toBe(200);
    const told = await actions();
    for (const action of ['confirmTotp', 'addPasskey', 'removeTotp', 'removePasskey', 'passwordFailed']) {
      expect(told).toContain(action);
    }
  });

  it('is taken away by an operator for a lost phone, and every session ends', async () => {
    await setUpTotp(agent);
    await setUpPasskey(agent);
    expect(await resetSecondFactor(gateway.gateway.database, admin)).toEqual({ username: admin.username, removed: 2 });
    expect(await isSignedIn(agent)).toBe(false);
    expect((await logIn(gateway.visitor())).status).toBe(200);
    await expect(resetSecondFactor(gateway.gateway.database, { username: 'nobody' })).rejects.toThrow('not found');
  });
});
