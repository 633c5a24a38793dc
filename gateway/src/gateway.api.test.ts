import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './core/database.ts';
import { readEnv } from './core/env.ts';
import { createLogger } from './core/logger.ts';
import { openGateway } from './gateway.ts';
import { dataOf } from './render/renderer.ts';
import { createDatabase, onEachDatabase } from './testing/databases.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

onEachDatabase('a gateway', (database) => {
  let test: TestGateway;
  const statements: string[] = [];
  beforeAll(async () => {
    test = await openTestGateway(database, {}, { onQuery: (statement) => statements.push(statement) });
  });
  afterAll(() => test.close());

  it('has tables that hold what the entities say', async () => {
    const drift = await test.gateway.database.drift();
    // The ORM wants to drop indexes, checks and generated columns that it does not know. That is no drift.
    const lines = drift.split('\n').filter((line) => /\b(create|add|alter column|rename)\b/.test(line));
    expect(lines).toEqual([]);
  });

  it('answers queries in-process as the anonymous viewer', async () => {
    const { executeQuery } = test.gateway;
    const query = 'query Q($n: Int!) { properties(first: $n) { totalCount } viewer { username } }';
    const none = { properties: { totalCount: 0 }, viewer: null };
    expect(dataOf(await executeQuery({ query, variables: { n: 1 } }))).toEqual(none);
    const wrong = await executeQuery({ query: '{ nothing }' });
    expect(wrong.errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' });
  });

  it('asks once what is asked many times at the same moment, and anew after a change', async () => {
    const { executeQuery, catalogue } = test.gateway;
    const query = { query: '{ propertyFacets { cities } }' };
    const before = statements.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => executeQuery(query)));
    const asked = statements.length - before;
    expect(new Set(answers.map(({ body }) => body.tag)).size).toBe(1);
    await catalogue.bump();
    const again = statements.length;
    await executeQuery(query);
    expect(asked).toBeLessThanOrEqual(statements.length - again);
  });

  it('refuses documents that ask for too much', async () => {
    const aliases = `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: testimonials { id }`).join(' ')} }`;
    const tokens = `{ testimonials { ${'id '.repeat(2100)} } }`;
    const depth = `{ ${'viewer { sessions { '.repeat(8)} id ${'} '.repeat(17)}`;
    for (const query of [aliases, tokens, depth]) {
      const { body } = await test.visitor().graphql(query);
      expect(body.errors[0].extensions.code).toBe('BAD_INPUT');
    }
  });

  it('runs a registered operation by its hash, and no other', async () => {
    const ask = async (sha256Hash: string) => {
      const body = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
      return (await test.visitor().rest('POST', '/graphql', body)).body;
    };
    expect(await ask('known')).toEqual({ data: { testimonials: [] } });
    const { extensions } = (await ask('unknown')).errors[0];
    expect(extensions).toEqual({ code: 'PERSISTED_QUERY_NOT_FOUND', requestId: expect.any(String) });
  });

  it.each(['GET', 'POST'] as const)('answers a text, though a hash stands beside it (%s)', async (method) => {
    const query = '{ testimonials { rating } }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'unknown' } };
    const search = new URLSearchParams({ query, extensions: JSON.stringify(extensions) });
    const { body } =
      method === 'GET'
        ? await test.visitor().rest(method, `/graphql?${search}`, undefined, { 'Apollo-Require-Preflight': '1' })
        : await test.visitor().rest(method, '/graphql', { query, extensions });
    expect(body).toEqual({ data: { testimonials: [] } });
  });

  it('answers a visitor’s GET once, until the catalogue changes', async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'known' } });
    const path = `/graphql?extensions=${encodeURIComponent(extensions)}`;
    const get = (headers: Record<string, string> = {}) =>
      test.visitor().rest('GET', path, undefined, { 'Apollo-Require-Preflight': '1', ...headers });
    const first = await get();
    expect(first.body).toEqual({ data: { testimonials: [] } });
    const again = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await get(again)).status).toBe(304);
    await test.gateway.catalogue.bump();
    expect((await get(again)).status).toBe(200);
  });

  it.each([
    ['{ testimonials { rating } }', 200],
    ['{ nothing }', 400],
    ['mutation { signOut }', 405],
  ])('answers HEAD as GET, without the body (%s)', async (query, status) => {
    const ask = (method: string) =>
      fetch(`${test.url}/graphql?${new URLSearchParams({ query })}`, {
        method,
        headers: { 'Apollo-Require-Preflight': '1', 'Accept-Encoding': 'identity' },
      });
    const [got, head] = [await ask('GET'), await ask('HEAD')];
    const told = ({ status, headers }: Response) => [
      status,
      ...['Content-Type', 'Content-Length', 'ETag', 'Cache-Control'].map((name) => headers.get(name)),
    ];
    expect(told(head)).toEqual(told(got));
    expect([head.status, await head.text()]).toEqual([status, '']);
  });

  it('says 404 of what is not there, though any answer were known (If-None-Match: *)', async () => {
    const ask = async (path: string) =>
      (await test.visitor().rest('GET', path, undefined, { 'If-None-Match': '*' })).status;
    expect(await Promise.all(['/api/properties/no-uuid', `/api/properties/${randomUUID()}`].map(ask))).toEqual([
      404, 404,
    ]);
    expect(await ask('/api/testimonials')).toBe(200);
  });

  it('gives an answer with errors no ETag', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ property(id: "no-uuid") { id } testimonials { id } nothing }')}`;
    const wrong = await test.visitor().rest('GET', path, undefined, { 'Apollo-Require-Preflight': '1' });
    expect([wrong.status, wrong.headers.get('ETag')]).toEqual([400, null]);
    const search = `/graphql?query=${encodeURIComponent('{ testimonials { id } properties(first: 500) { totalCount } }')}`;
    const partial = await test.visitor().rest('GET', search, undefined, { 'Apollo-Require-Preflight': '1' });
    expect(partial.body.errors).toHaveLength(1);
    expect([partial.headers.get('ETag'), partial.headers.get('Cache-Control')]).toEqual([null, 'no-store']);
  });

  it('sends each encoding of an answer under an ETag of its own', async () => {
    const get = async (path: string, headers: Record<string, string>) => {
      const answer = await test.visitor().rest('GET', path, undefined, headers);
      return { ...answer, encoding: answer.headers.get('Content-Encoding'), etag: answer.headers.get('ETag') ?? '' };
    };
    const answers = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/api/openapi.json', { 'Accept-Encoding': encoding });
      expect([answer.encoding, answer.headers.get('Vary')]).toEqual([
        encoding === 'identity' ? null : encoding,
        'Accept-Encoding',
      ]);
      const again = { 'Accept-Encoding': encoding, 'If-None-Match': answer.etag };
      expect((await get('/api/openapi.json', again)).status).toBe(304);
      answers.push(answer);
    }
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await get('/api/openapi.json', { 'If-Match': '"other"' })).status).toBe(412);
  });

  it.each([
    ['/api/properties', 'PATCH'],
    ['/graphql', 'PUT'],
    ['/schema.graphql', 'POST'],
    ['/readyz', 'POST'],
  ])('says what may be done with %s', async (path, method) => {
    const refused = await test.visitor().rest(method, path);
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, expect.stringContaining('GET')]);
    const asked = await fetch(`${test.url}${path}`, { method: 'OPTIONS' });
    expect([asked.ok, asked.headers.get('Allow')]).toEqual([true, refused.headers.get('Allow')]);
  });

  it('prints its schema', async () => {
    const { body, headers } = await test.visitor().rest('GET', '/schema.graphql');
    const known = { 'If-None-Match': String(headers.get('ETag')) };
    expect((await test.visitor().rest('GET', '/schema.graphql', undefined, known)).status).toBe(304);
    expect(body).toBe(readFileSync(new URL(import.meta.resolve('schema/generated/schema.graphql')), 'utf8').trimEnd());
  });

  it.each([
    ['GET', '/api/nothing', undefined, 404],
    ['GET', '/api', undefined, 404],
    ['GET', '/api/properties/%', undefined, 400],
    ['GET', '/api/properties/%E0%A4', undefined, 400],
    ['GET', '/api/admin/upload', undefined, 405],
    ['PATCH', '/api/properties', {}, 405],
    ['POST', '/api/contacts', { message: 'x'.repeat(70_000) }, 413],
    ['POST', '/api/contacts', [], 400],
  ])('answers %s %s in JSON, never in HTML', async (method, path, sent, status) => {
    const { status: answered, body } = await test.visitor().rest(method, path, sent);
    expect([answered, body]).toEqual([status, expect.objectContaining({ requestId: expect.any(String) })]);
  });

  it('is alive and ready, until it drains', async () => {
    const get = async (path: string) => (await fetch(`${test.url}${path}`)).status;
    expect([await get('/livez'), await get('/readyz')]).toEqual([200, 200]);
    test.gateway.drain();
    expect([await get('/livez'), await get('/readyz')]).toEqual([200, 503]);
  });
});

it('tells other gateways on the same PostgreSQL of a change within a second', async () => {
  const first = await openTestGateway('postgresql');
  const folder = await mkdtemp(join(tmpdir(), 'gateway-second-'));
  const env = readEnv({ DATABASE_URL: first.gateway.env.DATABASE_URL, DATA_DIR: folder, DEMO_CONTENT: 'off' });
  const second = await openGateway(env, createLogger('silent'));
  const heard = new Promise<number>((resolve) => second.catalogue.onChange(resolve));
  await first.gateway.catalogue.bump();
  expect(await heard).toBe(first.gateway.catalogue.version);
  await second.close();
  await first.close();
  await rm(folder, { recursive: true });
});

it('may be started twice at once on an empty PostgreSQL', async () => {
  const { url, drop } = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-twice-'));
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: folder, DEMO_CONTENT: 'on', ADMIN_USERNAME: 'avery' });
  const gateways = await Promise.all([1, 2].map(() => openGateway(env, createLogger('silent'))));
  const count = '{ properties { totalCount } }';
  for (const { executeQuery } of gateways) {
    expect(dataOf(await executeQuery({ query: count }))).toEqual({ properties: { totalCount: 22 } });
  }
  expect(gateways.filter(({ generatedPassword }) => generatedPassword !== undefined)).toHaveLength(1);
  for (const gateway of gateways) await gateway.close();
  await drop();
  await rm(folder, { recursive: true });
});

it('keeps everything over a restart in a folder that one process owns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-restart-'));
  const env = readEnv({ DATA_DIR: folder, DEMO_CONTENT: 'on', ADMIN_USERNAME: 'avery' });
  const logger = createLogger('silent');
  const first = await openGateway(env, logger);
  const count = async (gateway: typeof first) =>
    dataOf(await gateway.executeQuery({ query: '{ properties { totalCount } }' }));
  expect(first.generatedPassword).toHaveLength(16);
  expect(await count(first)).toEqual({ properties: { totalCount: 22 } });
  await expect(openDatabase({ folder })).rejects.toThrow(`running process ${process.pid}`);
  await first.close();

  const second = await openGateway(env, logger);
  expect(second.generatedPassword).toBeUndefined();
  expect(await count(second)).toEqual({ properties: { totalCount: 22 } });
  await second.close();
  await rm(folder, { recursive: true });
});
