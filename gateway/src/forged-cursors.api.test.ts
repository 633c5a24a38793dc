// Forged cursors of every kind, through REST and GraphQL: the answer must be BAD_INPUT, never an internal error.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from './testing/databases.ts';
import type { TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const NOW = '2026-11-22T08:00:00.000Z';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Times that are valid for JavaScript but not for PostgreSQL, and the other way round. */
const moments = [
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-22',
  '1',
  'Nov 1',
  'infinity',
];
const texts = ['', 'nonsense', '%%%', encode(null), encode({}), encode([]), encode([NOW]), encode([NOW, 'nobody'])];
const places = [
  ...texts,
  ...moments.map((moment) => encode([moment, ID])),
  encode([NOW, ID, 'more']),
  encode([[NOW], ID]),
  `${encode([NOW, ID])}=`,
  ` ${encode([NOW, ID])}`,
];

const keys: Readonly<Record<string, readonly string[]>> = {
  newest: [...moments, '-infinity', '5'],
  newestSold: [...moments, '5'],
  priceAscending: ['9999999999', '-infinity', NOW, '1.5', '', '2147483648', '007', 'NaN'],
  priceDescending: ['9999999999', '-infinity', NOW, '1.5', '', '2147483648', '007', 'NaN'],
};

onEachDatabase('forged cursors', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const codes = async (path: string, query: string, cursor: string) => {
    const search = new URLSearchParams({ cursor });
    const rest = await agent.rest('GET', `${path}${path.includes('?') ? '&' : '?'}${search}`);
    const { body } = await agent.graphql(query, { after: cursor });
    return [rest.body.code, body.errors?.[0]?.extensions.code];
  };
  const refused = ['BAD_INPUT', 'BAD_INPUT'];

  describe.each(['newest', 'due'])('are refused by the inbox in the order %s', (sort) => {
    const other = encode([sort === 'newest' ? 'due' : 'newest', NOW, ID]);
    const ordered = [...moments, ''].map((moment) => encode([sort, moment, ID]));
    const forged = [...places, ...ordered, other, encode([NOW, ID]), encode([sort, NOW, ID, 'more'])];

    it.each(forged)('%j', async (cursor) => {
      const query = `query ($after: String) { viewer { leads(sort: ${sort}, after: $after) { nodes { id } } } }`;
      expect(await codes(`/api/admin/leads?sort=${sort}`, query, cursor)).toEqual(refused);
    });
  });

  it.each(places)('are refused by the audit log: %j', async (cursor) => {
    const query = 'query ($after: String) { viewer { auditLog(after: $after) { nodes { id } } } }';
    expect(await codes('/api/admin/audit-log', query, cursor)).toEqual(refused);
  });

  describe.each(Object.entries(keys))('are refused by the homes in the order %s', (sort, wrong) => {
    const created = moments.map((moment) => encode([sort, sort.startsWith('price') ? '5' : NOW, moment, ID]));
    const known = encode([sort, sort.startsWith('price') ? '5' : NOW, NOW, ID]);
    const other = encode([sort === 'newest' ? 'newestSold' : 'newest', NOW, NOW, ID]);
    const forged = [...texts, ...wrong.map((key) => encode([sort, key, NOW, ID])), ...created, other, `${known}=`];

    it.each(forged)('%j', async (cursor) => {
      const query = `query ($after: String) { properties(sort: ${sort}, after: $after) { nodes { id } } }`;
      expect(await codes(`/api/properties?sort=${sort}`, query, cursor)).toEqual(refused);
    });
  });
});
