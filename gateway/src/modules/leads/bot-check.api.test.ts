// All three modes through REST and GraphQL, the real one against a local server that speaks create-assessment.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Event {
  token: string;
  expectedAction: string;
}

/** A local service for which the token is the name of the answer. */
async function startGoogle(): Promise<{ server: Server; url: string; events: Event[] }> {
  const events: Event[] = [];
  const server = createServer(async (request, response) => {
    const { event } = (await json(request)) as { event: Event };
    events.push(event);
    const { token, expectedAction } = event;
    if (token === 'hanging') return;
    if (token === 'failing') return response.writeHead(500).end();
    if (token === 'babbling') return response.end('<html>');
    const tokenProperties = { valid: token !== 'invalid', action: token === 'other' ? 'LOGIN' : expectedAction };
    response.end(JSON.stringify({ tokenProperties, riskAnalysis: { score: token === 'low' ? 0.3 : 0.9 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, events };
}

const SEND = 'mutation ($input: ContactInput!) { sendContact(input: $input) { id } }';
const OK = { status: 'new', verification: 'verified', mail: 'waiting' };
const UNVERIFIED = { status: 'new', verification: 'unverified', mail: 'waiting' };
const SPAM = { status: 'spam', verification: 'verified', mail: 'held' };

let count = 0;

/** The outcome of a contact with this token, through REST and GraphQL: its stored status, or the error's code. */
async function outcomes(gateway: TestGateway, recaptchaToken: string | undefined, more: object = {}) {
  count += 1;
  const input = { name: 'Robin', message: `Hello ${count}`, source: 'modal', recaptchaToken, ...more };
  const rest = await gateway
    .visitor()
    .rest('POST', '/api/contacts', { ...input, email: `rest-${count}@visitor.example` });
  const graphql = await gateway
    .visitor()
    .graphql(SEND, { input: { ...input, email: `graphql-${count}@visitor.example` } });
  const codes = [rest.body.code, graphql.body.errors?.[0].extensions.code];
  const sql = `select c.status, c.verification, case m.state when 'sent' then 'waiting' else m.state end as mail
    from contacts c join outgoing_messages m on m.lead_id = c.id and m.kind = 'agent_notice' where c.message = ?`;
  const rows = await gateway.gateway.database.em().execute<object[]>(sql, [input.message]);
  return codes.map((code, index) => code ?? rows[index]);
}

onEachDatabase('the bot check', (database) => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let gateway: TestGateway;
  beforeAll(async () => {
    google = await startGoogle();
    gateway = await openTestGateway(database, {
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'public',
      RECAPTCHA_PROJECT: 'site',
      RECAPTCHA_API_KEY: 'key',
      RECAPTCHA_ASSESSMENT_URL: google.url,
    });
  });
  afterAll(async () => {
    await gateway.close();
    google.server.closeAllConnections();
    google.server.close();
  });

  describe('by reCAPTCHA', () => {
    it.each([
      ['good', OK],
      ['low', SPAM],
      ['failing', UNVERIFIED],
      ['babbling', UNVERIFIED],
      ['hanging', UNVERIFIED],
      ['invalid', 'BOT_CHECK_FAILED'],
      ['other', 'BOT_CHECK_FAILED'],
      [undefined, 'BOT_CHECK_FAILED'],
    ])('the token %s', async (token, outcome) => {
      expect(await outcomes(gateway, token)).toEqual([outcome, outcome]);
    });

    it('asks for the action of each form', async () => {
      google.events.length = 0;
      const home = { address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' };
      const visitor = { name: 'Kim', email: 'kim@visitor.example', recaptchaToken: 'good' };
      await outcomes(gateway, 'good', { source: 'contact_page' });
      await outcomes(gateway, 'good', { source: 'modal' });
      await gateway.visitor().rest('POST', '/api/home-valuations', { ...visitor, ...home });
      expect((await gateway.visitor().rest('POST', '/api/leads', { email: 'kim@visitor.example' })).status).toBe(201);
      expect(google.events.map(({ expectedAction }) => expectedAction)).toEqual([
        'CONTACT_PAGE_SUBMIT',
        'CONTACT_PAGE_SUBMIT',
        'CONTACT_FORM_SUBMIT',
        'CONTACT_FORM_SUBMIT',
        'HOME_VALUATION_SUBMIT',
      ]);
    });

    it('asks once for a lead that is sent twice, and stores no token', async () => {
      google.events.length = 0;
      const lead = { name: 'Kim', email: 'once@visitor.example', message: 'Once', source: 'modal' };
      const sent = { ...lead, recaptchaToken: 'good' };
      await gateway.visitor().rest('POST', '/api/contacts', sent);
      await gateway.visitor().rest('POST', '/api/contacts', sent);
      expect(google.events).toHaveLength(1);
      const rows = await gateway.gateway.database.em().execute('select * from contacts where message = ?', ['Once']);
      expect(JSON.stringify(rows)).not.toContain('good');
    });

    it('takes haste for a sign together with an outage only, and a filled trap by itself', async () => {
      const hasty = { trace: { elapsedMs: 900 } };
      const patient = { trace: { elapsedMs: 1500 } };
      expect(await outcomes(gateway, 'good', hasty)).toEqual([OK, OK]);
      const unverifiedSpam = { ...SPAM, verification: 'unverified' };
      expect(await outcomes(gateway, 'failing', hasty)).toEqual([unverifiedSpam, unverifiedSpam]);
      expect(await outcomes(gateway, 'failing', patient)).toEqual([UNVERIFIED, UNVERIFIED]);
      expect(await outcomes(gateway, 'good', { trace: { website: 'x' } })).toEqual([SPAM, SPAM]);
    });
  });

  it('that is off asks nobody, and needs no token', async () => {
    const off = await openTestGateway(database, { BOT_CHECK: 'off' });
    const unchecked = { ...OK, verification: 'unchecked' };
    expect(await outcomes(off, undefined)).toEqual([unchecked, unchecked]);
    expect(await outcomes(off, 'anything')).toEqual([unchecked, unchecked]);
    await off.close();
  });

  it('that is pretended does what the token says', async () => {
    const fake = await openTestGateway(database, { BOT_CHECK: 'fake' });
    const said = {
      ok: OK,
      low: SPAM,
      outage: UNVERIFIED,
      expired: 'BOT_CHECK_FAILED',
      'wrong-action': 'BOT_CHECK_FAILED',
    };
    for (const [token, outcome] of Object.entries(said)) {
      expect(await outcomes(fake, token)).toEqual([outcome, outcome]);
    }
    await fake.close();
  });
});
