// An export of a large inbox, made while the client reads it, stops reading or disconnects.
import { type IncomingMessage, request as post, get as request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { writeLeads } from '../../testing/many-leads.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LEADS = 10_000;
const PARTS = LEADS / 500;

onEachDatabase('the export of a large inbox', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let parts = 0;
  const onQuery = (statement: string) => {
    if (statement.includes('cross join lateral')) parts += 1;
  };
  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { onQuery });
    agent = await gateway.agent();
    const em = gateway.gateway.database.maintenance.em();
    await writeLeads(em, LEADS);
    // Far more bytes than sockets buffer.
    await em.execute("update contacts set notes = repeat('word ', 800), status = 'new'");
  });
  afterAll(() => gateway.close());

  const begin = async (): Promise<IncomingMessage> => {
    parts = 0;
    const headers = { Cookie: agent.cookies() };
    return new Promise((resolve, reject) => {
      request(`${gateway.url}/api/admin/leads.csv`, { headers }, resolve).once('error', reject);
    });
  };
  const untilQuiet = async () => {
    for (let before = -1; before !== parts; await sleep(400)) before = parts;
  };

  it('holds every lead once, in some hundred a part', async () => {
    const { body } = await agent.rest('GET', '/api/admin/leads.csv?status=new,contacted,closed,spam');
    const emails: string[] = body.match(/[a-z_]+\.\d+@visitor\.example/g);
    expect([emails.length, new Set(emails).size]).toEqual([LEADS, LEADS]);
  });

  it('asks for no more than its client takes', async () => {
    const answer = await begin();
    answer.pause();
    await untilQuiet();
    expect(parts).toBeLessThan(PARTS - 4);
    expect((await agent.rest('GET', '/api/admin/check')).status).toBe(200);
    answer.destroy();
  });

  it('ends with its client, and leaves no connection in use', async () => {
    const answer = await begin();
    await new Promise((resolve) => answer.once('data', resolve));
    answer.on('error', () => {});
    answer.destroy();
    await untilQuiet();
    expect(parts).toBeLessThan(PARTS - 4);
    if (database === 'pglite') return;
    const sql = `select 1 from pg_stat_activity where datname = current_database()
      and application_name = 'gateway-maintenance' and state <> 'idle'`;
    expect(await gateway.gateway.database.em().execute(sql)).toEqual([]);
  });

  it('is held whole for no more than two readers of GraphQL, and for others once those are gone', async () => {
    const query = '{ viewer { leadsCsv } }';
    const headers = { Cookie: agent.cookies(), Origin: gateway.url, 'Content-Type': 'application/json' };
    const beginWhole = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const asked = post(`${gateway.url}/graphql`, { method: 'POST', headers }, resolve).once('error', reject);
        asked.end(JSON.stringify({ query }));
      });
    const slow = await Promise.all([beginWhole(), beginWhole()]);
    expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const answer of slow) answer.pause().on('error', () => {});
    const { body } = await agent.graphql(query);
    expect(body.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 });
    const streamed = await begin();
    expect(streamed.statusCode).toBe(200);
    for (const answer of [streamed, ...slow]) answer.on('error', () => {}).destroy();
    await eventually(async () => {
      const { body: later } = await agent.graphql(query);
      expect(later.data?.viewer.leadsCsv.match(/[a-z_]+\.\d+@visitor\.example/g).length).toBeGreaterThan(LEADS / 2);
    });
  });
});
