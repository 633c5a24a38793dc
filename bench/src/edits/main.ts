/**
 * `npm run bench -- edits [--seconds 30]`: the time of one home's answer, first without other work, then with one edit
 * per second after which eight pages are rendered again. Compared with a bare Node server, which shows the delays of
 * the machine itself.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { admin, seed, seedFolder, startSite } from 'e2e/site';
import { startPostgres } from 'gateway/testing/postgres';
import { quantile } from 'gateway/testing/quantile';
import { doorOf } from '../agents-door.ts';
import { createServers } from '../servers.ts';
import { timeOf } from '../time-of.ts';

const { values } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '30' } } });
const seconds = Number(values.seconds);

/** Milliseconds between two reads. They do not wait for answers. */
const PAUSE_MS = 5;
const EDIT_MS = 1000;
const PAGES = 8;
const WARM_MS = 15_000;

const figures = (times: readonly number[]) =>
  [0.5, 0.99, 0.999].map((share) => quantile(times, share).toFixed(1)).join(' / ');

const folder = mkdtempSync(join(tmpdir(), 'bench-edits-'));
const lateness = join(folder, 'loop-delay');
const bare = join(folder, 'bare.mjs');
writeFileSync(
  bare,
  `import { createServer } from 'node:http';
createServer((_, answer) => answer.end('{}')).listen(process.env.PORT, '127.0.0.1', () => console.log('Ready on'));`,
);

const postgres = await startPostgres();
const servers = createServers();
await seed(seedFolder);
const site = await startSite({
  DATABASE_URL: postgres.url,
  LOOP_DELAY: lateness,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-delay.ts')}`,
});
try {
  const gateway = Number(readFileSync(lateness, 'utf8'));
  const control = await servers.start(bare, {});
  const door = await doorOf(site.origin, admin);
  const homes = (await (await fetch(`${site.origin}/api/properties?limit=60`)).json()) as { id: string }[];
  const pages = ['/', '/properties', ...homes.map(({ id }) => `/properties/${id}`)].slice(0, PAGES);
  const drawAnew = () => Promise.all(pages.map((page) => timeOf(site.origin + page)));

  const one = `${site.origin}/api/properties/${homes[0]?.id}`;
  /** Reads one home, and the bare server at the same moments. */
  async function read(milliseconds: number) {
    const ours: Promise<number>[] = [];
    const theirs: Promise<number>[] = [];
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      ours.push(timeOf(one));
      theirs.push(timeOf(`${control}/`));
      await sleep(PAUSE_MS);
    }
    return { ours: await Promise.all(ours), theirs: await Promise.all(theirs) };
  }

  async function phase(during: string) {
    process.kill(gateway, 'SIGUSR2');
    const { ours, theirs } = await read(seconds * 1000);
    process.kill(gateway, 'SIGUSR2');
    await sleep(500);
    const loop = readFileSync(lateness, 'utf8');
    return { during, 'one home': figures(ours), 'a bare server': figures(theirs), 'the event loop, late by': loop };
  }

  await drawAnew();
  await read(3000);
  const idle = await phase('nothing else');
  let isOver = false;
  let edits = 0;
  async function edit(): Promise<void> {
    while (!isOver) {
      const from = performance.now();
      await door.put(`/api/admin/properties/${homes[edits % homes.length]?.id}`, { price: `$${500 + edits},000` });
      edits += 1;
      await drawAnew();
      await sleep(Math.max(0, from + EDIT_MS - performance.now()));
    }
  }
  const editing = edit();
  // Warms the gateway up, so that the code of an edit is compiled.
  await sleep(WARM_MS);
  const meanwhile = await phase('an edit a second, eight pages anew');
  isOver = true;
  await editing;
  const after = await phase('nothing else, again');
  console.table([idle, meanwhile, after]);
  console.log(`p50 / p99 / p99.9 in ms; ${edits} edits`);
} finally {
  await site.stop();
  await servers.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
