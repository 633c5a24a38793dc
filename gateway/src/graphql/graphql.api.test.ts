import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { productionVariables } from '../testing/production.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

onEachDatabase('GraphQL over HTTP', (database) => {
  const lines: string[] = [];
  let gateway: TestGateway;
  beforeAll(async () => {
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    gateway = await openTestGateway(database, {}, { logger });
  });
  afterAll(() => gateway.close());

  it('passes every audit of the specification’s MUSTs', async () => {
    const results = await Promise.all(serverAudits({ url: `${gateway.url}/graphql` }).map((audit) => audit.fn()));
    const missed = results.filter(({ status }) => status === 'error').map(({ name }) => name);
    expect(results.length).toBeGreaterThan(50);
    // All rules of the audit pass but three SHOULDs: a refused document also answers 400 to legacy clients, so that
    // monitoring sees it.
    expect(missed).toEqual([]);
  });

  it.each([
    ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }],
    ['an operation that the document has not', { query: 'query A { __typename }', operationName: 'C' }],
    ['an operation without a name', { query: 'query A { __typename }', operationName: '' }],
    ['a hash that is no text', { extensions: { persistedQuery: { version: 1, sha256Hash: 5 } } }],
    ['a hash that is none, beside a query', { query: '{ __typename }', extensions: { persistedQuery: true } }],
    ['a subscription', { query: 'subscription { __typename }' }],
    [
      'one of two, a subscription',
      { query: 'query A { __typename } subscription B { __typename }', operationName: 'B' },
    ],
  ])('refuses %s, to a visitor and to the agent, and says nothing of it in the log', async (_, asked) => {
    const raw = vi.spyOn(console, 'error');
    for (const client of [gateway.visitor(), await gateway.agent()]) {
      const { status, body } = await client.rest('POST', '/graphql', asked);
      expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'BAD_INPUT']);
    }
    expect(raw).not.toHaveBeenCalled();
    raw.mockRestore();
    expect(lines).toEqual([]);
  });

  it('says of a document that is nested beyond reading what is wrong with it', async () => {
    const query = `{ properties(filter: ${'['.repeat(1950)}`;
    const { status, body } = await gateway.visitor().rest('POST', '/graphql', { query });
    const [{ message, extensions }] = body.errors;
    // Once the parser has been optimized, its stack holds this many, and it misses their ends.
    const words = expect.stringMatching(/nested too deeply|Unexpected <EOF>/);
    expect([status, extensions.code, message]).toEqual([400, 'BAD_INPUT', words]);
    expect(lines).toEqual([]);
  });

  it('explores, with nothing from other hosts', async () => {
    const page = await fetch(`${gateway.url}/explorer`);
    const html = await page.text();
    expect(page.headers.get('Content-Security-Policy')).toContain(`default-src 'self'`);
    const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(assets.length).toBeGreaterThan(5);
    for (const path of assets) {
      const url = new URL(path, `${gateway.url}/explorer/`);
      expect([path, url.origin]).toEqual([path, gateway.url]);
      if (!path.endsWith('/')) expect([path, (await fetch(url)).status]).toEqual([path, 200]);
    }
  });

  it.each(['../package.json', '..%2fpackage.json', 'nothing.js'])('explores no file "%s"', async (path) => {
    expect((await fetch(`${gateway.url}/explorer/${path}`)).status).toBe(404);
  });
});

it('does not explore in production', async () => {
  const gateway = await openTestGateway('pglite', productionVariables());
  expect((await fetch(`${gateway.url}/explorer/`)).status).toBe(404);
  const { body } = await gateway.visitor().graphql('{ __schema { queryType { name } } }');
  expect(body.errors[0].extensions.code).toBe('BAD_INPUT');
  await gateway.close();
});
