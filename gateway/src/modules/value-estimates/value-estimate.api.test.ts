import { randomUUID } from 'node:crypto';
import { newYorkDay } from 'schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEstimates } from '../../seed/value-estimates.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const figures = {
  estimate: 650_000,
  rangeLow: 600_000,
  rangeHigh: 700_000,
  rentEstimate: 3100,
  refinancePayment: 3200,
  pricePerSquareFoot: 340,
  asOf: '2026-05-01T12:00:00.000Z',
};
/** The agent's calendar day, so many days from now. */
const newYork = (days: number) => newYorkDay(new Date(Date.now() + days * 86_400_000));

onEachDatabase('a value estimate', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const makeHome = async (more: object = {}): Promise<string> => {
    const home = { address: '604 Seventh Avenue', city: 'Asbury Park', zipCode: '07712', price: '650k', ...more };
    return (await agent.rest('POST', '/api/properties', home)).body.id;
  };
  const path = (home: string) => `/api/admin/properties/${home}/value-estimates`;
  const set = (home: string, input: object) => agent.rest('PUT', path(home), input);
  const all = async (home: string) => (await agent.rest('GET', path(home))).body;
  const seen = async (home: string) =>
    (await gateway.visitor().rest('GET', `/api/properties/${home}`)).body.valueEstimate;

  it('is seen as it was entered, changed and taken away, and what it was is kept', async () => {
    const home = await makeHome();
    expect(await seen(home)).toBeNull();
    const entered = await set(home, { figures, expectedVersion: 0 });
    expect(entered.body).toMatchObject({ version: 1, figures, changedBy: 'avery' });
    expect(await seen(home)).toEqual(figures);
    const later = { ...figures, estimate: 690_000, asOf: newYork(0) };
    expect((await set(home, { figures: later, expectedVersion: 1 })).body.version).toBe(2);
    expect(await seen(home)).toEqual({ ...later, asOf: `${later.asOf}T12:00:00.000Z` });
    expect((await set(home, { figures: null, expectedVersion: 2 })).body.figures).toBeNull();
    expect(await seen(home)).toBeNull();
    const versions = (await all(home)) as { version: number; figures: { estimate: number } | null }[];
    expect(versions.map((one) => [one.version, one.figures?.estimate])).toEqual([
      [3, undefined],
      [2, 690_000],
      [1, 650_000],
    ]);
    const log = (await agent.rest('GET', `/api/admin/audit-log?subject=Property&subjectId=${home}`)).body;
    const [taken, changed] = log.nodes as { action: string; changes: { field: string; after: string | null }[] }[];
    expect(taken).toMatchObject({ action: 'setValueEstimate' });
    expect(taken?.changes).toContainEqual({ field: 'estimate', before: '690000', after: null });
    expect(changed?.changes).toContainEqual({ field: 'estimate', before: '650000', after: '690000' });
  });

  it('of two who write the first stands, and the same sent twice is one', async () => {
    const home = await makeHome();
    const both = await Promise.all(
      [650_001, 650_002].map((estimate) => set(home, { figures: { ...figures, estimate }, expectedVersion: 0 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stands = { ...figures, estimate: both[0]?.status === 200 ? 650_001 : 650_002 };
    expect(await seen(home)).toEqual(stands);
    expect((await set(home, { figures: stands, expectedVersion: 0 })).body.version).toBe(1);
    expect(await all(home)).toHaveLength(1);
  });

  it.each([
    ['of nothing', { estimate: 0 }, 'estimate', 'At least $1'],
    ['of cents', { rentEstimate: 3100.5 }, 'rentEstimate', 'Enter whole dollars'],
    ['past every home', { rangeHigh: 100_000_001 }, 'rangeHigh', 'At most $100,000,000'],
    [
      'in words',
      { pricePerSquareFoot: "340'; drop table value_estimates" },
      'pricePerSquareFoot',
      'Enter whole dollars',
    ],
    ['below its range', { rangeLow: 650_001 }, 'rangeLow', 'The range begins above the estimate'],
    ['above its range', { rangeHigh: 649_999 }, 'rangeHigh', 'The range ends below the estimate'],
    ['of tomorrow', { asOf: newYork(1) }, 'asOf', 'The date cannot lie in the future'],
    ['of another century', { asOf: '1999-12-31' }, 'asOf', 'The date cannot lie before 2000'],
    ['of no day', { asOf: '2026-02-30' }, 'asOf', 'Enter a valid date'],
  ])('is refused if it is %s', async (_, wrong, field, message) => {
    const home = await makeHome();
    const { body } = await set(home, { figures: { ...figures, ...wrong } });
    expect(body.code).toBe('BAD_INPUT');
    expect(body.issues).toContainEqual(expect.objectContaining({ path: ['figures', field], message }));
    expect((await set(randomUUID(), { figures })).body.code).toBe('NOT_FOUND');
    expect((await set(home, { figures: null })).body.code).toBe('NOT_FOUND');
    expect(await seen(home)).toBeNull();
  });

  it('of a demo home is carried over once, and never over the agent’s own', async () => {
    const known = { address: '112 front st.', zipCode: '07735' };
    const [demo, own] = [await makeHome(known), await makeHome(known)];
    await set(own, { figures });
    await seedEstimates(gateway.gateway);
    expect(await seen(demo)).toEqual({
      estimate: 556_000,
      rangeLow: 523_000,
      rangeHigh: 589_000,
      rentEstimate: 2610,
      refinancePayment: 2739,
      pricePerSquareFoot: 339,
      asOf: '2026-11-01T12:00:00.000Z',
    });
    expect(await seen(own)).toEqual(figures);
    await set(demo, { figures: null, expectedVersion: 1 });
    await seedEstimates(gateway.gateway);
    expect(await seen(demo)).toBeNull();
    expect((await all(demo))[1]).toMatchObject({ changedBy: null });
  });
});
