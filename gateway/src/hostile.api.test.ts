// Generated input for every call and mutation. FUZZ_RUNS=500 for a long run; every failure prints its seed.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputSchema } from './openapi/document.ts';
import { type Operation, operations } from './openapi/operations.ts';
import { type Call, callGraphql, callRest } from './testing/call-operation.ts';
import { onEachDatabase } from './testing/databases.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { hostileCall, hostileDocument, hostileFiles, hostilePath } from './testing/hostile-input.ts';
import { samples } from './testing/operation-samples.ts';
import type { Answer, TestClient } from './testing/test-client.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 2) };
const PATIENCE_MS = 5000;

/** What a body must not reveal: paths of code, names of tables, names of libraries. */
const INNARDS = [
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|\/gateway\/|file:\/\//,
  /\b(?:home_valuations|property_inquiries|lead_captures|property_images|login_failures|rate_limits|audit_log)\b/,
  /\b(?:mikro|postgres|pglite|apollo|koa|multer|busboy|sharp|vips|argon2|sqlstate|zod|violates|syntax error at)\b/i,
];

onEachDatabase('hostile input', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, {}, { hasReleases: true });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  /** Sends one request and checks its answer against the promises. */
  async function expectSafe(send: () => Promise<Answer>): Promise<void> {
    const before = await fingerprint(gateway.gateway.database);
    const start = performance.now();
    const { status, body } = await send();
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    const isRefused = status >= 400 || body?.errors !== undefined;
    const text = JSON.stringify(body);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toContain('"INTERNAL"');
    if (!isRefused) return;
    for (const pattern of INNARDS) expect(text).not.toMatch(pattern);
    expect(await fingerprint(gateway.gateway.database)).toEqual(before);
  }

  describe.each(operations)('at $field', (operation) => {
    it('is answered, safely, by both doors', async () => {
      agent = await gateway.agent();
      const good = await goodCall(operation, agent);
      const { schema } = gateway.gateway.graphql;
      await fc.assert(
        fc.asyncProperty(callsOf(operation, good), async (call) => {
          if ((await agent.rest('GET', '/api/admin/check')).status === 401) agent = await gateway.agent();
          await expectSafe(async () => (await callRest(agent, operation, call)).raw);
          await expectSafe(async () => (await callGraphql(agent, schema, operation, call)).raw);
        }),
        runs,
      );
    }, 600_000);
  });

  it('is answered, safely, whatever the document', async () => {
    const property = fc.asyncProperty(hostileDocument, (query) => expectSafe(() => agent.graphql(query)));
    await fc.assert(property, { numRuns: runs.numRuns * 20 });
  }, 600_000);

  it('is answered, safely, whatever the path', async () => {
    const property = fc.asyncProperty(hostilePath, (path) => expectSafe(() => agent.rest('GET', path)));
    await fc.assert(property, { numRuns: runs.numRuns * 20 });
  }, 600_000);
});

/** A valid call. The password and the sign-in by password alone must not change, because the other calls need them. */
async function goodCall(operation: Operation, agent: TestClient): Promise<Call> {
  const call = (await samples[operation.field]?.(agent)) ?? {};
  if (operation.field === 'Mutation.confirmTotp') return { input: { code: '000000' } };
  if (operation.field !== 'Mutation.changePassword') return call;
  return { input: { current: 'wrong', next: 'a password that nobody gets' } };
}

function callsOf({ isUpload, body, search }: Operation, good: Call): fc.Arbitrary<Call> {
  if (isUpload) return hostileFiles;
  const schema = body ?? search;
  return hostileCall(good, Object.keys((schema && inputSchema(schema).properties) ?? {}));
}
