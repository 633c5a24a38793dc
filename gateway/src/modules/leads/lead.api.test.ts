import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Door {
  readonly kind: string;
  readonly path: string;
  readonly table: string;
  readonly mutation: string;
  readonly input: Record<string, unknown>;
}

const visitor = { name: 'Robin', email: 'robin@visitor.example', recaptchaToken: 'ok' };
const doors: Door[] = [
  {
    kind: 'contact',
    path: '/api/contacts',
    table: 'contacts',
    mutation: 'mutation ($input: ContactInput!) { answer: sendContact(input: $input) { id name email phone } }',
    input: { ...visitor, message: 'Hello', source: 'contact_page' },
  },
  {
    kind: 'valuation',
    path: '/api/home-valuations',
    table: 'home_valuations',
    mutation:
      'mutation ($input: HomeValuationInput!) { answer: requestHomeValuation(input: $input) { id name email phone } }',
    input: { ...visitor, address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' },
  },
  {
    kind: 'capture',
    path: '/api/leads',
    table: 'lead_captures',
    mutation: 'mutation ($input: LeadCaptureInput!) { answer: captureLead(input: $input) { id name email phone } }',
    input: { name: 'Robin', email: 'robin@visitor.example', source: 'exit_intent' },
  },
];

/** The outcome of the same input through REST and GraphQL. */
async function throughBoth(gateway: TestGateway, { path, mutation, input }: Door, change: Record<string, unknown>) {
  const sent = (door: string) => ({
    ...input,
    ...change,
    ...(change.email === undefined && { email: `${door}@visitor.example` }),
  });
  const rest = await gateway.visitor().rest('POST', path, sent('rest'));
  const graphql = await gateway.visitor().graphql(mutation, { input: sent('graphql') });
  const [error] = graphql.body.errors ?? [];
  return [
    {
      record: rest.status === 201 ? rest.body : null,
      code: rest.body.code,
      issues: rest.body.issues,
      message: rest.body.code && rest.body.message,
    },
    {
      record: graphql.body.data?.answer ?? null,
      code: error?.extensions.code,
      issues: error?.extensions.issues,
      message: error?.message,
    },
  ];
}

onEachDatabase('leads', (database) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
  });
  afterAll(() => gateway.close());

  describe.each(doors)('$kind', (door) => {
    it('is stored and answered with the record', async () => {
      for (const { record, code } of await throughBoth(gateway, door, { phone: ' 732 555 0100 ' })) {
        expect(code).toBeUndefined();
        expect(record).toMatchObject({ name: 'Robin', phone: '732 555 0100' });
        expect(record.status).toBeUndefined();
      }
    });

    it.each([
      ['a malformed e-mail', { email: 'nobody' }, { path: ['email'], message: 'Enter a valid email address' }],
      ['a blank e-mail', { email: '  ' }, { path: ['email'], message: 'Required' }],
      ['a name too long', { name: 'x'.repeat(121) }, { path: ['name'], message: 'At most 120 characters' }],
    ])('refuses %s with the issue', async (_, change, issue) => {
      for (const { code, issues } of await throughBoth(gateway, door, change)) {
        expect(code).toBe('BAD_INPUT');
        expect(issues).toEqual([issue]);
      }
    });

    it('stores the same submission once', async () => {
      const first = await gateway.visitor().rest('POST', door.path, { ...door.input, email: 'twice@visitor.example' });
      const again = await gateway.visitor().rest('POST', door.path, { ...door.input, email: 'Twice@visitor.example' });
      expect(again.status).toBe(201);
      expect(again.body.id).toBe(first.body.id);
    });

    it('stores simultaneous equal submissions once', async () => {
      const input = { ...door.input, email: 'burst@visitor.example' };
      const answers = await Promise.all([1, 2, 3, 4].map(() => gateway.visitor().rest('POST', door.path, input)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    });

    it('stores it twice if the first is from before the clock was set back, and once if it was kept for some minutes', async () => {
      const email = 'set-back@visitor.example';
      const send = async () => (await gateway.visitor().rest('POST', door.path, { ...door.input, email })).body.id;
      const first = await send();
      const move = (minutes: number) => {
        const sql = `update ${door.table} set created_at = now() + ? * interval '1 minute' where email = ?`;
        return gateway.gateway.database.em().execute(sql, [minutes, email], 'run');
      };
      await move(9);
      expect(await send()).toBe(first);
      await move(60);
      expect(await send()).not.toBe(first);
    });

    it('knows an Idempotency-Key again, and refuses it for another body', async () => {
      const headers = { 'Idempotency-Key': `key-${door.kind}` };
      const send = (name: string) =>
        gateway.visitor().rest('POST', door.path, { ...door.input, name, email: 'key@visitor.example' }, headers);
      const first = await send('Robin');
      expect((await send('Robin')).body.id).toBe(first.body.id);
      expect((await send('Alex')).status).toBe(409);
    });
  });

  describe.each(doors.filter(({ kind }) => kind !== 'capture'))('the bot check of a $kind', (door) => {
    it.each(['wrong-action', 'expired', undefined])('refuses the token %s', async (recaptchaToken) => {
      for (const { code, message } of await throughBoth(gateway, door, { recaptchaToken })) {
        expect(code).toBe('BOT_CHECK_FAILED');
        expect(message).toBe('Failed to verify reCAPTCHA. Please try again.');
      }
    });

    it('stores a low score as spam, and keeps the lead when the service is down', async () => {
      await throughBoth(gateway, door, { recaptchaToken: 'low', name: `Low ${door.kind}` });
      await throughBoth(gateway, door, { recaptchaToken: 'outage', name: `Outage ${door.kind}` });
      const agent = await gateway.agent();
      const { body } = await agent.graphql(
        '{ viewer { spam: leads(filter: { statuses: [spam] }) { nodes { name } } all: leads(first: 100) { nodes { name } } } }',
      );
      const names = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);
      expect(names(body.data.viewer.spam)).toContain(`Low ${door.kind}`);
      expect(names(body.data.viewer.all)).not.toContain(`Low ${door.kind}`);
      expect(names(body.data.viewer.all)).toContain(`Outage ${door.kind}`);
    });
  });

  it('names every missing field of a REST body', async () => {
    const { status, body } = await gateway.visitor().rest('POST', '/api/contacts', { name: 5 });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: ['name'], message: 'Expected string, received number' },
      { path: ['email'], message: 'Required' },
      { path: ['message'], message: 'Required' },
      { path: ['source'], message: 'Required' },
    ]);
    expect(body.requestId).toEqual(expect.any(String));
  });

  it('keeps what a machine wrote into the trap as spam', async () => {
    const trace = { website: 'https://spam.example' };
    const sent = { ...visitor, email: 'trap@visitor.example', message: 'Buy', source: 'modal', trace };
    expect((await gateway.visitor().rest('POST', '/api/contacts', sent)).status).toBe(201);
    const { body } = await (await gateway.agent()).graphql(
      '{ viewer { leads(filter: { statuses: [spam] }) { nodes { email status } } } }',
    );
    expect(body.data.viewer.leads.nodes).toContainEqual({ email: 'trap@visitor.example', status: 'spam' });
  });
});
