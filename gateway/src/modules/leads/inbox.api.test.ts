import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

onEachDatabase('the inbox', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
    for (const name of ['late', 'answered', '100% sure']) {
      const email = `${name.slice(0, 3)}@visitor.example`;
      const sent = { name, email, message: 'Hello', source: 'modal', recaptchaToken: 'ok' };
      await gateway.visitor().rest('POST', '/api/contacts', sent);
    }
    await gateway.visitor().rest('POST', '/api/leads', { email: 'capture@visitor.example' });
    const aged = "update contacts set created_at = created_at - interval '25 hours' where name <> '100% sure'";
    await gateway.gateway.database.em().execute(aged, [], 'run');
  });
  afterAll(() => gateway.close());

  const get = async (search: string) => (await agent.rest('GET', `/api/admin/leads${search}`)).body;
  const names = async (search: string) => (await get(search)).nodes.map(({ name }: { name: string }) => name);

  it('counts the hours of the promise', async () => {
    const { nodes, overdueCount } = await get('?overdue=true');
    expect(overdueCount).toBe(2);
    const [{ createdAt, dueAt, overdue }] = nodes;
    expect([overdue, Date.parse(dueAt) - Date.parse(createdAt)]).toEqual([true, 24 * 3_600_000]);
  });

  it('stops the clock of a lead that was answered', async () => {
    const [{ id }] = (await get('?text=answered')).nodes;
    const sent = { kind: 'contact', status: 'contacted' };
    expect((await agent.rest('PUT', `/api/admin/leads/${id}`, sent)).body).toMatchObject({ overdue: false });
    expect(await names('?overdue=true')).toEqual(['late']);
    expect(await names('?status=contacted')).toEqual(['answered']);
  });

  it('finds text as it is written, and kinds', async () => {
    expect(await names('?text=100%25')).toEqual(['100% sure']);
    expect(await names('?text=SURE%20100%25')).toEqual(['100% sure']);
    expect(await names('?text=sure%20of%20it')).toEqual([]);
    expect(await names('?text=%22sure%20100%25%22')).toEqual([]);
    expect((await get('?kind=capture,valuation')).totalCount).toBe(1);
  });

  it.each(['', '&text=late'])('finds nothing overdue among what was answered%s', async (more) => {
    expect(await get(`?overdue=true&status=closed,contacted${more}`)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('pages from the newest to the oldest', async () => {
    const all = await names('');
    const first = await get('?limit=3');
    const second = await get(`?limit=3&cursor=${first.pageInfo.endCursor}`);
    expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(all);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, first.totalCount]).toEqual([true, false, 4]);
    expect((await get('?cursor=nonsense')).code).toBe('BAD_INPUT');
  });

  it('exports what the filter lets through, for a spreadsheet that runs none of it', async () => {
    const name = '=HYPERLINK("https://evil.example")';
    const sent = { name, email: 'csv@visitor.example', message: 'One, "two"\nand é', phone: '+1 732 555 0100' };
    await gateway.visitor().rest('POST', '/api/contacts', { ...sent, source: 'modal', recaptchaToken: 'ok' });
    const path = '/api/admin/leads.csv?text=csv@';
    const { status, headers, body } = await agent.rest('GET', path);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="leads.csv"');
    // It is streamed, so its length is unknown. `fetch` removes the byte order mark.
    expect(headers.get('Content-Length')).toBe(null);
    const raw = await fetch(`${gateway.url}${path}`, { headers: { Cookie: agent.cookies() } });
    expect(new Uint8Array(await raw.arrayBuffer()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const [title, ...rows] = body.split('\r\n');
    expect(title).toMatch(/^Received,Kind,Status,Reply due,Name,Email,Phone,Summary,/);
    expect(rows[0]).toContain(`,"'=HYPERLINK(""https://evil.example"")",csv@visitor.example,'+1 732 555 0100,`);
    expect(rows[0]).toContain('"One, ""two""\nand é"');
    expect(rows.slice(1)).toEqual(['']);
    expect((await gateway.visitor().rest('GET', path)).status).toBe(401);
  });

  it('finds who left a telephone number, however it is written, and its end', async () => {
    const sent = { name: 'Caller', email: 'caller@visitor.example', phone: '732.555.0199', message: 'Hello' };
    await gateway.visitor().rest('POST', '/api/contacts', { ...sent, source: 'modal', recaptchaToken: 'ok' });
    for (const text of ['(732) 555-0199', '+1 732 555 0199', '555-0199', '7325550199', '732/555-0199 ext. 4'])
      expect(await names(`?text=${encodeURIComponent(text)}`), text).toEqual(['Caller']);
    for (const text of ['(732) 555-0198', '0199', 'call 732 555-0199'])
      expect(await names(`?text=${text}`), text).toEqual([]);
  });
});
