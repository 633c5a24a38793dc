import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

onEachDatabase('showings', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let propertyId: string;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
    const home = { address: '5 Ridge Road', city: 'Rumson', zipCode: '07760', price: '650k' };
    propertyId = (await agent.rest('POST', '/api/properties', home)).body.id;
  });
  afterAll(() => gateway.close());

  let count = 0;
  const ask = async (): Promise<string> => {
    count += 1;
    const asked = { propertyId, inquiryType: 'showing', preferredTimes: [inHours(48)] };
    const sent = { name: 'J. Ellis', email: `ellis-${count}@showing.example`, message: 'May we?', source: 'modal' };
    const body = { recaptchaToken: 'ok', ...sent, ...asked };
    return (await gateway.visitor().rest('POST', '/api/contacts', body)).body.id;
  };
  const arranged = (leadId: string, more: object = {}) => ({
    id: randomUUID(),
    leadKind: 'contact',
    leadId,
    state: 'accepted',
    startsAt: inHours(48),
    endsAt: inHours(49),
    subject: 'Your visit',
    body: 'Thursday suits.',
    ...more,
  });
  const arrange = (leadId: string, more: object = {}) =>
    agent.rest('POST', '/api/admin/showings', arranged(leadId, more));
  const become = (id: string, state: string) => agent.rest('PUT', `/api/admin/showings/${id}`, { state });
  const folder = () => join(gateway.gateway.env.DATA_DIR, 'mail');
  const mailsTo = async (leadId: string) =>
    (await readdir(folder())).filter((name) => name.startsWith(`answer.${leadId}`) && name.endsWith('.eml'));
  const sent = async (leadId: string, count: number) => {
    await expect.poll(() => mailsTo(leadId)).toHaveLength(count);
    return Promise.all((await mailsTo(leadId)).map((name) => readFile(join(folder(), name), 'utf8')));
  };
  const fileIn = (mail: string) => {
    const [, encoded = ''] = /showing\.ics\r\n[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
    return Buffer.from(encoded, 'base64').toString();
  };
  const leadOf = async (id: string) => (await agent.rest('GET', `/api/admin/leads/contact/${id}`)).body;

  it('an accepted time is a showing, a mail with a calendar file, and an answer', async () => {
    const leadId = await ask();
    const { status, body } = await arrange(leadId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'accepted', leadId, name: 'J. Ellis', propertyId });
    expect(body.propertyTitle).toBe('5 Ridge Road, Rumson, NJ 07760');
    const lead = await leadOf(leadId);
    expect([lead.status, lead.answers.length, lead.showings]).toEqual(['contacted', 1, [body]]);
    const [text = ''] = await sent(leadId, 1);
    expect(text).toContain('Thursday suits.');
    expect(text).toMatch(/Content-Type: text\/calendar[\s\S]*filename=showing\.ics/);
    const file = fileIn(text);
    expect(file).toContain(`UID:${body.id}\r\n`);
    expect(file).toContain('LOCATION:5 Ridge Road\\, Rumson\\, NJ 07760\r\n');
  });

  it('that is moved is the same entry in the visitor’s calendar, and a second visit another', async () => {
    const leadId = await ask();
    const { body: first } = await arrange(leadId, { state: 'proposed' });
    await sent(leadId, 1);
    const { body: second } = await arrange(leadId, { startsAt: inHours(50), endsAt: inHours(51) });
    await sent(leadId, 2);
    const moved = { startsAt: inHours(60), endsAt: inHours(61), replaces: second.id };
    const { body: third } = await arrange(leadId, moved);
    await become(third.id, 'done');
    const { body: again } = await arrange(leadId, { startsAt: inHours(90), endsAt: inHours(91) });
    // The first start by which the agent's own calendar knows a visit.
    const { showings } = await leadOf(leadId);
    const starts = new Map<string, string>(
      showings.map((showing: { id: string; firstStartsAt: string }) => [showing.id, showing.firstStartsAt]),
    );
    expect([first, second, third, again].map(({ id }) => starts.get(id))).toEqual(
      [first, first, first, again].map(({ startsAt }) => startsAt),
    );
    expect(third.firstStartsAt).toBe(first.startsAt);
    const files = (await sent(leadId, 4)).map(fileIn);
    const entries = files.map((file) => /UID:(\S+)\r\nSEQUENCE:(\d)\r\n/.exec(file)?.slice(1).join(' '));
    expect(entries.toSorted()).toEqual([`${again.id} 0`, ...[0, 1, 2].map((n) => `${first.id} ${n}`)].toSorted());
    expect(files.find((file) => file.includes('SEQUENCE:2'))).toContain(
      `DTSTART:${third.startsAt.replaceAll(/[-:]|\.\d{3}/g, '')}`,
    );
  });

  it('is one showing and one mail, whether pressed twice, sent twice or accepted on two devices', async () => {
    const leadId = await ask();
    const sent = arranged(leadId);
    const calls = [sent, sent, sent, { ...sent, id: randomUUID() }, { ...sent, id: randomUUID() }];
    const answers = await Promise.all(calls.map((call) => agent.rest('POST', '/api/admin/showings', call)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { showings, answers: mails } = await leadOf(leadId);
    expect([showings.length, mails.length]).toEqual([1, 1]);
    const others = [
      { ...sent, leadId: await ask() },
      { ...sent, body: 'Thursday does not suit.' },
    ];
    for (const other of others)
      expect(await agent.rest('POST', '/api/admin/showings', other)).toMatchObject({ status: 409 });
  });

  it('of two devices that accept two times at once, one is told', async () => {
    const leadId = await ask();
    const answers = await Promise.all([
      arrange(leadId),
      arrange(leadId, { startsAt: inHours(72), endsAt: inHours(73) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await leadOf(leadId)).answers).toHaveLength(1);
  });

  it('a proposed time gives way to the next, an accepted one only if it is named', async () => {
    const leadId = await ask();
    const { body: first } = await arrange(leadId, { state: 'proposed' });
    const { body: second } = await arrange(leadId, { startsAt: inHours(50), endsAt: inHours(51) });
    const moved = { startsAt: inHours(60), endsAt: inHours(61), state: 'proposed' };
    expect((await arrange(leadId, moved)).body.code).toBe('CONFLICT');
    const { body: third } = await arrange(leadId, { ...moved, replaces: second.id });
    const { showings } = await leadOf(leadId);
    expect(showings.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [first.id, 'cancelled'],
      [second.id, 'cancelled'],
      [third.id, 'proposed'],
    ]);
    // The visitor accepts; the cancelled showing cannot be accepted as well.
    expect((await become(third.id, 'accepted')).body.state).toBe('accepted');
    expect((await become(second.id, 'accepted')).body.code).toBe('CONFLICT');
  });

  it('is done or missed, and either is taken back; a second visit can follow', async () => {
    const leadId = await ask();
    const { id } = (await arrange(leadId)).body;
    for (const state of ['done', 'accepted', 'no_show', 'accepted', 'cancelled', 'accepted', 'done']) {
      expect((await become(id, state)).body.state).toBe(state);
    }
    expect((await arrange(leadId, { startsAt: inHours(90), endsAt: inHours(91) })).status).toBe(201);
    expect((await become(id, 'accepted')).body.code).toBe('CONFLICT');
  });

  it('is not taken back over what another device made of it; the same again is no conflict', async () => {
    const { id } = (await arrange(await ask())).body;
    await become(id, 'done');
    await become(id, 'no_show');
    const back = { state: 'accepted', expectedState: 'done' };
    const words = { code: 'CONFLICT', issues: [{ path: ['state'], message: 'Changed meanwhile: no_show' }] };
    expect(await agent.rest('PUT', `/api/admin/showings/${id}`, back)).toMatchObject({ status: 409, body: words });
    const mutation = `mutation ($id: ID!, $state: ShowingState!, $expectedState: ShowingState) {
      updateShowing(id: $id, state: $state, expectedState: $expectedState) { state } }`;
    const update = async (more: object) => (await agent.graphql(mutation, { id, ...back, ...more })).body;
    expect((await update({})).errors[0].extensions).toMatchObject(words);
    for (const _ of ['the first', 'after a lost answer'])
      expect((await update({ expectedState: 'no_show' })).data.updateShowing.state).toBe('accepted');
  });

  it('stands in the stretch that it reaches into, unless it is cancelled', async () => {
    const leadId = await ask();
    const { id } = (await arrange(leadId, { startsAt: inHours(400), endsAt: inHours(402) })).body;
    const between = async (from: number, to: number) => {
      const query = new URLSearchParams({ from: inHours(from), to: inHours(to) });
      const { body } = await agent.rest('GET', `/api/admin/showings?${query}`);
      return body.some((showing: { id: string }) => showing.id === id);
    };
    expect([await between(399, 410), await between(401, 410), await between(380, 401)]).toEqual([true, true, true]);
    expect([await between(403, 410), await between(380, 399)]).toEqual([false, false]);
    await become(id, 'cancelled');
    expect(await between(399, 410)).toBe(false);
  });

  describe('is refused, and no mail goes out', () => {
    it.each([
      ['for a lead that is not there', { leadId: randomUUID() }, 'NOT_FOUND'],
      ['for what is no lead', { leadId: '1; drop table showings' }, 'NOT_FOUND'],
      ['that ends before it begins', { endsAt: inHours(47) }, 'BAD_INPUT'],
      ['that lasts a day', { endsAt: inHours(72) }, 'BAD_INPUT'],
      ['that has passed', { startsAt: inHours(-3), endsAt: inHours(-2) }, 'BAD_INPUT'],
      ['in a hundred years', { startsAt: '2126-01-01T12:00:00Z', endsAt: '2126-01-01T13:00:00Z' }, 'BAD_INPUT'],
      ['at a time that is none', { startsAt: 'soon' }, 'BAD_INPUT'],
      ['without words', { body: ' ' }, 'BAD_INPUT'],
      ['as done before it was accepted', { state: 'done' }, 'BAD_INPUT'],
    ])('%s', async (_, more, code) => {
      const id = await ask();
      expect((await arrange(id, more)).body.code).toBe(code);
      expect(await mailsTo(id)).toEqual([]);
    });

    it.each([
      ['an unknown one', randomUUID(), 'done', 'NOT_FOUND'],
      ['what is none', 'one', 'done', 'NOT_FOUND'],
      ['a state that is none', randomUUID(), 'forgotten', 'BAD_INPUT'],
    ])('%s', async (_, id, state, code) => {
      expect((await become(id, state)).body.code).toBe(code);
    });
  });
});

onEachDatabase('a showing whose mail still waits', (database) => {
  let server: MailServer;
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startMailServer();
    gateway = await openTestGateway(database, { SMTP_URL: server.url });
    agent = await gateway.agent();
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
  });

  let count = 0;
  /** A lead with an accepted showing, whose mail the server refuses for now. */
  const accept = async () => {
    count += 1;
    server.become({ code: 451, at: 'data' });
    const sent = { name: 'J. Ellis', email: `waits-${count}@showing.example`, message: 'May we?', source: 'modal' };
    const leadId: string = (await gateway.visitor().rest('POST', '/api/contacts', { recaptchaToken: 'ok', ...sent }))
      .body.id;
    const arrange = async (more: object = {}): Promise<string> => {
      const times = { startsAt: inHours(48), endsAt: inHours(49) };
      const words = { subject: 'Your visit', body: 'Thursday suits.' };
      const asked = { id: randomUUID(), leadKind: 'contact', leadId, state: 'accepted', ...times, ...words, ...more };
      return (await agent.rest('POST', '/api/admin/showings', asked)).body.id;
    };
    const id = await arrange();
    await expect.poll(() => failed(id)).toBe(true);
    return { leadId, id, arrange };
  };
  const become = async (id: string, state: string) =>
    expect((await agent.rest('PUT', `/api/admin/showings/${id}`, { state })).status).toBe(200);
  const messageOf = async (id: string) => {
    const sql = 'select state, last_error from outgoing_messages where id = ?';
    return (await gateway.gateway.database.em().execute<{ state: string; last_error: string | null }[]>(sql, [id]))[0];
  };
  const failed = async (id: string) => (await messageOf(id))?.last_error?.includes('451');
  const arrived = (id: string) => server.received.filter(({ messageId }) => messageId.includes(id)).length;
  const write = (sql: string, values: unknown[] = []) => gateway.gateway.database.em().execute(sql, values, 'run');
  const passes = (id: string) =>
    write(
      `update showings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ?`,
      [id],
    );
  const giveUp = (id: string) => write(`update outgoing_messages set state = 'dead' where id = ?`, [id]);
  const recovered = async () => {
    server.become('well');
    await write('update outgoing_messages set next_attempt_at = now()');
    const sql = `select 1 from outgoing_messages where state = 'waiting'`;
    await expect.poll(() => gateway.gateway.database.em().execute(sql)).toEqual([]);
  };

  it('announces nothing once it is cancelled, and goes out once if that is taken back', async () => {
    const { id } = await accept();
    await become(id, 'cancelled');
    await recovered();
    expect([(await messageOf(id))?.state, arrived(id)]).toEqual(['held', 0]);
    for (const state of ['accepted', 'cancelled', 'accepted']) await become(id, state);
    await expect.poll(() => arrived(id)).toBe(1);
    await expect.poll(async () => (await messageOf(id))?.state).toBe('sent');
    for (const state of ['cancelled', 'accepted']) await become(id, state);
    await recovered();
    expect(arrived(id)).toBe(1);
  });

  it('announces nothing of a visit that is over, whatever becomes of it', async () => {
    const [{ id }, past] = [await accept(), await accept()];
    for (const one of [id, past.id]) await become(one, 'cancelled');
    await become(id, 'done');
    await passes(past.id);
    await become(past.id, 'accepted');
    await recovered();
    expect([arrived(id), arrived(past.id)]).toEqual([0, 0]);
    expect((await messageOf(id))?.state).toBe('held');
  });

  it('announces nothing once its hour has passed, also if it was given up and is tried again', async () => {
    const [{ id }, dead] = [await accept(), await accept()];
    for (const one of [id, dead.id]) await passes(one);
    await giveUp(dead.id);
    await agent.rest('POST', '/api/admin/mail/retry', {});
    await recovered();
    expect([arrived(id), arrived(dead.id)]).toEqual([0, 0]);
    expect([(await messageOf(id))?.state, (await messageOf(dead.id))?.state]).toEqual(['held', 'held']);
  });

  it.each(['done', 'no_show'])(
    'announces nothing of a visit that is %s, and goes out once if that is taken back',
    async (state) => {
      const { id } = await accept();
      await become(id, state);
      await recovered();
      expect([(await messageOf(id))?.state, arrived(id)]).toEqual(['held', 0]);
      await become(id, 'accepted');
      await expect.poll(() => arrived(id)).toBe(1);
    },
  );

  it('announces the time that it was moved to, and no other', async () => {
    const { id, arrange } = await accept();
    const moved = await arrange({ startsAt: inHours(60), endsAt: inHours(61), replaces: id, body: 'Friday, then.' });
    await recovered();
    expect([arrived(id), arrived(moved)]).toEqual([0, 1]);
    await become(moved, 'cancelled');
    await become(id, 'accepted');
    await expect.poll(() => arrived(id)).toBe(1);
  });

  it('announces nothing while it is cancelled or its lead is spam, whichever ends first', async () => {
    const { id, leadId } = await accept();
    const mark = async (status: string) =>
      expect((await agent.rest('PUT', `/api/admin/leads/${leadId}`, { kind: 'contact', status })).status).toBe(200);
    await become(id, 'cancelled');
    await mark('spam');
    await mark('contacted');
    await recovered();
    expect(arrived(id)).toBe(0);
    await mark('spam');
    await become(id, 'accepted');
    await recovered();
    expect(arrived(id)).toBe(0);
    await mark('contacted');
    await expect.poll(() => arrived(id)).toBe(1);
  });

  it('stays cancelled when all mail that was given up is tried again', async () => {
    const { id } = await accept();
    await giveUp(id);
    await become(id, 'cancelled');
    server.become('well');
    await agent.rest('POST', '/api/admin/mail/retry');
    await recovered();
    expect(arrived(id)).toBe(0);
  });

  it('is announced once if it is cancelled and taken back while its mail is in hand', async () => {
    const { id } = await accept();
    server.become('hanging');
    await gateway.gateway.database
      .em()
      .execute('update outgoing_messages set next_attempt_at = now(), attempts = 1 where id = ?', [id], 'run');
    const attempts = 'select attempts from outgoing_messages where id = ?';
    await expect.poll(() => gateway.gateway.database.em().execute(attempts, [id])).toEqual([{ attempts: 2 }]);
    for (const state of ['cancelled', 'accepted']) await become(id, state);
    server.become('well');
    await expect.poll(async () => (await messageOf(id))?.state).toBe('sent');
    expect(arrived(id)).toBe(1);
  });
});
