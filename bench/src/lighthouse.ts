/**
 * `npm run bench [-- --runs 5] [path …]`: the site and its peers in Lighthouse mobile, in one run, as a table with
 * ratios.
 */

import { parseArgs } from 'node:util';
import { seed, seedFolder, startSite } from 'e2e/site';
import { type Measured, measure } from './measure.ts';
import { peers } from './peers.ts';
import { startProxy } from './proxy.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, alone: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const chromePath = process.env.CHROMIUM;
if (!chromePath) throw new Error('CHROMIUM names no browser; `npm run bench` finds one');

async function firstHome(origin: string): Promise<string> {
  const homes = (await (await fetch(`${origin}/api/properties`)).json()) as Array<{ id: string }>;
  return `/properties/${homes[0]?.id}`;
}

const whole = (value: number) => String(Math.round(value));

const row = (page: string, peer: string, measured: Measured, ours: number) => ({
  page,
  peer,
  performance: measured.performance,
  accessibility: measured.accessibility,
  'best practices': measured['best-practices'],
  SEO: measured.seo,
  'LCP ms': whole(measured.largestPaint),
  '× ours': (measured.largestPaint / ours).toFixed(2),
  'FCP ms': whole(measured.firstPaint),
  'TBT ms': whole(measured.blocked),
  CLS: measured.shift.toFixed(3),
  kB: whole(measured.kilobytes),
});

await seed(seedFolder);
const site = await startSite();
const rows: Array<ReturnType<typeof row>> = [];
const failed = new Set<string>();
try {
  const home = await firstHome(site.origin);
  const everyPage = ['/', '/properties', home, '/areas/rumson', '/about', '/contact', '/privacy', '/accessibility'];
  const paths = positionals.length > 0 ? positionals : everyPage;
  for (const path of paths) {
    let ours = Number.NaN;
    for (const peer of values.alone ? peers.slice(0, 1) : peers) {
      const proxy = await startProxy(site.origin, peer.change);
      await fetch(proxy.origin + path); // Rendered once before, as pages usually are.
      const measured = await measure(proxy.origin + path, chromePath, runs);
      proxy.close();
      if (peer.name === 'ours') {
        ours = measured.largestPaint;
        for (const audit of measured.failed) failed.add(`${path}: ${audit}`);
      }
      rows.push(row(path === home ? '/properties/{id}' : path, peer.name, measured, ours));
    }
  }
} finally {
  await site.stop();
}
console.table(rows);
for (const { name, says } of values.alone ? [] : peers) console.log(`${name}: ${says}`);
if (failed.size > 0) console.log(`Not passed:\n  ${[...failed].join('\n  ')}`);
