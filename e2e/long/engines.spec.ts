/** Firefox and WebKit take over every page, send a message and sign the agent in, without a word in the console. */

import type { Engine } from '../support/engines/engine.ts';
import { inEveryEngine } from '../support/engines/in-every-engine.ts';
import { admin, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'engines' });

const paths = [
  '/',
  '/properties',
  '/areas/rumson',
  '/about',
  '/contact',
  '/privacy',
  '/accessibility',
  '/no/such/page',
];

const isHydrated = (engine: Engine) =>
  engine.run<boolean>("return document.querySelector('main')?.dataset.hydration === 'done'");
const textOf = (engine: Engine, selector: string) =>
  engine.run<string>(`return document.querySelector('${selector}')?.textContent ?? ''`);

async function takesOverEveryPage(engine: Engine, site: Site): Promise<void> {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as { id: string }[];
  for (const path of [...paths, `/properties/${homes[0]?.id}`]) {
    await engine.goto(`${site.origin}${path}`);
    expect((await textOf(engine, 'h1')).length, path).toBeGreaterThan(3);
    await expect.poll(() => isHydrated(engine), { message: path, timeout: 30_000 }).toBe(true);
  }
}

async function sendsAMessage(engine: Engine, site: Site): Promise<void> {
  await engine.goto(`${site.origin}/contact`);
  await expect.poll(() => isHydrated(engine), { timeout: 30_000 }).toBe(true);
  await engine.type('main [name="name"]', 'Robin Engine');
  await engine.type('main [name="email"]', 'robin@engine.example');
  await engine.type('main [name="message"]', `Hello from ${engine.name}`);
  await engine.click('main form button[type="submit"]');
  await expect.poll(() => textOf(engine, 'body'), { timeout: 30_000 }).toContain('Message Sent!');
}

async function signsTheAgentIn(engine: Engine, site: Site): Promise<void> {
  await engine.goto(`${site.origin}/admin/login`);
  await expect.poll(() => textOf(engine, 'form'), { timeout: 30_000 }).toContain('Password');
  await engine.type('[name="username"]', admin.username);
  await engine.type('[name="password"]', admin.password);
  await engine.click('form button[type="submit"]');
  await expect.poll(() => engine.run<string>('return location.pathname'), { timeout: 30_000 }).toBe('/admin/dashboard');
  await expect.poll(() => textOf(engine, 'table'), { timeout: 30_000 }).toContain('Rumson');
}

inEveryEngine('takes over every page, sends a message and signs the agent in', async ({ engine }, site) => {
  await takesOverEveryPage(engine, site);
  await sendsAMessage(engine, site);
  await signsTheAgentIn(engine, site);
});
