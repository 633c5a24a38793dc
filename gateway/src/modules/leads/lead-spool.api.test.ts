// A PostgreSQL behind a connection that can be cut. PGlite runs in the gateway itself and cannot be away.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lockName } from '../../core/lock-name.ts';
import { createLogger } from '../../core/logger.ts';
import { erasePerson } from '../../operation/erase-person.ts';
import { createMigratedDatabase } from '../../testing/databases.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { untilOneWaits } from '../../testing/waiting-locks.ts';

let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let line: TcpProxy;
let gateway: TestGateway;
let propertyId: string;
const logged: string[] = [];

beforeAll(async () => {
  database = await createMigratedDatabase();
  line = await startTcpProxy(database.url);
  const logger = createLogger('warn', { write: (text) => void logged.push(text) });
  gateway = await openTestGateway('postgresql', { DATABASE_URL: line.url }, { logger });
  const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1' };
  propertyId = (await (await gateway.agent()).rest('POST', '/api/properties', home)).body.id;
});
afterAll(async () => {
  await gateway.close();
  await line.close();
  await database.drop();
});
afterEach(() => line.mend());

const folder = () => join(gateway.gateway.env.DATA_DIR, 'spool');
const filesOf = () => {
  mkdirSync(folder(), { recursive: true });
  return readdirSync(folder());
};
const isEmpty = () => expect.poll(() => filesOf()).toEqual([]);
const lead = (name: string) => ({ name, email: `${name}@visitor.example`, message: 'Hello', source: 'modal' });
const send = (name: string, more: object = {}, headers = {}) =>
  gateway.visitor().rest('POST', '/api/contacts', { ...lead(name), recaptchaToken: 'ok', ...more }, headers);
const stored = (name: string) =>
  gateway.gateway.database
    .em()
    .execute<{ id: string; status: string; created_at: string }[]>(
      'select id, status, created_at from contacts where email = ?',
      [`${name}@visitor.example`],
    );

it('keeps what comes while the database is away, says so, and stores it with its mail afterwards', async () => {
  line.cut();
  const before = Date.now();
  const { status, body } = await send('away');
  expect([status, body.code]).toEqual([202, 'KEPT']);
  expect(body.message).toContain('is kept here');
  expect(filesOf()).toHaveLength(1);
  const received = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  line.mend();
  await isEmpty();
  const [row, ...others] = await stored('away');
  expect(others).toEqual([]);
  // The promised time counts from its arrival.
  expect(new Date(row?.created_at ?? 0).getTime()).toBeGreaterThanOrEqual(before);
  expect(new Date(row?.created_at ?? 0).getTime()).toBeLessThanOrEqual(received);
  const mail = 'select 1 from outgoing_messages where lead_id = ?';
  expect(await gateway.gateway.database.em().execute(mail, [row?.id])).toHaveLength(2);
});

it('takes all four kinds, through both doors', async () => {
  line.cut();
  const email = 'kinds@visitor.example';
  const visitor = { name: 'Kim', email, recaptchaToken: 'ok' };
  const home = { address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' };
  const answers = [
    await send('kinds', { propertyId, inquiryType: 'info' }),
    await gateway.visitor().rest('POST', '/api/home-valuations', { ...visitor, ...home }),
    await gateway.visitor().rest('POST', '/api/leads', { email }),
    await gateway
      .visitor()
      .rest('POST', '/api/property-inquiries', { ...visitor, message: 'May I?', inquiryType: 'showing', propertyId }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  const { body } = await gateway
    .visitor()
    .graphql('mutation { captureLead(input: { email: "graphql@visitor.example" }) { id } }');
  expect(body.errors[0].extensions.code).toBe('KEPT');
  line.mend();
  await isEmpty();
  const agent = await gateway.agent();
  const kinds = (await agent.rest('GET', '/api/admin/leads?text=kinds')).body.nodes;
  expect(kinds.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'capture',
    'contact',
    'inquiry',
    'valuation',
  ]);
  expect((await agent.rest('GET', '/api/admin/leads?text=graphql')).body.totalCount).toBe(1);
});

it('keeps a wish with its message', async () => {
  const wish = { city: 'Rumson', listingType: 'sale', maxPrice: 900_000, minBedrooms: 3 };
  line.cut();
  expect((await send('wish', { wish })).status).toBe(202);
  line.mend();
  await isEmpty();
  const rows = await gateway.gateway.database
    .em()
    .execute('select wish from contacts where email = ?', ['wish@visitor.example']);
  expect(rows).toEqual([{ wish }]);
});

it('stores once what was sent again, with a key or without, before and after', async () => {
  const headers = { 'Idempotency-Key': 'the-same' };
  line.cut();
  await send('key', {}, headers);
  await send('key', {}, headers);
  await send('plain');
  line.mend();
  expect((await send('key', {}, headers)).status).toBe(201);
  expect((await send('plain')).status).toBe(201);
  await isEmpty();
  expect([(await stored('key')).length, (await stored('plain')).length]).toEqual([1, 1]);
});

it('stores a message under a key that was used for another, since it was accepted', async () => {
  const headers = { 'Idempotency-Key': 'used' };
  await send('first', {}, headers);
  line.cut();
  expect((await send('second', {}, headers)).status).toBe(202);
  line.mend();
  await isEmpty();
  expect(await stored('second')).toHaveLength(1);
});

it('keeps the message of a question about a home that is none', async () => {
  line.cut();
  await send('nowhere', { propertyId: '00000000-0000-4000-8000-000000000000', inquiryType: 'info' });
  line.mend();
  await isEmpty();
  expect(await stored('nowhere')).toHaveLength(1);
});

it('still refuses what is wrong and what the bot check fails, and marks what it suspects', async () => {
  line.cut();
  expect((await send('wrong', { email: 'nobody' })).status).toBe(400);
  expect((await send('expired', { recaptchaToken: 'expired' })).body.code).toBe('BOT_CHECK_FAILED');
  expect(filesOf()).toEqual([]);
  await send('low', { recaptchaToken: 'low' });
  line.mend();
  await isEmpty();
  expect((await stored('low'))[0]?.status).toBe('spam');
});

it('refuses truthfully when there is no room', async () => {
  line.cut();
  filesOf();
  for (let index = 0; index < 1000; index += 1) writeFileSync(join(folder(), `${index}.json`), '{}');
  const { status, body, headers } = await send('full');
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '5']);
  expect(body.message).toContain('call or write');
  for (const name of filesOf()) rmSync(join(folder(), name));
});

it('says so at both doors when the disk does not take it, and tells the log why', async () => {
  line.cut();
  rmSync(folder(), { recursive: true, force: true });
  writeFileSync(folder(), 'in the way');
  const before = logged.length;
  const { status, body } = await send('disk');
  const document = 'mutation { captureLead(input: { email: "disk@visitor.example" }) { id } }';
  const [error] = (await gateway.visitor().graphql(document)).body.errors;
  rmSync(folder());
  expect([status, body.code, error.extensions.code]).toEqual([503, 'UNAVAILABLE', 'UNAVAILABLE']);
  for (const { message } of [body, error]) expect(message).toContain('call or write');
  expect(error.extensions.retryAfter).toBe(5);
  const causes = logged.slice(before).map((text) => JSON.parse(text).err?.cause?.code);
  expect(causes.filter((code) => code === 'EEXIST')).toHaveLength(2);
});

it('answers 503 to everything else, and when to come again', async () => {
  line.cut();
  const { status, body, headers } = await gateway.visitor().rest('GET', '/api/properties?limit=1');
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '5']);
  const graphql = await gateway.visitor().graphql('{ testimonials { id } }');
  expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect((await gateway.visitor().rest('GET', '/readyz')).status).toBe(503);
});

it('leaves nothing of a lead behind that a full disk does not take', async () => {
  line.cut();
  filesOf();
  const handle = await open(gateway.gateway.env.DATA_DIR, 'r');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValueOnce(full);
  const { status, body } = await send('room');
  sync.mockRestore();
  await handle.close();
  expect([status, body.code, filesOf()]).toEqual([503, 'UNAVAILABLE', []]);
});

it('counts by itself while it cannot count in the database', async () => {
  const limited = await openTestGateway('postgresql', { DATABASE_URL: line.url, LIMITS: 'on', BOT_CHECK: 'off' });
  line.cut();
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    const { status } = await limited.visitor().rest('POST', '/api/leads', { email: `many-${index}@visitor.example` });
    statuses.push(status);
  }
  line.mend();
  await limited.close();
  expect([statuses.slice(0, 60).every((status) => status === 202), statuses.at(-1)]).toEqual([true, 429]);
});

it('drops a lead of somebody who was erased since it came, as at another gateway; what they send later is stored', async () => {
  const email = 'erased@visitor.example';
  const keep = (receivedAt: Date) => {
    const input = { ...lead('erased'), message: receivedAt.toISOString() };
    const kept = { kind: 'contact', input, verdict: 'passed', receivedAt, address: '192.0.2.7' };
    const name = `${String(receivedAt.getTime()).padStart(15, '0')}-kept.json`;
    writeFileSync(join(folder(), name), JSON.stringify(kept));
  };
  filesOf();
  // The command knows the spool of its own machine only.
  const dataFolder = join(gateway.gateway.env.DATA_DIR, 'elsewhere');
  await erasePerson({ database: gateway.gateway.database, dataFolder }, { email: 'Erased@visitor.example' });
  keep(new Date(Date.now() - 60_000));
  await isEmpty();
  expect(await stored('erased')).toEqual([]);
  const later = new Date();
  keep(later);
  await isEmpty();
  const rows = await stored('erased');
  expect(rows.map(({ created_at }) => new Date(created_at))).toEqual([later]);
  const told = await gateway.gateway.database.em().execute('select key from rate_limits');
  expect(JSON.stringify(told)).not.toContain(email);
});

it('drops a lead of somebody who is erased in the moment in which it is stored', async () => {
  const { database, table } = gateway.gateway;
  const receivedAt = new Date(Date.now() - 60_000);
  const kept = {
    kind: 'contact',
    input: lead('meanwhile'),
    verdict: 'passed',
    receivedAt,
    address: '192.0.2.7',
  } as const;
  let stores: Promise<void> | undefined;
  await database.transaction(async (em) => {
    // Another lead with this key is being stored, so that this one waits.
    await lockName(em, 'contact:meanwhile');
    stores = table.open.leads.storeSpooled({ ...kept, idempotencyKey: 'meanwhile' });
    await untilOneWaits((sql) => em.execute(sql));
    await erasePerson({ database, dataFolder: gateway.gateway.env.DATA_DIR }, { email: 'meanwhile@visitor.example' });
  });
  await stores;
  expect(await stored('meanwhile')).toEqual([]);
});
