/** Firefox and WebKit find a home: by words, in the sheet, on the Shore, by hearts, and where there is none. */

import { expect } from '@playwright/test';
import { desk, inEveryEngine, phone } from '../support/engines/in-every-engine.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { test } from '../support/test.ts';

test.use({ siteName: 'engines-finding' });

const sheet = '[role=dialog]';
const asked = (visitor: Visitor) =>
  visitor.engine.run<Record<string, string>>('return Object.fromEntries(new URLSearchParams(location.search))');

inEveryEngine('finds homes by words and takes the chips back', async (visitor) => {
  for (const size of [phone, desk]) {
    await visitor.engine.resize(...size);
    await visitor.open('/properties');
    await visitor.types('input', 'red bank 3 beds under 900', /^Find in words/);
    await visitor.engine.press('Enter');
    await visitor.isAt(/town=Red\+Bank/);
    await visitor.sees('form a', /^Remove Under \$900,000$/);
    expect(await asked(visitor)).toEqual({ town: 'Red Bank', price: '-900000', beds: '3' });
    await visitor.scrollsNowhereSideways();
    await visitor.presses('form a', /^Remove 3\+ beds$/);
    await expect.poll(() => asked(visitor)).toEqual({ town: 'Red Bank', price: '-900000' });
    await visitor.misses('form a', /3\+ beds/);
  }
});

inEveryEngine('chooses in the sheet of a phone, and Back closes it', async (visitor) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/properties');
  await visitor.presses('main a', /^Beds$/);
  await visitor.sees(sheet);
  await visitor.goesBack();
  await visitor.misses(sheet);
  await visitor.isAt(/^\/properties$/);

  await visitor.presses('main a', /^Price$/);
  await visitor.sees(`${sheet} input`, /Highest price/);
  await visitor.types(`${sheet} input`, '9m', /^Highest price/);
  await visitor.engine.press('Tab');
  const price = () => visitor.engine.run<string>("return document.activeElement?.form?.elements['max']?.value ?? ''");
  await expect.poll(price).toBe('$9,000,000');
  await visitor.chooses(`${sheet} select`, 'Rumson', /^Town/);
  await visitor.presses(`${sheet} label`, /^2\+$/);
  await visitor.sees(`${sheet} button`, /^Show \d+ homes?$/);
  await visitor.scrollsNowhereSideways();
  await visitor.presses(`${sheet} button`, /^Show \d+ homes?$/);
  await visitor.misses(sheet);
  await visitor.isAt(/town=Rumson/);
  expect(await asked(visitor)).toEqual({ town: 'Rumson', price: '-9000000', beds: '2' });
  await visitor.sees('form a', /^Remove Rumson$/);
  await visitor.goesBack();
  await visitor.isAt(/^\/properties$/);
  await visitor.misses(sheet);
});

inEveryEngine('finds nothing and asks to be told when one comes', async (visitor) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/properties?town=Rumson&beds=1&price=-100000');
  await visitor.sees('main a', /^Remove .+→ \d/);
  await visitor.scrollsNowhereSideways();
  await visitor.presses('main button', /^Tell me when one comes$/);
  await visitor.sees(`${sheet} *`, /^Rumson, under \$100,000, 1\+ beds/);
  await visitor.types(`${sheet} input`, 'Wendy Wish', /^Name/);
  await visitor.types(`${sheet} input`, `wendy@${visitor.engine.name}.example`, /^Email/);
  await visitor.presses(`${sheet} button`, /^Send Message$/);
  await visitor.sees('body', /Message Sent!/);
});

inEveryEngine('keeps three homes by their hearts and sees them side by side', async (visitor) => {
  await visitor.engine.resize(...phone);
  await visitor.open('/properties');
  for (const count of [1, 2, 3]) {
    await visitor.presses('main button[aria-pressed=false]', /^Save /);
    await visitor.sees('main a', new RegExp(`^Saved \\(${count}\\)$`));
  }
  await visitor.presses('main a', /^Saved \(3\)$/);
  await visitor.isAt(/^\/saved$/);
  await visitor.sees('h1', /^Saved homes$/);
  await expect.poll(() => visitor.count('main article')).toBe(3);
  await visitor.scrollsNowhereSideways();
  await visitor.presses('a', /^Compare side by side$/);
  await visitor.sees('h1', /^Three homes, side by side$/);
  for (const size of [phone, desk]) {
    await visitor.engine.resize(...size);
    await visitor.scrollsNowhereSideways();
  }
  expect(await visitor.count('[role=table] [role=columnheader]')).toBe(3);
  await visitor.goesBack();
  await visitor.sees('h1', /^Saved homes$/);
});

inEveryEngine('pans the Shore by keys, and goes from poster to town to home', async (visitor) => {
  for (const size of [phone, desk]) {
    await visitor.engine.resize(...size);
    await visitor.open('/');
    await visitor.comesNear('section', /^The Shore$/);
    if (size === phone) await visitor.presses('section button', /^Open the map$/);
    await visitor.presses('section button', /^Nearer$/);
    await visitor.presses('[role=button]', /^Red Bank/);
    await visitor.sees('section[tabindex] a', /^About Red Bank$/);
    await visitor.engine.press('Escape');
    await visitor.misses('section[tabindex] a', /^About Red Bank$/);
    // The focus is back at the name, in the window of the drawing.
    const left = () =>
      visitor.engine.run<number>(`
        let view = document.activeElement;
        while (view && getComputedStyle(view).overflowX !== 'auto') view = view.parentElement;
        return view?.scrollLeft ?? -1;`);
    const before = await left();
    await visitor.engine.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    await visitor.scrollsNowhereSideways();
    await visitor.presses('[role=button]', /^Red Bank/);
    await visitor.presses('section[tabindex] a', /, \$/);
    await visitor.isAt(/^\/properties\/[0-9a-f-]{36}$/);
    await visitor.sees('section', /^Photos of/);
    await visitor.goesBack();
    await visitor.sees('h1', /^With You Every Step of the Way$/);
  }
});
