import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** All personal data of a visitor. */
const person = {
  name: 'Robin Canary',
  email: 'robin@canary.example',
  phone: '732 555 0199',
  message: 'Canary message',
  recaptchaToken: 'ok',
};
const SECRETS = /canary|robin|555 0199|hunter2|127\.0\.0\.1/i;

onEachDatabase('the log', (database) => {
  const lines: string[] = [];
  let gateway: TestGateway;
  beforeAll(async () => {
    const logger = createLogger('debug', { write: (line) => void lines.push(line) });
    gateway = await openTestGateway(database, { TRUST_PROXY: 'on' }, { logger });
  });
  afterAll(() => gateway.close());

  const headers = { 'User-Agent': 'canary', Referer: 'https://canary.example/', 'X-Request-Id': 'given-by-the-proxy' };

  it('tells of every request without saying who asked', async () => {
    const visitor = gateway.visitor();
    await visitor.rest('POST', '/api/contacts?email=robin@canary.example', { ...person, source: 'modal' }, headers);
    await visitor.rest('POST', '/api/contacts', { ...person, email: 'canary' }, headers);
    await visitor.rest('POST', '/api/admin/login', { username: 'canary', password: 'hunter2' }, headers);
    await visitor.graphql(`{ property(id: "canary") { id } }`, {}, headers);
    const agent = await gateway.agent();
    await agent.rest('GET', '/api/admin/leads?text=canary', undefined, headers);
    await fetch(`${gateway.url}/words/canary-canary-canary-ca`);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told.length).toBe(7);
    expect(told.at(-1)?.path).toBe('/words/…');
    expect(told[0]).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: 'given-by-the-proxy',
      method: 'POST',
      path: '/api/contacts',
      status: 201,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(lines.join('')).not.toMatch(SECRETS);
  });

  it('tells of an error by its place, under the id that the client was given, without the row', async () => {
    const em = gateway.gateway.database.em();
    await em.execute("alter table contacts add constraint refused check (name <> 'Robin Canary') not valid");
    const before = lines.length;
    const { body, headers: answered } = await gateway
      .visitor()
      .rest('POST', '/api/contacts', { ...person, email: 'other@canary.example', source: 'modal' }, headers);
    expect([body.code, body.requestId]).toEqual(['INTERNAL', answered.get('X-Request-Id')]);
    const error = lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .find(({ level }) => level === 50);
    expect(error.requestId).toBe(body.requestId);
    expect(error.err.stack.join()).toContain('lead-intake');
    expect(lines.join('')).not.toMatch(SECRETS);
  });

  it('gives GraphQL errors the id, too', async () => {
    const { body } = await gateway.visitor().graphql('{ nothing }', {}, headers);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_INPUT', requestId: 'given-by-the-proxy' });
  });
});
