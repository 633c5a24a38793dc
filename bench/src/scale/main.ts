/**
 * `npm run bench -- scale [--seconds 5]`: how many visitors' requests per second one small machine can serve. Requests
 * do not wait for answers. Their rate doubles with each step until they are not all answered. Meanwhile a home is
 * edited every ten seconds, and its pages are rendered again.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMachines } from 'e2e/machines';
import { admin, seed, seedFolder, startSite } from 'e2e/site';
import { startPostgres } from 'gateway/testing/postgres';
import { quantile } from 'gateway/testing/quantile';
import { doorOf } from '../agents-door.ts';
import { createServers } from '../servers.ts';
import { timeOf } from '../time-of.ts';

const { values } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

const FIRST = 50;
const MOST = 6400;
const EDIT_MS = 10_000;
/** Milliseconds from which on a visitor notices the delay. */
const LATE = 100;

interface Setup {
  readonly origin: string;
  stop(): Promise<void>;
}

interface Asked {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The requests of a visit: four pages, two API calls, four photos, and files of the pages. One visit for each home. */
async function visitsOf(origin: string): Promise<Asked[]> {
  const homes = (await (await fetch(`${origin}/api/properties?status=active`)).json()) as {
    id: string;
    city: string;
    images: string[];
  }[];
  const page = await (await fetch(origin)).text();
  const files = [...new Set(page.match(/\/releases\/[^"'& )]+\.(?:js|woff2|avif)/g) ?? [])].slice(0, 8);
  const get = (path: string, accept = '*/*'): Asked => ({
    address: origin + path,
    headers: { accept, 'accept-encoding': 'br' },
  });
  return homes.flatMap(({ id, city, images }, n) => {
    const chosen = new URLSearchParams({ limit: '24', status: 'active', city, minPrice: String(300_000 + n * 1000) });
    return [
      ...['/', '/properties', '/contact', `/properties/${id}`].map((path) => get(path, 'text/html')),
      ...[`/api/properties?${chosen}`, `/api/properties/${id}`].map((path) => get(path, 'application/json')),
      ...images.slice(0, 4).map((file) => get(`/attached_assets/${file}`, 'image/*')),
      ...files.map((path) => get(path)),
    ];
  });
}

interface Step {
  readonly rate: number;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Sends `rate` requests per second, without waiting for answers. */
async function step(asked: readonly Asked[], rate: number): Promise<Step> {
  const times: number[] = [];
  let failed = 0;
  const under: Promise<unknown>[] = [];
  const start = performance.now();
  const total = rate * seconds;
  while (under.length < total) {
    const isDue = Math.min(total, ((performance.now() - start) / 1000) * rate);
    while (under.length < isDue) {
      const { address, headers } = asked[under.length % asked.length] as Asked;
      under.push(
        timeOf(address, headers).then(
          (time) => times.push(time),
          () => (failed += 1),
        ),
      );
    }
    await sleep(1);
  }
  await Promise.all(under);
  const answered = Math.round(times.length / ((performance.now() - start) / 1000));
  const at = (share: number) => Number(quantile(times, share).toFixed(1));
  return { rate, answered, p50: at(0.5), p99: at(0.99), failed };
}

const keepsUp = ({ rate, answered, failed }: Step): boolean => failed === 0 && answered >= rate * 0.9;
const isPrompt = (one: Step): boolean => keepsUp(one) && one.p99 <= LATE;

/** All steps up to the first one at which answers are lost or too slow to keep up. */
async function climb({ origin }: Setup): Promise<Step[]> {
  const asked = await visitsOf(origin);
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
  for (let rate = FIRST; rate <= 4 * FIRST; rate *= 2) await step(asked, rate); // Warms the site up.
  const steps: Step[] = [];
  for (let rate = FIRST; rate <= MOST; rate *= 2) {
    const last = await step(asked, rate);
    steps.push(last);
    if (!keepsUp(last)) break;
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
    const most = (of: typeof keepsUp) => {
      const end = steps.findIndex((one) => !of(one));
      return steps[(end === -1 ? steps.length : end) - 1]?.rate ?? 0;
    };
    console.log(`${name}: ${most(isPrompt)} requests a second promptly, ${most(keepsUp)} at all`);
    console.table(steps);
  } finally {
    await setup.stop();
  }
}
