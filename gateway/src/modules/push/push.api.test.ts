import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSecretBox } from '../../core/secret-box.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { admin, openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createPushKeys } from './push-keys.ts';
import { claimPushes } from './push-queue.ts';

const PATH = '/api/admin/push/devices';
const home = { address: '9 Quiet Lane', city: 'Rumson', zipCode: '07760', price: '$1m' };
const who = { name: 'Kim Secret', email: 'kim@secret.example', phone: '732 555 0100', message: 'Hidden words' };
let count = 0;
/** Equal leads would count as one. */
const visitor = () => {
  count += 1;
  return { ...who, message: `Hidden words ${count}`, recaptchaToken: 'ok' };
};

onEachDatabase('news of a lead', (database) => {
  let service: PushService;
  let gateway: TestGateway;
  let agent: TestClient;
  let propertyId: string;
  beforeAll(async () => {
    service = await startPushService();
    gateway = await openTestGateway(database, { PUSH_HOSTS: service.host, SESSION_KEYS: 'first' });
    agent = await gateway.agent();
    propertyId = (await agent.rest('POST', '/api/properties', home)).body.id;
  });
  afterEach(async () => {
    await gateway.gateway.database.em().execute('delete from push_devices', [], 'run');
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });

  const add = async (mood: Parameters<PushService['device']>[0]) => {
    const device = service.device(mood);
    const { body } = await agent.rest('POST', PATH, device.input);
    return { ...device, id: body.id as string };
  };
  const ask = async (inquiryType = 'showing') => {
    const { body } = await gateway.visitor().rest('POST', '/api/property-inquiries', {
      ...visitor(),
      propertyId,
      inquiryType,
    });
    return body.id as string;
  };
  const devices = async () => (await agent.rest('GET', '/api/admin/push')).body.devices;
  const waiting = async () =>
    Number(
      (await gateway.gateway.database.em().execute<{ n: string }[]>('select count(*) as n from push_messages'))[0]?.n,
    );

  it('says what it is and in which town, and nothing of the visitor', async () => {
    const device = await add('well');
    const id = await ask();
    await vi.waitFor(() => expect(service.of(device)).toHaveLength(1), 5000);
    const [message] = service.of(device);
    expect(device.read(message?.body ?? Buffer.alloc(0))).toEqual({
      title: 'A showing, Rumson',
      path: `/admin/leads/inquiry/${id}`,
    });
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(message?.headers.authorization).toMatch(/^vapid t=/);
    await vi.waitFor(async () => expect((await devices())[0].lastSentAt).not.toBeNull(), 5000);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['/api/contacts', { source: 'modal' }, 'A message'],
    [
      '/api/home-valuations',
      { address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' },
      'A home valuation, Highlands',
    ],
    [
      '/api/home-valuations',
      { address: '1 Bay Ave', city: 'CALL 555-0100 NOW', zipCode: '07732', propertyType: 'condo' },
      'A home valuation',
    ],
    ['/api/leads', { address: '9 Bay Ave, Highlands, NJ 07732', source: 'exit_intent' }, 'A market analysis'],
  ])('is told in a few words of %s with %o', async (path, more, title) => {
    const device = await add('well');
    const { recaptchaToken, ...sent } = visitor();
    const { status } = await gateway
      .visitor()
      .rest(
        'POST',
        path,
        path === '/api/leads' ? { ...sent, message: undefined, ...more } : { ...sent, recaptchaToken, ...more },
      );
    expect(status).toBe(201);
    await vi.waitFor(() => expect(service.of(device)).toHaveLength(1), 5000);
    const [message] = service.of(device);
    expect(device.read(message?.body ?? Buffer.alloc(0))).toMatchObject({ title });
  });

  it('is not sent of spam', async () => {
    const device = await add('well');
    await gateway.visitor().rest('POST', '/api/contacts', { ...visitor(), source: 'modal', trace: { website: 'x' } });
    const id = await ask();
    await vi.waitFor(() => expect(service.of(device)).toHaveLength(1), 5000);
    // The service gets the message a moment before the gateway deletes its row.
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5000);
    expect(device.read(service.of(device)[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      path: `/admin/leads/inquiry/${id}`,
    });
  });

  it('is not sent once its lead is erased, or marked as spam', async () => {
    const em = gateway.gateway.database.em();
    const device = await add('well');
    const now = new Date();
    const sql = `insert into push_messages (id, device_id, lead_kind, lead_id, attempts, next_attempt_at, queued_at)
      values (gen_random_uuid(), ?, 'contact', gen_random_uuid(), 0, ?, ?)`;
    await em.execute(sql, [device.id, now, now], 'run');
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5000);
    expect(service.of(device)).toHaveLength(0);
  });

  it('takes a device away whose service says that it is gone', async () => {
    await add('gone');
    await ask();
    await vi.waitFor(async () => expect(await devices()).toEqual([]), 5000);
    expect(await waiting()).toBe(0);
  });

  it('is tried again later where a service is broken, and the agent sees that it failed', async () => {
    const device = await add('broken');
    await ask();
    await vi.waitFor(async () => expect((await devices())[0].lastFailedAt).not.toBeNull(), 5000);
    expect(await waiting()).toBe(1);
    expect(service.of(device)).toHaveLength(1);
  });

  it('holds up neither the visitor, nor mail, nor another device while a service hangs', async () => {
    const hanging = await add('hanging');
    await ask();
    await vi.waitFor(() => expect(service.of(hanging)).toHaveLength(1), 5000);
    const well = await add('well');
    const began = Date.now();
    const id = await ask();
    await vi.waitFor(() => expect(service.of(well)).toHaveLength(1), 3000);
    const sent = `select count(*) as n from outgoing_messages where lead_id = ? and state = 'sent'`;
    await vi.waitFor(
      async () =>
        expect(
          Number((await gateway.gateway.database.em().execute<{ n: string }[]>(sent, [id]))[0]?.n),
        ).toBeGreaterThan(0),
      3000,
    );
    expect(Date.now() - began).toBeLessThan(5000);
  });

  describe('a device', () => {
    it('is one, however often it is added', async () => {
      const { input } = service.device('well');
      const answers = await Promise.all([1, 2, 3].map(() => agent.rest('POST', PATH, input)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await devices()).toHaveLength(1);
    });

    it.each([
      'https://127.0.0.1/x',
      'http://localhost/x',
      'https://user@fcm.googleapis.com/x',
      'https://169.254.169.254/latest',
    ])('is refused at %s', async (endpoint) => {
      const { status, body } = await agent.rest('POST', PATH, { ...service.device('well').input, endpoint });
      expect([status, body.issues[0].path]).toEqual([400, ['endpoint']]);
    });

    it('is one of twenty at most, and can be taken away once', async () => {
      const added = [];
      for (let made = 0; made < 20; made += 1) added.push(await agent.rest('POST', PATH, service.device('well').input));
      expect((await agent.rest('POST', PATH, service.device('well').input)).body.code).toBe('CONFLICT');
      const { id } = added[0]?.body ?? {};
      expect((await agent.rest('DELETE', `${PATH}/${id}`)).status).toBe(204);
      expect((await agent.rest('DELETE', `${PATH}/${id}`)).body.code).toBe('NOT_FOUND');
    });
  });

  describe('a device whose session was ended', () => {
    const PASSWORD = { current: admin.password, next: admin.password };
    const isTold = async () => (await devices()).length === 1;

    it.each([
      ['it logged out', (phone: TestClient) => phone.rest('POST', '/api/admin/logout')],
      ['it signed out everywhere', (phone: TestClient) => phone.graphql('mutation { signOutEverywhere }')],
      ['another ended its session', (_: TestClient, session: string) => agent.rest('DELETE', session)],
      ['another changed the password', () => agent.rest('PUT', '/api/admin/password', PASSWORD)],
    ])('is told of nothing more: %s', async (_, end) => {
      agent = await gateway.agent();
      const phone = await gateway.agent();
      const device = service.device('well');
      await phone.rest('POST', PATH, device.input);
      // A session lasts half a day. The next one on this browser has the same device.
      await phone.rest('POST', '/api/admin/login', admin);
      const { body: sessions } = await phone.rest('GET', '/api/admin/sessions');
      const own = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      await end(phone, `/api/admin/sessions/${own.id}`);
      agent = await gateway.agent();
      expect(await isTold()).toBe(false);
      await ask();
      expect(await waiting()).toBe(0);
    });

    it('costs no other device its news', async () => {
      const phone = await gateway.agent();
      await add('well');
      await phone.rest('POST', '/api/admin/logout');
      expect(await isTold()).toBe(true);
      await agent.rest('PUT', '/api/admin/password', PASSWORD);
      expect(await isTold()).toBe(true);
    });
  });

  it('waits for no moment that lies farther ahead than its attempts explain, as after the clock was set back', async () => {
    const device = await add('broken');
    await ask();
    await vi.waitFor(async () => expect((await devices())[0].lastFailedAt).not.toBeNull(), 5000);
    const sql = `update push_messages set next_attempt_at = now() + interval '1 hour'`;
    await gateway.gateway.database.em().execute(sql, [], 'run');
    await vi.waitFor(() => expect(service.of(device)).toHaveLength(2), 5000);
  });

  it('is sent once, however many gateways look', async () => {
    await add('well');
    const em = () => gateway.gateway.database.em();
    await em().execute(
      `insert into push_messages (id, device_id, lead_kind, lead_id, attempts, next_attempt_at, queued_at)
       select gen_random_uuid(), id, 'contact', gen_random_uuid(), 4, now() + interval '1 hour', now() from push_devices`,
      [],
      'run',
    );
    await em().execute(`update push_messages set next_attempt_at = now() - interval '1 hour'`, [], 'run');
    const [first, second] = await Promise.all([claimPushes(em(), 20), claimPushes(em(), 20)]);
    expect(first.length + second.length).toBeLessThanOrEqual(1);
  });

  it('keeps its keys, sealed; under other session keys makes new ones, and the devices of the old ones go', async () => {
    const { publicKey } = (await agent.rest('GET', '/api/admin/push')).body;
    const keysUnder = (key: string) =>
      createPushKeys({ database: gateway.gateway.database, box: createSecretBox([key]) })();
    const same = await keysUnder('first');
    expect(same.publicKey).toBe(publicKey);
    const stored = await gateway.gateway.database.em().execute('select * from push_keys');
    expect(JSON.stringify(stored)).not.toContain(same.privateKey);
    await add('well');
    expect((await keysUnder('other')).publicKey).not.toBe(publicKey);
    expect(await gateway.gateway.database.em().execute('select * from push_devices')).toEqual([]);
  });
});
