import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

interface Message {
  kind: string;
  state: string;
  attempts: number;
  sentAt: string | null;
}

onEachDatabase('mail without a server', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const folder = () => join(gateway.gateway.env.DATA_DIR, 'mail');
  const send = async (more: object) => {
    const lead = { name: 'Robin', email: 'robin@visitor.example', message: 'Hello', source: 'modal', ...more };
    return (await gateway.visitor().rest('POST', '/api/contacts', { recaptchaToken: 'ok', ...lead })).body.id as string;
  };
  const messagesOf = async (id: string): Promise<Message[]> => {
    const { body } = await agent.rest('GET', '/api/admin/leads?status=new,spam,contacted');
    return body.nodes.find((lead: { id: string }) => lead.id === id).messages;
  };
  const statesOf = async (id: string) => (await messagesOf(id)).map(({ kind, state }) => `${kind} ${state}`);
  const change = (id: string, status: string) =>
    agent.rest('PUT', `/api/admin/leads/${id}`, { kind: 'contact', status });

  it('lies in a folder, and the agent is told so', async () => {
    const id = await send({ email: 'folder@visitor.example' });
    await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent', 'acknowledgement sent']);
    expect((await readdir(folder())).filter((name) => name.includes(id)).toSorted()).toEqual([
      `acknowledgement.${id}.eml`,
      `agent_notice.${id}.eml`,
    ]);
    expect((await agent.rest('GET', '/api/admin/mail')).body).toEqual({
      folder: folder(),
      waiting: 0,
      dead: 0,
      undelivered: [],
      kept: 0,
    });
    const [notice] = await messagesOf(id);
    expect(notice).toMatchObject({ attempts: 1, lastError: null, nextAttemptAt: null, sentAt: expect.any(String) });
  });

  it('goes to the agent with the visitor’s address to answer to, under a Message-ID made from the lead', async () => {
    const id = await send({ email: 'answer@visitor.example', phone: '(732) 555-0100' });
    await expect.poll(() => statesOf(id)).toContain('agent_notice sent');
    const mail = await readFile(join(folder(), `agent_notice.${id}.eml`), 'utf8').then((text) =>
      text.replaceAll('\r\n ', ' '),
    );
    expect(mail).toContain(`Message-ID: <agent_notice.${id}@sample-and-shore.example>\r\n`);
    expect(mail).toContain('Reply-To: Robin <answer@visitor.example>\r\n');
    expect(mail).toContain('To: Avery Sample <avery@sample-and-shore.example>\r\n');
    expect(mail).toContain('tel:7325550100');
  });

  it('has no header that a visitor wrote', async () => {
    const name = 'Robin\r\nBcc: all@victim.example\r\n\r\nBuy this';
    const id = await send({ email: 'header@visitor.example', name });
    await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent', 'acknowledgement sent']);
    for (const kind of ['agent_notice', 'acknowledgement']) {
      const mail = await readFile(join(folder(), `${kind}.${id}.eml`), 'utf8');
      expect(mail.slice(0, mail.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc/m);
      if (kind === 'acknowledgement') expect(mail).not.toMatch(/Robin|Buy this/);
    }
  });

  it('acknowledges one address once an hour', async () => {
    const first = await send({ email: 'Often@visitor.example', message: 'One' });
    const second = await send({ email: 'often@visitor.example', message: 'Two' });
    expect([(await messagesOf(first)).length, (await messagesOf(second)).length]).toEqual([2, 1]);
    const aged = "update outgoing_messages set queued_at = queued_at - interval '61 minutes'";
    await gateway.gateway.database.em().execute(aged, [], 'run');
    expect(await messagesOf(await send({ email: 'often@visitor.example', message: 'Three' }))).toHaveLength(2);
  });

  it('acknowledges an address again that has a mail from before the clock was set back, and then once an hour', async () => {
    const email = 'ahead@visitor.example';
    await send({ email, message: 'One' });
    const ahead = "update outgoing_messages set queued_at = queued_at + interval '1 day'";
    await gateway.gateway.database.em().execute(ahead, [], 'run');
    expect(await messagesOf(await send({ email, message: 'Two' }))).toHaveLength(2);
    expect(await messagesOf(await send({ email, message: 'Three' }))).toHaveLength(1);
  });

  it('writes the lead and its mail, or neither', async () => {
    const em = gateway.gateway.database.em();
    await em.execute("alter table outgoing_messages add constraint refused check (recipient <> 'no@mail.example')");
    expect(await send({ email: 'no@mail.example' })).toBeUndefined();
    expect(await em.execute("select 1 from contacts where email = 'no@mail.example'")).toEqual([]);
  });

  describe('of a suspected spam', () => {
    it('is held, and goes out once when it is none', async () => {
      const id = await send({ email: 'low@visitor.example', recaptchaToken: 'low' });
      expect(await statesOf(id)).toEqual(['agent_notice held', 'acknowledgement held']);
      await change(id, 'new');
      await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent', 'acknowledgement sent']);
      const [before] = await messagesOf(id);
      await change(id, 'spam');
      await change(id, 'new');
      expect((await messagesOf(id))[0]).toEqual(before);
    });

    it('is acknowledged no more often than any other', async () => {
      await send({ email: 'both@visitor.example', message: 'Good' });
      const id = await send({ email: 'both@visitor.example', message: 'Bad', recaptchaToken: 'low' });
      await change(id, 'new');
      await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent']);
    });

    it('is released once by two at the same time', async () => {
      const id = await send({ email: 'twice@visitor.example', recaptchaToken: 'low' });
      await Promise.all([change(id, 'new'), change(id, 'contacted')]);
      await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent', 'acknowledgement sent']);
      expect((await messagesOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1]);
    });
  });

  it('that was given up is tried again when the agent says so', async () => {
    const id = await send({ email: 'dead@visitor.example' });
    await expect.poll(() => statesOf(id)).toContain('agent_notice sent');
    const dead = `update outgoing_messages set state = 'dead', attempts = 20, sent_at = null where lead_id = '${id}'`;
    await gateway.gateway.database.em().execute(dead, [], 'run');
    const { body: status } = await agent.rest('GET', '/api/admin/mail');
    expect(status.dead).toBe(2);
    const both = { leadId: id, leadKind: 'contact' };
    expect(
      status.undelivered.toSorted((a: { kind: string }, b: { kind: string }) => (a.kind < b.kind ? 1 : -1)),
    ).toEqual([
      expect.objectContaining({ ...both, kind: 'agent_notice' }),
      expect.objectContaining({ ...both, kind: 'acknowledgement', recipient: 'dead@visitor.example' }),
    ]);
    const { body } = await agent.graphql('mutation { retryMail { dead } }');
    expect(body.data.retryMail.dead).toBe(0);
    await expect.poll(() => statesOf(id)).toEqual(['agent_notice sent', 'acknowledgement sent']);
  });
});

onEachDatabase('mail about the popup’s leads', (database) => {
  it('goes to at most sixty visitors an hour, whatever addresses they name, and to the agent always', async () => {
    const gateway = await openTestGateway(database, { LIMITS: 'on', TRUST_PROXY: 'on' });
    const headers = (index: number) => ({ 'X-Forwarded-For': `203.0.113.${index}` });
    const captures = Array.from({ length: 64 }, (_, index) =>
      gateway.visitor().rest('POST', '/api/leads', { email: `popup-${index}@visitor.example` }, headers(index)),
    );
    expect(new Set((await Promise.all(captures)).map(({ status }) => status))).toEqual(new Set([201]));
    const sql = 'select kind, count(*)::int as n from outgoing_messages group by kind order by kind';
    const em = gateway.gateway.database.em();
    expect(await em.execute(sql)).toEqual([
      { kind: 'acknowledgement', n: 60 },
      { kind: 'agent_notice', n: 64 },
    ]);
    // As after the clock was set back.
    await em.execute("update outgoing_messages set queued_at = queued_at + interval '1 day'", [], 'run');
    await gateway.visitor().rest('POST', '/api/leads', { email: 'popup-64@visitor.example' }, headers(64));
    expect(await em.execute(sql)).toContainEqual({ kind: 'acknowledgement', n: 61 });
    await gateway.close();
  });
});
