/** The agent edits their own texts: draft, preview, live, changes from another device, earlier versions, and legal limits. */

import type { Page } from '@playwright/test';
import { gotoFresh } from '../support/fresh.ts';
import { expect, long, test, walkAt } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { aboutPreview, putLive } from './site-editor.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'admin-site' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const hostile = '<img src=x onerror=alert(1)> I know every dock.';

/** Changes a text as another device would. */
const writeElsewhere = (page: Page, name: string, text: string) =>
  page.evaluate(
    async (fields) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/admin/site', { method: 'PUT', headers, body: JSON.stringify({ fields }) })).status;
    },
    [{ name, text }],
  );

for (const [what, code, issues, words] of [
  ['as changed meanwhile although nothing is newer', 'CONFLICT', undefined, 'Refused. What you typed is kept.'],
  ['for what stands in no field', 'BAD_INPUT', [{ path: ['nowhere'], message: 'Odd' }], 'Odd. What you typed is kept.'],
] as const)
  test(`what is refused ${what} is told once, in the gateway's words`, async ({ page, authenticate }) => {
    let asked = 0;
    await authenticate();
    await page.goto('/admin/site');
    await page.route('**/graphql', (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName !== 'UpdateSite') return route.continue();
      asked += 1;
      const extensions = { code, issues };
      return asked < 9 ? route.fulfill({ json: { errors: [{ message: 'Refused.', extensions }] } }) : route.abort();
    });
    await field(page, 'Biography').fill('I know every dock.');
    await putLive(page).click();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(field(page, 'Biography')).toHaveValue('I know every dock.');
    expect(asked).toBe(1);
  });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 }, contextOptions: { reducedMotion: 'reduce' } });

    test('I write my biography, see it before anybody does, put it live, and take it back', async ({
      page,
      authenticate,
    }) => {
      await authenticate();
      await page.goto('/admin/site');
      const before = await field(page, 'Biography').inputValue();
      expect(before).toMatch(/^I grew up two blocks/);
      const name = `Jordan Vale ${width}`;
      await field(page, 'Biography').fill(`${hostile}\n\nIdeal for a family.`);
      await field(page, 'Name').fill(name);
      await field(page, 'Fair Housing Notice').fill('');
      await expect(page.getByText('“ideal for a”')).toBeVisible();
      await putLive(page).click();
      await expect(
        page.getByText('New York requires the Fair Housing Notice to be linked on every page', { exact: true }),
      ).toBeVisible();
      await expect(field(page, 'Fair Housing Notice')).toBeFocused();
      await expectSound(page, 'the site with a legal line missing');
      await hasNoSidewaysScroll(page);
      await page.reload();
      await expect(page.getByText('What you typed is back')).toBeVisible();
      await field(page, 'Fair Housing Notice').fill('https://dos.ny.gov/fair-housing-notice');

      const tab = await aboutPreview(page);
      await expect(tab.getByText('Preview: this is not live.')).toBeVisible();
      await expect(tab.getByText(hostile)).toBeVisible();
      await tab.close();
      await gotoFresh(page, '/about');
      await expect(page.getByText(hostile)).toHaveCount(0);

      await page.goto('/admin/site');
      await expect(field(page, 'Name')).toHaveValue(name);
      await putLive(page).click();
      await expect(page.getByText('The site is live as you see it')).toBeVisible();
      await expect
        .poll(async () => (await page.request.get('/about')).text(), { timeout: 2000 })
        .toContain(`About ${name}`);
      const visitor = await page.context().newPage();
      await visitor.goto('/');
      await expect(visitor).toHaveTitle(new RegExp(name));
      expect(await visitor.locator('script[type="application/ld+json"]').first().textContent()).toContain(name);
      await expect(visitor.getByRole('contentinfo')).toContainText(name);
      const [link] = await visitor
        .getByRole('contentinfo')
        .getByRole('link', { name: /Fair Housing/ })
        .all();
      expect(await link?.getAttribute('href')).toBe('https://dos.ny.gov/fair-housing-notice');
      const manifest = await (await visitor.request.get('/manifest.webmanifest')).text();
      expect(manifest).toContain(name);
      await visitor.goto('/about');
      await expect(visitor.getByText(hostile)).toBeVisible();
      await visitor.close();

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field(page, 'Biography')).toHaveValue(before);
      await expect.poll(async () => (await page.request.get('/about')).text()).not.toContain(name);
    });

    test('my other device was first: I choose field by field, and put an earlier site back', async ({
      page,
      authenticate,
    }) => {
      await authenticate();
      await page.goto('/admin/site');
      await field(page, 'Tagline').fill(`From here, ${width}`);
      await field(page, 'Hours').fill('Mornings');
      expect(await writeElsewhere(page, 'tagline', `From there, ${width}`)).toBe(200);
      await putLive(page).click();
      const meeting = page.getByRole('group', { name: 'Tagline, changed on another device' });
      await expect(meeting).toContainText(`From there, ${width}`);
      await expectSound(page, 'the site changed elsewhere');
      // Opened again, the page has said nothing yet, and the field may be far below.
      await page.reload();
      await expect(meeting).toBeVisible();
      await putLive(page).click();
      await expect(page.getByText('Choose at each marked field').first()).toBeVisible();
      await expect(field(page, 'Tagline')).toBeFocused();
      await meeting.getByRole('button', { name: 'Keep mine' }).click();
      await putLive(page).click();
      await expect(page.getByText('The site is live as you see it')).toBeVisible();
      const live = async () => (await page.request.get('/api/site')).json();
      expect(await live()).toMatchObject({ tagline: `From here, ${width}`, office: { hours: 'Mornings' } });

      // On a phone what can be undone stands before the end of the page.
      await page.getByRole('button', { name: 'Close', exact: true }).last().click();
      const history = page.getByRole('region', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toContainText('Tagline and Hours');
      await history.getByRole('button', { name: 'Put back: as it came' }).click();
      await expect(page.getByText('The site is as it was')).toBeVisible();
      expect(await live()).toMatchObject({ tagline: 'With You Every Step of the Way' });
      await page.goto('/admin/account');
      await expect(page.getByText('Put an earlier site back').first()).toBeVisible();
    });
  });
}

test(
  'Undo takes back what I put live, and leaves another text that was changed meanwhile',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/site');
    const before = await field(page, 'Tagline').inputValue();
    await field(page, 'Tagline').fill('By boat and by bicycle');
    await putLive(page).click();
    await expect(page.getByText('The site is live as you see it')).toBeVisible();
    expect(await writeElsewhere(page, 'office.hours', 'By the tide')).toBe(200);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Tagline')).toHaveValue(before);
    await expect(field(page, 'Hours')).toHaveValue('By the tide');
  },
);

test(
  'while the site goes live, Undo of what was before is not offered any more',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/site');
    await field(page, 'Tagline').fill('Once');
    await putLive(page).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    const letThrough = await holdOperation(page, 'UpdateSite');
    await field(page, 'Tagline').fill('Twice');
    const sent = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'UpdateSite');
    await putLive(page).click();
    await sent;
    // Not awaited: after ten seconds it would be gone by itself.
    expect(await undo.count()).toBe(0);
    letThrough();
    await undo.click();
    await expect(field(page, 'Tagline')).toHaveValue('Once');
  },
);

test(
  'what I write while the site goes live, and in another tab, is not lost',
  long,
  async ({ page, authenticate, context }) => {
    await authenticate();
    await page.goto('/admin/site');
    await expect(field(page, 'Tagline')).not.toHaveValue('');
    const other = await context.newPage();
    await other.goto('/admin/site');
    await field(other, 'Name').fill('Robin Vale');
    const letThrough = await holdOperation(page, 'UpdateSite');
    await field(page, 'Hours').fill('Mornings');
    await putLive(page).click();
    await expect(page.getByRole('button', { name: 'Putting live…' }).filter({ visible: true })).toBeVisible();
    await field(page, 'Tagline').fill('From dune to dock');
    letThrough();
    await expect(page.getByText('The site is live as you see it')).toBeVisible();
    await expect(field(page, 'Tagline')).toHaveValue('From dune to dock');
    await other.close();
    await page.reload();
    await expect(page.getByText('What you typed is back')).toBeVisible();
    await expect(field(page, 'Hours')).toHaveValue('Mornings');
    await expect(field(page, 'Tagline')).toHaveValue('From dune to dock');
    await expect(field(page, 'Name')).toHaveValue('Robin Vale');
  },
);

test('I log out with words about me half written: I am asked first, and whoever signs in next does not find them', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/admin/site');
  await field(page, 'Biography').fill('Between two brokerages');
  await expect(page.getByText(/Kept on this device, /).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  const asked = page.getByRole('dialog', { name: 'Log out and lose it?' });
  await expect(asked.getByText('1 text half written', { exact: false })).toBeVisible();
  await asked.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  await signIn();
  await page.goto('/admin/site');
  await expect(field(page, 'Biography')).toHaveValue(/^I grew up/);
});
