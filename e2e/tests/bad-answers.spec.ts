/** Something else than the gateway's answer arrives, and the agent is told what happened. */

import type { Page, Route } from '@playwright/test';
import { threePhotos } from '../support/pictures.ts';
import { admin, expect, long, longIf, type Site, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { expectToast } from './forms.ts';
import { holdOperation } from './hold.ts';
import { mailsOf } from './mail.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'bad-answers' });

const html =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'text/html', body: `<h1>${status}</h1>` });

const gatewayIsAsked = (page: Page, operation: string, answer: (route: Route) => Promise<void>) =>
  page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName === operation ? answer(route) : route.fallback());
  });

/** Writes an answer to a lead, and does not send it. */
async function writeLetter(page: Page, site: Site, name: string) {
  await sendLead(site, { name, email: 'j@bad-answers.example' });
  await page.goto('/admin/today');
  await page.getByRole('button', { name: `Mail ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Mail to ${name}` });
  await dialog.getByLabel('Message').fill('It is heated.');
  return dialog;
}

const limited = { message: 'Too many requests. Please try again later.', extensions: { code: 'RATE_LIMITED' } };

const cases: Array<[string, (route: Route) => Promise<void>, RegExp]> = [
  ['a proxy with too many requests', html(429, { 'Retry-After': '40' }), /too many requests.* in 40 seconds/i],
  [
    'the gateway with too many requests',
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '90' }, json: { errors: [limited] } }),
    /too many requests.* in 2 minutes/i,
  ],
  ['a proxy that lets nothing so large by', html(413), /too large/],
  ['a proxy whose gateway is away', html(502), /down, or being restarted/],
  ['a gateway that failed', html(500), /went wrong on the site/],
  ['a page of something between', html(200), /Something between/],
  ['nothing', (route) => route.fulfill({ json: { data: null } }), /empty/],
  ['a line that is cut', (route) => route.abort(), /The gateway did not answer/],
];

/** `npm test` has these, the long run all. */
const most = ['the gateway with too many requests', 'a page of something between', 'a line that is cut'];

for (const [index, [what, answer, words]] of cases.entries())
  test(
    `a letter that is answered by ${what} says so, and stays`,
    longIf(!most.includes(what)),
    async ({ page, authenticate, site, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await authenticate();
      const dialog = await writeLetter(page, site, `Reader ${index}`);
      await gatewayIsAsked(page, 'AnswerLead', answer);
      await dialog.getByRole('button', { name: 'Send, and mark done' }).click();
      await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
      await expect(dialog.getByLabel('Message')).toHaveValue('It is heated.');
      await expect(dialog.getByRole('button', { name: 'Send, and mark done' })).toBeEnabled();
    },
  );

test('a letter that nothing answers is given up, and may be sent again', async ({ page, authenticate, site }) => {
  await page.clock.install();
  await authenticate();
  const dialog = await writeLetter(page, site, 'Patient Reader');
  const asked = page.waitForRequest((request) => request.postData()?.includes('"AnswerLead"') === true);
  await holdOperation(page, 'AnswerLead');
  await dialog.getByRole('button', { name: 'Send, and mark done' }).click();
  await asked;
  await page.clock.runFor(20_000);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /in time.* may have been done/ })
      .first(),
  ).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('It is heated.');
});

test(
  'a letter that went out though its answer was lost is not taken for the one I write then',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await authenticate();
    const dialog = await writeLetter(page, site, 'Lost Answer');
    const send = dialog.getByRole('button', { name: 'Send, and mark done' });
    let isLost = true;
    await gatewayIsAsked(page, 'AnswerLead', async (route) => {
      if (!isLost) return route.fallback();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'The gateway did not answer' }).first()).toBeVisible();
    await dialog.getByLabel('Message').fill('It is not heated.');
    await send.click();
    const said = page.getByRole('status').filter({ hasText: 'It went out already, in other words. Send again' });
    await expect(said.first()).toBeVisible();
    await send.click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => mailsOf(site, 'answer.').filter((mail) => mail.includes('It is not heated.')))
      .toHaveLength(1);
  },
);

test('a photo that something between answers in its place fails, and the next one goes up', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/homes/new');
  let asked = 0;
  await page.route('**/api/admin/upload', (route) => {
    asked += 1;
    return asked === 1 ? html(200)(route) : route.fallback();
  });
  const [first, second] = await threePhotos();
  if (!first || !second) throw new Error('There are three photos');
  await page.getByLabel('Choose photos').setInputFiles([first, second]);
  await expect(page.getByText('Not taken')).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});

test('a sign-in that a proxy answers is not told as a wrong password', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/admin/login');
  await hydrated(page, 'Admin Portal');
  await page.route('**/api/admin/login', html(502));
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed', 'The site is down, or being restarted. Please try again in a minute.');
});

test('a browser that keeps no session says so, and nobody is welcomed', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/admin/login');
  await hydrated(page, 'Admin Portal');
  await page.route('**/api/admin/login', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(
    page,
    'Login failed',
    'This browser keeps no cookie of this site, without which nobody stays signed in.',
  );
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('on my phone a browser that keeps nothing says so beside what puts a new home live', async ({
  page,
  authenticate,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await authenticate();
  await page.goto('/admin/homes/new');
  const words = page.getByText('This browser keeps nothing: put it live before you leave');
  await page.getByLabel('Address').fill('1 Unkept Way');
  await expect(words.filter({ visible: true })).toBeInViewport();
  await expectSound(page, 'a new home that is kept nowhere');
});
