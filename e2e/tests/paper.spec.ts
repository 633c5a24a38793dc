/** What visitors print besides a home and a list: nothing on it is to be pressed. */

import type { Locator } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { carousel, current } from './carousel.ts';

/** As wide as Letter between the usual margins. */
test.use({ viewport: { width: 740, height: 960 } });

const pressed = (within: Locator) => within.locator('button, input, select, textarea, label').filter({ visible: true });

test('a search that found nothing prints what was asked for, and no buttons', async ({ page }) => {
  await page.goto('/properties?town=Red+Bank&beds=9');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Remove 9\+ beds →/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('No properties found')).toBeVisible();
  await expect(main.getByText('9+ beds').filter({ visible: true })).toHaveCount(1);
  await expect(main.getByText(/with one thing less/)).toBeHidden();
  await expect(pressed(main)).toHaveCount(0);
});

for (const path of ['/about', '/areas/rumson'])
  test(`${path} prints without its buttons`, longIf(path !== '/about'), async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: /^(Schedule a Consultation|Book an hour)/ });
    await expect(button.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed(main)).toHaveCount(0);
  });

for (const path of ['/contact', '/contact?form=valuation'])
  test(
    `${path} prints the ways to reach the agent, without the form`,
    longIf(path !== '/contact'),
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(pressed(main)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const link of ['tel:', 'mailto:', 'http'])
        await expect(main.locator(`a[href^="${link}"]`).filter({ visible: true }).first()).toBeVisible();
    },
  );

test('the carousels of the home page and the map of the Shore print without arrows, dots and zoom buttons', async ({
  page,
}) => {
  await page.goto('/');
  const testimonials = carousel(page, 'Testimonials');
  const shore = page.getByRole('region', { name: 'The Shore' });
  await shore.scrollIntoViewIfNeeded();
  await expect(shore.getByRole('button', { name: 'Nearer' })).toBeVisible();
  await expect(current(testimonials)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(testimonials.getByRole('figure').first()).toBeVisible();
  await expect(pressed(testimonials)).toHaveCount(0);
  await expect(shore.getByText('Red Bank', { exact: true }).first()).toBeVisible();
  for (const name of ['Nearer', 'Farther']) await expect(shore.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Buy', exact: true })).toHaveCSS('break-inside', 'avoid');
});
