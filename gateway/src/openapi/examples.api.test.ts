// Runs every example of docs/api.md in order, and compares its table of codes with the code's list.
import { readFileSync } from 'node:fs';
import { errorStatuses } from 'schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const EXAMPLE = /```(http|graphql)\n([\s\S]*?)```\n```json\n(\d+) ([\s\S]*?)```/g;

const examples = [...text.matchAll(EXAMPLE)].map(([, kind = '', request = '', status, answer = '']) => {
  const title = request.trim().split('\n').slice(0, 2).join(' ');
  return { title, kind, request, status: Number(status), answer: JSON.parse(answer) as object };
});

async function send(client: TestClient, kind: string, request: string): Promise<Answer> {
  if (kind === 'graphql') return client.graphql(request);
  const [head = '', body] = request.trim().split('\n\n');
  const [line = '', ...headers] = head.split('\n');
  const [method = '', path = ''] = line.split(' ');
  const pairs = headers.map((header) => header.split(': ') as [string, string]);
  return client.rest(method, path, body === undefined ? undefined : JSON.parse(body), Object.fromEntries(pairs));
}

it('has an example of each kind of call', () => {
  expect(examples.length).toBe((text.match(/```(http|graphql)/g) ?? []).length);
  expect(examples.length).toBeGreaterThan(7);
});

it('lists every error code with its status', () => {
  const rows = [...text.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \|/gm)].map(([, code = '', status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(errorStatuses);
});

onEachDatabase('docs/api.md', (database) => {
  let gateway: TestGateway;
  let client: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { ADMIN_USERNAME: 'avery' });
    const home = { address: '2 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '725k' };
    await (await gateway.agent()).rest('POST', '/api/properties', home);
    client = gateway.visitor();
  });
  afterAll(() => gateway.close());

  it.each(examples)('$title', async ({ kind, request, status, answer }) => {
    const { status: answered, body } = await send(client, kind, request);
    expect({ status: answered, body }).toMatchObject({ status, body: answer });
  });
});
