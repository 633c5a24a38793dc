/** A home's value estimate: entered, changed and removed by the agent, shown to visitors, and changed on two devices at once. */

import { gotoFresh } from '../support/fresh.ts';
import { expect, long, test, walkAt } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { holdOperation } from './hold.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'homes-edited' });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('I change what a home may be worth, meet my other device, and take the estimate away and back', async ({
      page,
      authenticate,
      site,
    }) => {
      type Home = { id: string; valueEstimate: object | null };
      const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as Home[];
      const id = homes.filter(({ valueEstimate }) => valueEstimate)[width === 360 ? 0 : 1]?.id ?? '';
      await authenticate();
      await page.goto(`/admin/homes/${id}`);
      const section = page.getByRole('region', { name: 'Value estimate' });
      await section.getByRole('button', { name: 'Change estimate' }).click();
      await section.getByLabel('Estimate', { exact: true }).fill('1 million');
      await section.getByRole('button', { name: 'Save estimate' }).click();
      await expect(section.getByText('Enter whole dollars')).toBeVisible();
      await expect(section.getByLabel('Estimate', { exact: true })).toBeFocused();
      await section.getByLabel('Estimate', { exact: true }).fill('2.5m');
      await section.getByLabel('Range from').fill('$2,400,000');
      await section.getByLabel('Range to').fill('2600k');
      await expectSound(page, 'the form');

      const elsewhere = { method: 'PUT', path: `/api/admin/properties/${id}/value-estimates`, figures: null };
      const status = await page.evaluate(async ({ method, path, figures }) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method, headers, body: JSON.stringify({ figures }) })).status;
      }, elsewhere);
      expect(status).toBe(200);
      await section.getByRole('button', { name: 'Save estimate' }).click();
      await expect(page.getByText(/changed on another device/).first()).toBeVisible();
      await expect(section.getByText(/^None\./)).toBeVisible();
      const release = await holdOperation(page, 'SetValueEstimate');
      await section.getByRole('button', { name: 'Save estimate' }).click();
      // The form closes when the answer comes. Until then nothing can be typed, because it would be lost.
      await expect(section.getByLabel('Estimate', { exact: true })).not.toBeEditable();
      release();
      await expect(section.getByText('$2,500,000').first()).toBeVisible();
      await expect(section.getByText('demo content')).toBeVisible();

      await gotoFresh(page, `/properties/${id}`);
      const card = page.getByRole('region', { name: 'Home Value Estimate' });
      await expect(card).toContainText('$2,500,000');
      await expect(card).toContainText('Sales range from $2,400,000');

      await page.goto(`/admin/homes/${id}`);
      await section.getByRole('button', { name: 'Take it away' }).click();
      await expect(section.getByText(/^None\./)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(section.getByRole('button', { name: 'Change estimate' })).toBeVisible();
      await section.getByRole('button', { name: 'Take it away' }).click();
      await expect(section.getByText(/^None\./)).toBeVisible();
      await gotoFresh(page, `/properties/${id}`);
      await expect(card).toHaveCount(0);
      await page.goto(`/admin/homes/${id}`);
      await expect(page.getByRole('region', { name: 'History' })).toContainText(
        'Value estimate of $2,500,000 taken away',
      );
      await section.getByRole('button', { name: 'Enter an estimate' }).click();
      await section.getByRole('button', { name: 'Cancel' }).click();
      await expectSound(page, 'the editor');
    });
  });
}

test(
  'an estimate whose answer is lost is mine: I save it again in other figures, and nobody else is said to have changed it',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
    await authenticate();
    await page.goto(`/admin/homes/${homes[2]?.id}`);
    const section = page.getByRole('region', { name: 'Value estimate' });
    await section.getByRole('button', { name: /^(Change|Enter an) estimate$/ }).click();
    const amounts = await section.locator('input:not([type=date])').all();
    for (const [index, amount] of amounts.entries()) await amount.fill(`${(index === 1 ? 1 : 2) * 10_000}`);
    await section.getByLabel('As of').fill('2026-11-01');
    await loseAnswer(page, 'SetValueEstimate');
    const save = section.getByRole('button', { name: 'Save estimate' });
    await save.click();
    await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
    await section.getByLabel('Estimate', { exact: true }).fill('19000');
    await save.click();
    await expect(section.getByText('$19,000').first()).toBeVisible();
    await expect(page.getByText(/changed on another device/)).toHaveCount(0);
  },
);

test(
  'figures that are not saved are lost neither by a press on a link nor by the way back',
  long,
  async ({ page, signIn, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const [home] = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
    await signIn();
    await page.goto(`/admin/homes/${home?.id}`);
    const section = page.getByRole('region', { name: 'Value estimate' });
    await section.getByRole('button', { name: /^(Change|Enter an) estimate$/ }).click();
    const estimate = section.getByLabel('Estimate', { exact: true });
    await estimate.fill('2.5m');
    const back = page.locator('a[href="/admin/homes"]:visible').first();
    await back.click();
    const asked = page.getByRole('dialog', { name: 'Leave without saving it?' });
    await expect(asked).toContainText('stays on this device and is offered again');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect(estimate).toHaveValue('2.5m');
    await back.click();
    await asked.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/homes$/);
    await page.goBack();
    await expect(estimate).toHaveValue('2.5m');
    // Going back asks nothing, and loses nothing.
    await estimate.fill('2.6m');
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(`${home?.id}$`));
    await page.goForward();
    await expect(estimate).toHaveValue('2.6m');
    // A draft that was undone is not kept.
    const cancel = section.getByRole('button', { name: 'Cancel' });
    await cancel.click();
    await section.getByRole('button', { name: /^(Change|Enter an) estimate$/ }).click();
    const first = await estimate.inputValue();
    await estimate.fill('1');
    await estimate.fill(first);
    await page.reload();
    await expect(section.getByRole('button', { name: /^(Change|Enter an) estimate$/ })).toBeVisible();
  },
);
