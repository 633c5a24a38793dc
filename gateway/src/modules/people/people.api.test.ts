import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const keyOf = (email: string) =>
  createHash('md5')
    .update(email)
    .digest('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

onEachDatabase('people', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  let count = 0;
  const write = async (email: string, more: object = {}): Promise<string> => {
    count += 1;
    const sent = { name: 'J. Ellis', email, message: `Hello ${count}`, source: 'modal', recaptchaToken: 'ok', ...more };
    return (await gateway.visitor().rest('POST', '/api/contacts', sent)).body.id;
  };
  const find = async (text: string) => (await agent.rest('GET', `/api/admin/people?text=${text}`)).body.nodes;
  const person = (email: string) => agent.rest('GET', `/api/admin/people/${keyOf(email)}`);
  type Fit = { homeId: string; people: number };
  const peopleFor = async (homeId: string): Promise<unknown[]> =>
    (await agent.rest('GET', `/api/admin/people?fitsHome=${homeId}&limit=100`)).body.nodes;
  const countFor = async (homeId: string) => {
    const { fits } = (await agent.rest('GET', '/api/admin/properties?text=Wish%20Row')).body as { fits: Fit[] };
    return fits.find((fit) => fit.homeId === homeId)?.people;
  };
  const know = (email: string, card: object) => agent.rest('PUT', `/api/admin/people/${keyOf(email)}`, card);

  it('are one each, whatever the case of their address, with when they wrote and were answered last', async () => {
    const ids = [await write('twice@people.example'), await write('Twice@People.example', { name: 'Jo Ellis' })];
    await agent.rest('PUT', `/api/admin/leads/${ids[0]}`, { kind: 'contact', status: 'contacted' });
    const [found, ...more] = await find('twice@people');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ name: 'Jo Ellis', leadCount: 2, latestLeadId: ids[1], tags: [], wishes: null });
    expect(found.answeredAt).not.toBeNull();
    expect((await person('twice@people.example')).body).toEqual(found);
  });

  it('stand in the list once where a telephone number is the same, as they wrote last', async () => {
    await write('office@people.example', { phone: '(732) 555-0142', name: 'P. Petrov' });
    await write('home@people.example', { phone: '1 732 555 0142 ext. 3', name: 'P. Petrov' });
    expect((await find('petrov')).map(({ email }: { email: string }) => email)).toEqual(['home@people.example']);
  });

  it('with one telephone are found by the name and the address of each, and the spam of that number finds nobody', async () => {
    await write('wilma@couple.example', { phone: '(908) 555-4411', name: 'Wilma Stone' });
    const spam = await write('pills@couple.example', { phone: '(908) 555-4411', name: 'Cheap Pills' });
    await agent.rest('PUT', `/api/admin/leads/${spam}`, { kind: 'contact', status: 'spam' });
    await write('fred@couple.example', { phone: '908 555 4411', name: 'Fred Quarry' });
    for (const text of ['wilma', 'wilma@couple', 'stone wi', 'quarry'])
      expect(await find(text), text).toMatchObject([{ email: 'fred@couple.example' }]);
    expect(await find('wilma%20quarry')).toEqual([]);
    expect(await find('pills')).toEqual([]);
  });

  it('are found by their telephone number, however it is written', async () => {
    await write('caller@number.example', { phone: '732.555.0199' });
    for (const text of ['(732) 555-0199', '+1 732 555 0199', '555-0199', '7325550199', '(732) 555-0199 x12', '0199'])
      expect(await find(encodeURIComponent(text)), text).toMatchObject([{ email: 'caller@number.example' }]);
    expect(await find('555-0198')).toEqual([]);
  });

  it('are counted as often as they wrote, by the same address or telephone number, spam left out', async () => {
    const [first] = [await write('once@people.example', { phone: '(732) 555-0177', name: 'Q. Quist' })];
    await write('again@people.example', { phone: '732 555 0177', name: 'Q. Quist' });
    const spam = await write('spammed@people.example', { phone: '732 555 0177', name: 'Q. Quist' });
    await write('again@people.example', { phone: '732 555 0177', name: 'Q. Quist' });
    await agent.rest('PUT', `/api/admin/leads/${spam}`, { kind: 'contact', status: 'spam' });
    await agent.rest('PUT', `/api/admin/leads/${first}`, { kind: 'contact', status: 'contacted' });
    const [found] = await find('quist');
    expect(found).toMatchObject({ email: 'again@people.example', leadCount: 3 });
    expect(found.answeredAt).not.toBeNull();
    expect((await person('again@people.example')).body).toEqual(found);
  });

  it('written at once are still one person', async () => {
    const email = 'at-once@people.example';
    await Promise.all(Array.from({ length: 6 }, () => write(email)));
    expect((await person(email)).body.leadCount).toBe(6);
  });

  it('vanish as spam, with what is known of them kept, and come back', async () => {
    const email = 'spam@people.example';
    const id = await write(email);
    await know(email, { tags: ['Client'] });
    const become = (status: string) => agent.rest('PUT', `/api/admin/leads/${id}`, { kind: 'contact', status });
    await become('spam');
    expect(await find('spam@people')).toEqual([]);
    expect((await person(email)).body).toMatchObject({ leadCount: 0, tags: ['Client'] });
    await become('new');
    expect((await find('spam@people'))[0]).toMatchObject({ leadCount: 1, tags: ['Client'] });
  });

  it('are noted by the second of two devices only where the first one did not, or not without knowing', async () => {
    const email = 'two-devices@people.example';
    await write(email);
    await know(email, { tags: ['Client'], wishes: { city: 'Belmar' } });
    const seen = { tags: [], wishes: { city: null } };
    const { status, body } = await know(email, { tags: ['Lender'], wishes: { city: 'Avon' }, expected: seen });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.issues).toEqual([
      { path: ['tags'], message: 'Changed meanwhile: Client' },
      { path: ['wishes', 'city'], message: 'Changed meanwhile: Belmar' },
    ]);
    expect((await know(email, { tags: ['Client'], expected: { tags: [] } })).status).toBe(200);
    const mutation = `mutation ($id: ID!, $input: PersonChange!, $expected: PersonChange) {
      updatePerson(id: $id, input: $input, expected: $expected) { tags } }`;
    const change = { id: keyOf(email), input: { tags: ['Lender'] } };
    const late = await agent.graphql(mutation, { ...change, expected: { tags: [] } });
    expect(late.body.errors[0].extensions.code).toBe('CONFLICT');
    const informed = await agent.graphql(mutation, { ...change, expected: { tags: ['Client'] } });
    expect(informed.body.data.updatePerson.tags).toEqual(['Lender']);
  });

  it('have tags and wishes, and a home finds those whom it fits', async () => {
    const home = { address: '5 Ridge Road', city: 'Rumson', zipCode: '07760', price: '$900,000', bedrooms: '4 + den' };
    const { id } = (await agent.rest('POST', '/api/properties', home)).body;
    const wishes = {
      fits: { city: 'rumson', maxPrice: 900_000, minBedrooms: 4, listingType: 'sale' },
      anywhere: { minBedrooms: 3 },
      poor: { maxPrice: 899_999 },
      elsewhere: { city: 'Red Bank' },
      tenant: { listingType: 'rent' },
      nothing: {},
    };
    for (const [name, wished] of Object.entries(wishes)) {
      await write(`${name}@wishes.example`);
      expect((await know(`${name}@wishes.example`, { wishes: wished, tags: [name, name] })).body.tags).toEqual([name]);
    }
    const { body } = await agent.rest('GET', `/api/admin/people?fitsHome=${id}`);
    expect(body.nodes.map(({ tags }: { tags: string[] }) => tags[0]).toSorted()).toEqual(['anywhere', 'fits']);
    expect((await know('fits@wishes.example', { tags: ['x'] })).body.wishes).toEqual(wishes.fits);
    expect((await know('fits@wishes.example', { wishes: {} })).body.wishes).toBeNull();
  });

  it('are found by what they asked to be told of, as long as it is no spam', async () => {
    const facts = {
      price: '$700,000',
      bedrooms: '3',
      bathrooms: '2',
      propertyType: 'Condo',
      description: 'A deep porch, a captain’s walk, off Seventh Avenue',
    };
    const home = { address: '8 Wish Row', city: 'Wishtown', zipCode: '07760', ...facts };
    const { id } = (await agent.rest('POST', '/api/properties', home)).body;
    const wishes = {
      town: { city: 'wishtown' },
      any: {
        maxPrice: 700_000,
        minBedrooms: 3,
        minBathrooms: 2,
        propertyType: 'condo',
        text: 'PORCH',
        listingType: 'sale',
      },
      poor: { city: 'Wishtown', maxPrice: 699_999 },
      rich: { minPrice: 700_001 },
      large: { minBedrooms: 4 },
      bath: { minBathrooms: 2.5 },
      other: { propertyType: 'Townhouse' },
      words: { text: 'porch light' },
      apart: { text: 'porch "wish row" 07760' },
      together: { text: '"row wish" porch' },
      apostrophe: { text: "captain's walk" },
      letters: { text: 'po' },
      few: { text: "8 '" },
      sign: { text: "'" },
      signs: { text: "porch ' & – 7th" },
      spelt: { text: 'porch 7th' },
      addressed: { text: 'Porch, 7th Ave.' },
      unspelt: { text: 'porch 8th' },
      phrase: { text: '"off 7th ave" porch' },
      misplaced: { text: '"ave off 7th"' },
      elsewhere: { city: 'Rumson' },
      tenant: { listingType: 'rent' },
      open: { city: 'Wishtown', hasOpenHouse: true },
      nothing: {},
    };
    const leads = new Map<string, string>();
    for (const [name, wish] of Object.entries(wishes)) leads.set(name, await write(`${name}@told.example`, { wish }));
    const fitting = async (): Promise<string[]> => {
      const { body } = await agent.rest('GET', `/api/admin/people?fitsHome=${id}`);
      const told = body.nodes.map(({ email }: { email: string }) => email.split('@'));
      return told
        .filter(([, host]: string[]) => host === 'told.example')
        .map(([name]: string[]) => name)
        .toSorted();
    };
    const all = ['addressed', 'any', 'apart', 'apostrophe', 'few', 'phrase', 'signs', 'spelt', 'town'];
    expect(await fitting()).toEqual(all);
    const people = await countFor(id);
    expect(people).toBe((await peopleFor(id)).length);
    const query = '{ viewer { homes(filter: { text: "Wish Row" }) { fits { homeId people } } } }';
    expect((await agent.graphql(query)).body.data.viewer.homes.fits).toContainEqual({ homeId: id, people });
    await know('town@told.example', { wishes: { city: 'Wishtown' } });
    expect(await fitting()).toEqual(all);
    await agent.rest('PUT', `/api/admin/leads/${leads.get('any')}`, { kind: 'contact', status: 'spam' });
    expect(await fitting()).toEqual(['addressed', 'apart', 'apostrophe', 'few', 'phrase', 'signs', 'spelt', 'town']);
    // A person who writes from another address with the same phone number: the agent should answer the latest address.
    const phone = '7325550177';
    await write('town@told.example', { phone });
    await write('later@told.example', { phone });
    expect(await fitting()).toEqual(['addressed', 'apart', 'apostrophe', 'few', 'later', 'phrase', 'signs', 'spelt']);
    expect(await countFor(id)).toBe((await peopleFor(id)).length);
    await agent.rest('PUT', `/api/admin/properties/${id}`, {
      status: 'sold',
      soldDate: '2026-05-01',
      represented: 'Buyer',
    });
    expect(await fitting()).toEqual([]);
    expect(await countFor(id)).toBeUndefined();
  });

  it.each([
    ['too many tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'BAD_INPUT'],
    ['a price below zero', { wishes: { maxPrice: -1 } }, 'BAD_INPUT'],
    ['a price past every number', { wishes: { maxPrice: 3_000_000_000 } }, 'BAD_INPUT'],
  ])('are not told %s', async (_, card, code) => {
    await write('told@people.example');
    expect((await know('told@people.example', card)).body.code).toBe(code);
    expect((await agent.rest('PUT', `/api/admin/people/${randomUUID()}`, { tags: [] })).body.code).toBe('NOT_FOUND');
  });

  it('are listed page by page, the latest first', async () => {
    for (const name of ['one', 'two', 'three']) await write(`${name}@page.example`);
    const { nodes, pageInfo } = (await agent.rest('GET', '/api/admin/people?text=@page.&limit=2')).body;
    const { body: rest } = await agent.rest(
      'GET',
      `/api/admin/people?text=@page.&limit=2&cursor=${pageInfo.endCursor}`,
    );
    const emails = [...nodes, ...rest.nodes].map(({ email }: { email: string }) => email);
    expect(emails).toEqual(['three', 'two', 'one'].map((name) => `${name}@page.example`));
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('are found by each word, in whatever order, and by a phrase as it stands', async () => {
    await write('robin.vale@words.example');
    const found = async (text: string) => (await find(encodeURIComponent(text))).length;
    expect(await found('words.example robin')).toBe(1);
    expect(await found('words.example ro')).toBe(1);
    expect(await found('words.example nobody')).toBe(0);
    expect(await found('"words.example robin"')).toBe(0);
    expect(await found("words.example ' – robin")).toBe(1);
    expect(await found("'")).toBe(0);
  });
});
