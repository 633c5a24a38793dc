/** The home page's featured properties. */

import { expect, test } from '../support/test.ts';
import { type Answer, arrive, changeAnswers, type Row } from './answers.ts';
import { carousel, inSight } from './carousel.ts';

const some = (count: number, change: (home: Row, index: number) => Row = (home) => home) => ({
  FeaturedProperties: (data: Answer) => ({
    featuredProperties: data.featuredProperties?.slice(0, count).map(change),
  }),
});

test('I see three, and arrows because there are more; each leads to its page', async ({ page }) => {
  await page.goto('/');
  const region = carousel(page, 'Featured properties');
  await expect(region.getByRole('button', { name: 'Next properties' })).toBeVisible();
  await expect(inSight(region)).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'View All Properties' })).toHaveAttribute(
    'href',
    '/properties',
  );
  const first = inSight(region).first();
  const address = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
});

test('three have no arrows; pending, for sale and without pictures they say so', async ({ page }) => {
  const changed = some(3, (home, index) => ({
    ...home,
    status: index === 0 ? 'pending' : 'active',
    listingType: 'sale',
    ...(index === 2 ? { photos: [] } : {}),
  }));
  await changeAnswers(page, changed);
  await arrive(page, 'home');
  const region = carousel(page, 'Featured properties');
  await expect(inSight(region)).toHaveCount(3);
  await expect(region.getByRole('button', { name: /^(Previous|Next)/ })).toHaveCount(0);
  await expect(inSight(region).nth(0)).toContainText('Pending');
  await expect(inSight(region).nth(1)).toContainText('For Sale');
  await expect(inSight(region).nth(2)).toContainText('Awaiting Images');
});

test('none, and the section is not there', async ({ page }) => {
  await changeAnswers(page, some(0));
  await arrive(page, 'home');
  await expect(page.getByRole('heading', { name: 'Recent Sales' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toHaveCount(0);
});
