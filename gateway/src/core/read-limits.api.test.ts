import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { Database } from './database.ts';
import { createLogger } from './logger.ts';
import { createReadLimits, type ReadLimits } from './read-limits.ts';

const limit = { hits: 100, seconds: 3600 };
const logger = createLogger('silent');

onEachDatabase('reads of an address', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  const opened: ReadLimits[] = [];
  const open = (isOn = true) => {
    const one = createReadLimits({ database, isOn, logger, limit });
    opened.push(one);
    return one;
  };
  const many = (limits: ReadLimits, count: number, address = '203.0.113.7') =>
    Array.from({ length: count }, () => limits.take(address)).filter((one) => one && !one.isOver).length;

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await close();
  });

  it('are as many as the limit says, of one household together, and of each apart', () => {
    const limits = open();
    expect(many(limits, 120)).toBe(100);
    expect(many(limits, 60, '2001:db8::1') + many(limits, 60, '2001:db8::2')).toBe(100);
    expect(limits.take('198.51.100.1')).toMatchObject({ remaining: 99, isOver: false });
    expect(open(false).take('203.0.113.7')).toBe(undefined);
  });

  it('are shared by two gateways, which may share at once', async () => {
    const [one, other] = [open(), open()];
    const addresses = Array.from({ length: 20 }, (_, n) => `192.0.2.${n}`);
    for (const address of addresses) {
      expect(many(one, 60, address) + many(other, 60, address)).toBe(120);
    }
    await Promise.all([one.share(), other.share(), one.share()]);
    for (const address of addresses) many(one, 1, address);
    await one.share();
    for (const address of addresses) {
      expect(one.take(address)?.isOver).toBe(true);
      many(other, 1, address);
    }
    await other.share();
    for (const address of addresses) expect(other.take(address)?.isOver).toBe(true);
    const [row] = await database
      .em()
      .execute<{ hits: number }[]>("select hits from rate_limits where key = 'reads 192.0.2.3'");
    // A gateway's own round may already have shared the last read.
    expect([122, 123]).toContain(row?.hits);
  });

  it('are counted anew once a clock that went ahead is set right', async () => {
    const address = '192.0.2.99';
    const [one, other] = [open(), open()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    many(one, 120, address);
    await one.share();
    vi.useRealTimers();
    expect(one.take(address)).toMatchObject({ isOver: false });
    expect(one.take(address)?.resetsIn).toBeLessThanOrEqual(limit.seconds * 1000);
    expect(many(other, 60, address)).toBe(60);
    await other.share();
    expect(other.take(address)).toMatchObject({ isOver: false });
  });

  it('of who asks for little cost the database nothing', async () => {
    const limits = open();
    many(limits, 9, '192.0.2.200');
    await limits.share();
    expect(await database.em().execute("select 1 from rate_limits where key = 'reads 192.0.2.200'")).toEqual([]);
  });

  it('begin anew after a window, and an old row does not count', async () => {
    const address = '192.0.2.201';
    await database
      .em()
      .execute(
        "insert into rate_limits (key, hits, resets_at) values (?, 5000, now() - interval '1 minute')",
        [`reads ${address}`],
        'run',
      );
    const limits = open();
    many(limits, 20, address);
    await limits.share();
    expect(limits.take(address)).toMatchObject({ remaining: 79, isOver: false });
  });
});

onEachDatabase('the doors', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway(kind, { LIMITS: 'on' });
  });
  afterAll(() => gateway.close());

  it('tell what is left to read, and refuse what is more with the time to wait', async () => {
    const ask = () => fetch(`${gateway.url}/api/site`);
    const first = await ask();
    expect(first.headers.get('RateLimit-Policy')).toBe('"reads";q=3000;w=60');
    expect(first.headers.get('RateLimit')).toMatch(/^"reads";r=29\d\d;t=\d{1,2}$/);
    let refused: Response | undefined;
    for (let turn = 0; turn < 70 && refused === undefined; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, ask));
      refused = answers.find(({ status }) => status === 429);
      await Promise.all(answers.map((answer) => answer !== refused && answer.arrayBuffer()));
    }
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused?.headers.get('RateLimit')).toMatch(/^"reads";r=0;/);
    expect(await refused?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    const { body, headers } = await gateway.visitor().graphql('{ site { tagline } }');
    expect(body.errors?.[0].extensions.code).toBe('RATE_LIMITED');
    expect(headers.get('Retry-After')).not.toBe(null);
    const contact = {
      name: 'Robin',
      email: 'robin@visitor.example',
      message: 'Hello',
      source: 'modal',
      recaptchaToken: 'ok',
    };
    expect((await gateway.visitor().rest('POST', '/api/contacts', contact)).status).toBe(201);
  });
});
