import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** The header that a browser sends for a page of another site. */
const elsewhere = { Origin: 'https://another.example' };
const deliberate = { 'Apollo-Require-Preflight': 'true' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway('pglite');
});
afterAll(() => gateway.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  gateway.visitor().rest(method, path, body, { ...elsewhere, ...headers });

const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'known' } }));

describe('a page of another origin', () => {
  it.each([
    ['/api/site', {}],
    [`/graphql?extensions=${extensions}`, deliberate],
  ])('reads %s, and never as somebody', async (path, headers) => {
    const answer = await ask('GET', path, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may ask so: the question before is answered for reads alone', async () => {
    const before = (method: string) =>
      ask('OPTIONS', '/graphql', {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'apollo-require-preflight',
      });
    const read = await before('GET');
    expect([read.status, read.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
    expect(read.headers.get('access-control-allow-headers')).toContain('apollo-require-preflight');
    const write = await before('POST');
    for (const name of ['origin', 'methods', 'headers'])
      expect(write.headers.get(`access-control-allow-${name}`), name).toBeNull();
  });

  it.each([
    ['/api/contact', { name: 'Robin' }],
    ['/graphql', { query: 'mutation { signOut }' }],
  ])('sends nothing to %s: it is told so, and its browser hands the answer to nobody', async (path, body) => {
    const answer = await ask('POST', path, {}, body);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      403,
      expect.stringContaining('This origin may not do that'),
    ]);
  });

  it('changes nothing by GET either', async () => {
    const query = encodeURIComponent('mutation { signOut }');
    expect((await ask('GET', `/graphql?query=${query}`, deliberate)).status).toBe(405);
  });
});

it('keeps scripts and documents of the doors from other sites all the same', async () => {
  const { headers } = await ask('GET', '/api/site');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
