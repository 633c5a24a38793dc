/**
 * `npm run bench -- growth [--sizes 1000,100000,1000000] [--leads 1000000] [--asks 60]`: the time of answers in
 * milliseconds as the tables grow, without caches. `--leads`: the most leads, because they take long to write (a
 * million takes 15 minutes).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from 'gateway/testing/postgres';
import { quantile } from 'gateway/testing/quantile';
import { Client } from 'pg';
import { type Asking, doorOf } from '../agents-door.ts';
import { agent, createServers } from '../servers.ts';
import { writeBusiness } from './homes.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    asks: { type: 'string', default: '60' },
    leads: { type: 'string', default: '1000000' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const asks = Number(values.asks);
const WARM_UP = 15;

const PAGE = `totalCount pageInfo { endCursor hasNextPage } nodes { id address city price status photos { stem alt widths } }`;
const AFTER_EDIT = `{
  sale: properties(filter: { statuses: [active, pending] }, first: 60) { ${PAGE} }
  sold: properties(filter: { statuses: [sold] }, sort: newestSold, first: 60) { ${PAGE} }
  propertyFacets { cities propertyTypes } }`;

/** The n-th request of a kind. `ids`: the homes, from the newest to the oldest. */
type Ask = (door: Asking, n: number, ids: readonly string[]) => Promise<void>;

const list = (search: (n: number) => string): Ask => {
  return (door, n) => door.get(`/api/properties?limit=60&${search(n)}`);
};
const towns = (n: number) => `Town ${n % 20}`;

const questions: Readonly<Record<string, Ask>> = {
  'newest, counted': list(() => 'total=true'),
  'on offer, cheapest first': list(() => 'status=active,pending&sort=priceAscending'),
  'on offer, dearest first': list(() => 'status=active,pending&sort=priceDescending'),
  'to let, dearest first': list(() => 'listingType=rent&sort=priceDescending'),
  'five bedrooms, cheapest first': list(() => 'minBedrooms=5&sort=priceAscending'),
  'sold, latest first': list(() => 'status=sold&sort=newestSold'),
  'a town, counted': list((n) => `city=${towns(n)}&status=active,pending&total=true`),
  'three towns, cheapest first': list((n) => `city=${towns(n)},${towns(n + 3)},${towns(n + 7)}&sort=priceAscending`),
  'three bedrooms within a price': list(
    (n) => `status=active&minBedrooms=3&minPrice=${400_000 + n * 1000}&maxPrice=${900_000 + n * 1000}`,
  ),
  'to let, one type, counted': list((n) => `listingType=rent&propertyType=condo&city=${towns(n)}&total=true`),
  'a narrow price, newest first': list((n) => `minPrice=${400_000 + n * 1000}&maxPrice=${410_000 + n * 1000}`),
  'a deep page': (door, n, ids) => door.get(`/api/properties?limit=60&cursor=${ids[Math.floor(ids.length * 0.9) + n]}`),
  'one home': (door, n, ids) => door.get(`/api/properties/${ids[(n * 37) % ids.length]}`),
  'a rare word': list((n) => `text=${n * 7 + 100} ${['Bay', 'Ocean', 'River', 'Maple', 'Oak'][(n * 7 + 100) % 5]}`),
  'a word of every home': list(() => 'text=porch'),
  'a word that nobody wrote': list((n) => `text=zebra ${n}`),
  'two letters': list(() => 'text=zz'),
  facets: (door) => door.get('/api/property-facets'),
  'recent sales': (door) => door.graphql('{ recentSales { id address photos { stem alt } } }'),
  'the inbox, counted': (door) => door.get('/api/admin/leads?limit=50&total=true'),
  'the inbox, new ones': (door) => door.get('/api/admin/leads?limit=50&status=new'),
  'the inbox, a rare word': (door, n) => door.get(`/api/admin/leads?limit=50&text=contacts.${n * 3 + 20}@`),
  'the agent’s homes, counted': (door) => door.get('/api/admin/properties?limit=50'),
  'an edit': (door, n, ids) => door.put(`/api/admin/properties/${ids[n]}`, { price: `$${500 + n},000` }),
};

const figures = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

type Found = Map<string, { p50: number; p95: number }>;

async function measure(door: Asking, ids: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  for (const [name, question] of Object.entries(questions)) {
    for (let n = 0; n < WARM_UP; n += 1) await question(door, n, ids);
    const times: number[] = [];
    for (let n = 0; n < asks; n += 1) times.push(await timed(() => question(door, n, ids)));
    found.set(name, figures(times));
  }
  const firsts: number[] = [];
  for (let n = 0; n < asks; n += 1) {
    await questions['an edit']?.(door, n, ids);
    firsts.push(await timed(() => door.graphql(AFTER_EDIT)));
  }
  found.set('what /properties asks after an edit', figures(firsts));
  return found;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
const postgres = await startPostgres();
const servers = createServers();
const bySize: Found[] = [];
try {
  for (const size of sizes) {
    const url = new URL(postgres.url);
    url.pathname = `/growth_${size}`;
    const server = new Client({ connectionString: postgres.url });
    await server.connect();
    await server.query(`create database growth_${size}`);
    await server.end();
    const origin = await servers.gateway(url.href, { dataFolder: join(folder, String(size)), cache: 0 });
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const writing = await timed(() =>
      writeBusiness(client, { homes: size, leads: Math.min(size, Number(values.leads)) }),
    );
    const { rows } = await client.query<{ id: string }>('select id from properties order by created_at desc, id desc');
    await client.end();
    console.log(`${size} homes, and leads as asked, written in ${Math.round(writing / 1000)} s`);
    bySize.push(
      await measure(
        await doorOf(origin, agent),
        rows.map(({ id }) => id),
      ),
    );
  }
  const [smallest] = bySize;
  const last = bySize.at(-1);
  const names = [...(smallest?.keys() ?? [])];
  console.table(
    names.map((name) => ({
      question: name,
      ...Object.fromEntries(
        bySize.map((found, index) => [
          `${sizes[index]}: p50 / p95`,
          `${found.get(name)?.p50.toFixed(1)} / ${found.get(name)?.p95.toFixed(1)}`,
        ]),
      ),
      'p95, last × first': ((last?.get(name)?.p95 ?? 0) / (smallest?.get(name)?.p95 ?? 1)).toFixed(1),
    })),
  );
} finally {
  await servers.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
