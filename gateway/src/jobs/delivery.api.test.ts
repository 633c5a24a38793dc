import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

onEachDatabase('delivery by SMTP', (database) => {
  let server: MailServer;
  let gateway: TestGateway;
  let count = 0;
  beforeAll(async () => {
    server = await startMailServer();
    gateway = await openTestGateway(database, { SMTP_URL: server.url, MAIL_TO: 'agent@mail.example' });
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
  });
  beforeEach(() => server.become('well'));
  afterEach(() => gateway.gateway.database.em().execute('delete from outgoing_messages', [], 'run'));

  const send = async () => {
    count += 1;
    const lead = { name: 'Robin', email: `robin-${count}@visitor.example`, message: 'Hello', source: 'modal' };
    return (await gateway.visitor().rest('POST', '/api/contacts', { ...lead, recaptchaToken: 'ok' })).body.id as string;
  };
  const arrived = (id: string) => server.received.filter(({ messageId }) => messageId.includes(id));
  interface Row {
    kind: string;
    state: string;
    attempts: number;
    last_error: string | null;
  }
  const rowsOf = (id: string): Promise<Row[]> =>
    gateway.gateway.database
      .em()
      .execute('select kind, state, attempts, last_error from outgoing_messages where lead_id = ? order by kind', [id]);
  const dueNow = () =>
    gateway.gateway.database.em().execute('update outgoing_messages set next_attempt_at = now()', [], 'run');

  it('reaches the agent and the visitor within a second or two', async () => {
    const started = performance.now();
    const id = await send();
    await expect.poll(() => arrived(id).length, { interval: 10 }).toBe(2);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(arrived(id).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['agent@mail.example', `robin-${count}@visitor.example`]),
    );
    expect((await gateway.agent().then((agent) => agent.rest('GET', '/api/admin/mail'))).body.folder).toBeNull();
  });

  it('waits for no moment that lies farther ahead than its attempts explain, as after the clock was set back', async () => {
    const id = await send();
    await expect.poll(() => arrived(id).length).toBe(2);
    const sql = `update outgoing_messages set state = 'waiting', next_attempt_at = now() + interval '1 hour',
      attempts = case kind when 'agent_notice' then 3 else 9 end where lead_id = ?`;
    await gateway.gateway.database.em().execute(sql, [id], 'run');
    await expect.poll(async () => (await rowsOf(id))[1]).toMatchObject({ state: 'sent', attempts: 4 });
    // After nine attempts, the next one is hours away.
    expect((await rowsOf(id))[0]).toMatchObject({ kind: 'acknowledgement', state: 'waiting', attempts: 9 });
  });

  it('answers the visitor while the mail server hangs, and delivers when it recovers', async () => {
    server.become('hanging');
    const started = performance.now();
    const id = await send();
    expect(performance.now() - started).toBeLessThan(1000);
    // Other requests do not wait for it either.
    expect((await gateway.visitor().rest('GET', '/api/testimonials')).status).toBe(200);
    expect(arrived(id)).toEqual([]);
    server.become('well');
    await expect.poll(() => arrived(id).length).toBe(2);
  });

  it('tries again, under the same Message-ID, and tells what was said', async () => {
    server.become({ code: 451, at: 'data' });
    const id = await send();
    await expect.poll(async () => (await rowsOf(id))[1]?.last_error).toContain('451');
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    server.become('well');
    await expect.poll(() => arrived(id).length).toBe(2);
    await expect.poll(async () => (await rowsOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect((await rowsOf(id)).every(({ attempts, last_error }) => attempts > 1 && last_error === null)).toBe(true);
    expect(arrived(id).map(({ messageId }) => messageId)).toContain(`<agent_notice.${id}@mail.example>`);
  });

  it('gives up an address that does not exist, and never so easily the agent', async () => {
    server.become({ code: 550, at: 'rcpt' });
    const id = await send();
    await expect
      .poll(async () => (await rowsOf(id)).map(({ kind, state }) => `${kind} ${state}`))
      .toEqual(['acknowledgement dead', 'agent_notice waiting']);
  });

  it('gives up after the twentieth attempt', async () => {
    server.become({ code: 451, at: 'data' });
    const id = await send();
    await expect.poll(async () => (await rowsOf(id)).every(({ last_error }) => last_error !== null)).toBe(true);
    await gateway.gateway.database.em().execute('update outgoing_messages set attempts = 19', [], 'run');
    await dueNow();
    const states = async () => (await rowsOf(id)).map(({ state }) => state);
    await expect.poll(states).toEqual(['dead', 'dead']);
    expect((await gateway.agent().then((agent) => agent.rest('GET', '/api/admin/mail'))).body.dead).toBe(2);
  });
});

onEachDatabase('a gateway that stops', (database) => {
  it('finishes the mail that it has in hand', async () => {
    const server = await startMailServer();
    const gateway = await openTestGateway(database, { SMTP_URL: server.url });
    server.become('hanging');
    const { body } = await gateway.visitor().rest('POST', '/api/leads', { email: 'robin@visitor.example' });
    const attempts = () =>
      gateway.gateway.database
        .em()
        .execute<{ attempts: number }[]>('select attempts from outgoing_messages where lead_id = ?', [body.id]);
    await expect.poll(async () => (await attempts()).map((row) => row.attempts)).toEqual([1, 1]);
    const closing = gateway.close();
    setTimeout(() => server.become('well'), 500);
    await closing;
    expect(server.received).toHaveLength(2);
    await server.close();
  });
});
