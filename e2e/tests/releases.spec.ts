/** The agent's page for releases: what is live, changed in two presses, undone in one. */

import { deployCall, liveVersion, publishAs } from '../support/deploy.ts';
import { admin, expect, long, test, walkAt } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { hold } from './hold.ts';
import { hasNoSidewaysScroll, longWord } from './long-words.ts';
import { asksBeforeReload } from './reload.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'releases' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

for (const [width, next] of [
  [360, '1.0.0+00000000000a'],
  [1280, '1.0.0+00000000000b'],
] as const) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: 860 } });

    test('I see what is live, put a release live, take that back, and hear why a part cannot be taken out', async ({
      page,
      signIn,
      site,
    }) => {
      const before = await liveVersion(site, 'mfe-areas');
      await publishAs(site, 'mfe-areas', next);
      await signIn();
      if (width === 360) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Releases' }).click();
      const parts = page.getByRole('region', { name: 'Parts of the site' });
      await expect(parts).toContainText('5 live');
      await expect(parts).toContainText('by npm start');
      await expect(parts).toContainText(/Nearest to its budget: .*\d kB of \d/);

      const areas = parts.getByRole('group').filter({ hasText: 'Areas' }).first();
      await areas.locator('summary').click();
      await expect(areas).toContainText('from commit a1b2c3d');
      // A version in two lines is read as two.
      const isOneLine = await areas
        .locator('li b')
        .evaluateAll((all) =>
          all.map((one) => one.clientHeight < 2 * Number.parseFloat(getComputedStyle(one).fontSize)),
        );
      expect([isOneLine.length > 1, isOneLine]).toEqual([true, isOneLine.map(() => true)]);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectSound(page, `the releases in ${colorScheme} colours`);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      const answer = await hold(page, '**/graphql');
      await areas.getByRole('button', { name: `Put live: Areas ${next}` }).click();
      // A promotion may take a minute. Only the button that was pressed says so; the others are disabled.
      await expect(areas.getByText('Checking…')).toBeVisible();
      await expect(areas.getByText('Checking…')).toHaveCount(1);
      answer();
      const undo = page.getByRole('group', { name: 'What was just done' });
      await expect(undo).toContainText(`Areas went live, ${next} in place of ${before}`, { timeout: 60_000 });
      await expect.poll(() => liveVersion(site, 'mfe-areas'), { timeout: 1000 }).toBe(next);
      await undo.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => liveVersion(site, 'mfe-areas'), { timeout: 60_000 }).toBe(before);

      // Undo does not undo what somebody else has changed since.
      const elsewhere = async (deed: string, input: object) => {
        const data = { name: 'mfe-areas', ...input };
        const told = await page.request.post(`/api/admin/releases/${deed}`, { headers: { origin: site.origin }, data });
        expect(told.status()).toBe(200);
      };
      await areas.getByRole('button', { name: `Put live: Areas ${next}` }).click();
      await expect(undo).toContainText(`Areas went live, ${next}`, { timeout: 60_000 });
      // It stays while the pointer is on it, however long the two promotions take.
      await undo.hover();
      await elsewhere('rollback', {});
      await elsewhere('promote', { version: next });
      await undo.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Areas stays as it is' })).toContainText('came first');
      expect(await liveVersion(site, 'mfe-areas')).toBe(next);
      await elsewhere('rollback', {});

      // What somebody else did first is done, and nothing is to be tried again.
      await page.getByRole('button', { name: 'Look again' }).filter({ visible: true }).click();
      const putLive = areas.getByRole('button', { name: `Put live: Areas ${next}` });
      await expect(putLive).toBeEnabled();
      await elsewhere('promote', { version: next });
      await putLive.click();
      await expect(page.getByText('Areas: it is so already', { exact: true })).toBeVisible();
      await expect(page.getByText('Areas stays as it is')).toHaveCount(0);
      await expect(putLive).toHaveCount(0);
      await elsewhere('rollback', {});

      // Nor does a press that was meant for what stood there before.
      const takeOut = areas.getByRole('button', { name: 'Take out of the site: Areas' });
      const refusal = page.getByRole('alert').filter({ hasText: 'Areas stays as it is' });
      await takeOut.click();
      await expect(refusal).toContainText('came first');
      await expect(areas.getByRole('button', { name: `Put live: Areas ${next}` })).toBeVisible();

      // The home page uses the grid of towns, so that part cannot be withdrawn.
      await takeOut.click();
      await expect(refusal).toContainText('places the slot areas/', { timeout: 60_000 });
      await expect(refusal.getByText('Areas stays as it is')).toBeInViewport();
      expect(await liveVersion(site, 'mfe-areas')).toBe(before);
      // What was refused a while ago says nothing of how it stands now.
      await page.getByRole('button', { name: 'Look again' }).filter({ visible: true }).click();
      await expect(page.getByText('Areas stays as it is')).toHaveCount(0);
    });

    test('I make a token that is shown once, revoke it, and take that back', async ({ page, authenticate, site }) => {
      await authenticate();
      await page.goto('/admin/releases');
      const note = `CI at ${width}`;
      await page.getByRole('button', { name: 'New token' }).click();
      const dialog = page.getByRole('dialog', { name: 'New token' });
      await dialog.getByLabel('Part').selectOption('mfe-areas');
      await dialog.getByRole('button', { name: 'Make the token' }).click();
      await expect(dialog.getByText('Required')).toHaveCount(2);
      await dialog.getByLabel('For whom').fill(note);
      await dialog.getByLabel('Your password').fill('wrong');
      await dialog.getByRole('button', { name: 'Make the token' }).click();
      await expect(dialog.getByText('Wrong password')).toBeVisible();
      await expectSound(page, 'the form for a token');
      await dialog.getByLabel('Your password').fill(admin.password);
      await dialog.getByRole('button', { name: 'Make the token' }).click();
      const secret = String(await dialog.getByText(/^deploy_/).textContent());
      await expectSound(page, 'a token');
      // It stands nowhere else: what leaves it by mistake asks first.
      expect(await asksBeforeReload(page)).toBe(true);
      const question = page.getByRole('dialog', { name: 'Have you kept the token?' });
      await dialog.getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Show it' }).click();
      await page.goBack();
      await expectSound(page, 'the question of the token');
      await question.getByRole('button', { name: 'Show it' }).click();
      await expect(dialog.getByText(secret)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      expect(await asksBeforeReload(page)).toBe(false);
      const may = async () => (await deployCall(site, secret, 'GET', '')).status;
      expect(await may()).toBe(200);

      const tokens = page.getByRole('region', { name: 'Who may deploy' });
      await tokens.getByRole('button', { name: `Revoke the token Areas, ${note}` }).click();
      await expect(tokens.getByText(note)).toBeHidden();
      expect(await may()).toBe(401);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(tokens.getByText(note)).toBeVisible();
      expect(await may()).toBe(200);
    });
  });
}

test(
  'Undo of a release that met no line is still offered, and one whose answer was lost is refused by nobody',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const before = await liveVersion(site, 'mfe-areas');
    const next = '1.0.0+00000000000c';
    await publishAs(site, 'mfe-areas', next);
    await authenticate();
    await page.goto('/admin/releases');
    const areas = page
      .getByRole('region', { name: 'Parts of the site' })
      .getByRole('group')
      .filter({ hasText: 'Areas' });
    await areas.first().locator('summary').click();
    await page.getByRole('button', { name: `Put live: Areas ${next}` }).click();
    const offer = page.getByRole('group', { name: 'What was just done' });
    await expect(offer).toContainText(`Areas went live, ${next}`, { timeout: 60_000 });
    const weather = ['no line', 'lose the answer'];
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'RollBackRelease' || weather.length === 0)
        return route.fallback();
      if (weather.shift() === 'lose the answer') await route.fetch();
      await route.abort();
    });
    const takeBack = offer.getByRole('button', { name: 'Undo' });
    await takeBack.click();
    await expect(offer).toContainText('Not taken back: The gateway did not answer.');
    expect(await liveVersion(site, 'mfe-areas')).toBe(next);
    await takeBack.click();
    await expect.poll(() => liveVersion(site, 'mfe-areas'), { timeout: 60_000 }).toBe(before);
    await expect(offer).toContainText('Not taken back: The gateway did not answer.');
    await takeBack.click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Put live: Areas ${next}` })).toBeEnabled();
    await expect(page.getByText('Areas stays as it is')).toHaveCount(0);
    expect(await liveVersion(site, 'mfe-areas')).toBe(before);
  },
);

test('where the answer to a new token is lost, I am told that nobody has seen its secret', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  await authenticate();
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('For whom').fill('Lost on its way');
  await dialog.getByLabel('Your password').fill(admin.password);
  await loseAnswer(page, 'CreateDeployToken');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByText(/revoke it: nobody has seen its secret/).first()).toBeVisible();
  await expect(page.getByText(/Lost on its way/).first()).toBeAttached();
});

// This test is the last one, because nobody can deploy to this site afterwards.
test('on my phone a token with an endless name stays within the page, and is gone though the answer to its end is lost', async ({
  page,
  signIn,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const data = { part: 'mfe-areas', note: longWord.slice(0, 100), password: admin.password, expiresAt };
  const headers = { origin: site.origin };
  expect((await page.request.post('/api/admin/deploy-tokens', { headers, data })).status()).toBe(201);
  await page.goto('/admin/releases');
  const revoke = page.getByRole('button', { name: `Revoke the token Areas, ${data.note}` });
  await expect(revoke).toBeVisible();
  await hasNoSidewaysScroll(page);
  await loseAnswer(page, 'RevokeDeployToken');
  await revoke.click();
  await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
  await expect(revoke).toHaveCount(0);
});

test('a secret that the browser does not copy is to be copied by hand', long, async ({ page, authenticate }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await authenticate();
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('For whom').fill('By hand');
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Mark it and copy it by hand.').first()).toBeVisible();
});

test('where every token is revoked, I read that nobody may deploy', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/releases');
  const tokens = page.getByRole('region', { name: 'Who may deploy' });
  const revoke = tokens.getByRole('button', { name: /^Revoke/ });
  const empty = tokens.getByText('Nobody: a team deploys with a token.');
  await expect(revoke.first()).toBeVisible();
  await expect(empty).toBeHidden();
  // Two presses are one: the token is revoked, and can be had back.
  const count = await revoke.count();
  await revoke.first().dblclick();
  await expect(revoke).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(revoke).toHaveCount(count);
  for (let left = await revoke.count(); left > 0; left -= 1) {
    await revoke.first().click();
    await expect(revoke).toHaveCount(left - 1);
  }
  await expect(empty).toBeVisible();
});
