// The agent's open pages learn of a new lead at once, at any gateway.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { createMigratedDatabase, onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

/** Reads a stream until it ends. */
async function listen(gateway: TestGateway, agent: TestClient) {
  const answer = await fetch(`${gateway.url}/api/admin/events`, { headers: { Cookie: agent.cookies() } });
  const heard = { status: answer.status, headers: answer.headers, text: '', isOver: false };
  const read = async () => {
    for await (const part of answer.body ?? []) heard.text += new TextDecoder().decode(part);
    heard.isOver = true;
  };
  // When the test closes a gateway, the connection is cut.
  read().catch(() => {});
  await expect.poll(() => heard.text).not.toBe('');
  return heard;
}

onEachDatabase('news of leads', (database) => {
  /** Two on PostgreSQL; a PGlite can have only one. */
  let gateways: TestGateway[];
  let agents: TestClient[];
  let drop: () => Promise<void> = async () => undefined;
  const errors: string[] = [];
  const logger = createLogger('error', { write: (line) => void errors.push(line) });
  beforeAll(async () => {
    const server = database === 'postgresql' ? await createMigratedDatabase() : undefined;
    drop = server?.drop ?? drop;
    const open = () => openTestGateway(database, { DATABASE_URL: server?.url }, { keepAliveMs: 50, logger });
    gateways = server === undefined ? [await open()] : [await open(), await open()];
    agents = await Promise.all(gateways.map((gateway) => gateway.agent()));
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await drop();
  });

  const listenEverywhere = () => Promise.all(gateways.map((gateway, at) => listen(gateway, agents[at] as TestClient)));
  const [first, last] = [() => gateways[0] as TestGateway, () => gateways.at(-1) as TestGateway];
  const sent = { name: 'Robin Secret', email: 'secret@visitor.example', message: 'Secret', source: 'modal' };
  const write = async () =>
    (
      await first()
        .visitor()
        .rest('POST', '/api/contacts', { ...sent, recaptchaToken: 'ok' })
    ).body.id as string;

  it('reach every open page of the agent, once, without a word of the visitor', async () => {
    const pages = await listenEverywhere();
    const id = await write();
    expect(await write()).toBe(id);
    const line = `event: lead\ndata: {"kind":"contact","id":"${id}"}\n\n`;
    for (const page of pages) {
      await expect.poll(() => page.text).toContain(line);
      expect(page.text.split(line)).toHaveLength(2);
      expect(page.text).not.toMatch(/secret|robin/i);
      expect(page.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
    await agents.at(-1)?.rest('PUT', `/api/admin/leads/${id}`, { kind: 'contact', status: 'contacted' });
    for (const page of pages) await expect.poll(() => page.text.split(line)).toHaveLength(3);
  });

  it('are for the agent only, and end with the session', async () => {
    const { status } = await first().visitor().rest('GET', '/api/admin/events');
    expect(status).toBe(401);
    const agent = await last().agent();
    const page = await listen(last(), agent);
    await agent.rest('POST', '/api/admin/logout');
    await expect.poll(() => page.isOver).toBe(true);
  });

  it('are asked for by HEAD without an end left open', async () => {
    const headers = { Cookie: agents[0]?.cookies() ?? '' };
    for (let count = 0; count < 30; count += 1) {
      const { status } = await fetch(`${first().url}/api/admin/events`, { method: 'HEAD', headers });
      expect(status).toBe(200);
    }
  });

  it('cost no lead, whatever becomes of them', async () => {
    const em = first().gateway.database.em();
    const [before] = await em.execute<{ n: number }[]>('select count(*)::integer as n from contacts');
    const pages = await listenEverywhere();
    if (database === 'postgresql') {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'gateway listener'`;
      await em.execute(others);
    }
    const answers = await Promise.all(
      [1, 2, 3].map((count) =>
        last()
          .visitor()
          .rest('POST', '/api/contacts', { ...sent, email: `${count}@visitor.example`, recaptchaToken: 'ok' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [after] = await em.execute<{ n: number }[]>('select count(*)::integer as n from contacts');
    expect(after?.n).toBe((before?.n ?? 0) + 3);
    // Pages of that gateway learn of it from the gateway itself. The others are told that they may have missed
    // something.
    await expect.poll(() => pages.at(-1)?.text.match(/event: lead/g)).toHaveLength(3);
    if (database === 'postgresql') {
      await expect.poll(() => pages[0]?.text).toContain('event: missed\ndata: {}\n\n');
    }
  });

  it('are left by who closes a page, which is no error', async () => {
    const leaving = new AbortController();
    const headers = { Cookie: agents[0]?.cookies() ?? '' };
    const answer = await fetch(`${first().url}/api/admin/events`, { headers, signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    // The gateway notices at the next keep-alive at the latest.
    await sleep(150);
    expect(errors).toEqual([]);
  });

  it('end when the gateway is asked to stop, and are not taken up there again', async () => {
    const page = await listen(last(), agents.at(-1) as TestClient);
    last().gateway.drain();
    await expect.poll(() => page.isOver).toBe(true);
    expect((await agents.at(-1)?.rest('GET', '/api/admin/events'))?.status).toBe(503);
  });
});
