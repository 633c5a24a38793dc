import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const person = {
  name: 'Robin Plain',
  email: 'robin@plain.example',
  message: 'Hello & welcome',
  source: 'contact_page',
};

onEachDatabase('a form without scripts', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database, { LIMITS: 'on' });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  async function send(fields: Record<string, string>, headers: Record<string, string> = {}, path = '/api/contacts') {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: gateway.url, Referer: `${gateway.url}/contact?private=words`, ...headers },
      body: new URLSearchParams(fields),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  }
  const leads = async () => (await agent.rest('GET', '/api/admin/leads?status=new,spam')).body.nodes;

  it('is stored once, however often it is sent, and thanked for by a page', async () => {
    const answers = [await send(person), await send(person)];
    expect(answers).toMatchObject([1, 2].map(() => ({ status: 303, location: '/contact?sent=contact' })));
    expect(await leads()).toMatchObject([
      { name: 'Robin Plain', page: '/contact', verification: 'unverified', status: 'new' },
    ]);
  });

  it('comes back with what is wrong and what was typed', async () => {
    const { status, body } = await send({ ...person, email: 'nowhere', phone: '555' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      path: '/contact',
      form: {
        values: { name: 'Robin Plain', email: 'nowhere', phone: '555', message: 'Hello & welcome' },
        errors: { email: 'Enter a valid email address' },
      },
    });
  });

  it('tells whether its box was ticked', async () => {
    await send({ ...person, email: 'ticked@plain.example', mayPhone: 'on' });
    const [ticked, unticked] = await leads();
    expect(ticked).toMatchObject({ email: 'ticked@plain.example', mayPhone: true });
    expect(unticked).toMatchObject({ mayPhone: false });
    expect((await send({ ...person, email: 'nowhere', mayPhone: 'on' })).body.form.values.mayPhone).toBe('on');
  });

  it('is spam where the trap is filled in, and looks accepted', async () => {
    expect((await send({ ...person, email: 'trap@plain.example', website: 'x' })).status).toBe(303);
    expect((await leads())[0]).toMatchObject({ email: 'trap@plain.example', status: 'spam' });
  });

  it('is refused from another site', async () => {
    expect((await send(person, { Origin: 'https://evil.example' })).status).toBe(403);
  });

  it('asks for a valuation', async () => {
    const home = { address: '1 River Road', city: 'Rumson', zipCode: '07760', propertyType: 'condo' };
    const { message: _message, source: _source, ...owner } = person;
    expect(await send({ ...owner, ...home }, {}, '/api/home-valuations')).toMatchObject({
      status: 303,
      location: '/contact?sent=valuation',
    });
    expect((await send({ ...owner, city: 'Rumson' }, {}, '/api/home-valuations')).body.form.errors).toEqual({
      address: 'Required',
      zipCode: 'Required',
      propertyType: 'Required',
    });
  });

  it('that is too large comes back with the page around it', async () => {
    const { status, body } = await send({ ...person, message: 'x'.repeat(70_000) });
    expect([status, body.path, body.form?.message]).toEqual([413, '/contact', 'The request is too large']);
  });

  it('is led to where its page was opened anew at the address that had answered it', async () => {
    const open = async (path: string, accept: string) => {
      const { status, headers } = await fetch(gateway.url + path, { redirect: 'manual', headers: { Accept: accept } });
      return [status, headers.get('Location')];
    };
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    expect(await open('/api/contacts', browser)).toEqual([303, '/contact']);
    expect(await open('/api/home-valuations', browser)).toEqual([303, '/contact?form=valuation']);
    for (const accept of ['*/*', 'application/json']) expect(await open('/api/contacts', accept)).toEqual([405, null]);
  });

  it('has the limits of every other, and says so in the form', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { status, body } = await send({ ...person, email: `robin-${count}@plain.example` });
      statuses.push(status);
      if (status === 429) expect(body.form).toMatchObject({ message: 'Too many requests. Please try again later.' });
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
  });

  it('takes nothing else that is no JSON', async () => {
    const { status } = await fetch(`${gateway.url}/api/admin/login`, {
      method: 'POST',
      headers: { Origin: gateway.url },
      body: new URLSearchParams(person),
    });
    expect(status).toBe(415);
  });
});
