/**
 * `npm run bench -- scale [--seconds 5]`: how many visitors a second one small machine serves. Their requests come at a rate, answered or
 * not, that doubles until answers are late; while they come, a home is edited every two seconds, so that nothing lies in memory for long.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startMachines } from 'e2e/machines';
import { admin, seed, seedFolder, startSite } from 'e2e/site';
import { startPostgres } from 'gateway/testing/postgres';
import { doorOf } from '../agents-door.ts';
import { createServers } from '../servers.ts';

const { values } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

const FIRST = 50;
const MOST = 6400;
const EDIT_MS = 2000;
/** From here on a visitor feels it, in ms. */
const LATE = 100;
const CONNECTIONS = 64;

interface Setup {
  readonly origin: string;
  stop(): Promise<void>;
}

/** What one visit asks for: four pages, two lists that are chosen, four photos, a film's poster, and what their scripts are. */
async function visitsOf(origin: string): Promise<autocannon.Request[]> {
  const homes = (await (await fetch(`${origin}/api/properties?status=active`)).json()) as {
    id: string;
    city: string;
    images: string[];
  }[];
  const page = await (await fetch(origin)).text();
  const files = [...new Set(page.match(/\/releases\/[^"' )]+\.(?:js|woff2|avif)/g) ?? [])].slice(0, 8);
  const get = (path: string, accept = '*/*'): autocannon.Request => ({
    method: 'GET',
    path,
    headers: { accept, 'accept-encoding': 'br' },
  });
  const chosen = ({ city }: { city: string }, least: number) =>
    get(
      `/api/properties?limit=24&status=active&city=${encodeURIComponent(city)}&minPrice=${least}`,
      'application/json',
    );
  return homes.flatMap((home, n) => [
    ...['/', '/properties', '/contact', `/properties/${home.id}`].map((path) => get(path, 'text/html')),
    ...[chosen(home, 300_000 + n * 1000), get(`/api/properties/${home.id}`, 'application/json')],
    ...home.images.slice(0, 4).map((file) => get(`/attached_assets/${file}`, 'image/*')),
    ...files.map((path) => get(path)),
  ]);
}

interface Step {
  readonly rate: number;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

async function step(origin: string, requests: autocannon.Request[], rate: number): Promise<Step> {
  // What waits for its turn counts as waiting: the requests come whether or not the last ones were answered.
  const { latency, errors, non2xx, ...result } = await autocannon({
    url: origin,
    requests,
    connections: CONNECTIONS,
    overallRate: rate,
    duration: seconds,
  });
  const answered = Math.round(result.requests.total / result.duration);
  return { rate, answered, p50: latency.p50, p99: latency.p99, failed: errors + non2xx };
}

const isWell = ({ rate, answered, p99, failed }: Step): boolean =>
  failed === 0 && p99 <= LATE && answered >= rate * 0.95;

/** The steps up to the first at which answers are late, lost or fewer than were asked for. */
async function climb({ origin }: Setup): Promise<Step[]> {
  const requests = await visitsOf(origin);
  const door = await doorOf(origin, admin);
  const [home] = (await (await fetch(`${origin}/api/properties?limit=1`)).json()) as { id: string }[];
  const over = new AbortController();
  async function edit(): Promise<void> {
    for (let n = 0; !over.signal.aborted; n += 1) {
      await door.put(`/api/admin/properties/${home?.id}`, { price: `$${500 + n},000` });
      await sleep(EDIT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }
  const editing = edit();
  await step(origin, requests, FIRST); // as a site that has been up for a while
  const steps: Step[] = [];
  for (let rate = FIRST; rate <= MOST; rate *= 2) {
    steps.push(await step(origin, requests, rate));
    if (!steps.slice(-1).every(isWell)) break;
  }
  over.abort();
  await editing;
  return steps;
}

const setups: Readonly<Record<string, () => Promise<Setup>>> = {
  async 'one gateway, PGlite'() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
    cpSync(seedFolder, folder, { recursive: true });
    const servers = createServers();
    const gateway = join(import.meta.dirname, '../../../gateway/src/main.ts');
    const origin = await servers.start(gateway, { DATA_DIR: folder, LIMITS: 'off', LOG_LEVEL: 'error' });
    return {
      origin,
      async stop() {
        await servers.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  async 'one gateway, PostgreSQL'() {
    const postgres = await startPostgres();
    const { origin, stop } = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: 'error' });
    return { origin, stop: () => stop().then(postgres.stop) };
  },
  'two gateways, PgBouncer, a store, nginx': startMachines,
};

await seed(seedFolder);
for (const [name, open] of Object.entries(setups)) {
  const setup = await open();
  try {
    const steps = await climb(setup);
    console.log(`${name}: well at ${steps.findLast(isWell)?.rate ?? 0} requests a second`);
    console.table(steps);
  } finally {
    await setup.stop();
  }
}
