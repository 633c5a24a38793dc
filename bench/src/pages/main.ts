/**
 * `npm run bench -- pages [--seconds 4] [--rounds 3]`: requests per second for pages from memory, the same bytes from
 * nginx, and a plain list of the same homes by Next (cached for a minute) and Astro (rendered each time), measured in
 * turn.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seed, seedFolder, startSite } from 'e2e/site';
import { quantile } from 'gateway/testing/quantile';
import { load } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { createServers } from '../servers.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

/**
 * A page of one of the servers. Not compressed, because the measuring client would spend its time on decoding
 * compressed bytes as text.
 */
type Sent = { name: string; url: string; headers: Readonly<Record<string, string>>; bytes: number };

const plain = { 'accept-encoding': 'identity' };

async function get(url: string) {
  const answer = await fetch(url, { headers: plain });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { tag: answer.headers.get('etag') ?? '', text: await answer.text() };
}

/** Each of the pages, in full and as 304, from the gateway, and as a file from nginx. */
async function oursAndNginx(origin: string): Promise<{ sent: Sent[]; stop(): Promise<void> }> {
  const [home] = JSON.parse((await get(`${origin}/api/properties?limit=1`)).text) as { id: string }[];
  const paths = { '/': '/', '/properties': '/properties', '/properties/{id}': `/properties/${home?.id}` };
  const pages = await Promise.all(
    Object.entries(paths).map(async ([name, path], n) => {
      const { text } = await get(origin + path);
      return { name, url: origin + path, text, file: `${n}.html` };
    }),
  );
  const nginx = await startNginx(folder, Object.fromEntries(pages.map(({ file, text }) => [file, text])));
  const sent: Sent[] = [];
  for (const { name, url, file, text } of pages) {
    for (const [who, address] of Object.entries({ ours: url, nginx: `${nginx.origin}/${file}` })) {
      sent.push({ name: `${name}: ${who}`, url: address, headers: plain, bytes: Buffer.byteLength(text) });
      const headers = { ...plain, 'if-none-match': (await get(address)).tag };
      sent.push({ name: `${name}, 304: ${who}`, url: address, headers, bytes: 0 });
    }
  }
  return { sent, stop: nginx.stop };
}

/** The list of the same homes, without styles and scripts. */
async function peers(origin: string): Promise<Sent[]> {
  const homes = join(folder, 'homes.json');
  writeFileSync(homes, (await get(`${origin}/api/properties?limit=24`)).text);
  const at = join(folder, 'peers');
  cpSync(join(import.meta.dirname, '../../peers/pages'), at, { recursive: true });
  const env = {
    ...process.env,
    HOMES: homes,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: at, stdio: 'inherit' });
  const build = (file: string, folder: string) =>
    execFileSync(process.execPath, [join(at, 'node_modules', file), 'build'], {
      cwd: join(at, folder),
      env,
      stdio: 'ignore',
    });
  build('next/dist/bin/next', 'next');
  build('astro/bin/astro.mjs', 'astro');
  const next = await start(join(at, 'next.mjs'), env);
  const astro = await start(join(at, 'astro.mjs'), env);
  const lists = Object.entries({ Next: next, Astro: astro });
  return Promise.all(
    lists.map(async ([name, origin]) => {
      const { text } = await get(`${origin}/`);
      return { name: `a plain list: ${name}`, url: `${origin}/`, headers: plain, bytes: Buffer.byteLength(text) };
    }),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const { start, stop } = createServers();
await seed(seedFolder);
const site = await startSite({ LOG_LEVEL: 'error' });
let stopNginx = async () => {};
try {
  const own = await oursAndNginx(site.origin);
  stopNginx = own.stop;
  const all = [...own.sent, ...(await peers(site.origin))];
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, headers } of all) {
      const { origin, pathname: path } = new URL(url);
      const asks = [{ method: 'GET' as const, path, headers }];
      await load(origin, asks, 1); // Warms the server up.
      found.set(name, [...(found.get(name) ?? []), await load(origin, asks, seconds)]);
    }
  }
  console.table(
    all.map(({ name, bytes }) => ({ page: name, bytes, 'a second': Math.round(quantile(found.get(name) ?? [], 0.5)) })),
  );
} finally {
  await stop();
  await stopNginx();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
