/** Firefox and WebKit on a home's page and around it: pictures, figures, the menu, a town on foot, what is sent, what is lost. */

import { expect } from '@playwright/test';
import { desk, inEveryEngine, inFirefox, phone } from '../support/engines/in-every-engine.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { admin, type Site, test } from '../support/test.ts';

test.use({ siteName: 'engines-homes' });

const DAY = 86_400_000;
const dialog = '[role=dialog]';

type Home = { id: string; address: string };
const homeAt = async (site: Site, address: string): Promise<string> => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Home[];
  const home = homes.find((one) => one.address.startsWith(address));
  if (!home) throw new Error(`There is no ${address}`);
  return home.id;
};

/** As the agent: a lower price, and an open house in three days. */
async function change(site: Site, id: string): Promise<void> {
  const headers = { origin: site.origin, 'content-type': 'application/json' };
  const ask = (method: string, path: string, data: object, cookie = '') =>
    fetch(`${site.origin}${path}`, { method, headers: { ...headers, cookie }, body: JSON.stringify(data) });
  const login = await ask('POST', '/api/admin/login', admin);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await ask('PUT', `/api/admin/properties/${id}`, { price: '$600,000' }, cookie);
  const startsAt = `${new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10)}T18:00:00.000Z`;
  const openHouse = { id: crypto.randomUUID(), startsAt, endsAt: startsAt.replace('T18', 'T20') };
  const added = await ask('POST', `/api/admin/properties/${id}/open-houses`, openHouse, cookie);
  expect(added.status).toBe(201);
}

inEveryEngine('shows all of a home in a hand: pictures, bar, payment, history, open house', async (visitor, site) => {
  const { engine } = visitor;
  const id = await homeAt(site, '88 Broad');
  await change(site, id);
  await engine.resize(...phone);
  await visitor.open(`/properties/${id}`);
  await visitor.sees('section span', /^1 \/ 3$/);
  await engine.run(`
    const row = document.querySelector('section[aria-label^="Photos of"] ul').parentElement;
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });`);
  await visitor.sees('section span', /^2 \/ 3$/);

  expect(await visitor.count('section', /^Ask about this home$/)).toBe(0);
  await engine.run("document.getElementById('details').scrollIntoView({ behavior: 'instant' })");
  await visitor.sees('section', /^Ask about this home$/);

  await visitor.presses('main button', /^Work it out$/);
  await visitor.sees('main p', /^\$[\d,]+ a month$/);
  const figures = () => engine.run<string>("return document.activeElement?.textContent ?? ''");
  const before = await figures();
  expect(before).toMatch(/a month$/);
  await visitor.comesNear('input[type=range]', /^Years/);
  await engine.run("document.querySelectorAll('input[type=range]')[2].focus()");
  await engine.press('ArrowRight');
  await visitor.sees('output', /^35 years$/);
  expect(await visitor.count('main p', new RegExp(`^${before.replace('$', '\\$')}$`))).toBe(0);

  await visitor.sees('main ol', /Price change\$600,000/);
  const file = await engine.run<string>("return document.querySelector('a[download]')?.href ?? ''");
  expect(decodeURIComponent(file)).toContain('BEGIN:VEVENT');
  for (const size of [phone, desk]) {
    await engine.resize(...size);
    await visitor.scrollsNowhereSideways();
  }
});

inEveryEngine('shows the floor plan of a home', async (visitor, site) => {
  await visitor.engine.resize(...phone);
  await visitor.open(`/properties/${await homeAt(site, '27 Leonard')}`);
  await visitor.comesNear('img[alt^="Floor plan of"]', /.|^$/);
  const width = () =>
    visitor.engine.run<number>('return document.querySelector(\'img[alt^="Floor plan"]\').naturalWidth');
  await expect.poll(width).toBeGreaterThan(0);
  await visitor.scrollsNowhereSideways();
});

/** Writes down how many pictures go from one page to the next, in a browser that moves them. */
const watchMoves = (visitor: Visitor) =>
  visitor.engine.run(`
    window.moves = [];
    const start = document.startViewTransition;
    document.startViewTransition &&= (given) => {
      const transition = start.call(document, given);
      transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => effect?.pseudoElement ?? '');
        window.moves.push(new Set(moving.filter((one) => /group\\(home-/.test(one))).size);
      });
      return transition;
    };`);

inEveryEngine('takes the picture of a card to its page and back, where it can', async (visitor) => {
  const { engine } = visitor;
  await engine.resize(...phone);
  await visitor.open('/properties');
  await visitor.comesNear('article a[href^="/properties/"]');
  const card = "document.querySelector('article img')";
  await expect.poll(() => engine.run<boolean>(`return ${card}.complete && ${card}.naturalWidth > 0`)).toBe(true);
  const canMove = await engine.run<boolean>("return 'startViewTransition' in document");
  await watchMoves(visitor);
  await visitor.presses('article a[href^="/properties/"]');
  await visitor.sees('section', /^Photos of/);
  const moves = () => engine.run<number[]>('return window.moves');
  await expect.poll(moves).toEqual(canMove ? [1] : []);
  await visitor.goesBack();
  await visitor.sees('main article');
  await expect.poll(moves).toEqual(canMove ? [1, 1] : []);
  const names = () =>
    engine.run<number>(
      "return [...document.querySelectorAll('[style]')].filter((one) => one.style.viewTransitionName).length",
    );
  await expect.poll(names).toBe(0);
});

inEveryEngine('closes the large picture by Back and stays on the page', async (visitor) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/properties');
  await visitor.presses('article a[href^="/properties/"]');
  for (let times = 0; times < 2; times += 1) {
    await visitor.presses('main button', /^Show this photo large$/);
    await visitor.sees(dialog, /^Photos of/);
    await visitor.goesBack();
    await visitor.misses(dialog);
    await visitor.isAt(/^\/properties\/[0-9a-f-]{36}$/);
  }
  await visitor.goesBack();
  await visitor.isAt(/^\/properties$/);
  await visitor.sees('h1', /^Properties$/);
});

/** Presses of the menu's toggle so close to each other that the history has followed none of them. */
const pressInOneBreath = (visitor: Visitor, times: number) =>
  visitor.engine.run(`
    const toggle = document.getElementById('mobile-menu-toggle');
    const press = (left) => left && (toggle.click(), Promise.resolve().then(() => press(left - 1)));
    press(${times});`);
const hasPlace = (visitor: Visitor) => visitor.engine.run<boolean>('return Boolean(history.state?.places?.length)');

inEveryEngine('opens the menu of a phone; Back closes it, and once more goes back', async (visitor) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/contact');
  await visitor.presses('footer button', /^Find your way$/);
  await visitor.presses('footer a', /^About$/);
  await visitor.sees('h1', /^About/);
  await visitor.presses('header button', /^Open menu$/);
  await visitor.sees('#mobile-menu');
  await visitor.scrollsNowhereSideways();
  await visitor.goesBack();
  await visitor.misses('#mobile-menu');
  await visitor.isAt(/^\/about$/);

  await visitor.presses('header button', /^Open menu$/);
  await visitor.sees('#mobile-menu');
  await pressInOneBreath(visitor, 3);
  await visitor.misses('#mobile-menu');
  await expect.poll(() => hasPlace(visitor)).toBe(false);
  await visitor.isAt(/^\/about$/);

  await pressInOneBreath(visitor, 3);
  await visitor.sees('#mobile-menu');
  await expect.poll(() => hasPlace(visitor)).toBe(true);
  await visitor.goesBack();
  await visitor.misses('#mobile-menu');
  await visitor.isAt(/^\/about$/);
  await visitor.goesBack();
  await visitor.isAt(/^\/contact$/);
  await visitor.sees('h1', /^Get in Touch$/);
});

inEveryEngine('walks a town, swipes its stops and asks for the hour', async (visitor) => {
  for (const size of [phone, desk]) {
    await visitor.engine.resize(...size);
    await visitor.open('/areas/red-bank');
    await visitor.comesNear('section', /^Walk it with me$/);
    await visitor.scrollsNowhereSideways();
  }
  await visitor.engine.resize(...phone);
  // Of a wide window the stops stand below one another, and are none to swipe.
  await visitor.sees('[aria-label="The stops"]');
  const row = '[...document.querySelectorAll(\'[aria-label="The stops"]\')][0]';
  // WebKitGTK takes no key while it still lays out a window of another size.
  await expect(async () => {
    await visitor.engine.run(`${row}.focus()`);
    await visitor.engine.press('ArrowRight');
    expect(await visitor.engine.run<number>(`return ${row}.scrollLeft`)).toBeGreaterThan(0);
  }).toPass();
  await visitor.presses('main button', /^Book an hour in Red Bank$/);
  await visitor.sees(dialog);
  await visitor.engine.press('Escape');
  await visitor.misses(dialog);
});

inEveryEngine('asks for a guide and reads it as a PDF', async (visitor, site) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/');
  await visitor.presses('main button', /^Ask for it: The moving guide$/);
  await visitor.types(`${dialog} input`, 'Mo Guide', /^Name/);
  await visitor.types(`${dialog} input`, `mo@${visitor.engine.name}.example`, /^Email/);
  await visitor.presses(`${dialog} button`, /^Send Message$/);
  await visitor.misses(dialog);
  await visitor.sees('main a', /^Read it now: The moving guide$/);
  const path = await visitor.engine.run<string>('return document.querySelector(\'a[href^="/guides/"]\').href');
  const answer = await fetch(new URL(path, site.origin));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});

inEveryEngine('asks for a showing by days as chips, and it is sent', async (visitor, site) => {
  await visitor.engine.resize(...phone);
  await visitor.open(`/properties/${await homeAt(site, '5 Ridge')}`);
  await visitor.presses('main button', /^Schedule a Showing$/);
  await visitor.sees(dialog, /^Schedule a Showing$/);
  const send = `${dialog} button[type=submit]`;
  const bottom = () =>
    visitor.engine.run<number>(`return document.querySelector('${send}').getBoundingClientRect().bottom`);
  // The dialog rises from below.
  await expect.poll(bottom).toBeLessThanOrEqual(phone[1]);
  await visitor.scrollsNowhereSideways();
  await visitor.presses(`${dialog} label:has([name=preferredDay])`);
  await visitor.presses(`${dialog} label:has([value="12"])`);
  const chosen = `return document.querySelectorAll('${dialog} [name=preferredDay]:checked, [value="12"]:checked').length`;
  expect(await visitor.engine.run(chosen)).toBe(2);
  await visitor.types(`${dialog} input`, 'Sho Wing', /^Name/);
  await visitor.types(`${dialog} input`, `sho@${visitor.engine.name}.example`, /^Email/);
  await visitor.presses(send);
  await visitor.misses(dialog);
  await visitor.sees('body', /Message Sent!/);
});

inFirefox('prints a home on two pages', async (visitor, site) => {
  await visitor.engine.resize(...desk);
  await visitor.open(`/properties/${await homeAt(site, '604 Seventh')}`);
  expect(await visitor.engine.print?.()).toBe(2);
});

inFirefox('prints homes side by side on at most two pages', async (visitor, site) => {
  const ids = await Promise.all(['604 Seventh', '5 Ridge', '88 Broad'].map((address) => homeAt(site, address)));
  await visitor.engine.resize(...desk);
  await visitor.open(`/compare?homes=${ids.join()}`);
  await visitor.sees('table');
  expect(await visitor.engine.print?.()).toBeLessThanOrEqual(2);
});

inEveryEngine('is lost in three ways, each with its drawing and a way on', async (visitor) => {
  for (const [path, title] of [
    ['/no/such/page', /^Page Not Found$/],
    ['/properties/00000000-0000-4000-8000-000000000000', /^Property Not Found$/],
    ['/areas/atlantis', /^Town Not Found$/],
  ] as const)
    for (const size of [phone, desk]) {
      await visitor.engine.resize(...size);
      await visitor.open(path);
      await visitor.sees('h1', title);
      const drawn = "return document.querySelector('main img')?.naturalWidth ?? 0";
      await expect.poll(() => visitor.engine.run<number>(drawn)).toBeGreaterThan(0);
      await visitor.scrollsNowhereSideways();
    }
  await visitor.presses('main a', /^Return Home$/);
  await visitor.isAt(/^\/$/);
});
