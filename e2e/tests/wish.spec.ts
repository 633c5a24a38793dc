/** A search without results: the visitor can ask to be told of new homes. The agent reads the wish, and each home shows whose wishes it fits. */

import { expect, type Site, test, walkAt } from '../support/test.ts';
import { isHydrated } from './answers.ts';
import { said, sendContact } from './forms.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

type Home = { id: string; city: string };

const homeOf = async (site: Site): Promise<Home> => {
  const [home] = (await (await fetch(`${site.origin}/api/properties?status=active&limit=1`)).json()) as Home[];
  if (!home) throw new Error('The site has no home');
  return home;
};

for (const width of [360, 1280])
  test(
    `at ${width} px I ask to be told when one comes, and the agent reads what I look for`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/properties?town=Rumson&beds=9&price=-900000&listing=sale');
      const tell = page.getByRole('button', { name: 'Tell me when one comes' });
      // Its code is loaded after the page's.
      await expect.poll(() => tell.evaluate(isHydrated)).toBe(true);
      await tell.click();
      const dialog = page.getByRole('dialog', { name: 'Tell me when one comes' });
      await expect(dialog.getByText('Rumson, for sale, under $900,000, 9+ beds')).toBeVisible();
      await expect(dialog.getByLabel('I am interested in')).toHaveCount(0);
      await expectSound(page, 'the wish');
      await dialog.getByLabel('Name').fill(`Wendy ${width}`);
      await dialog.getByLabel('Email').fill(`wendy-${width}@wish.example`);
      const sent = page.waitForRequest('**/api/contacts');
      await sendContact(page);
      expect((await sent).postDataJSON()).toMatchObject({
        message: 'Tell me when one comes: Rumson, for sale, under $900,000, 9+ beds.',
        wish: { city: 'Rumson', maxPrice: 900_000, minBedrooms: 9, listingType: 'sale' },
      });
      await expect(said(page, 'Message Sent!').first()).toBeVisible();
      const answered = page.getByRole('main').getByText(/^Sent\. I answer by/);
      await expect(answered).toBeVisible();
      await expect(answered).toBeInViewport({ ratio: 1 });
      const isUncovered = await answered.evaluate((note) => {
        const { left, bottom } = note.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 8) === note;
      });
      expect(isUncovered, 'the toast leaves it in sight').toBe(true);
      // The visitor asked for the earlier search, not for this one.
      await page.getByRole('link', { name: 'Remove Rumson', exact: true }).click();
      await expect(page).toHaveURL((url) => !url.searchParams.has('town'));
      await expect(page.getByText('No properties found')).toBeVisible();
      await expect(answered).toBeHidden();

      await authenticate();
      const { nodes } = await (await page.request.get(`/api/admin/leads?text=wendy-${width}@wish`)).json();
      await page.goto(`/admin/leads/${nodes[0].kind}/${nodes[0].id}`);
      await expect(page.getByText('Rumson, for sale, under $900,000, 9+ beds', { exact: true })).toBeVisible();
    },
  );

test('a home tells the agent whom it fits, by what they asked to be told of', async ({ page, authenticate, site }) => {
  const home = await homeOf(site);
  const wishes = { Fern: { city: home.city }, Moss: { city: home.city, maxPrice: 1 } };
  for (const [name, wish] of Object.entries(wishes))
    await sendLead(site, { name, email: `${name}@fits.example`, wish });
  await authenticate();
  await page.goto('/admin/homes');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/homes/${home.id}"]`) });
  await expect(row).toContainText('fits 1 person');
  await page.goto(`/admin/homes/${home.id}`);
  await expect(page.getByText('This home fits 1 person.')).toBeVisible();
  await page.getByRole('link', { name: 'Fern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fern' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('what is said where nothing is found looks as it does with them', async ({ page }) => {
    await page.goto('/properties?town=Rumson&beds=9');
    await expect(page.getByText('No properties found')).toHaveCSS('font-family', /Newsreader/);
  });
});

test('where nothing was asked for, nothing is wished', async ({ page }) => {
  await page.goto('/properties?status=sold&town=Rumson&beds=9');
  await expect(page.getByRole('button', { name: 'Ask me to look for one' })).toBeVisible();
});
