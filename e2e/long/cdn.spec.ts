/** Behind a cache that keeps pages, which here is nginx's: it keeps them, forgets them when something changes, and stands in while no gateway answers. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Site, startSite } from '../support/site.ts';
import { admin, expect, test } from '../support/test.ts';

const NGINX = '/usr/sbin/nginx';

let folder: string;
let nginx: ChildProcess;
let purger: Server;
let site: Site;
/** Where visitors reach the cache. */
let front: string;

function installNginx(): void {
  if (existsSync(NGINX)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { env });
  if (!existsSync(NGINX)) throw new Error('Install nginx: apt-get install nginx-light');
}

/** What docs/operation.md names for nginx, on this machine's ports. */
const configuration = (port: number, gateway: string) => `
user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  map $http_cookie $has_own { default 0; ~release-preview= 1; }
  proxy_cache_path ${folder}/cache keys_zone=pages:10m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${gateway};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache pages;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_cache_use_stale error timeout http_503;
      proxy_cache_bypass $has_own;
      proxy_no_cache $has_own;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

test.beforeAll(async () => {
  installNginx();
  folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  mkdirSync(join(folder, 'cache'));
  purger = createServer((request, response) => {
    for (const entry of readdirSync(join(folder, 'cache'))) rmSync(join(folder, 'cache', entry), { recursive: true });
    response.writeHead(request.headers['surrogate-key'] === 'pages' ? 200 : 400).end();
  });
  const [port, purgePort] = [await freePort(), await freePort()];
  purger.listen(purgePort, '127.0.0.1');
  front = `http://localhost:${port}`;
  site = await startSite({
    PUBLIC_URL: front,
    CDN_SECONDS: '600',
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/`,
  });
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, site.origin.replace('localhost', '127.0.0.1')));
  nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await expect
    .poll(() =>
      fetch(`${front}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.afterAll(async () => {
  nginx.kill('SIGTERM');
  purger.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${front}${path}`, { headers });
  return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
};

test('pages are kept, by whatever encoding they are asked for, and what belongs to one visitor is not', async () => {
  for (const encoding of ['gzip', 'br', 'identity']) {
    await ask('/about', { 'Accept-Encoding': encoding });
    expect((await ask('/about', { 'Accept-Encoding': encoding })).cache).toBe('HIT');
  }
  for (const path of ['/admin/login', '/no/such/page', '/api/properties', '/readyz']) {
    await ask(path);
    expect([path, (await ask(path)).cache]).toEqual([path, 'MISS']);
  }
  expect((await ask('/about', { Cookie: 'release-preview=sealed' })).cache).toBe('BYPASS');
});

test('what the agent changes is read by the next visitor', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({
    baseURL: front,
    extraHTTPHeaders: { Origin: front },
  });
  expect((await request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  const [home] = (await (await request.get('/api/properties?limit=1')).json()) as [{ id: string; address: string }];
  const path = `/properties/${home.id}`;
  await ask(path);
  expect((await ask(path)).cache).toBe('HIT');
  const saved = await request.put(`/api/admin/properties/${home.id}`, { data: { price: '$1,234,567' } });
  expect(saved.status()).toBe(200);
  await expect.poll(async () => (await ask(path)).text, { timeout: 3000 }).toContain('$1,234,567');
  await page.goto(`${front}${path}`);
  await expect(page.getByText('$1,234,567').first()).toBeVisible();
  await expect.poll(async () => (await ask(path)).cache).toBe('HIT');
  await request.dispose();
});

test('while no gateway answers, what was kept is shown', async () => {
  await ask('/contact');
  await site.stop();
  expect(await ask('/contact')).toMatchObject({ status: 200, text: expect.stringContaining('Get in Touch') });
  expect((await ask('/privacy')).status).toBe(502);
});
