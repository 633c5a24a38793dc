import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

onEachDatabase('testimonials', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
    for (const [name, day] of [
      ['old', '01'],
      ['middle', '02'],
      ['new', '03'],
    ] as const) {
      const facts = { name, service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate: `2026-01-${day}` };
      ids[name] = (await agent.rest('POST', '/api/admin/testimonials', facts)).body.id;
    }
  });
  afterAll(() => gateway.close());

  const seen = async () =>
    (await gateway.visitor().rest('GET', '/api/testimonials')).body.map(({ name }: { name: string }) => name);
  const order = (names: readonly string[]) =>
    agent.rest('PUT', '/api/admin/testimonials/order', { ids: names.map((name) => ids[name]) });

  it('stand newest first, until the agent puts some before the others', async () => {
    expect(await seen()).toEqual(['new', 'middle', 'old']);
    await order(['old']);
    expect(await seen()).toEqual(['old', 'new', 'middle']);
    await order([]);
    expect(await seen()).toEqual(['new', 'middle', 'old']);
  });

  it('are not put back over the order of another device; the same again is no conflict', async () => {
    const named = (...names: string[]) => names.map((name) => ids[name]);
    const [before, mine] = [named('new', 'middle', 'old'), named('middle', 'new', 'old')];
    await order(['middle', 'new', 'old']);
    await order(['old', 'new', 'middle']);
    const back = { ids: before, expectedIds: mine };
    expect(await agent.rest('PUT', '/api/admin/testimonials/order', back)).toMatchObject({ status: 409 });
    const mutation = `mutation ($ids: [ID!]!, $expectedIds: [ID!]) {
      orderTestimonials(ids: $ids, expectedIds: $expectedIds) { id } }`;
    expect((await agent.graphql(mutation, back)).body.errors[0].extensions.code).toBe('CONFLICT');
    expect(await seen()).toEqual(['old', 'new', 'middle']);
    // One that was added meanwhile is in nobody's way.
    const others = { ids: named('new', 'old'), expectedIds: named('old', 'new') };
    for (const _ of ['the first', 'after a lost answer'])
      expect((await agent.rest('PUT', '/api/admin/testimonials/order', others)).status).toBe(200);
    expect(await seen()).toEqual(['new', 'old', 'middle']);
    const gone = { ids: before, expectedIds: [...mine, randomUUID()] };
    expect(await agent.rest('PUT', '/api/admin/testimonials/order', gone)).toMatchObject({ status: 409 });
    await order([]);
  });

  it('are changed by the second of two devices only where the first one did not, or not without knowing', async () => {
    const path = `/api/admin/testimonials/${ids.new}`;
    await agent.rest('PUT', path, { reviewText: 'Better', service: 'Seller' });
    const mine = { reviewText: 'Best', service: 'Seller', expected: { reviewText: 'Good', service: 'Buyer' } };
    const words = { code: 'CONFLICT', issues: [{ path: ['reviewText'], message: 'Changed meanwhile: Better' }] };
    expect(await agent.rest('PUT', path, mine)).toMatchObject({ status: 409, body: words });
    const change = `mutation ($id: ID!, $input: TestimonialChange!, $expected: TestimonialChange) {
      updateTestimonial(id: $id, input: $input, expected: $expected) { reviewText } }`;
    const { expected, ...input } = mine;
    const { body } = await agent.graphql(change, { id: ids.new, input, expected });
    expect(body.errors[0].extensions).toMatchObject(words);
    const informed = { id: ids.new, input, expected: { reviewText: 'Better' } };
    expect((await agent.graphql(change, informed)).body.data.updateTestimonial.reviewText).toBe('Best');
    await agent.rest('PUT', path, { reviewText: 'Good', service: 'Buyer' });

    // Shown, hidden or waiting is one decision, though it is two fields.
    await agent.rest('PUT', path, { visible: false });
    const back = { visible: false, isWaiting: true, expected: { visible: true, isWaiting: false } };
    expect(await agent.rest('PUT', path, back)).toMatchObject({
      status: 409,
      body: { issues: [{ path: ['visible'], message: 'Changed meanwhile: hidden' }] },
    });
    await agent.rest('PUT', path, { visible: true });
    for (const _ of ['the first', 'after a lost answer'])
      expect((await agent.rest('PUT', path, back)).body).toMatchObject({ visible: false, isWaiting: true });
    await agent.rest('PUT', path, { visible: true });
  });

  it('are one however often they are sent under one id, and told if their words are others', async () => {
    const words = { name: 'Once', service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate: '2026-01-04' };
    const sent = { ...words, id: randomUUID() };
    const send = (one: object) => agent.rest('POST', '/api/admin/testimonials', one);
    const all = await Promise.all([send(sent), send(sent)]);
    expect(all.map(({ body }) => body.id)).toEqual([sent.id, sent.id]);
    expect(await send({ ...sent, rating: 4 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await agent.rest('DELETE', `/api/admin/testimonials/${sent.id}`)).status).toBe(204);
  });

  it.each([
    ['at the beginning', 0, ['back', 'new', 'middle', 'old']],
    ['between two', 2, ['new', 'middle', 'back', 'old']],
    ['past the end', 200, ['new', 'middle', 'old', 'back'], '2026-02-04'],
    ['with no place, by its date', null, ['new', 'middle', 'old', 'back']],
  ])(
    'come back %s, in one call, and to no other place when it is repeated',
    async (_, place, expected, date?: string) => {
      const reviewDate = date ?? '1999-01-04';
      const words = { name: 'back', service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate };
      const sent = { ...words, id: randomUUID(), place };
      for (const send of [
        () => agent.rest('POST', '/api/admin/testimonials', sent),
        () =>
          agent.graphql('mutation ($input: NewTestimonial!) { createTestimonial(input: $input) { id } }', {
            input: sent,
          }),
      ])
        expect((await send()).status).toBeLessThan(202);
      expect(await seen()).toEqual(expected);
      expect((await agent.rest('DELETE', `/api/admin/testimonials/${sent.id}`)).status).toBe(204);
      expect(await seen()).toEqual(['new', 'middle', 'old']);
      await order([]);
    },
  );

  it('come back to where they stand by their date without an order of their own', async () => {
    const orders = async () => {
      const { nodes } = (await agent.rest('GET', '/api/admin/audit-log?first=100')).body;
      return nodes.filter(({ action }: { action: string }) => action === 'orderTestimonials').length;
    };
    const before = await orders();
    const words = { name: 'back', service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate: '1999-01-04' };
    const { body } = await agent.rest('POST', '/api/admin/testimonials', { ...words, place: 3 });
    expect([await seen(), await orders()]).toEqual([['new', 'middle', 'old', 'back'], before]);
    await agent.rest('DELETE', `/api/admin/testimonials/${body.id}`);
  });

  it('refuse a place before the first', async () => {
    const words = { name: 'back', service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate: '1999-01-04' };
    const { status, body } = await agent.rest('POST', '/api/admin/testimonials', { ...words, place: -1 });
    expect([status, body.issues[0].path]).toEqual([400, ['place']]);
  });

  it('are hidden from visitors, and kept for the agent', async () => {
    await agent.rest('PUT', `/api/admin/testimonials/${ids.middle}`, { visible: false });
    expect(await seen()).toEqual(['new', 'old']);
    expect((await agent.rest('GET', '/api/admin/testimonials')).body).toHaveLength(3);
  });

  it('are gone when the agent deletes them, and what they said is in the log', async () => {
    expect((await agent.rest('DELETE', `/api/admin/testimonials/${ids.old}`)).status).toBe(204);
    expect(await seen()).toEqual(['new']);
    const { nodes } = (await agent.rest('GET', `/api/admin/audit-log?subjectId=${ids.old}`)).body;
    expect(nodes[0].changes).toContainEqual({ field: 'reviewText', before: 'Good', after: null });
    expect((await agent.rest('DELETE', `/api/admin/testimonials/${ids.old}`)).body.code).toBe('NOT_FOUND');
  });

  it.each([0, 6, 4.5])('refuse a rating of %s', async (rating) => {
    const { status, body } = await agent.rest('PUT', `/api/admin/testimonials/${ids.new}`, { rating });
    expect([status, body.issues[0].path]).toEqual([400, ['rating']]);
  });
});
