import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '650k' };
const FIELDS = 'id address state price priceAmount status soldDate represented bedrooms updatedAt';

const nowhere = '00000000-0000-4000-8000-000000000000';

onEachDatabase('properties', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const create = async (more: object = {}) => (await agent.rest('POST', '/api/properties', { ...home, ...more })).body;

  /** The same creation through REST and GraphQL: the record, or the issues. */
  async function createAtBoth(input: object) {
    const rest = await agent.rest('POST', '/api/properties', input);
    const graphql = await agent.graphql(
      `mutation ($input: NewProperty!) { createProperty(input: $input) { ${FIELDS} } }`,
      { input },
    );
    const issues = graphql.body.errors?.[0].extensions.issues;
    return [rest.body.issues ?? rest.body, issues ?? graphql.body.data.createProperty];
  }

  it('is created active, in New Jersey, with a price that reads well', async () => {
    for (const record of await createAtBoth({ ...home, bedrooms: '  ' })) {
      expect(record).toMatchObject({
        status: 'active',
        state: 'NJ',
        price: '$650,000',
        priceAmount: 650_000,
        bedrooms: null,
      });
    }
  });

  it('is one however often it is sent under one id, and told if its words are others', async () => {
    const sold = { status: 'sold', soldDate: '2026-05-01', represented: 'Buyer', soldPrice: '$640k' };
    for (const more of [{ isDraft: true }, { tourUrl: 'https://tour.example/1', availableFrom: '2026-12-01' }, sold]) {
      const sent = { ...home, ...more, id: randomUUID() };
      const all = await Promise.all([createAtBoth(sent), createAtBoth(sent)]);
      expect(all.flat().map(({ id }) => id)).toEqual(Array(4).fill(sent.id));
      const other = await agent.rest('POST', '/api/properties', { ...sent, price: '651k' });
      expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    expect(await createAtBoth({ ...home, id: '1' })).toEqual(
      Array(2).fill([expect.objectContaining({ path: ['id'] })]),
    );
  });

  it('holds what buyers and renters ask, at both doors, in the audit log and in a spreadsheet and back', async () => {
    const facts = {
      annualTaxes: '14280',
      monthlyFee: '$410',
      parking: 'Two, in the drive',
      heating: 'Gas, hot water',
      cooling: 'Central, two zones',
      floodZone: 'X',
      mlsNumber: 'SAMPLE-22119',
      tourUrl: 'https://tour.example/604',
      availableFrom: '2026-12-01',
      pets: 'Cats, by agreement',
      rentalFees: 'Application $50',
    };
    const kept = { ...facts, annualTaxes: '$14,280' };
    const names = Object.keys(facts).join(' ');
    const { id } = await create({ ...facts, address: '604 Facts Avenue' });
    expect((await gateway.visitor().rest('GET', `/api/properties/${id}`)).body).toMatchObject(kept);
    const { body } = await gateway.visitor().graphql(`query ($id: ID!) { property(id: $id) { ${names} } }`, { id });
    expect(body.data.property).toEqual(kept);
    const cleared = await agent.rest('PUT', `/api/admin/properties/${id}`, { parking: '', annualTaxes: '15k' });
    expect(cleared.body).toMatchObject({ ...kept, parking: null, annualTaxes: '$15,000' });
    const { nodes } = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${id}`)).body;
    expect(nodes[0].changes).toContainEqual({ field: 'annualTaxes', before: '$14,280', after: '$15,000' });

    const csv: string = (await agent.rest('GET', '/api/admin/properties.csv?text=604%20facts')).body;
    const read = async (text: string) => (await agent.rest('POST', '/api/admin/property-imports', { csv: text })).body;
    expect(await read(csv)).toMatchObject({ same: 1, wrong: 0 });
    expect(await read(csv.replace('$15,000', '$16,000'))).toMatchObject({ changed: 1, wrong: 0 });
    expect((await agent.rest('GET', `/api/properties/${id}`)).body.annualTaxes).toBe('$16,000');
  });

  it.each([
    ['no address', { address: ' ' }, 'address', 'Required'],
    ['sold without a date', { status: 'sold', represented: 'Buyer' }, 'soldDate', 'Required'],
    ['a sold date on an active home', { soldDate: '2026-01-05' }, 'soldDate', 'Only a sold property has one'],
    [
      'a date in the future',
      { status: 'sold', represented: 'Buyer', soldDate: '2126-01-05' },
      'soldDate',
      'The sold date cannot lie in the future',
    ],
    ['taxes in words', { annualTaxes: 'a lot' }, 'annualTaxes', 'Enter an amount in dollars, as 14,280'],
    ['a fee by the month', { monthlyFee: '410/mo' }, 'monthlyFee', 'Enter an amount in dollars, as 14,280'],
    ['a tour without https', { tourUrl: 'http://tour.example/' }, 'tourUrl', 'Enter an https link'],
    ['a tour that is a script', { tourUrl: 'javascript:alert(1)' }, 'tourUrl', 'Enter an https link'],
    ['a day that does not exist', { availableFrom: '2026-02-30' }, 'availableFrom', 'Enter a valid date'],
    ['an unknown image', { images: ['nothing.jpg'] }, 'images.0', 'Unknown image "nothing.jpg"'],
  ])('refuses %s', async (_, change, path, message) => {
    for (const issues of await createAtBoth({ ...home, ...change })) {
      expect(issues).toEqual([{ path: path.split('.').map((step) => (step === '0' ? 0 : step)), message }]);
    }
  });

  it.each([
    'http://www.zillow.com/x',
    'https://zillow.com.evil.example/',
    'javascript:alert(1)',
    'https://a:b@zillow.com/',
  ])('refuses the link %s', async (zillowUrl) => {
    const { status, body } = await agent.rest('POST', '/api/properties', { ...home, zillowUrl });
    expect([status, body.issues[0].path]).toEqual([400, ['zillowUrl']]);
  });

  it('is marked as sold by the specified call', async () => {
    const { id } = await create();
    const sale = { status: 'sold', soldDate: '2026-05-01T12:00:00.000Z', represented: 'Seller' };
    const { status, body } = await agent.rest('PUT', `/api/admin/properties/${id}`, sale);
    expect(status).toBe(200);
    expect(body).toMatchObject(sale);
  });

  it('is marked as sold, reopened, archived and restored by mutations', async () => {
    const { id } = await create();
    const mutate = async (call: string) =>
      (await agent.graphql(`mutation { answer: ${call} { status soldDate archivedAt } }`)).body.data.answer;
    expect(
      await mutate(`markPropertySold(id: "${id}", input: { soldDate: "2026-05-01", represented: Buyer })`),
    ).toMatchObject({ status: 'sold' });
    expect(await mutate(`reopenProperty(id: "${id}")`)).toMatchObject({ status: 'active', soldDate: null });
    expect((await mutate(`archiveProperty(id: "${id}")`)).archivedAt).not.toBeNull();
    expect((await gateway.visitor().rest('GET', `/api/properties/${id}`)).status).toBe(404);
    expect((await mutate(`restoreProperty(id: "${id}")`)).archivedAt).toBeNull();
  });

  it.each(['REST', 'GraphQL'] as const)(
    'gets no status over one that another device has set, by %s; the same again is no conflict',
    async (door) => {
      const { id } = await create();
      const sale = { soldDate: '2026-05-01T12:00:00.000Z', represented: 'Buyer' };
      /** The answer's status, or that it was refused and what stands instead. */
      const become = async (
        deed: 'update' | 'sold' | 'reopen' | 'archive' | 'restore',
        input: object,
        seen: object,
      ) => {
        if (door === 'REST') {
          const path = `/api/admin/properties/${id}${deed === 'update' ? '' : `/${deed}`}`;
          const { status, body } = await agent.rest(deed === 'update' ? 'PUT' : 'POST', path, { ...input, ...seen });
          return status === 409 ? body.issues[0].message : body.status;
        }
        const takesBack = deed === 'reopen' || deed === 'update';
        const field = deed === 'sold' ? 'markPropertySold' : `${deed}Property`;
        const type = { update: '$input: PropertyChange!, ', sold: '$input: Sale!, ' }[String(deed)] ?? '';
        const { body } = await agent.graphql(
          `mutation ($id: ID!, ${type}$expectedStatus: HomeStatus${takesBack ? ', $expectedSale: Sale' : ''}) {
            home: ${field}(id: $id, ${type && 'input: $input, '}expectedStatus: $expectedStatus
              ${takesBack ? 'expectedSale: $expectedSale' : ''}) { status } }`,
          { id, ...(type && { input }), ...seen },
        );
        const { code, issues } = body.errors?.[0].extensions ?? {};
        return code === 'CONFLICT' ? issues[0].message : body.data.home.status;
      };
      const [pending, active] = [{ status: 'pending' }, { expectedStatus: 'active' }];
      for (const _ of ['the first', 'after a lost answer'])
        expect(await become('update', pending, active)).toBe('pending');
      for (const deed of ['archive', 'sold'] as const)
        expect(await become(deed, sale, active)).toBe('Changed meanwhile: pending');
      for (const _ of ['the first', 'after a lost answer'])
        expect(await become('sold', sale, { expectedStatus: 'pending' })).toBe('sold');
      expect(await become('sold', { ...sale, represented: 'Seller' }, active)).toBe('Changed meanwhile: sold');
      expect(await become('reopen', {}, { expectedStatus: 'archived' })).toBe('Changed meanwhile: sold');
      // A sale that was corrected meanwhile stands.
      const mine = { expectedStatus: 'sold', expectedSale: sale };
      await agent.rest('PUT', `/api/admin/properties/${id}`, { soldPrice: '$900,000' });
      expect(await become('reopen', {}, mine)).toBe('Changed meanwhile: $900,000');
      expect(await become('update', pending, mine)).toBe('Changed meanwhile: $900,000');
      await agent.rest('PUT', `/api/admin/properties/${id}`, { soldPrice: '' });
      const priced = { expectedStatus: 'sold', expectedSale: { ...sale, soldPrice: '900000' } };
      expect(await become('reopen', {}, priced)).toBe('Changed meanwhile: nothing any more');
      await agent.rest('PUT', `/api/admin/properties/${id}`, { soldPrice: '$900,000' });
      const corrected = { expectedStatus: 'sold', expectedSale: { ...sale, soldPrice: '900000' } };
      for (const _ of ['the first', 'after a lost answer'])
        expect(await become('reopen', {}, corrected)).toBe('active');
      for (const _ of ['the first', 'after a lost answer']) await become('archive', {}, active);
      expect(await become('update', pending, active)).toBe('Changed meanwhile: archived');
      expect(await become('restore', {}, { expectedStatus: 'draft' })).toBe('Changed meanwhile: archived');
      for (const _ of ['the first', 'after a lost answer'])
        expect(await become('restore', {}, { expectedStatus: 'archived' })).toBe('active');
    },
  );

  it('keeps what a change does not name, and clears what it names as null or blank', async () => {
    const { id } = await create({ bedrooms: '3', bathrooms: '2', lotSize: '1 acre' });
    const { body } = await agent.rest('PUT', `/api/admin/properties/${id}`, { bathrooms: null, lotSize: '' });
    expect(body).toMatchObject({ bedrooms: '3', bathrooms: null, lotSize: null, address: home.address });
  });

  it('refuses a change to what somebody else changed meanwhile', async () => {
    const { id, updatedAt } = await create();
    const put = (etag: string) =>
      agent.rest('PUT', `/api/admin/properties/${id}`, { bedrooms: '4' }, { 'If-Match': `"${etag}"` });
    expect((await put(updatedAt)).status).toBe(200);
    expect((await put(updatedAt)).status).toBe(412);
    // What the body expects is a conflict, also where the version is the one that If-Match names.
    const now = (await agent.rest('GET', `/api/admin/properties/${id}`)).body.updatedAt;
    const asked = { status: 'pending', expectedStatus: 'sold' };
    const besides = await agent.rest('PUT', `/api/admin/properties/${id}`, asked, { 'If-Match': `"${now}"` });
    expect([besides.status, besides.body.code]).toEqual([409, 'CONFLICT']);
    const both = await agent.rest('PUT', `/api/admin/properties/${id}`, asked, { 'If-Match': `"${updatedAt}"` });
    expect([both.status, both.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    const mutation =
      'mutation ($id: ID!, $at: DateTime) { updateProperty(id: $id, input: { bedrooms: "5" }, expectedUpdatedAt: $at) { id } }';
    expect((await agent.graphql(mutation, { id, at: updatedAt })).body.errors[0].extensions.code).toBe('CONFLICT');
  });

  it('is deleted once it is archived, and its leads still say which home they asked about', async () => {
    const { id } = await create();
    const sent = { name: 'Robin', email: 'robin@visitor.example', message: 'Hello', source: 'modal', propertyId: id };
    const lead = (await gateway.visitor().rest('POST', '/api/contacts', { ...sent, recaptchaToken: 'ok' })).body;
    const remove = () => agent.rest('DELETE', `/api/admin/properties/${id}`);
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([409, 'Archive the home before you delete it']);
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await agent.rest('GET', '/api/admin/properties/archived')).body).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const told = (await agent.rest('GET', `/api/admin/leads/contact/${lead.id}`)).body;
    expect(told).toMatchObject({ property: null, propertyTitle: `${home.address}, ${home.city}, NJ ${home.zipCode}` });
    const { nodes } = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${id}`)).body;
    expect(nodes[0]).toMatchObject({ action: 'deleteProperty' });
    expect(nodes[0].changes).toContainEqual({ field: 'address', before: home.address, after: null });
  });

  it.each([nowhere, 'nonsense', '1%27--'])('is unknown under the id %s', async (id) => {
    expect((await gateway.visitor().rest('GET', `/api/properties/${id}`)).status).toBe(404);
    expect((await agent.rest('PUT', `/api/admin/properties/${id}`, {})).status).toBe(404);
    const { body } = await gateway.visitor().graphql('query ($id: ID!) { property(id: $id) { id } }', { id });
    expect(body.data).toEqual({ property: null });
  });
});
