// `npm run test:long`: minutes of mixed load on two gateways while renderers are killed, the database freezes,
// connections are cut and a gateway dies. No known page is taken away, no lead is lost, and all is well seconds after
// the last fault.
import { expect, it } from 'vitest';
import { openDatabase } from './core/database.ts';
import { startTwoGateways, type TwoGateways } from './testing/bad-weather/two-gateways.ts';
import { edit, type PageReport, readPages, rest, type Weather, writeLeads } from './testing/bad-weather/visitors.ts';
import { compare } from './testing/lead-load/ledger.ts';
import { makeSubmissions } from './testing/lead-load/submissions.ts';
import { createTestClient } from './testing/test-client.ts';
import { admin } from './testing/test-gateway.ts';

const MINUTES = Number(process.env.BAD_WEATHER_MINUTES ?? 10);
const READERS = 4;
const HEAL_MS = 5000;

type Fault = readonly [name: string, strike: (site: TwoGateways) => Promise<void>];

const faults: readonly Fault[] = [
  [
    'renderers killed',
    async ({ gateways }) => {
      for (const gateway of gateways) for (const pid of gateway.rendererPids()) process.kill(pid, 'SIGKILL');
    },
  ],
  [
    'database frozen for ten seconds',
    async ({ line }) => {
      line.freeze();
      await rest(10_000);
      line.mend();
    },
  ],
  [
    'connections cut for three seconds',
    async ({ line }) => {
      line.cut();
      await rest(3000);
      line.mend();
    },
  ],
  [
    'second gateway killed',
    async ({ gateways: [, second] }) => {
      await second?.kill();
      await second?.start();
    },
  ],
];

async function addressesOf(origin: string): Promise<{ paths: string[]; home: string }> {
  const homes = (await (await fetch(`${origin}/api/properties`)).json()) as { id: string }[];
  const filters = ['status=sold', 'beds=3', 'status=active&beds=2', 'town=Rumson', 'sort=price-low', 'baths=2'];
  const paths = [
    ...['/', '/properties', '/about', '/contact', '/privacy', '/areas/rumson', '/areas/red-bank', '/no/such/page'],
    ...filters.map((filter) => `/properties?${filter}`),
    ...homes.slice(0, 12).map(({ id }) => `/properties/${id}`),
  ];
  return { paths, home: homes[0]?.id ?? '' };
}

/** Causes the faults one after the other, with quiet times in between. */
async function strike(site: TwoGateways, until: number): Promise<string[]> {
  const struck: string[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const [name, fault] = faults[turn % faults.length] ?? [];
    await fault?.(site);
    struck.push(name ?? '');
    await rest(6000);
  }
  return struck;
}

/** Seconds after the last fault, the gateways are ready and every page is up to date. */
async function expectCalm({ gateways }: TwoGateways, paths: readonly string[]): Promise<void> {
  for (const { origin } of gateways) {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    for (const path of paths) {
      const { status, headers } = await fetch(`${origin}${path}`);
      expect([path, status, headers.get('cache-status')?.includes('stale')]).toEqual([
        path,
        path.startsWith('/no/') ? 404 : 200,
        false,
      ]);
    }
  }
}

it(`${MINUTES} minutes of faults cost moments`, { timeout: (MINUTES + 5) * 60_000 }, async () => {
  const site = await startTwoGateways();
  try {
    const [first] = site.gateways;
    const { paths, home } = await addressesOf(first?.origin ?? '');
    const report: PageReport = { asked: 0, stale: 0, taken: [] };
    let isOver = false;
    const weather: Weather = { gateways: site.gateways, isOver: () => isOver };
    const readers = Array.from({ length: READERS }, () => readPages(weather, paths, report));
    const writer = writeLeads(weather, makeSubmissions(5000, home));
    const editor = edit(weather, home);
    const struck = await strike(site, Date.now() + MINUTES * 60_000);
    const healing = Date.now();
    await expect
      .poll(
        () =>
          expectCalm(site, paths).then(
            () => true,
            () => false,
          ),
        { timeout: HEAL_MS },
      )
      .toBe(true);
    const healed = Date.now() - healing;
    isOver = true;
    const [histories, edits] = await Promise.all([writer, editor, ...readers]);
    await untilStored(first?.origin ?? '');
    const database = await openDatabase({ url: site.databaseUrl });
    const { lost, doubled, misjudged } = await compare(database, histories, []);
    await database.close();
    console.log({
      minutes: MINUTES,
      struck: struck.length,
      pages: report.asked,
      stale: report.stale,
      leads: histories.length,
      kept: histories.filter(({ wasSpooled }) => wasSpooled).length,
      edits,
      healedMs: healed,
    });
    expect({ taken: report.taken, lost, doubled, misjudged }).toEqual({
      taken: [],
      lost: [],
      doubled: [],
      misjudged: [],
    });
  } finally {
    await site.close();
  }
});

/** Waits until the leads that were spooled on disk are stored. */
async function untilStored(origin: string): Promise<void> {
  const agent = createTestClient(origin);
  await agent.rest('POST', '/api/admin/login', admin);
  await expect.poll(async () => (await agent.rest('GET', '/api/admin/mail')).body.kept, { timeout: 60_000 }).toBe(0);
}
