// What the agent reads about a lead and does with it, through REST and GraphQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HOUR_MS = 3_600_000;
const times = ['2026-12-01T15:00:00.000Z', '2026-12-02T10:30:00.000Z'];
const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '$650k' };
const valuation = {
  address: '9 Bay Ave',
  city: 'Highlands',
  zipCode: '07732',
  propertyType: 'condo',
  bedrooms: '3',
  bathrooms: '2.5',
  squareFeet: '1,400',
  additionalInfo: 'New roof',
};

onEachDatabase('a lead', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let propertyId = '';
  /** The ids of the leads, by kind or by a name. */
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
    propertyId = (await agent.rest('POST', '/api/properties', home)).body.id;
    const visitor = gateway.visitor();
    const send = async (name: string, path: string, input: object) => {
      const sent = { name: 'Robin', email: `${name}@visitor.example`, recaptchaToken: 'ok', ...input };
      const { status, body } = await visitor.rest('POST', path, sent);
      expect(status).toBe(201);
      ids[name] = body.id;
    };
    const asked = { message: 'May I see it?', propertyId, inquiryType: 'showing', preferredTimes: times };
    const phone = '+1 (732) 555-0100';
    await send('contact', '/api/contacts', {
      ...asked,
      source: 'modal',
      interest: 'buying',
      phone,
      trace: { mayPhone: true },
    });
    await send('inquiry', '/api/property-inquiries', {
      ...asked,
      inquiryType: 'info',
      preferredTimes: null,
      trace: { mayPhone: false },
    });
    await send('valuation', '/api/home-valuations', {
      ...valuation,
      phone: '732.555.0100 ext. 4',
      trace: { mayPhone: true },
    });
    await send('capture', '/api/leads', {
      email: 'Contact@Visitor.example',
      source: 'exit_intent',
      trace: { mayPhone: false },
    });
    await send('stranger', '/api/contacts', { message: 'Hello', source: 'modal', phone: '555 0100' });
    // About a day apart, the contact first.
    for (const [index, name] of ['contact', 'inquiry', 'valuation', 'capture', 'stranger'].entries()) {
      const table = { inquiry: 'property_inquiries', valuation: 'home_valuations', capture: 'lead_captures' }[name];
      const moment = new Date(Date.now() - (5 - index) * 26 * HOUR_MS);
      const sql = `update ${table ?? 'contacts'} set created_at = ? where id = ?`;
      await gateway.gateway.database.em().execute(sql, [moment, ids[name]], 'run');
    }
  });
  afterAll(() => gateway.close());

  const lead = async (kind: string, name = kind) => {
    const { status, body } = await agent.rest('GET', `/api/admin/leads/${kind}/${ids[name]}`);
    expect(status).toBe(200);
    return body;
  };
  const change = (name: string, asked: object, headers = {}) =>
    agent.rest('PUT', `/api/admin/leads/${ids[name]}`, { kind: 'contact', ...asked }, headers);
  /** The names of the leads that a search finds, by REST and by GraphQL. */
  const found = async (query: string, filter: object, more: object = {}) => {
    const nameOf = ({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id);
    const rest = await agent.rest('GET', `/api/admin/leads?${query}`);
    const { body } = await agent.graphql(
      'query ($filter: LeadFilter, $sort: LeadSort) { viewer { leads(filter: $filter, sort: $sort) { nodes { id } totalCount } } }',
      { filter, sort: 'newest', ...more },
    );
    const { nodes, totalCount } = body.data.viewer.leads;
    expect(rest.body.nodes.map(nameOf)).toEqual(nodes.map(nameOf));
    expect([rest.body.totalCount, totalCount]).toEqual([nodes.length, nodes.length]);
    return nodes.map(nameOf);
  };

  it('tells whether the sender may be called, of every kind of lead; null where nobody asked', async () => {
    const answers = { contact: true, inquiry: false, valuation: true, capture: false, stranger: null };
    for (const [name, mayPhone] of Object.entries(answers)) {
      const kind = name === 'stranger' ? 'contact' : name;
      expect(await lead(kind, name)).toMatchObject({ mayPhone });
    }
  });

  it('tells everything that was sent, and the home that it is about', async () => {
    expect(await lead('contact')).toMatchObject({
      message: 'May I see it?',
      interest: 'buying',
      inquiryType: 'showing',
      preferredTimes: times,
      valuation: null,
      propertyTitle: '1 Harbor Row, Red Bank, NJ 07701',
      property: { id: propertyId, price: '$650,000', status: 'active', photo: null, archivedAt: null },
      answeredAt: null,
      history: [],
    });
    expect(await lead('inquiry')).toMatchObject({
      inquiryType: 'info',
      preferredTimes: [],
      property: { id: propertyId },
    });
    expect(await lead('valuation')).toMatchObject({ valuation, message: null, property: null, inquiryType: null });
    await agent.rest('POST', `/api/admin/properties/${propertyId}/archive`);
    expect((await lead('contact')).property).toMatchObject({ id: propertyId, archivedAt: expect.any(String) });
  });

  it('is found by its kind and id only', async () => {
    const ask =
      'query ($kind: LeadKind!, $id: ID!) { viewer { lead(kind: $kind, id: $id) { summary history { at } } } }';
    const { body } = await agent.graphql(ask, { kind: 'valuation', id: ids.valuation });
    expect(body.data.viewer.lead).toEqual({ summary: '9 Bay Ave, Highlands 07732', history: [] });
    for (const id of [ids.contact, 'nonsense']) {
      expect((await agent.graphql(ask, { kind: 'valuation', id })).body.data.viewer.lead).toBeNull();
      expect((await agent.rest('GET', `/api/admin/leads/valuation/${id}`)).status).toBe(404);
    }
    expect((await agent.rest('GET', `/api/admin/leads/nonsense/${ids.contact}`)).body.issues[0].path).toEqual(['kind']);
  });

  it('stands among the others of its person, its home and its type', async () => {
    const all = ['capture', 'valuation', 'contact'];
    expect(await found(`sameAs=${ids.contact}`, { sameAs: ids.contact })).toEqual(all);
    expect(await found(`sameAs=${ids.valuation}`, { sameAs: ids.valuation })).toEqual(['valuation', 'contact']);
    const narrow = { sameAs: ids.contact, kinds: ['capture'] };
    expect(await found(`sameAs=${ids.contact}&kind=capture`, narrow)).toEqual(['capture']);
    expect(await found(`propertyId=${propertyId}`, { propertyId })).toEqual(['inquiry', 'contact']);
    expect(await found('inquiryType=showing', { inquiryTypes: ['showing'] })).toEqual(['contact']);
    const both = { inquiryTypes: ['showing', 'info'], text: 'see it' };
    expect(await found('inquiryType=showing,info&text=see+it', both)).toEqual(['inquiry', 'contact']);
    expect(await found('inquiryType=info&kind=capture', { inquiryTypes: ['info'], kinds: ['capture'] })).toEqual([]);
    expect((await agent.rest('GET', '/api/admin/leads?sameAs=nonsense')).body.issues[0].path).toEqual(['sameAs']);
  });

  it('comes first where its reply is due soonest, page after page', async () => {
    const newest = await found('', {});
    expect(newest).toEqual(['stranger', 'capture', 'valuation', 'inquiry', 'contact']);
    expect(await found('sort=due', {}, { sort: 'due' })).toEqual(newest.toReversed());
    const first = await agent.rest('GET', '/api/admin/leads?sort=due&limit=2');
    const next = /<(.*)>/.exec(String(first.headers.get('Link')))?.[1];
    const { body } = await agent.rest('GET', String(next));
    expect(body.nodes.map(({ id }: { id: string }) => id)).toEqual([ids.valuation, ids.capture]);
  });

  it('is answered once, and is not if that is taken back; the log tells of both', async () => {
    const { answeredAt } = (await change('stranger', { status: 'contacted', notes: 'Called' })).body;
    expect(answeredAt).toEqual(expect.any(String));
    expect((await change('stranger', { status: 'closed' })).body.answeredAt).toBe(answeredAt);
    const { statusCounts } = (await agent.rest('GET', '/api/admin/leads')).body;
    expect(statusCounts).toEqual({ new: 4, contacted: 0, closed: 1, spam: 0 });
    expect((await change('stranger', { status: 'new' })).body).toMatchObject({ answeredAt: null, overdue: true });
    const steps = (await lead('contact', 'stranger')).history.map(({ field, before, after, username }: Event) => [
      username,
      field,
      before,
      after,
    ]);
    expect(steps).toEqual([
      ['avery', 'status', 'closed', 'new'],
      ['avery', 'status', 'contacted', 'closed'],
      ['avery', 'status', 'new', 'contacted'],
      ['avery', 'notes', null, 'Called'],
    ]);
    const { nodes } = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${ids.stranger}`)).body;
    expect(nodes.map(({ action }: { action: string }) => action)).toEqual(Array(3).fill('updateLead'));
  });

  it('was answered at a time that nobody knows, if it was before answers were written down', async () => {
    const sql = `update contacts set status = 'contacted', answered_at = null where id = ?`;
    await gateway.gateway.database.em().execute(sql, [ids.stranger], 'run');
    for (const asked of [{ notes: 'Called' }, { status: 'closed' }]) {
      expect((await change('stranger', asked)).body.answeredAt).toBeNull();
    }
    await change('stranger', { status: 'new', notes: null });
  });

  it('is not overwritten by who saw an older one', async () => {
    const { updatedAt } = await lead('contact');
    expect((await change('contact', { notes: 'First' }, { 'If-Match': `"${updatedAt}"` })).status).toBe(200);
    const stale = await change('contact', { notes: 'Second' }, { 'If-Match': `"${updatedAt}"` });
    const mutation = `mutation ($id: ID!, $at: DateTime) {
      updateLead(id: $id, kind: contact, notes: "Third", expectedUpdatedAt: $at) { notes } }`;
    const { body } = await agent.graphql(mutation, { id: ids.contact, at: updatedAt });
    expect([stale.body.code, body.errors[0].extensions.code]).toEqual(['PRECONDITION_FAILED', 'CONFLICT']);
    expect((await lead('contact')).notes).toBe('First');
  });

  it('gets no status over one that another device has set; the same again is no conflict, nor are notes', async () => {
    await change('contact', { status: 'contacted' });
    await change('contact', { status: 'closed' });
    const back = { status: 'new', expectedStatus: 'contacted' };
    const words = { code: 'CONFLICT', issues: [{ path: ['status'], message: 'Changed meanwhile: closed' }] };
    expect(await change('contact', back)).toMatchObject({ status: 409, body: words });
    const mutation = `mutation ($id: ID!, $status: LeadStatus, $expectedStatus: LeadStatus) {
      updateLead(id: $id, kind: contact, status: $status, expectedStatus: $expectedStatus) { status } }`;
    const { body } = await agent.graphql(mutation, { id: ids.contact, ...back });
    expect(body.errors[0].extensions).toMatchObject(words);
    await change('contact', { notes: 'Meanwhile' });
    for (const _ of ['the first', 'after a lost answer'])
      expect((await change('contact', { ...back, expectedStatus: 'closed' })).body.status).toBe('new');
  });

  it('sends what was held when it is no spam after all, once', async () => {
    const sent = { name: 'Low', email: 'low@visitor.example', message: 'Hello', source: 'modal' };
    ids.low = (await gateway.visitor().rest('POST', '/api/contacts', { ...sent, recaptchaToken: 'low' })).body.id;
    const states = async () => (await lead('contact', 'low')).messages.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['held', 'held']);
    for (const status of ['new', 'spam', 'new']) await change('low', { status });
    await expect.poll(states).toEqual(['sent', 'sent']);
    for (const status of ['spam', 'new']) await change('low', { status });
    const { messages, history } = await lead('contact', 'low');
    expect(messages.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
    expect(history.map(({ after }: Event) => after)).toEqual(['new', 'spam', 'new', 'spam', 'new']);
  });

  it('keeps what its sender wants to hear of, in figures at both doors, in words in the spreadsheet', async () => {
    const wish = { city: 'Red Bank', listingType: 'sale', maxPrice: 900_000, minBedrooms: 3 };
    const sent = {
      name: 'Wendy',
      email: 'wendy@wish.example',
      message: 'Tell me',
      source: 'modal',
      recaptchaToken: 'ok',
    };
    const { status, body } = await gateway.visitor().rest('POST', '/api/contacts', { ...sent, wish });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('wish');
    ids.wish = body.id;
    const unsaid = { minPrice: null, minBathrooms: null, propertyType: null, hasOpenHouse: null, text: null };
    expect((await lead('contact', 'wish')).wish).toEqual({ ...wish, ...unsaid });
    const query = 'query ($id: ID!) { viewer { lead(kind: contact, id: $id) { wish { city maxPrice text } } } }';
    const answer = await agent.graphql(query, { id: ids.wish });
    expect(answer.body.data.viewer.lead.wish).toEqual({ city: 'Red Bank', maxPrice: 900_000, text: null });
    const { body: csv } = await agent.rest('GET', '/api/admin/leads.csv?text=wendy@wish');
    expect(csv).toContain('"Red Bank, for sale, under $900,000, 3+ beds"');
    expect((await lead('contact')).wish).toBeNull();
    const { body: again } = await gateway.visitor().rest('POST', '/api/contacts', { ...sent, wish: { ...wish } });
    expect(again.id).toBe(ids.wish);
    const other = await gateway.visitor().rest('POST', '/api/contacts', { ...sent, wish: { city: 'Rumson' } });
    expect(other.body.id).not.toBe(ids.wish);
  });

  it.each([
    [{ maxPrice: -1 }, 'BAD_INPUT'],
    [{ maxPrice: 3_000_000_000 }, 'BAD_INPUT'],
    [{ listingType: 'swap' }, 'BAD_INPUT'],
    [{ city: 'x'.repeat(500) }, 'BAD_INPUT'],
  ])('does not keep a wish that is none: %j', async (wish, code) => {
    const sent = {
      name: 'W',
      email: 'w@wish.example',
      message: 'Tell me',
      source: 'modal',
      recaptchaToken: 'ok',
      wish,
    };
    expect((await gateway.visitor().rest('POST', '/api/contacts', sent)).body.code).toBe(code);
  });

  it.each(['with a key', 'without one'])('tells what the sender said last about calls, sent again %s', async (how) => {
    const visitor = gateway.visitor();
    const headers = how === 'with a key' ? { 'Idempotency-Key': 'said-about-calls' } : {};
    const sent = { name: 'Robin', email: `${how.replaceAll(' ', '-')}@visitor.example`, recaptchaToken: 'ok' };
    const again: string[] = [];
    for (const mayPhone of [true, false]) {
      const input = { ...sent, message: 'May I see it?', source: 'modal', trace: { mayPhone } };
      const { status, body } = await visitor.rest('POST', '/api/contacts', input, headers);
      expect(status).toBe(201);
      again.push(body.id);
    }
    expect(again[0]).toBe(again[1]);
    expect((await agent.rest('GET', `/api/admin/leads/contact/${again[0]}`)).body.mayPhone).toBe(false);
  });
});

interface Event {
  readonly username: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
