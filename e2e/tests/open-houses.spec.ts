/** Open houses: entered in the home's editor, shown to visitors and in the agent's week, gone when they are over. */

import { gotoFresh } from '../support/fresh.ts';
import { expect, long, test, walkAt } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { holdOperation } from './hold.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'homes-edited' });

const DAY = 86_400_000;

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('I enter an open house, visitors and my week show it, and I take it away and back', async ({
      page,
      authenticate,
      site,
    }) => {
      const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
      const id = homes[width === 360 ? 0 : 1]?.id ?? '';
      const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
      await gotoFresh(page, `/properties/${id}`);
      await expect(page.getByRole('button', { name: 'Schedule a Showing' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Open house' })).toHaveCount(0);

      await authenticate();
      await page.goto(`/admin/homes/${id}`);
      const section = page.getByRole('region', { name: 'Open houses' });
      await section.getByRole('button', { name: 'Add open house' }).click();
      await expect(section.getByLabel('Day')).toBeFocused();
      await section.getByLabel('Day').fill(day);
      await section.getByLabel('To').fill('12:00');
      await section.getByRole('button', { name: 'Add open house' }).click();
      await expect(section.getByText('It ends before it begins')).toBeVisible();
      await section.getByLabel('To').fill('15:00');
      // Nothing is lost by closing the tab, or by going back.
      await page.reload();
      await expect(section.getByLabel('Day')).toHaveValue(day);
      await section.getByLabel('To').press('Enter');
      const row = section.getByRole('listitem');
      await expect(row).toContainText('1:00 pm to 3:00 pm');
      await row.getByRole('button', { name: /^Take away/ }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toHaveCount(1);
      await expectSound(page, 'the editor');

      await page.goto(`/admin/showings?day=${day}`);
      await expect(page.getByText('Open house').filter({ visible: true }).first()).toBeVisible();
      await expectSound(page, 'the week');

      await gotoFresh(page, `/properties/${id}`);
      await expect(page.getByRole('region', { name: 'Open house' })).toContainText('1:00 PM to 3:00 PM');
      expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"Event"');
      await expectSound(page, 'the home');
    });
  });
}

test('the hour that the clocks skip in spring is said to be skipped', async ({ page, authenticate, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
  await authenticate();
  await page.goto(`/admin/homes/${homes[4]?.id}`);
  const section = page.getByRole('region', { name: 'Open houses' });
  // The second Sunday of the next March.
  const march = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 8));
  march.setUTCDate(8 + ((7 - march.getUTCDay()) % 7));
  await section.getByLabel('Day').fill(march.toISOString().slice(0, 10));
  await section.getByLabel('From').fill('02:30');
  await section.getByLabel('To').fill('03:30');
  await section.getByRole('button', { name: 'Add open house' }).click();
  await expect(section.getByLabel('From')).toHaveAccessibleDescription('The clocks skip this hour on that day');
  await expect(section.getByLabel('From')).toBeFocused();
  await section.getByLabel('From').fill('03:00');
  await section.getByRole('button', { name: 'Add open house' }).click();
  await expect(section.getByRole('listitem')).toContainText('3:00 am to 3:30 am');
});

test('a second open house that I begin while the first is on its way stays typed', async ({
  page,
  authenticate,
  site,
}) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  await authenticate();
  await page.goto(`/admin/homes/${homes[2]?.id}`);
  const section = page.getByRole('region', { name: 'Open houses' });
  const day = section.getByRole('group', { name: 'Add an open house' }).getByLabel('Day');
  await day.fill(dayIn(4));
  const release = await holdOperation(page, 'AddOpenHouse');
  await section.getByRole('button', { name: 'Add open house' }).click();
  await day.fill(dayIn(5));
  release();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('button', { name: 'Add open house' })).toBeVisible();
  await expect(day).toHaveValue(dayIn(5));
  await section.getByRole('button', { name: 'Add open house' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(day).toHaveValue('');
});

test(
  'an open house whose answer was lost is seen to be there before I add it at another hour',
  long,
  async ({ page, authenticate, allowConsole, site }) => {
    allowConsole(/Failed to load resource: net::ERR/);
    const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
    await authenticate();
    await page.goto(`/admin/homes/${homes[3]?.id}`);
    const section = page.getByRole('region', { name: 'Open houses' });
    const day = section.getByRole('group', { name: 'Add an open house' }).getByLabel('Day');
    const add = section.getByRole('button', { name: 'Add open house' });
    const later = new Date(Date.now() + 6 * DAY).toISOString().slice(0, 10);
    await day.fill(later);
    await loseAnswer(page, 'AddOpenHouse');
    await add.click();
    await expect(page.getByText('The gateway did not answer.', { exact: false }).first()).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(day).toHaveValue(later);
    // Sent again as it is, it is the same one.
    await add.click();
    await expect(day).toHaveValue('');
    await expect(section.getByRole('listitem')).toHaveCount(1);
  },
);
