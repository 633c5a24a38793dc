/** Showings: a requested time is accepted or another one proposed, and the outcome is recorded, on a phone and at a desk. */

import type { Page } from '@playwright/test';
import { admin, expect, long, type Site, test, walkAt } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { hearNothing } from './hold.ts';
import { mailsOf } from './mail.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

const refused = /Failed to load resource: the server responded with a status of 401/;

const DAY = 86_400_000;
/** 1:30 or 2:30 pm in New York (winter or summer), this many days from now. */
const inDays = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T18:30:00.000Z`;

async function ask(site: Site, name: string, preferredTimes: string[]): Promise<string> {
  const [home] = (await (await fetch(`${site.origin}/api/properties`)).json()) as [{ id: string }];
  const lead = { name, email: `${name.replaceAll(' ', '.')}@showings.example`, message: 'May we see it?' };
  const about = { propertyId: home.id, inquiryType: 'showing', preferredTimes };
  return sendLead(site, { ...lead, ...about });
}

const mailsIn = (site: Site, lead: string): string[] => mailsOf(site, `answer.${lead}`);

const dialog = (page: Page) => page.getByRole('dialog');

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('I accept a time that was asked for, see who comes when, and say what became of it', async ({
      page,
      authenticate,
      site,
    }) => {
      const name = `J Ellis${width}`;
      const day = inDays(2).slice(0, 10);
      const id = await ask(site, name, [inDays(2), inDays(3)]);
      await authenticate();
      await page.goto('/admin/today');
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Showings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Showings' })).toBeAttached();
      await page.goto(`/admin/showings?day=${day}`);
      const asked = page.getByRole('region', { name: 'Asked for' });
      await expectSound(page, 'the showings');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      await asked
        .getByRole('button', { name: new RegExp(`^Accept .*${name}`) })
        .first()
        .click();
      await expect(dialog(page).getByLabel('Message')).toHaveValue(/suits\. I look forward/);
      await expect(dialog(page).getByLabel('Message')).toBeFocused();
      await expectSound(page, 'accepting');
      await dialog(page).getByRole('button', { name: 'Accept and send' }).dblclick();
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => mailsIn(site, id)).toHaveLength(1);
      expect(mailsIn(site, id)[0]).toContain('showing.ics');
      await expect(asked.getByText(name)).toHaveCount(0);

      const showing = page.getByRole('button', { name: new RegExp(`${name}, `) });
      await showing.click();
      await expectSound(page, 'a showing');
      await dialog(page).getByRole('button', { name: 'Nobody came' }).click();
      await expect(page.getByText(/did not come/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await showing.click();
      await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();
      await showing.click();
      await expect(dialog(page).getByText(/, done$/)).toBeVisible();
    });
  });
}

test('I propose another time: kept when I leave it half way, told of what stands at that hour, sent after a new log-in', async ({
  page,
  authenticate,
  site,
  allowConsole,
}) => {
  allowConsole(refused);
  const [first, second] = ['T Marsh', 'A Kowalczyk'];
  await ask(site, first, [inDays(9)]);
  const id = await ask(site, second, [inDays(10)]);
  await authenticate();
  await page.goto(`/admin/showings?day=${inDays(9).slice(0, 10)}`);
  await page.getByRole('button', { name: new RegExp(`^Accept .*${first}`) }).click();
  await dialog(page).getByRole('button', { name: 'Accept and send' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: `Propose another time to ${second}` }).click();
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByLabel('Day')).toBeFocused();
  await dialog(page).getByLabel('Day').fill(inDays(9).slice(0, 10));
  const hour = new Date(inDays(9)).toLocaleTimeString('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
  await dialog(page).getByLabel('Time in New York').fill(hour);
  await expect(dialog(page).getByText(/At that hour you show .*Marsh/)).toBeVisible();
  await dialog(page).getByLabel('Message').fill('Would that do?');
  await page.reload();
  await page.getByRole('button', { name: `Propose another time to ${second}` }).click();
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Would that do?');
  await expect(dialog(page).getByLabel('Time in New York')).toHaveValue(hour);

  await page.context().clearCookies();
  await dialog(page).getByRole('button', { name: 'Send' }).dispatchEvent('click');
  const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await logIn.getByLabel('Username').fill(admin.username);
  await logIn.getByLabel('Password').fill(admin.password);
  await logIn.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => mailsIn(site, id)).toHaveLength(1);
  await page.goto(`/admin/showings?day=${inDays(9).slice(0, 10)}`);
  await page.getByRole('button', { name: new RegExp(`${second}, .*proposed`) }).click();
  await dialog(page).getByRole('button', { name: 'They said yes' }).click();
  await expect(page.getByText(/Two at the same hour/)).toBeVisible();
});

test(
  'where the browser keeps nothing, a time that I proposed nothing of yet holds up no reload, and a subject stays',
  long,
  async ({ page, authenticate, site }) => {
    const name = 'N Storage';
    await ask(site, name, [inDays(12)]);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await authenticate();
    await page.goto(`/admin/showings?day=${inDays(12).slice(0, 10)}`);
    const open = page.getByRole('button', { name: `Propose another time to ${name}` });
    let asked = 0;
    page.on('dialog', (question) => {
      asked += 1;
      void question.accept();
    });
    await open.click();
    // Only a page that was pressed may ask.
    await dialog(page).getByLabel('Message').press('End');
    await page.reload();
    expect(asked).toBe(0);
    await open.click();
    await dialog(page).getByLabel('Subject').fill('The house with the dock');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await open.click();
    await expect(dialog(page).getByLabel('Subject')).toHaveValue('The house with the dock');
  },
);

test(
  'a time that was accepted without an answer is not said to be sent in other words',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const name = 'L Lostline';
    const id = await ask(site, name, [inDays(14)]);
    await authenticate();
    await page.goto(`/admin/showings?day=${inDays(14).slice(0, 10)}`);
    const accept = page.getByRole('button', { name: new RegExp(`^Accept .*${name}`) });
    await accept.click();
    await expect(dialog(page).getByLabel('Message')).toHaveValue(/suits/);
    await page.route('**/graphql', async (route) => {
      // The line goes after the request: the page hears no more of what stands.
      if (route.request().postDataJSON().operationName === 'ArrangeShowing') await route.fetch();
      await route.abort();
    });
    const send = dialog(page).getByRole('button', { name: 'Accept and send' });
    await send.click();
    await expect(page.getByText('The gateway did not answer. Please try again.').first()).toBeVisible();
    for (const _ of ['closed', 'closed once more']) {
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await accept.click();
    }
    await dialog(page).getByLabel('Message').fill('Please come to the back door.');
    await page.unroute('**/graphql');
    await send.click();
    await expect(page.getByText(/It went out already, in other words/).first()).toBeVisible();
    await expect(page.getByText(/is on its way/)).toHaveCount(0);
    expect(mailsIn(site, id)).toHaveLength(1);
  },
);

test(
  'a visit that is moved though the answer is lost keeps its letter open, and moves once',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    // On a phone one day is shown, and the visit goes to another one.
    await page.setViewportSize({ width: 360, height: 740 });
    const name = 'M Moved';
    const id = await ask(site, name, [inDays(33)]);
    await authenticate();
    await page.goto(`/admin/showings?day=${inDays(33).slice(0, 10)}`);
    await page.getByRole('button', { name: new RegExp(`^Accept .*${name}`) }).click();
    await dialog(page).getByRole('button', { name: 'Accept and send' }).click();
    const showing = page.getByRole('button', { name: new RegExp(`${name}, `) });
    await showing.click();
    await dialog(page).getByRole('button', { name: 'Another time' }).click();
    await dialog(page).getByLabel('Day').fill(inDays(34).slice(0, 10));
    await dialog(page).getByLabel('Time in New York').fill('11:00');
    await loseAnswer(page, 'ArrangeShowing');
    const send = dialog(page).getByRole('button', { name: 'Send' });
    await send.click();
    await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
    // It has gone to another day.
    await expect(showing).toHaveCount(0);
    await send.click();
    await expect(page.getByText(/is on its way/).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => mailsIn(site, id)).toHaveLength(2);
  },
);

test(
  'what became of a showing stands as it is though the answer was lost, and Undo that met no line is still offered',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const name = 'U Undone';
    await ask(site, name, [inDays(16)]);
    await authenticate();
    await page.goto(`/admin/showings?day=${inDays(16).slice(0, 10)}`);
    await page.getByRole('button', { name: new RegExp(`^Accept .*${name}`) }).click();
    await dialog(page).getByRole('button', { name: 'Accept and send' }).click();
    const showing = (state: string) => page.getByRole('button', { name: new RegExp(`${name}, .*${state}`) });
    await showing('accepted').click();
    const weather = ['lose the answer'];
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'UpdateShowing' || weather.length === 0)
        return route.fallback();
      if (weather.shift() === 'lose the answer') await route.fetch();
      await route.abort();
    });
    await dialog(page).getByRole('button', { name: 'Nobody came' }).click();
    await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
    await showing('nobody came').click();
    await dialog(page).getByRole('button', { name: 'Not so: it is to come' }).click();
    const offer = page.getByRole('group', { name: 'What was just done' });
    await expect(offer).toContainText('is accepted');
    weather.push('no line', 'lose the answer');
    for (const state of ['accepted', 'nobody came']) {
      await offer.getByRole('button', { name: 'Undo' }).click();
      await expect(offer).toContainText('Not taken back: The gateway did not answer.');
      await expect(showing(state)).toBeVisible();
    }
    await offer.getByRole('button', { name: 'Undo' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(showing('nobody came')).toBeVisible();
  },
);

test(
  'what another device made of a showing meanwhile is not written over by my Undo',
  long,
  async ({ page, authenticate, site }) => {
    const name = 'E Elsewhere';
    await ask(site, name, [inDays(18)]);
    await authenticate();
    const day = inDays(18).slice(0, 10);
    await page.goto(`/admin/showings?day=${day}`);
    await page.getByRole('button', { name: new RegExp(`^Accept .*${name}`) }).click();
    await dialog(page).getByRole('button', { name: 'Accept and send' }).click();
    const showing = (state: string) => page.getByRole('button', { name: new RegExp(`${name}, .*${state}`) });
    await showing('accepted').click();
    await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();
    const offer = page.getByRole('group', { name: 'What was just done' });
    await expect(offer).toContainText('is shown');
    const around = `from=${day}T00:00:00Z&to=${day}T23:59:59Z`;
    const [stored] = await (await page.request.get(`/api/admin/showings?${around}`)).json();
    const [headers, data] = [{ origin: site.origin }, { state: 'no_show' }];
    expect((await page.request.put(`/api/admin/showings/${stored.id}`, { headers, data })).status()).toBe(200);
    await offer.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It was changed again meanwhile.').first()).toBeVisible();
    await expect(showing('nobody came')).toBeVisible();
  },
);

test(
  'a time that I accept is shown as it stands though the answer is lost',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    const name = 'S Stands';
    const id = await ask(site, name, [inDays(20)]);
    await authenticate();
    // The line that broke carried the events, too.
    await hearNothing(page);
    await page.goto(`/admin/showings?day=${inDays(20).slice(0, 10)}`);
    let isLost = true;
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'ArrangeShowing' || !isLost) return route.fallback();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    const accept = page.getByRole('button', { name: new RegExp(`^Accept .*${name}`) });
    await accept.click();
    const send = dialog(page).getByRole('button', { name: 'Accept and send' });
    await send.click();
    await expect(page.getByText('The gateway did not answer. Please try again.').first()).toBeVisible();
    // Before the calendar is asked for again by itself, after a minute.
    await expect(
      page.getByRole('button', { name: new RegExp(`${name}, .*accepted`), includeHidden: true }),
    ).toBeAttached();
    await expect(page.getByRole('button', { name: new RegExp(`^Accept .*${name}`), includeHidden: true })).toHaveCount(
      0,
    );
    // The sheet stays, and sent again it is the same mail.
    await send.click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => mailsIn(site, id)).toHaveLength(1);
  },
);

test('four who ask for one hour stand at my desk as two and the number of the others, which leads to the day', async ({
  page,
  authenticate,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const name of ['Ana One', 'Ben Two', 'Cy Three', 'Dee Four']) await ask(site, name, [inDays(24)]);
  await authenticate();
  const day = inDays(24).slice(0, 10);
  await page.goto(`/admin/showings?day=${day}`);
  const column = page.getByRole('region', { name: new RegExp(` ${Number(day.slice(8))}$`) });
  const blocks = column.getByRole('listitem').getByRole('link');
  await expect(blocks).toHaveCount(3);
  for (const block of await blocks.all()) {
    const { width = 0, height = 0 } = (await block.boundingBox()) ?? {};
    expect(width, 'can be pressed').toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  await expectSound(page, 'the week');

  await column.getByRole('link', { name: /^\+2 more from/ }).click();
  for (const name of ['Ana One', 'Ben Two', 'Cy Three', 'Dee Four'])
    await expect(page.getByRole('link', { name: `What ${name} asks` })).toBeVisible();
  await expectSound(page, 'the day');
  await page.getByRole('link', { name: 'The whole week' }).click();
  await expect(blocks).toHaveCount(3);
  await column.getByRole('link', { name: new RegExp(` ?${Number(day.slice(8))}$`) }).click();
  await expect(page.getByRole('link', { name: 'What Dee Four asks' })).toBeVisible();
  await page.goBack();
  await expect(blocks).toHaveCount(3);

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('link', { name: 'What Dee Four asks' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.height, 'the title stands in one line beside its steps').toBeLessThan(40);
});
