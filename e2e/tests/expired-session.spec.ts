/** A session ends while the agent works: the log-in opens, and the work continues where it was. */

import type { Locator, Page, Response } from '@playwright/test';
import { threePhotos } from '../support/pictures.ts';
import { admin, expect, long, test } from '../support/test.ts';
import { changeAnswers } from './answers.ts';
import { hearNothing, hold, holdOperation } from './hold.ts';
import { sendLead } from './send-lead.ts';
import { atRest } from './settled.ts';

test.use({ siteName: 'expired-session' });

const refused = /Failed to load resource: the server responded with a status of 401/;
const logIn = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Active and pending' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Ends the session, so that the next call is refused. */
const expire = (page: Page) => page.context().clearCookies();

/** Presses a button without a session. A query of the page may already have opened the log-in, which then covers the button. */
const press = (button: Locator) => button.dispatchEvent('click');

async function sendLogIn(page: Page): Promise<void> {
  await expect(logIn(page)).toBeVisible();
  // The page knows who was signed in.
  await expect(logIn(page).getByLabel('Username')).toHaveValue(admin.username);
  await expect(logIn(page).getByLabel('Username')).toBeEditable();
  await logIn(page).getByLabel('Password').fill(admin.password);
  await logIn(page).getByRole('button', { name: 'Sign In' }).click();
}

async function signInAgain(page: Page): Promise<void> {
  await sendLogIn(page);
  await expect(logIn(page)).toBeHidden();
}

async function fillHome(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  // Otherwise the requests for homes that are under way would be refused, too, and open a log-in of their own.
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('City').fill('Rumson');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Price').fill('1.25M');
  await dialog.getByLabel('Description').fill('By the water.');
}

const add = (page: Page) =>
  page.getByRole('dialog', { name: 'Add property' }).getByRole('button', { name: 'Add property' }).click();

test('a home with its photos is saved after the log-in, nothing is typed or chosen again', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '8 Forgotten Way');
  await page
    .getByRole('dialog')
    .getByLabel('Photos')
    .setInputFiles(await threePhotos());
  await expire(page);
  await add(page);
  await expect(logIn(page).getByLabel('Password')).toBeFocused();
  await signInAgain(page);
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /8 Forgotten Way/ })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('put off, the log-in leaves the form as it was, and comes again with the next try', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '9 Later Lane');
  await expire(page);
  await add(page);
  await expect(logIn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logIn(page)).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  await expect(dialog.getByLabel('Address')).toHaveValue('9 Later Lane');
  await expect(dialog.getByLabel('Description')).toHaveValue('By the water.');
  await add(page);
  await signInAgain(page);
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /9 Later Lane/ })).toHaveCount(1);
});

test('after I signed in in another tab, the log-in closes when I come back to this one, and the form is saved', async ({
  page,
  authenticate,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '12 Other Tab');
  await expire(page);
  await add(page);
  await expect(logIn(page).getByLabel('Username')).toBeVisible();
  await authenticate();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(logIn(page)).toHaveCount(0);
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible();
});

test('one Escape closes the log-in alone, however early it comes, and what is typed meanwhile stays in its field', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '11 Early Escape');
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  const form = dialog.locator('form');
  await expire(page);
  // At this moment the form below has not learned of the log-in yet, and takes the Escape.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes('Please sign in again')) return;
      observer.disconnect();
      const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pressed);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await add(page);
  await expect(form.getByRole('button', { name: 'Add property' })).toBeEnabled();
  await expect(logIn(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Address')).toHaveValue('11 Early Escape');

  // Sent by Enter, with words that follow: the log-in waits for the end of the sentence.
  await dialog.getByLabel('City').press('Enter');
  await dialog.getByLabel('Description').pressSequentially(' It has a dock, and a boat at it.', { delay: 60 });
  await expect(dialog.getByLabel('Description')).toHaveValue('By the water. It has a dock, and a boat at it.');
  await expect(logIn(page).getByLabel('Username')).toBeFocused();
  await signInAgain(page);
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible();
});

test('a wrong password is told there, and the next one goes on', long, async ({ page, signIn, allowConsole }) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '10 Second Try');
  await expire(page);
  await add(page);
  await logIn(page).getByLabel('Username').fill(admin.username);
  await logIn(page).getByLabel('Password').fill('wrong');
  await logIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials', { exact: true }).first()).toBeVisible();
  await logIn(page).getByLabel('Password').fill(admin.password);
  await logIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible();
});

test('a log-in that is sending stays, however I try to close it, and goes on when the answer is there', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await fillHome(page, '13 Slow Lane');
  await expire(page);
  await add(page);
  const release = await hold(page, '**/api/admin/login');
  await sendLogIn(page);
  await expect(logIn(page).getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page).getByRole('button', { name: 'Close' }).click();
  await page.mouse.click(20, 20);
  await page.goBack();
  await page.waitForFunction(() => history.state?.places?.length === 2);
  release();
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible();
  await expect(logIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a sale is marked after the log-in', async ({ page, signIn, allowConsole }) => {
  allowConsole(refused);
  await signIn();
  await page
    .getByRole('button', { name: /^Mark .* as sold$/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Mark as sold' });
  await dialog.getByLabel('Sold date').fill('2026-11-02');
  await dialog.getByLabel('Represented').selectOption('Seller');
  await expire(page);
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await signInAgain(page);
  await expect(page.getByText('Property marked as sold', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test(
  'more homes come after the log-in, and so does the mail’s second try',
  long,
  async ({ page, signIn, allowConsole }) => {
    allowConsole(refused);
    // If the stream of events begins late, its query may find the ended session before the click does.
    await hearNothing(page);
    const asked: number[] = [];
    page.on('request', (request) => {
      const body =
        request.method() === 'POST' ? (request.postDataJSON() as { variables?: { listings?: number } }) : null;
      if (body?.variables?.listings) asked.push(body.variables.listings);
    });
    await changeAnswers(page, {
      AdminDashboard: (data) => {
        const viewer = data?.viewer as unknown as { listings: Array<Record<string, unknown>> } | null | undefined;
        if (!viewer) return data;
        const count = Math.min(asked.at(-1) ?? 0, 80);
        const listings = Array.from({ length: count }, (_, index) => ({ ...viewer.listings[0], id: `copy-${index}` }));
        return { viewer: { ...viewer, listings, mail: { __typename: 'MailStatus', folder: null, dead: 2, kept: 0 } } };
      },
    });
    await signIn();
    await expect(rows(page)).toHaveCount(50);
    await expire(page);
    await press(page.getByRole('button', { name: 'Show more' }));
    await signInAgain(page);
    await expect(rows(page)).toHaveCount(80);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expire(page);
    await press(page.getByRole('button', { name: 'Try again' }));
    const isOf = (name: string) => (response: Response) => response.request().postData()?.includes(name) ?? false;
    const [retried, shown] = [page.waitForResponse(isOf('RetryMail')), page.waitForResponse(isOf('AdminDashboard'))];
    await signInAgain(page);
    expect((await retried).status()).toBe(200);
    await shown;
    await expect(page.getByRole('region', { name: 'Mail' }).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(logIn(page)).toHaveCount(0);
  },
);

test('a desk whose first question is refused asks for the log-in, and is there after it', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(refused);
  await signIn();
  await expect(rows(page).first()).toBeVisible();
  // Requests of the previous page are not counted.
  await page.goto('about:blank');
  await page.route('**/api/admin/check', (route) =>
    route.fulfill({ json: { authenticated: true, username: admin.username } }),
  );
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    await route.fulfill({ response });
  });
  await page.goto('/admin/dashboard');
  await signInAgain(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('a log-in that was put off does not come again by itself', async ({ page, authenticate, allowConsole }) => {
  allowConsole(refused);
  await page.clock.install();
  await authenticate();
  await page.goto('/admin/leads');
  const isWaiting = (response: Response) => response.request().postData()?.includes('AdminWaiting') ?? false;
  const search = page.getByRole('searchbox').first();
  await expect(search).toBeVisible();
  const code = page.waitForResponse(/login-form/);
  await page.clock.fastForward(2500);
  await (await code).finished();
  await expire(page);
  await page.clock.fastForward(31_000);
  await expect(logIn(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logIn(page)).toHaveCount(0);
  const asked = page.waitForResponse(isWaiting);
  await page.clock.fastForward(31_000);
  await (await asked).finished();
  // More than the log-in takes to open.
  await page.clock.runFor(1500);
  await expect(logIn(page)).toHaveCount(0);
  // What the agent does is asked for.
  await search.fill('nobody of that name');
  await page.clock.runFor(3000);
  await expect(logIn(page)).toBeVisible();
});

test('without a session the dashboard’s address leads to the log-in and back', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  await expect(rows(page).first()).toBeVisible();
});

test('the address of a lead, as a mail or a notification has it, leads to that lead once I have signed in', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(refused);
  const id = await sendLead(site, { name: 'From A Notification', email: 'notified@leads.example' });
  await page.goto(`/admin/leads/contact/${id}?from=push`);
  await page.waitForURL('**/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  // The phone may have put the browser away while the password was looked for.
  await page.reload();
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'From A Notification' })).toBeVisible();
  await expect(page).toHaveURL(`/admin/leads/contact/${id}?from=push`);
});

test('a log-in that I open myself leads to the dashboard, whatever I had wanted to open before', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await page.goto('/admin/homes');
  await page.waitForURL('**/admin/login');
  await page.goto('/about');
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('after a log-in Back leads past it', long, async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.goto('/about');
  await page.goto('/admin/homes');
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/homes');
  await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('what a page still asks for when I log out opens no log-in over it', async ({ page, authenticate }) => {
  await authenticate();
  const letThrough = await holdOperation(page, 'AgentHomes');
  await page.route('**/api/admin/logout', async (route) => {
    const response = await route.fetch();
    const answer = page.waitForResponse((one) => one.request().postData()?.includes('AgentHomes') === true);
    letThrough();
    await (await answer).finished();
    await atRest(page);
    await expect(logIn(page)).toBeHidden();
    await route.fulfill({ response });
  });
  await page.goto('/admin/homes');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL('**/admin/login');
  await expect(logIn(page)).toBeHidden();
});

/** Opens a home, and returns a field of it. */
async function yearBuilt(page: Page): Promise<Locator> {
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '63 First Avenue' }).click();
  return page.getByLabel('Year built');
}

test('once I log out in one tab, the others show nothing of mine either, also what I had begun to type', async ({
  page,
  authenticate,
  context,
}) => {
  await authenticate();
  const [reading, typing] = [await context.newPage(), await context.newPage()];
  await reading.goto('/admin/leads');
  await expect(reading.getByRole('heading', { name: 'Leads' }).first()).toBeVisible();
  await (await yearBuilt(typing)).fill('1899');
  await page.goto('/admin/today');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, reading, typing]) {
    await tab.waitForURL('**/admin/login');
    await expect(tab.getByLabel('Username')).toBeEditable();
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
  await reading.goBack();
  await expect(reading.getByRole('heading', { name: 'Leads' })).toHaveCount(0);
  await Promise.all([reading.close(), typing.close()]);
});

test('a tab that slept while I logged out and in again stays as it is, and takes nothing that I have typed since', async ({
  page,
  authenticate,
  context,
}) => {
  await authenticate();
  const sleeper = await context.newPage();
  await sleeper.goto('/admin/leads');
  await expect(sleeper.getByRole('heading', { name: 'Leads' }).first()).toBeVisible();
  await (await yearBuilt(page)).fill('1899');
  await expect(page.getByText(/Kept on this device, /).filter({ visible: true })).toBeVisible();
  // What it hears late.
  const looked = sleeper.waitForResponse('**/api/admin/check');
  await page.evaluate(() => new BroadcastChannel('admin-logged-out').postMessage(null));
  await (await looked).finished();
  await atRest(sleeper);
  await expect(sleeper.getByRole('heading', { name: 'Leads' }).first()).toBeVisible();
  await sleeper.close();
  await expect(await yearBuilt(page)).toHaveValue('1899');
});

test('I sign out everywhere with a text half written: I am asked first, and it is kept if I stay', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await (await yearBuilt(page)).fill('1899');
  await expect(page.getByText(/Kept on this device, /).filter({ visible: true })).toBeVisible();
  await page.goto('/admin/account');
  const everywhere = page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' });
  const asked = page.getByRole('dialog', { name: 'Sign out everywhere and lose it?' });
  await everywhere.click();
  await expect(asked.getByText('1 text half written', { exact: false })).toBeVisible();
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toBeHidden();
  await expect(await yearBuilt(page)).toHaveValue('1899');
  await page.goto('/admin/account');
  await everywhere.click();
  await asked.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/admin/login');
});
