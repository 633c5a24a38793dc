import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

onEachDatabase('the agent’s answer', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  let count = 0;
  const write = async (more: object = {}): Promise<string> => {
    count += 1;
    const sent = { name: 'Robin', email: `robin-${count}@answer.example`, message: 'Hello', source: 'modal', ...more };
    return (await gateway.visitor().rest('POST', '/api/contacts', { recaptchaToken: 'ok', ...sent })).body.id;
  };
  const mail = { channel: 'mail', subject: 'About the dock', body: 'Dear Robin,\n\nIt is <deep> enough.\nAvery' };
  const answer = (leadId: string, more: object = {}) =>
    agent.rest('POST', '/api/admin/lead-answers', { id: randomUUID(), leadKind: 'contact', leadId, ...mail, ...more });
  const folder = () => join(gateway.gateway.env.DATA_DIR, 'mail');
  const sentTo = async (leadId: string) =>
    (await readdir(folder())).filter((name) => name.startsWith(`answer.${leadId}`) && name.endsWith('.eml'));

  it('goes out word for word, in the agent’s name, and stops the clock', async () => {
    const id = await write();
    const { status, body } = await answer(id);
    expect([status, body.status, body.answers.length]).toEqual([201, 'contacted', 1]);
    expect(body.answers[0]).toMatchObject(mail);
    await expect.poll(() => sentTo(id)).toHaveLength(1);
    const [name = ''] = await sentTo(id);
    const text = await readFile(join(folder(), name), 'utf8');
    expect(text).toContain('Subject: About the dock\r\n');
    expect(text).toMatch(/^Reply-To: Avery Sample <avery@sample-and-shore\.example>\r$/m);
    expect(text).not.toContain('Auto-Submitted');
    expect(text).toContain('Dear Robin,\r\n\r\nIt is <deep> enough.\r\nAvery');
    expect(text).toContain('It is &lt;deep&gt; enough.');
    const { messages } = (await agent.rest('GET', '/api/admin/leads?text=robin')).body.nodes.find(
      (lead: { id: string }) => lead.id === id,
    );
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'answer', id: body.answers[0].id }));
  });

  it('is one answer and one mail, however often it is sent', async () => {
    const [lead, other] = [await write(), await write()];
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(lead, { id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await answer(lead, { id })).body.answers).toHaveLength(1);
    await expect.poll(() => sentTo(lead)).toHaveLength(1);
    expect((await answer(other, { id })).body.code).toBe('CONFLICT');
  });

  it('is not taken for sent in words that did not go out', async () => {
    const lead = await write();
    const id = randomUUID();
    await answer(lead, { id });
    const { status, body } = await answer(lead, { id, body: 'Dear Robin,\n\nIt is not.\nAvery' });
    expect([status, body.message]).toEqual([409, 'It went out already, in other words']);
    await expect.poll(() => sentTo(lead)).toHaveLength(1);
  });

  it('may be a call or a text, which the site notes and does not send', async () => {
    const id = await write();
    const { body } = await answer(id, { channel: 'call', subject: null, body: null });
    expect(body.answers).toEqual([expect.objectContaining({ channel: 'call', subject: null, body: null })]);
    expect(body.messages.map(({ kind }: { kind: string }) => kind)).not.toContain('answer');
  });

  it('clears a lead of spam, whose held mail goes out then', async () => {
    const id = await write({ recaptchaToken: 'low' });
    const { body } = await answer(id);
    expect(body.status).toBe('contacted');
    expect(body.messages.map(({ state }: { state: string }) => state)).not.toContain('held');
  });

  it('leaves a closed lead closed', async () => {
    const id = await write();
    await agent.rest('PUT', `/api/admin/leads/${id}`, { kind: 'contact', status: 'closed' });
    expect((await answer(id)).body.status).toBe('closed');
  });

  describe('is refused, and nothing is sent', () => {
    it.each([
      ['to a lead that is not there', { leadId: randomUUID() }, 'NOT_FOUND'],
      ['to what is no lead', { leadId: '1; drop table leads' }, 'NOT_FOUND'],
      ['without words', { body: '  ' }, 'BAD_INPUT'],
      ['without a subject', { subject: undefined }, 'BAD_INPUT'],
      ['under an id that is none', { id: 'one' }, 'BAD_INPUT'],
      ['of six thousand words', { body: 'word '.repeat(6000) }, 'BAD_INPUT'],
    ])('%s', async (_, more, code) => {
      const id = await write();
      expect((await answer(id, more)).body.code).toBe(code);
      expect(await sentTo(id)).toEqual([]);
    });
  });

  it('has no header that was smuggled into its subject', async () => {
    const id = await write();
    await answer(id, { subject: 'Hello\r\nBcc: all@victim.example' });
    await expect.poll(() => sentTo(id)).toHaveLength(1);
    const [name = ''] = await sentTo(id);
    expect(await readFile(join(folder(), name), 'utf8')).not.toMatch(/^Bcc/m);
  });

  it('begins with kept words, a hundred of them at most', async () => {
    const { body: first } = await agent.rest('GET', '/api/admin/saved-replies');
    expect(first.map(({ title }: { title: string }) => title)).toContain('Thank and ask');
    const sql = `insert into saved_replies select gen_random_uuid(), now(), now(), 'Reply ' || i, 'Dear' from generate_series(1, ?) i`;
    await gateway.gateway.database.em().execute(sql, [97 - first.length], 'run');
    const keep = (title: string) => agent.rest('POST', '/api/admin/saved-replies', { title, body: 'Dear {name}' });
    const kept = await Promise.all(Array.from({ length: 5 }, (_, index) => keep(`Reply ${index}`)));
    expect(kept.filter(({ status }) => status === 201)).toHaveLength(3);
    const { id } = kept.find(({ status }) => status === 201)?.body ?? {};
    expect((await agent.rest('DELETE', `/api/admin/saved-replies/${id}`)).status).toBe(204);
    expect((await agent.rest('DELETE', `/api/admin/saved-replies/${id}`)).status).toBe(404);
  });
});
