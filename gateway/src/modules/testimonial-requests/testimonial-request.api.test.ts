import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { erasePerson } from '../../operation/erase-person.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { untilOneWaits } from '../../testing/waiting-locks.ts';

const PATH = '/api/admin/testimonial-requests';
const words = { name: 'Kim Halloran', reviewText: 'The keys were in our hands early.', rating: '5' };

onEachDatabase('a client who is asked for a testimonial', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'words-'));
    gateway = await openTestGateway(database, { DATA_DIR: folder });
    agent = await gateway.agent();
  });
  afterAll(async () => {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (more: object = {}) => {
    const input = { id: randomUUID(), name: 'Kim', service: 'Bought in Rumson', ...more };
    const { status, body } = await agent.rest('POST', PATH, input);
    return { status, body, input, path: body.url === undefined ? '' : new URL(body.url).pathname };
  };
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
  const read = async (path: string) => {
    const answer = await fetch(`${gateway.url}${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const testimonials = async () => (await agent.rest('GET', '/api/admin/testimonials')).body;
  const seen = async () => (await gateway.visitor().rest('GET', '/api/testimonials')).body;

  it('writes by the link, once; the words wait, and nobody sees them until the agent shows them', async () => {
    const { path } = await ask();
    const page = await read(path);
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(page.text).toContain('value="Kim"');
    expect((await send(path, words)).status).toBe(303);
    expect((await read(path)).text).toContain('Your words have arrived');
    const [first] = await testimonials();
    expect(first).toMatchObject({ ...words, rating: 5, service: 'Bought in Rumson', visible: false, isWaiting: true });
    expect(await seen()).toEqual([]);
    await agent.rest('PUT', `/api/admin/testimonials/${first.id}`, { reviewText: 'Mended.' });
    expect((await testimonials())[0].isWaiting).toBe(true);
    await agent.rest('PUT', `/api/admin/testimonials/${first.id}`, { visible: true });
    expect(await seen()).toMatchObject([{ reviewText: 'Mended.', isWaiting: false }]);
    await agent.rest('PUT', `/api/admin/testimonials/${first.id}`, { isWaiting: true });
    expect(await seen()).toEqual([]);
    expect((await testimonials())[0]).toMatchObject({ visible: false, isWaiting: true });
    await agent.rest('PUT', `/api/admin/testimonials/${first.id}`, { visible: true, isWaiting: false });
    expect(await seen()).toMatchObject([{ reviewText: 'Mended.', isWaiting: false }]);
    expect((await agent.rest('GET', PATH)).body).toEqual([]);
  });

  it('who sends it five times at once has written one', async () => {
    const { path } = await ask();
    const before = (await testimonials()).length;
    await Promise.all([1, 2, 3, 4, 5].map(() => send(path, words)));
    expect(await testimonials()).toHaveLength(before + 1);
    expect((await send(path, { ...words, reviewText: 'Other words' })).status).toBe(200);
    expect(await testimonials()).toHaveLength(before + 1);
  });

  it('asked twice is asked once, with the same link', async () => {
    const { input, body } = await ask();
    const again = await Promise.all([1, 2].map(() => agent.rest('POST', PATH, input)));
    expect(again.map(({ body: { url } }) => url)).toEqual([body.url, body.url]);
    const other = await agent.rest('POST', PATH, { ...input, service: 'Sold in Rumson' });
    expect([other.status, other.body.message]).toEqual([409, 'It was asked already, in other words']);
  });

  it('whose words arrive in the moment in which the link is taken back has used it', async () => {
    const { body } = await ask();
    const { database: db } = gateway.gateway;
    let withdrawn: ReturnType<TestClient['rest']> | undefined;
    await db.transaction(async (em) => {
      await em.execute('update testimonial_requests set used_at = now() where id = ?', [body.id], 'run');
      withdrawn = agent.rest('DELETE', `${PATH}/${body.id}`);
      // On PGlite it waits for the one connection.
      if (db.kind === 'postgresql') await untilOneWaits((sql) => em.execute(sql));
    });
    expect((await withdrawn)?.body.code).toBe('NOT_FOUND');
    const told = `select 1 from audit_log where action = 'withdrawTestimonialRequest' and subject_id = ?`;
    expect(await db.em().execute(told, [body.id])).toEqual([]);
  });

  it('keeps what was typed when a field is missing, and uses nothing up', async () => {
    const { path } = await ask();
    const answer = await send(path, { name: '<b>Kim</b>', reviewText: 'Half a "sentence"', rating: '' });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('Half a &quot;sentence&quot;');
    expect(text).toContain('&lt;b>Kim');
    expect(text).toContain('id="stars-wrong"');
    expect((await send(path, { ...words, website: 'https://spam.example' })).status).toBe(400);
    expect((await read(path)).text).toContain('<form');
  });

  it('is told kindly of a link that is over, taken back, or unknown', async () => {
    const { body, path } = await ask();
    const sql = `update testimonial_requests set ends_at = now() - interval '1 day' where id = ?`;
    await gateway.gateway.database.em().execute(sql, [body.id], 'run');
    expect(await read(path)).toMatchObject({ status: 410, text: expect.stringContaining('This link is over') });
    const late = await send(path, words);
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining(words.reviewText)]);
    const other = await ask();
    expect((await agent.rest('DELETE', `${PATH}/${other.body.id}`)).status).toBe(204);
    expect((await agent.rest('DELETE', `${PATH}/${other.body.id}`)).body.code).toBe('NOT_FOUND');
    for (const unknown of [other.path, '/words/x', `/words/${'a'.repeat(24)}`, '/words/%27%3B--']) {
      expect(await read(unknown)).toMatchObject({ status: 404, text: expect.stringContaining('not known') });
    }
  });

  it('is not written for by another site’s page', async () => {
    const { path } = await ask();
    expect((await send(path, words, { origin: 'https://evil.example' })).status).toBe(403);
  });

  describe('by mail', () => {
    const mail = { email: 'kim@client.example', subject: 'A few words?', body: 'Dear Kim,\n\n{link}\n\nThank you' };
    const written = async () => {
      // A mail that is still being written has another suffix.
      const names = (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
    };

    it('gets what the agent saw, once, with the link in its place', async () => {
      const { input, body } = await ask(mail);
      await agent.rest('POST', PATH, input);
      await vi.waitFor(async () => expect(await written()).toHaveLength(1), 8000);
      const [text = ''] = await written();
      const unfolded = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      expect(unfolded).toContain('To: kim@client.example');
      expect(unfolded).toContain(body.url);
      expect(unfolded).not.toContain('{link}');
    });

    it.each([
      [{ subject: '' }, 'subject'],
      [{ body: 'No place for it' }, 'body'],
      [{ email: 'nobody' }, 'email'],
    ])('is refused with %o', async (wrong, field) => {
      const { status, body } = await ask({ ...mail, ...wrong });
      expect([status, body.issues?.[0].path]).toEqual([400, [field]]);
    });

    it('is forgotten with the person', async () => {
      await ask({ ...mail, email: 'gone@client.example' });
      await erasePerson({ database: gateway.gateway.database, dataFolder: folder }, { email: 'Gone@client.example' });
      const left = await gateway.gateway.database.em().execute(`select * from testimonial_requests`);
      expect(JSON.stringify(left)).not.toContain('gone@client.example');
    });
  });

  it('has a link that the database does not tell', async () => {
    const { body } = await ask();
    const token = new URL(body.url).pathname.split('/').at(-1) ?? '';
    const rows = await gateway.gateway.database.em().execute('select * from testimonial_requests');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
