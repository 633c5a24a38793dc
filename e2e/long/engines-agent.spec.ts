/** Firefox and WebKit as the agent's own browser: every page on a phone and at a desk, and a day's work on the phone. */

import { desk, inEveryEngine, phone } from '../support/engines/in-every-engine.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { admin, type Site, test } from '../support/test.ts';
import { sendLead } from '../tests/send-lead.ts';

test.use({ siteName: 'engines-agent' });

const DAY = 86_400_000;
const dialog = '[role=dialog]';
const pages = [
  'today',
  'leads',
  'homes',
  'homes/new',
  'homes/import',
  'showings',
  'showings?view=day',
  'people',
  'testimonials',
  'site',
  'numbers',
  'dashboard',
  'account',
  'health',
  'releases',
];

async function signsIn(visitor: Visitor): Promise<void> {
  await visitor.open('/admin/login');
  await visitor.types('input', admin.username, /^Username/);
  await visitor.types('input', admin.password, /^Password/);
  await visitor.presses('button', /^Sign In$/);
  await visitor.isAt(/^\/admin\/(today|dashboard)$/);
}

/** Opens one of the agent's pages, which are drawn in the browser. */
async function opens(visitor: Visitor, path: string): Promise<void> {
  await visitor.engine.goto(`${await visitor.engine.run<string>('return location.origin')}/admin/${path}`);
  await visitor.sees('h1');
}

inEveryEngine('shows the agent every page, on a phone and at a desk', async (visitor) => {
  await signsIn(visitor);
  for (const size of [phone, desk]) {
    await visitor.engine.resize(...size);
    for (const path of pages) {
      await opens(visitor, path);
      await visitor.misses('main [aria-busy=true]');
      await visitor.scrollsNowhereSideways();
    }
  }
});

async function firstHome({ origin }: Site): Promise<string | undefined> {
  const [home] = (await (await fetch(`${origin}/api/properties?status=active&limit=1`)).json()) as { id: string }[];
  return home?.id;
}

inEveryEngine('answers a lead, accepts a showing and takes both back', async (visitor, site) => {
  const { name } = visitor.engine;
  const day = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
  await sendLead(site, { name: `Lena ${name}`, email: 'lena@agent.example', phone: '7325550188' });
  const about = {
    propertyId: await firstHome(site),
    inquiryType: 'showing',
    preferredTimes: [`${day}T18:30:00.000Z`],
  };
  await sendLead(site, { name: `Sam ${name}`, email: 'sam@agent.example', ...about });
  await visitor.engine.resize(...phone);
  await signsIn(visitor);

  await opens(visitor, 'today');
  await visitor.presses('button', new RegExp(`^Done with Lena ${name}$`));
  await visitor.misses('button', new RegExp(`^Done with Lena ${name}$`));
  await visitor.presses('button', /^Undo$/);
  await visitor.presses('button', new RegExp(`^Mail Lena ${name}$`));
  await visitor.presses(`${dialog} button`, /^Thank and ask$/);
  await visitor.presses(`${dialog} button`, /^Send, and mark done$/);
  await visitor.misses(dialog);
  await visitor.misses('button', new RegExp(`^Mail Lena ${name}$`));

  await opens(visitor, `showings?day=${day}`);
  await visitor.presses('button', new RegExp(`^Accept .*Sam ${name}`));
  await visitor.presses(`${dialog} button`, /^Accept and send$/);
  await visitor.misses(dialog);
  await visitor.presses('button', new RegExp(`Sam ${name}, `));
  await visitor.presses(`${dialog} button`, /^Cancel it/);
  await visitor.misses(dialog);
  await visitor.presses('button', /^Undo$/);
  await visitor.sees('button', new RegExp(`Sam ${name}, `));
});

inEveryEngine('adds a home with a photo on a phone, changes it and takes that back', async (visitor) => {
  const { engine } = visitor;
  const address = `7 ${engine.name} Lane`;
  await engine.resize(...phone);
  await signsIn(visitor);
  await opens(visitor, 'homes/new');
  await visitor.sees('button', /Add photos$/);
  await engine.run(`
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    canvas.getContext('2d').fillRect(0, 0, 600, 900);
    return new Promise((resolve) => canvas.toBlob((blob) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([blob], 'front.png', { type: 'image/png' }));
      const input = document.querySelector('[aria-label="Choose photos"]');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      resolve(true);
    }));`);
  await visitor.sees('button', /^Photo 1/);
  const texts = { Address: address, Town: 'Rumson', 'ZIP code': '07760', Price: '815k' };
  for (const [name, text] of Object.entries(texts)) await visitor.types('main input', text, new RegExp(`^${name}`));
  await visitor.scrollsNowhereSideways();
  await visitor.presses('button', /^(Put live|Add the home)/);
  await visitor.sees('h1', new RegExp(address));
  await visitor.sees('button', /^Photo 1/);
  await visitor.types('main input', '0', /^Bathrooms/);
  await visitor.presses('button', /^Put live$/);
  await visitor.presses('button', /^Undo$/);
  await visitor.misses('button', /^Undo$/);
  await visitor.scrollsNowhereSideways();
});
