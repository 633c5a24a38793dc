// Repeated answers: the same bytes for everybody, never an old answer, and never another person's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const LIST = '{ properties(first: 5) { nodes { address } totalCount } }';
const json = { 'Content-Type': 'application/json' };
const known = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'known' } }));

const doors: [title: string, path: string, init?: RequestInit][] = [
  ['REST', '/api/properties'],
  ['a query that is posted', '/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query: LIST }) }],
  [
    'a query in an address',
    `/graphql?query=${encodeURIComponent(LIST)}`,
    { headers: { 'apollo-require-preflight': '1' } },
  ],
];

onEachDatabase('an answer that is sent again', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let operations = 0;
  const countOperation = () => {
    operations += 1;
  };
  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { onOperation: countOperation });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(gateway.url + path, init);
    const { 'x-request-id': id, date: _, ...headers } = Object.fromEntries(answer.headers);
    return { id, headers, text: await answer.text() };
  };
  let number = 0;
  const add = async () => {
    number += 1;
    const home = { address: `${number} Harbor Row`, city: 'Red Bank', zipCode: '07701', price: '1' };
    return (await agent.rest('POST', '/api/properties', home)).body;
  };

  it.each(doors)('is the same to the byte, and another after an edit: %s', async (_, path, init) => {
    const { address } = await add();
    const [first, second, third] = [await ask(path, init), await ask(path, init), await ask(path, init)];
    expect(first.text).toContain(address);
    for (const again of [second, third]) {
      expect({ ...again, id: '' }).toEqual({ ...first, id: '' });
      expect(again.id).not.toBe(first.id);
    }
    const { address: next } = await add();
    expect((await ask(path, init)).text).toContain(next);
  });

  it('stands while others are edited, if it shows one home alone', async () => {
    const [one, two] = [await add(), await add()];
    const at = ({ id }: { id: string }) => `/api/properties/${id}`;
    const [first, other] = [await ask(at(one)), await ask(at(two))];
    const inCapitals = `/api/properties/${two.id.toUpperCase()}`;
    expect((await ask(inCapitals)).text).toBe(other.text);
    await agent.rest('PUT', `/api/admin/properties/${two.id.toUpperCase()}`, { price: '$2' });
    expect({ ...(await ask(at(one))), id: '' }).toEqual({ ...first, id: '' });
    const edited = await ask(at(two));
    expect(JSON.parse(edited.text).price).toBe('$2');
    expect((await ask(inCapitals)).text).toBe(edited.text);
    expect(edited.headers.etag).not.toBe(other.headers.etag);
    await add();
    expect((await ask(at(one))).headers.etag, 'what may be anything may be this').not.toBe(first.headers.etag);
  });

  it('is told as an operation each time', async () => {
    operations = 0;
    const path = `/graphql?extensions=${known}`;
    const init = { headers: { 'apollo-require-preflight': '1' } };
    const texts = [await ask(path, init), await ask(path, init), await ask(path, init)].map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect(operations).toBe(3);
  });

  it('is nobody else’s: who is signed in, in the same words, gets what is theirs', async () => {
    const words = '{ viewer { username } }';
    const init = { method: 'POST', headers: json, body: JSON.stringify({ query: words }) };
    const nobody = { data: { viewer: null } };
    for (let count = 0; count < 3; count += 1) {
      expect(JSON.parse((await ask('/graphql', init)).text)).toEqual(nobody);
      expect((await agent.graphql(words)).body.data.viewer).toEqual({ username: 'avery' });
    }
  });

  it.each([
    ['what is wrong', { query: '{ properties(first: 100000) { nodes { id } } }' }],
    ['what cannot be read', 'nonsense'],
  ])('is never one of %s', async (_, body) => {
    const init = { method: 'POST', headers: json, body: JSON.stringify(body) };
    const [first, second] = [await ask('/graphql', init), await ask('/graphql', init)];
    for (const one of [first, second]) {
      expect(one.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(one.text).errors[0].extensions.requestId).toBe(one.id);
    }
  });
});
