import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const visitor = { name: 'Robin', email: 'robin@visitor.example', message: 'May I see it?', recaptchaToken: 'ok' };
const INQUIRE = `mutation ($input: PropertyInquiryInput!) {
  sendPropertyInquiry(input: $input) { propertyTitle inquiryType preferredTimes }
}`;
const ARCHIVE = 'mutation ($id: ID!) { archiveProperty(id: $id) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteProperty(id: $id) }';

onEachDatabase('inquiries about a property', (database) => {
  let gateway: TestGateway;
  let propertyId: string;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1' };
    propertyId = (await (await gateway.agent()).rest('POST', '/api/properties', home)).body.id;
  });
  afterAll(() => gateway.close());

  const inbox = async () => {
    const { body } = await (await gateway.agent()).graphql(
      '{ viewer { leads { nodes { kind email summary propertyId } } } }',
    );
    return body.data.viewer.leads.nodes as { kind: string; email: string }[];
  };

  it('keep the address as it was, through both doors', async () => {
    const preferredTimes = ['2026-12-01T15:00:00.000Z'];
    const input = { ...visitor, propertyId, inquiryType: 'showing', preferredTimes };
    const expected = { propertyTitle: '1 Harbor Row, Red Bank, NJ 07701', inquiryType: 'showing', preferredTimes };
    const rest = await gateway.visitor().rest('POST', '/api/property-inquiries', input);
    const graphql = await gateway.visitor().graphql(INQUIRE, { input: { ...input, email: 'other@visitor.example' } });
    expect(rest.status).toBe(201);
    expect(rest.body).toMatchObject(expected);
    expect(graphql.body.data.sendPropertyInquiry).toEqual(expected);
  });

  it('come with a contact message, and stand in the inbox once', async () => {
    const email = 'dialog@visitor.example';
    const input = { ...visitor, email, source: 'modal', propertyId, inquiryType: 'info' };
    expect((await gateway.visitor().rest('POST', '/api/contacts', input)).status).toBe(201);
    const rows = await gateway.gateway.database
      .em()
      .execute('select 1 from property_inquiries where email = ?', [email]);
    expect(rows).toHaveLength(1);
    expect((await inbox()).filter((lead) => lead.email === email)).toEqual([
      { kind: 'contact', email, summary: visitor.message, propertyId },
    ]);
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('refuse the property %s', async (unknown) => {
    const input = { ...visitor, propertyId: unknown, inquiryType: 'info' };
    const issues = [{ path: ['propertyId'], message: 'Unknown property' }];
    const rest = await gateway.visitor().rest('POST', '/api/property-inquiries', input);
    const graphql = await gateway.visitor().graphql(INQUIRE, { input });
    expect(rest.body.issues).toEqual(issues);
    expect(graphql.body.errors[0].extensions.issues).toEqual(issues);
  });

  it.each(['draft', 'archived', 'deleted'])(
    'reach the agent although the home is %s since, and are one however often they come',
    async (standing) => {
      const agent = await gateway.agent();
      const home = {
        address: `2 ${standing} Row`,
        city: 'Red Bank',
        zipCode: '07701',
        price: '1',
        isDraft: standing === 'draft',
      };
      const { id } = (await agent.rest('POST', '/api/properties', home)).body;
      if (standing !== 'draft') await agent.graphql(ARCHIVE, { id });
      if (standing === 'deleted') await agent.graphql(DELETE, { id });
      expect((await gateway.visitor().rest('GET', `/api/properties/${id}`)).status).toBe(404);
      const email = `${standing}@visitor.example`;
      const input = { ...visitor, email, propertyId: id, inquiryType: 'showing' };
      const message = { ...input, source: 'modal' };
      const key = () => ({ 'Idempotency-Key': `${standing}-home-0001` });
      const send = async () => [
        await gateway.visitor().rest('POST', '/api/property-inquiries', input, key()),
        await gateway.visitor().rest('POST', '/api/contacts', message, key()),
      ];
      const first = await send();
      expect(first.map(({ status }) => status)).toEqual([201, 201]);
      expect(first[0]?.body.propertyTitle).toBe(`2 ${standing} Row, Red Bank, NJ 07701`);
      const graphql = await gateway.visitor().graphql(INQUIRE, { input: { ...input, email: `graphql-${email}` } });
      expect(graphql.body.data.sendPropertyInquiry.propertyTitle).toBe(`2 ${standing} Row, Red Bank, NJ 07701`);
      await agent.graphql(ARCHIVE, { id });
      await agent.graphql(DELETE, { id });
      expect((await send()).map(({ body }) => body.id)).toEqual(first.map(({ body }) => body.id));
      expect((await inbox()).filter((lead) => lead.email === email)).toHaveLength(2);
    },
  );

  it('are moved along by the agent', async () => {
    const agent = await gateway.agent();
    const { body } = await agent.graphql('{ viewer { leads(first: 1) { nodes { id kind } } } }');
    const [lead] = body.data.viewer.leads.nodes;
    const mutation = `mutation { updateLead(id: "${lead.id}", kind: ${lead.kind}, status: contacted, notes: " Called ") { status notes } }`;
    expect((await agent.graphql(mutation)).body.data.updateLead).toEqual({ status: 'contacted', notes: 'Called' });
  });

  it('are limited per e-mail', async () => {
    const limited = await openTestGateway(database, { LIMITS: 'on', BOT_CHECK: 'off' });
    const send = (message: string) =>
      limited.visitor().rest('POST', '/api/contacts', { ...visitor, message, source: 'modal' });
    for (let count = 0; count < 30; count += 1) expect((await send(`Message ${count}`)).status).toBe(201);
    const { status, headers, body } = await send('One too many');
    await limited.close();
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
  });
});
