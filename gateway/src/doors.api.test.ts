// Every operation through REST and GraphQL, on both databases: the same input must have the same outcome.
import { restPaths } from 'schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputSchema } from './openapi/document.ts';
import { type Operation, operations } from './openapi/operations.ts';
import { type Call, callGraphql, callRest, type Outcome } from './testing/call-operation.ts';
import { onEachDatabase } from './testing/databases.ts';
import { samples } from './testing/operation-samples.ts';
import type { TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const done = { code: undefined, issues: undefined };

/**
 * Masks what differs with each call: ids, file names, times, secrets, cursors, the sample's own e-mail address and
 * phone number, the state of mail, versions, numbers in short addresses.
 */
const mask = (value: unknown) =>
  JSON.stringify(sorted(value ?? null))
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|"[0-9a-f]{12}"/g, 'id')
    .replaceAll(/[0-9a-f]{20}/g, 'file')
    .replaceAll(/preview=[\w-]{22}/g, 'preview=key')
    .replaceAll(/words\/[\w-]{24}/g, 'words/key')
    .replaceAll(/"20\d\d-[\dT:.-]+Z"/g, 'moment')
    .replaceAll(/robin-\d+@/g, 'robin@')
    .replaceAll(/\(?732\)?[ -]?555[ -]?\d{4}/g, 'phone')
    .replaceAll(/"version":\d+|With you, \d+/g, 'version')
    .replaceAll(/"messages":\[[^\]]*\]|"waiting":\d+/g, 'mail')
    .replaceAll(/"(?:freeBytes|totalBytes|bytes|sent|dead)":\d+|"state":"(?:waiting|sent)"|"sentAt":[^,}]+/g, 'moment')
    .replaceAll(/"(?:secret|uri|challenge|ticket)":"[^"]+"|"recoveryCodes":(?:null|\[[^\]]*\])/g, 'secret')
    .replaceAll(/"[a-z0-9]{4}(?:-[a-z0-9]{4}){3}"/g, 'code')
    .replaceAll(/"\/h\/[\w-]+"/g, 'short')
    .replaceAll(/"endCursor":"[^"]+"/g, 'cursor');

/** Lists that grow with every call are compared by their first element only. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const { totalCount: _, statusCounts: __, ...rest } = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(rest)
      .toSorted()
      .map((key) => [key, sorted(rest[key])]),
  );
}

onEachDatabase('both doors', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { hasReleases: true });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const doors: Record<string, (client: TestClient, operation: Operation, call: Call) => Promise<Outcome>> = {
    REST: callRest,
    GraphQL: (client, operation, call) => callGraphql(client, gateway.gateway.graphql.schema, operation, call),
  };

  const sampleOf = async ({ field }: Operation): Promise<Call> => (await samples[field]?.(agent)) ?? {};

  /** Some operations end the session. A sign-in is slow on purpose, so it is only done if it is needed. */
  async function staySignedIn({ path }: Operation): Promise<void> {
    if (!path.startsWith(restPaths.adminSessions)) return;
    const { status } = await agent.rest('GET', restPaths.adminCheck);
    if (status !== 200) agent = await gateway.agent();
  }

  /** Calls an operation through REST and GraphQL, by default with a sample for each. */
  async function throughBoth(operation: Operation, { isVisitor = false, sample = sampleOf } = {}) {
    const outcomes: Outcome[] = [];
    for (const door of Object.values(doors)) {
      const call = await sample(operation);
      const client = isVisitor || !operation.forAgent ? gateway.visitor() : agent;
      outcomes.push(await door(client, operation, call));
      await staySignedIn(operation);
    }
    const [rest, graphql] = outcomes.map(({ code, issues }) => ({ code, issues }));
    return { rest, graphql, answers: outcomes.map(({ answer }) => mask(answer)) };
  }

  /** One sample for each operation, for calls that are refused before they do anything. */
  const kept = new Map<string, Promise<Call>>();
  function refusedSample(operation: Operation): Promise<Call> {
    const known = kept.get(operation.field) ?? sampleOf(operation);
    kept.set(operation.field, known);
    return known;
  }

  const rows = async (): Promise<{ action: string; requestId: string | null }[]> => {
    const sql = 'select action, request_id as "requestId" from audit_log order by at';
    return gateway.gateway.database.em().execute(sql);
  };

  describe.each(operations)('$field', (operation) => {
    it('is done alike, and a write stands in the audit log under the request’s id', async () => {
      const before = (await rows()).length;
      const { rest, graphql, answers } = await throughBoth(operation);
      expect([rest, graphql]).toEqual([done, done]);
      const isOwnShape = operation.status === 204 || typeof operation.answer === 'object';
      if (!isOwnShape) expect(answers[0]).toBe(answers[1]);
      if (!isWrite(operation)) return;
      const action = operation.field.slice('Mutation.'.length);
      const told = (await rows()).slice(before).filter((row) => row.action === action);
      expect(told.length).toBeGreaterThanOrEqual(2);
      expect(told.every(({ requestId }) => /^[0-9a-f-]{36}$/.test(requestId ?? ''))).toBe(true);
    });
  });

  describe.each(operations.filter(({ forAgent }) => forAgent))('$field', (operation) => {
    it('is refused to a visitor', async () => {
      const refused = { code: 'UNAUTHENTICATED', issues: undefined };
      expect(await throughBoth(operation, { isVisitor: true, sample: refusedSample })).toMatchObject({
        rest: refused,
        graphql: refused,
      });
    });
  });

  describe.each(operations.filter(({ path }) => path.includes(':id')))('$field', (operation) => {
    it.each([nowhere, 'nonsense', "1'--"])('does not find %s', async (id) => {
      const unknown = { code: 'NOT_FOUND', issues: undefined };
      const sample = async (of: Operation) => {
        const call = await refusedSample(of);
        return { ...call, params: { ...call.params, id } };
      };
      expect(await throughBoth(operation, { sample })).toMatchObject({ rest: unknown, graphql: unknown });
    });
  });

  describe.each(wrongInputs())('$operation.field', ({ operation, name, value }) => {
    it(`refuses ${name}: ${JSON.stringify(value)}`, async () => {
      const sample = async (of: Operation) => {
        const call = await refusedSample(of);
        return { ...call, input: { ...(call.input as object), [name]: value } };
      };
      const { rest, graphql } = await throughBoth(operation, { sample });
      expect(rest?.code).toBe('BAD_INPUT');
      expect(rest?.issues?.[0]?.path).toEqual([name]);
      expect(graphql).toEqual(rest);
    });
  });
});

function isWrite({ field, forAgent }: Operation): boolean {
  return forAgent === true && field.startsWith('Mutation.');
}

/** For every field of every body: a missing value if it is required, and a value of a wrong type. */
function wrongInputs() {
  return operations.flatMap((operation) => {
    if (operation.body === undefined) return [];
    const { required = [], properties = {} } = inputSchema(operation.body) as {
      required?: string[];
      properties?: Record<string, { type?: string; anyOf?: { type?: string }[] }>;
    };
    const missing = required
      .filter((name) => properties[name]?.type !== 'array')
      .filter((name) => !properties[name]?.anyOf?.some(({ type }) => type === 'null'))
      .map((name) => ({ operation, name, value: null }));
    const texts = Object.keys(properties).filter((name) => properties[name]?.type === 'string');
    return [...missing, ...texts.map((name) => ({ operation, name, value: { wrong: 1 } }))];
  });
}
