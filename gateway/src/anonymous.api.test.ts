// What a stranger gets. Fields and mutations come from the schema and calls from the routes, so that none can be
// forgotten.
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { operations } from './openapi/operations.ts';
import { type Call, callRest, documentOf } from './testing/call-operation.ts';
import { onEachDatabase } from './testing/databases.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { samples } from './testing/operation-samples.ts';
import { openTestGateway, type TestGateway } from './testing/test-gateway.ts';

const schema = buildGraphqlSchema();
const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}` as const) : [];
};
const fields = ['Query', 'Viewer', 'Mutation'].flatMap(fieldsOf) as `Query.${string}`[];

/** A text in everything that is not public: no answer to a stranger may contain it. */
const CANARY = 'canary';

/** The only tables to which a stranger may add rows. Existing rows must not change. */
const LEADS = [
  'contacts',
  'home_valuations',
  'property_inquiries',
  'lead_captures',
  'idempotency_keys',
  'outgoing_messages',
];

onEachDatabase('a stranger', (database) => {
  let gateway: TestGateway;
  const calls = new Map<string, Call>();

  beforeAll(async () => {
    gateway = await openTestGateway(database, { ADMIN_USERNAME: CANARY }, { hasReleases: true });
    const agent = gateway.visitor();
    await agent.rest('POST', '/api/admin/login', { username: CANARY, password: 'correct horse battery staple' });
    const hidden = await hide(agent);
    // The agent's real ids: they must not help a stranger who knows them.
    for (const field of fields) calls.set(field, (await samples[field]?.(agent)) ?? {});
    calls.set('Query.property', { params: { id: hidden } });
    // A ticket of a started sign-in must not help either.
    const half = calls.get('Mutation.finishSignIn')?.input as object;
    calls.set('Mutation.finishSignIn', { input: { ...half, code: '000000' } });
    // Without devices, the gateway itself sends no notifications, which would change tables a moment later.
    await gateway.gateway.database.em().execute('delete from push_devices', [], 'run');
    await gateway.gateway.database.em().execute(`update sessions set user_agent = '${CANARY}'`, [], 'run');
  });
  afterAll(() => gateway.close());

  /** Makes an archived home, a hidden review and a lead with notes; returns the home's id. */
  async function hide(agent: Awaited<ReturnType<TestGateway['agent']>>): Promise<string> {
    const home = { address: CANARY, city: CANARY, zipCode: '07701', price: CANARY, description: CANARY };
    const { id } = (await agent.rest('POST', '/api/properties', home)).body;
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    const reviewDate = '2026-01-01T12:00:00.000Z';
    const review = { name: CANARY, service: CANARY, rating: 5, reviewText: CANARY, reviewDate, visible: false };
    await agent.rest('POST', '/api/admin/testimonials', review);
    const lead = {
      name: CANARY,
      email: `${CANARY}@visitor.example`,
      message: CANARY,
      source: 'modal',
      recaptchaToken: 'ok',
    };
    const contact = (await agent.rest('POST', '/api/contacts', lead)).body;
    await agent.rest('PUT', `/api/admin/leads/${contact.id}`, { kind: 'contact', notes: CANARY });
    return id;
  }

  const changedTables = async (work: () => Promise<void>) => {
    const before = await fingerprint(gateway.gateway.database);
    await work();
    const after = await fingerprint(gateway.gateway.database);
    return Object.keys(after).filter((name) => after[name] !== before[name]);
  };

  it('is tried on every mutation with a call that the agent could make', () => {
    expect(fieldsOf('Mutation').filter((field) => samples[field] === undefined)).toEqual([]);
  });

  describe.each(fields)('asking %s', (field) => {
    it('sees and changes only what is public', async () => {
      const { params = {}, input } = calls.get(field) ?? {};
      const { text, variables } = documentOf(schema, { field }, params, input);
      let answer = '';
      const changed = await changedTables(async () => {
        answer = JSON.stringify((await gateway.visitor().graphql(text, variables)).body);
      });
      expect(answer).not.toContain(CANARY);
      expect(LEADS).toEqual(expect.arrayContaining(changed));
      if (field.startsWith('Viewer.')) expect(JSON.parse(answer).data).toEqual({ viewer: null });
    });
  });

  describe.each(operations)('calling $method $path', (operation) => {
    it('sees and changes only what is public', async () => {
      let answer = '';
      const changed = await changedTables(async () => {
        const { raw } = await callRest(gateway.visitor(), operation, calls.get(operation.field) ?? {});
        answer = JSON.stringify(raw.body);
        if (operation.forAgent) expect(raw.status).toBe(401);
      });
      expect(answer).not.toContain(CANARY);
      expect(LEADS).toEqual(expect.arrayContaining(changed));
    });
  });
});
