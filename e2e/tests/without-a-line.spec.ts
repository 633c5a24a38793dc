/** Without a connection: what was read before can still be read, and a closed page can be opened again. */

import type { BrowserContext, Page } from '@playwright/test';
import { threePhotos } from '../support/pictures.ts';
import { admin, expect, type Site, test, walkAt } from '../support/test.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'without-a-line', serviceWorkers: 'allow' });
test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR|error occurred when fetching the script/);
});

const notice = (page: Page) => page.getByText(/^No line\. As of /);

const write = (site: Site, name: string): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@leads.example`;
  return sendLead(site, { name, email, message: 'Is the dock shared?' });
};

/** Whether the service worker has stored all files of the pages. */
const isReady = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('app '));
    const newest = await caches.open(names.at(-1) ?? 'none');
    return (await newest.match('/admin/today')) !== undefined;
  });

/** Everything that the browser stores for the agent's pages. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const read = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [store = ''] = opening.result.objectStoreNames;
          const all = opening.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      });
    const cached = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname);
    return { read: JSON.stringify(await Promise.all(databases.map(read))), cached, local: Object.keys(localStorage) };
  });

/** Closes a tab, and opens a new one on the same page. */
async function reopened(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

for (const width of [360, 1280]) {
  test(
    `at ${width} px the line goes while I read: the page says as of when, and goes on when it is back; a closed one opens again without it`,
    walkAt(width),
    async ({ page, context, signIn, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const name = `Quinn Cellar ${width}`;
      await write(site, name);
      await signIn();
      await page.goto('/admin/today');
      await expect.poll(async () => (await kept(page)).read).toContain(name);
      await page.goto('/admin/homes');
      await page.getByRole('link', { name: '22 Surf Street' }).click();
      await expect.poll(async () => (await kept(page)).read).toMatch(/"home":\{[^}]*22 Surf Street/);
      await page.goto('/admin/leads');
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      const lead = page.url();
      await expect.poll(async () => (await kept(page)).read).toMatch(/"lead":\{[^}]*Quinn Cellar/);
      await expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);

      await context.setOffline(true);
      await expect(notice(page)).toBeVisible();
      await context.setOffline(false);
      await expect(notice(page)).toHaveCount(0);

      await context.setOffline(true);
      const cold = await reopened(context, page, lead);
      await cold.setViewportSize({ width, height: 780 });
      await expect(cold.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(cold.getByText('Is the dock shared?').last()).toBeVisible();
      await expect(notice(cold)).toBeVisible();
      await cold.goto('/admin/today');
      await expect(cold.getByText(name).first()).toBeVisible();
      await cold.getByRole('link', { name: 'Homes', exact: true }).first().click();
      await cold.getByRole('link', { name: '22 Surf Street' }).click();
      await expect(cold.getByRole('heading', { name: '22 Surf Street' })).toBeVisible();
      await context.setOffline(false);
      await expect(notice(cold)).toHaveCount(0);
    },
  );
}

/** Collects the names of the mutations that are sent. */
function watchDeeds(page: Page): string[] {
  const deeds: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'POST') return;
    const name = /"operationName":"(ChangeLead|SaveHome|ChangeHome|AnswerLead)"/.exec(request.postData() ?? '')?.[1];
    if (name) deeds.push(name);
    if (request.url().endsWith('/api/admin/upload')) deeds.push('upload');
  });
  return deeds;
}

const look = (page: Page) => page.getByRole('button', { name: 'Look' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Waits for the line' });
const notes = (page: Page) => page.getByLabel('Notes, for you alone');

for (const width of [360, 1280]) {
  test(
    `at ${width} px what I do without a line waits, is seen, and is done once when it is back`,
    walkAt(width),
    async ({ page, context, signIn, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const name = `Quinn Waits ${width}`;
      await write(site, name);
      await signIn();
      await page.goto('/admin/homes');
      await page.getByRole('link', { name: width === 360 ? '27 Leonard Avenue' : '383 Clinton Street' }).click();
      await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
      const home = page.url();
      await page.goto('/admin/leads');
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      const lead = page.url();
      await expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);

      await context.setOffline(true);
      const deeds = watchDeeds(page);
      await notes(page).fill('Wants the dock');
      await expect(page.getByText('Kept on this device until the line is back.')).toBeVisible();
      await notes(page).fill('Wants the dock, and a slip for 30 feet');
      await page.getByRole('radio', { name: 'Contacted' }).check();
      await expect(page.getByText('1 note and 1 change wait for the line.')).toBeVisible();
      await expect(page.getByRole('group', { name: 'What was just done' })).toBeVisible();
      // Not covered by Undo.
      await look(page).click({ trial: true, timeout: 3000 });
      await page.goto(home);
      await page.getByLabel('Choose photos').setInputFiles((await threePhotos()).slice(0, 2));
      await expect(page.getByText('2 wait for the line', { exact: false }).first()).toBeVisible();

      const cold = await reopened(context, page, lead);
      await cold.setViewportSize({ width, height: 780 });
      const done = watchDeeds(cold);
      await expect(cold.getByText('1 note, 1 change and 2 photos wait for the line.')).toBeVisible();
      await expect(notes(cold)).toHaveValue('Wants the dock, and a slip for 30 feet');
      await expect(cold.getByRole('radio', { name: 'Contacted' })).toBeChecked();
      await look(cold).click();
      await expect(list(cold).getByRole('listitem')).toHaveCount(4);
      await expectSound(cold, 'what waits');
      await list(cold)
        .getByRole('button', { name: /^Remove .*kitchen/ })
        .click();
      await expect(list(cold).getByRole('listitem')).toHaveCount(3);
      await cold.keyboard.press('Escape');

      const other = await context.newPage();
      const doneThere = watchDeeds(other);
      await other.goto('/admin/today');
      await expect(other.getByText('1 note, 1 change and 1 photo wait for the line.')).toBeVisible();
      await context.setOffline(false);
      await expect(look(cold)).toHaveCount(0, { timeout: 30_000 });
      await expect(look(other)).toHaveCount(0);
      expect([...done, ...doneThere].toSorted()).toEqual(['ChangeLead', 'ChangeLead', 'SaveHome', 'upload']);
      expect(deeds).toEqual([]);
      await cold.reload();
      await expect(notes(cold)).toHaveValue('Wants the dock, and a slip for 30 feet');
      await expect(cold.getByRole('radio', { name: 'Contacted' })).toBeChecked();
      await cold.goto(home);
      await expect(cold.getByRole('status').filter({ hasText: /^\d+$/ }).first()).toBeVisible();
    },
  );
}

/** Closes a lead as another device would. */
async function closeElsewhere(site: Site, kind: string, id: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: site.origin };
  const body = JSON.stringify({ username: admin.username, password: admin.password });
  const entered = await fetch(`${site.origin}/api/admin/login`, { method: 'POST', headers, body });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const closed = await fetch(`${site.origin}/api/admin/leads/${id}`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ kind, status: 'closed' }),
  });
  expect(closed.status).toBe(200);
}

test('meanwhile somebody else changed it: I see what stands there, and choose; a session that ended asks for the password and goes on', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const [mine, theirs] = ['Quinn Mine', 'Quinn Theirs'];
  for (const name of [mine, theirs]) await write(site, name);
  await signIn();
  for (const name of [mine, theirs]) {
    await page.goto('/admin/leads');
    await page.getByRole('link', { name }).click();
    await expect.poll(async () => (await kept(page)).read).toMatch(new RegExp(`"lead":\\{[^}]*${name}`));
  }
  await expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);
  const [kind = '', id = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Contacted' }).check();
  await expect(page.getByText('1 change waits for the line.')).toBeVisible();
  await page.getByRole('link', { name: mine }).click();
  await expect(page.getByRole('heading', { name: mine, level: 1 })).toBeVisible();
  await notes(page).fill('Mine alone');
  await expect(page.getByText('1 change and 1 note wait for the line.')).toBeVisible();

  // Another device closes the lead, and the session has ended when the connection is back.
  await closeElsewhere(site, kind, id);
  await context.clearCookies();
  await context.setOffline(false);
  const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
  // Closed, it leaves the device with a line and with what waits.
  await expect(logIn.getByLabel('Username')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logIn).toBeHidden();
  await expect(page.getByText('1 change and 1 note wait for you to sign in.')).toBeVisible({ timeout: 3000 });
  await expect(notice(page)).toHaveCount(0);
  await look(page).click();
  await list(page).getByRole('button', { name: 'Send now' }).click();
  await logIn.getByLabel('Username').fill(admin.username);
  await logIn.getByLabel('Password').fill(admin.password);
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('Mine alone') ?? false);
  await logIn.getByRole('button', { name: 'Sign In' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('1 change could not be sent.')).toBeVisible();
  await expect(list(page).getByText('Meanwhile it was set to closed elsewhere.')).toBeVisible();
  await list(page).getByRole('button', { name: 'Put mine there' }).click();
  await expect(list(page).getByText('Everything is sent.')).toBeVisible();
  await page.goto(`/admin/leads/${kind}/${id}`);
  await expect(page.getByRole('radio', { name: 'Contacted' })).toBeChecked();
});

test('I log out on a telephone that others hold: nothing of mine is left on it to be read', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await write(site, 'Private Person');
  await signIn();
  await page.goto('/admin/leads');
  await expect(page.getByText('Private Person').first()).toBeVisible();
  await expect.poll(async () => (await kept(page)).read).toContain('Private Person');
  await expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '63 First Avenue' }).click();
  await page.getByLabel('Year built').fill('1899');
  await expect.poll(async () => (await kept(page)).local.length).toBe(1);
  await page.goto('/admin/leads');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  const asked = page.getByRole('dialog', { name: 'Log out and lose it?' });
  await expect(asked.getByText('1 text half written', { exact: false })).toBeVisible();
  await asked.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  const { read, cached, local } = await kept(page);
  expect(read.replaceAll(/[[\],]/g, '')).toBe('');
  expect(local).toEqual([]);
  expect(cached.filter((path) => !/^\/(releases\/|admin\/(today|version)$)/.test(path))).toEqual([]);
  await context.setOffline(true);
  const cold = await reopened(context, page, '/admin/leads');
  await expect(cold.getByText('Private Person')).toHaveCount(0);
  await expect(cold.getByText(/could not be|cannot be|again/i).first()).toBeVisible();
  await context.setOffline(false);
});

test('notes that waited are not said to wait once they are sent, while their lead stays open', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const name = 'Robin Stays';
  await write(site, name);
  await signIn();
  await page.goto('/admin/leads');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);
  await notes(page).fill('Wants a slip');
  const kept = page.getByText('Kept on this device until the line is back.');
  await expect(kept).toBeVisible();
  await context.setOffline(false);
  await expect(look(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(kept).toHaveCount(0);
  await expect(notes(page)).toHaveValue('Wants a slip');
});
