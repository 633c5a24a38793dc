/** What the agent does with leads, on a phone and at a desk. */

import type { Locator, Page } from '@playwright/test';
import { admin, expect, long, type Site, test, walkAt } from '../support/test.ts';
import { hearNothing, holdOperation } from './hold.ts';
import { mailsOf } from './mail.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'agents-leads' });

const refused = /Failed to load resource: the server responded with a status of 401/;

const write = (site: Site, more: Record<string, unknown>): Promise<string> =>
  sendLead(site, { name: 'J. Ellis', email: 'j.ellis@leads.example', ...more });

const home = async (site: Site) =>
  ((await (await fetch(`${site.origin}/api/properties`)).json()) as Array<{ id: string; address: string }>)[0];

const answersIn = (site: Site, lead: string): string[] => mailsOf(site, `answer.${lead}`);

const lead = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
/** Presses Mail at this lead, and returns the letter's dialog. */
async function openMail(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Mail ${name}` }).click();
  return page.getByRole('dialog', { name: `Mail to ${name}` });
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('a lead arrives while the list is open, and is counted in the title', async ({ page, authenticate, site }) => {
      await authenticate();
      const listening = page.waitForResponse('**/api/admin/events');
      await page.goto('/admin/leads');
      await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeAttached();
      await listening;
      const name = `Arrives At ${width}`;
      await write(site, { name, email: `arrives-${width}@leads.example` });
      await expect(lead(page, name)).toBeVisible();
      await expect(page).toHaveTitle(/^\(\d+\) Leads \|/);
    });

    test('I answer by mail in words I saw, kept when I leave them half way; it goes out once', async ({
      page,
      authenticate,
      site,
    }) => {
      const name = `R. Lindqvist ${width}`;
      const id = await write(site, { name, email: `mail-${width}@leads.example` });
      await authenticate();
      await page.goto('/admin/today');
      const dialog = await openMail(page, name);
      await dialog.getByRole('button', { name: 'Thank and ask' }).click();
      await expect(dialog.getByLabel('Message')).toHaveValue(new RegExp(`^Dear ${name},`));
      await dialog.getByLabel('Message').fill('It is heated.\n\nAvery');
      await page.reload();
      await page.getByRole('button', { name: `Mail ${name}` }).click();
      await expect(dialog.getByLabel('Message')).toHaveValue('It is heated.\n\nAvery');
      await dialog.getByRole('button', { name: 'Send, and mark done' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(lead(page, name)).toHaveCount(0);
      await expect.poll(() => answersIn(site, id)).toHaveLength(1);
      expect(answersIn(site, id)[0]).toContain('It is heated.\r\n\r\nAvery');
      await page.goto(`/admin/leads/contact/${id}`);
      await expect(page.getByText('You answered by mail')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Contacted' })).toBeChecked();
    });

    test('Done takes somebody off today, and Undo puts them back', async ({ page, authenticate, site }) => {
      const name = `T. Marsh ${width}`;
      await write(site, { name, email: `done-${width}@leads.example`, phone: '(732) 555-0188 x12' });
      await authenticate();
      await page.goto('/admin/today');
      await page.getByRole('button', { name: `Done with ${name}` }).click();
      await expect(lead(page, name)).toHaveCount(0);
      await undo(page).click();
      await expect(page.getByRole('button', { name: `Done with ${name}` })).toBeVisible();
      await expect(page.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', 'tel:7325550188'); // Not the extension.
    });

    test('today, the inbox, a lead, an answer and the numbers are sound', async ({ page, authenticate, site }) => {
      const { id: propertyId } = (await home(site)) ?? {};
      const preferredTimes = [new Date(Date.now() + 2 * 86_400_000).toISOString()];
      const showing = {
        name: `A. Kowalczyk ${width}`,
        email: `showing-${width}@leads.example`,
        message: 'אפשר לראות את הבית בשבת?',
        propertyId,
        inquiryType: 'showing',
        preferredTimes,
      };
      const id = await write(site, showing);
      await authenticate();
      for (const path of ['/admin/today', '/admin/leads?show=all', `/admin/leads/contact/${id}`]) {
        await page.goto(path);
        await expect(page.getByText(showing.name).filter({ visible: true }).first()).toBeVisible();
        await expectSound(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      }
      await expect(page.getByRole('article').getByText(showing.message).first()).toHaveCSS('direction', 'rtl');
      await page.goto('/admin/numbers');
      await expect(page.getByText('The figures').first()).toBeVisible();
      for (const table of await page.getByText('The figures').all()) await table.click();
      await expectSound(page, '/admin/numbers');
      await page.goto(`/admin/leads/contact/${id}`);
      await page.getByRole('button', { name: /^Accept / }).click();
      await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(/suits/);
      await expectSound(page, 'an answer');
    });
  });
}

test('a status that another device gave a lead meanwhile is not written over by my Undo', async ({
  page,
  authenticate,
  site,
}) => {
  const name = 'E. Elsewhere';
  const id = await write(site, { name, email: 'elsewhere@leads.example' });
  await authenticate();
  await page.goto('/admin/today');
  await page.getByRole('button', { name: `Done with ${name}` }).click();
  await expect(undo(page)).toBeVisible();
  const [headers, data] = [{ origin: site.origin }, { kind: 'contact', status: 'spam' }];
  expect((await page.request.put(`/api/admin/leads/${id}`, { headers, data })).status()).toBe(200);
  await undo(page).click();
  await expect(page.getByText('It was changed again meanwhile.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Done with ${name}` })).toHaveCount(0);
  expect((await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).status).toBe('spam');
});

test('a lead that comes while the stream is still beginning is seen at once', long, async ({ page, signIn, site }) => {
  await signIn();
  const name = 'Between';
  const listed = page.waitForResponse((answer) => answer.request().postDataJSON()?.operationName === 'AdminLeads');
  await page.route('**/api/admin/events', async (route) => {
    await (await listed).finished();
    const id = await write(site, { name, email: 'between@leads.example' });
    const states = async () => {
      const { messages } = await (await page.request.get(`/api/admin/leads/contact/${id}`)).json();
      return messages.map(({ state }: { state: string }) => state);
    };
    // No open page has been told of the lead or of its mail.
    await expect.poll(states).toEqual(['sent', 'sent']);
    await route.continue();
  });
  const listening = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin/leads');
  await listening;
  await expect(lead(page, name)).toBeVisible();
});

test('a reply that I keep with two presses on a slow line is kept once', long, async ({ page, authenticate, site }) => {
  const name = 'Twice Kept';
  await write(site, { name, email: 'twice@leads.example' });
  await authenticate();
  await page.goto('/admin/today');
  const dialog = await openMail(page, name);
  await dialog.getByLabel('Message').fill('It is heated.');
  await dialog.getByRole('button', { name: 'Keep as a reply' }).click();
  const title = dialog.getByLabel('Keep these words as');
  await title.press('Enter');
  await title.fill('Kept once');
  const release = await holdOperation(page, 'CreateSavedReply');
  await title.press('Enter');
  await title.press('Enter');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  release();
  await expect(title).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: `Mail ${name}` }).click();
  await expect(dialog.getByRole('button', { name: 'Kept once' })).toHaveCount(1);
});

test('two devices write notes of one lead: neither writes over the other, and I choose', async ({
  page,
  signIn,
  site,
}) => {
  const id = await write(site, { name: 'Two Devices', email: 'two-devices@leads.example' });
  await signIn();
  const desk = await page.context().newPage();
  // The page does not learn of the other's change, because its stream of events never begins.
  await hearNothing(page.context());
  const notes = (one: Page) => one.getByLabel('Notes, for you alone');
  const stored = async () => (await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).notes;
  const keep = async (one: Page, words: string) => {
    await notes(one).fill(words);
    await expect(one.getByText(/^Kept, /)).toBeVisible();
    await expect.poll(stored).toBe(words);
  };
  await page.goto(`/admin/leads/contact/${id}`);
  await desk.goto(`/admin/leads/contact/${id}`);
  await expect(notes(desk)).toBeVisible();
  await keep(page, 'A');
  await desk.reload();
  await keep(desk, 'A B');

  await notes(page).fill('A C');
  const choice = page.getByRole('group', { name: 'Changed on another device' });
  await expect(choice.getByText('Meanwhile they were changed elsewhere: “A B”')).toBeVisible();
  await expect(notes(page)).toHaveValue('A C');
  await expectSound(page, 'notes to choose of');
  expect(await stored()).toBe('A B');
  // After a reload, both are still there.
  await page.reload();
  await expect(notes(page)).toHaveValue('A C');
  await notes(page).fill('A B C');
  await expect(page.getByText('Kept on this device until you choose.')).toBeVisible();
  expect(await stored()).toBe('A B');
  await choice.getByRole('button', { name: 'Put mine there' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(stored).toBe('A B C');

  // While the other tab's text is being sent, both tabs show it. So what is typed now is an edit of that text.
  await expect(notes(desk)).toHaveValue('A B');
  await notes(desk).fill('A B D');
  await expect(desk.getByText('Meanwhile they were changed elsewhere: “A B C”').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(notes(desk)).toHaveValue('A B C');
  await keep(desk, 'A B C E');

  // Typed while the other tab's is being sent: not a change of it, for only its own page showed that.
  await page.reload();
  const send = await holdOperation(page, 'ChangeLead');
  const isSent = page.waitForRequest((request) => request.postData()?.includes('"ChangeLead"') ?? false);
  await notes(page).fill('A B C E F');
  await isSent;
  await notes(desk).fill('A B C E G');
  send();
  await expect(desk.getByText('Meanwhile they were changed elsewhere: “A B C E F”').first()).toBeVisible();
  expect(await stored()).toBe('A B C E F');
});

test('notes that I change back while they are on their way are kept as I changed them back', async ({
  page,
  signIn,
  site,
}) => {
  const id = await write(site, { name: 'Changed Back', email: 'changed-back@leads.example' });
  await signIn();
  await page.goto(`/admin/leads/contact/${id}`);
  const notes = page.getByLabel('Notes, for you alone');
  await notes.fill('A');
  await expect(page.getByText(/^Kept, /)).toBeVisible();
  const send = await holdOperation(page, 'ChangeLead');
  const isSent = page.waitForRequest((request) => request.postData()?.includes('"ChangeLead"') ?? false);
  await notes.fill('B');
  await isSent;
  await notes.fill('A');
  await notes.blur();
  send();
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/audit-log?subjectId=${id}`)).json()).nodes.length)
    .toBeGreaterThan(2);
  await expect(notes).toHaveValue('A');
  expect((await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).notes).toBe('A');
});

test(
  'notes that another device wrote meanwhile are to be chosen of where this one keeps nothing, too',
  long,
  async ({ page, authenticate, site }) => {
    const id = await write(site, { name: 'Keeps Nothing', email: 'keeps-nothing@leads.example' });
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      };
    });
    await hearNothing(page);
    await authenticate();
    const stored = async () => (await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).notes;
    const elsewhere = async (notes: string) => {
      const data = { kind: 'contact', notes };
      const answer = await page.request.put(`/api/admin/leads/${id}`, { data, headers: { origin: site.origin } });
      expect(answer.ok()).toBe(true);
    };
    await page.goto(`/admin/leads/contact/${id}`);
    const notes = page.getByLabel('Notes, for you alone');
    const choice = page.getByRole('group', { name: 'Changed on another device' });
    await expect(notes).toBeVisible();

    await elsewhere('Theirs');
    await notes.fill('Mine');
    await expect(choice.getByText('Meanwhile they were changed elsewhere: “Theirs”')).toBeVisible();
    await expect(page.getByText('Not kept until you choose.')).toBeVisible();
    await notes.fill('Mine, longer');
    await choice.getByRole('button', { name: 'Put mine there' }).click();
    await expect(choice).toHaveCount(0);
    await expect.poll(stored).toBe('Mine, longer');

    await elsewhere('Theirs again');
    await notes.fill('Mine again');
    await choice.getByRole('button', { name: 'Keep theirs' }).click();
    await expect(notes).toHaveValue('Theirs again');
    await expect(choice).toHaveCount(0);
    expect(await stored()).toBe('Theirs again');
  },
);

test(
  'notes that could not be kept are kept once I open their lead again, whichever way I left it',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(refused);
    const id = await write(site, { name: 'Left Early', email: 'left-early@leads.example' });
    const notes = page.getByLabel('Notes, for you alone');
    const stored = async () => (await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).notes;
    await authenticate();
    await page.goto(`/admin/leads/contact/${id}`);
    await notes.fill('Wants a dock');
    // The notes have not been sent yet.
    await page.reload();
    await expect(notes).toHaveValue('Wants a dock');
    await expect.poll(stored).toBe('Wants a dock');

    // The session ends only when the notes are saved: if the log-in opened earlier, it would get the keys that are typed.
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName === 'LeadAsItStands') await page.context().clearCookies();
      await route.continue().catch(() => undefined); // The page may be closed already.
    });
    await notes.fill('Wants a dock, and soon');
    await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Not kept yet. You are not signed in any more.')).toBeVisible();
    await page.unrouteAll();
    await page.goto('/admin/leads');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await authenticate();
    await page.goto(`/admin/leads/contact/${id}`);
    await expect(notes).toHaveValue('Wants a dock, and soon');
    await expect.poll(stored).toBe('Wants a dock, and soon');
    // After the notes are saved, changes from another device are shown.
    const data = { kind: 'contact', notes: 'Has a dock' };
    await page.request.put(`/api/admin/leads/${id}`, { data, headers: { origin: site.origin } });
    await page.reload();
    await expect(notes).toHaveValue('Has a dock');
  },
);

test('an address that names no lead says so, and offers no other try', async ({ page, authenticate }) => {
  await authenticate();
  for (const id of ['nope', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/admin/leads/contact/${id}`);
    await expect(page.getByText('This lead is not there any more.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
});

test('numbers of weeks in which nobody wrote say so', long, async ({ page, authenticate }) => {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== 'AdminNumbers') return route.fallback();
    const answer = await route.fetch();
    const body = await answer.json();
    for (const week of body.data.viewer?.numbers.weeks ?? []) week.leadsBySource = [];
    await route.fulfill({ response: answer, json: body });
  });
  await authenticate();
  await page.goto('/admin/numbers');
  const sources = page.getByRole('region', { name: 'Where leads come from' });
  await expect(sources).toContainText('Nobody has written in these weeks.');
  await expect(sources.getByText('The figures')).toHaveCount(0);
});

test('spam that is none is released, and its mail goes out', async ({ page, authenticate, site }) => {
  const id = await write(site, { name: 'Low Score', email: 'low@leads.example', recaptchaToken: 'low' });
  await authenticate();
  await page.goto('/admin/leads?show=spam');
  await lead(page, 'Low Score').getByRole('link').click();
  await expect(page.getByText('Held while it is taken for spam').first()).toBeVisible();
  await page.getByRole('radio', { name: 'New' }).check({ force: true });
  await expect(page.getByText(/Told you by mail\. (Sent|On its way)/)).toBeVisible();
  await expect.poll(() => mailsOf(site, `acknowledgement.${id}.`)).toHaveLength(1);
});

test('an answer outlives the session: the log-in comes on top of it, and it goes out', async ({
  page,
  authenticate,
  site,
  allowConsole,
}) => {
  allowConsole(refused);
  const id = await write(site, { name: 'S. Okafor', email: 'expired@leads.example' });
  await authenticate();
  await page.goto(`/admin/leads/contact/${id}`);
  await page.getByRole('button', { name: 'Mail S. Okafor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail to S. Okafor' });
  await dialog.getByLabel('Message').fill('Half past four suits.');
  await page.context().clearCookies();
  // A query of the page may already have opened the log-in.
  await dialog.getByRole('button', { name: 'Send, and mark done' }).dispatchEvent('click');
  const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await logIn.getByLabel('Username').fill(admin.username);
  await logIn.getByLabel('Password').fill(admin.password);
  await logIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('You answered by mail')).toBeVisible();
  await expect.poll(() => answersIn(site, id)).toHaveLength(1);
});

test('the way back closes the letter that I write and leaves its lead and its words', async ({
  page,
  authenticate,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const id = await write(site, { name: 'B. Gesture', email: 'gesture@leads.example' });
  await authenticate();
  await page.goto(`/admin/leads/contact/${id}`);
  const open = page.getByRole('button', { name: 'Mail B. Gesture' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Mail to B. Gesture' });
  await dialog.getByLabel('Message').fill('Half past four suits.');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/admin/leads/contact/${id}$`));
  await open.click();
  await expect(dialog.getByLabel('Message')).toHaveValue('Half past four suits.');
  await dialog.getByRole('button', { name: 'Send, and mark done' }).click();
  await expect(page.getByText('You answered by mail')).toBeVisible();
  await expect.poll(() => answersIn(site, id)).toHaveLength(1);
});

test('filters and the open lead are in the address, and Back leads through them', async ({
  page,
  authenticate,
  site,
}) => {
  await write(site, { name: 'Findable Person', email: 'find@leads.example', message: 'The carriage house' });
  await authenticate();
  await page.goto('/admin/leads');
  await page.getByPlaceholder('A name, a number, a word').fill('carriage');
  await expect(page).toHaveURL(/text=carriage/);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .filter({ hasText: 'Findable' }),
  ).toHaveCount(1);
  await lead(page, 'Findable Person').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/leads\/contact\/[^?]+\?text=carriage/);
  await expect(page.getByRole('heading', { level: 1, name: 'Findable Person' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/leads\?text=carriage$/);
  await expect(lead(page, 'Findable Person').getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Closed' }).click();
  await expect(page.getByText('Nothing fits. Try fewer words.')).toBeVisible();
});

test('at 360 px an open lead says where it stands in the list, and leads to the one before and after', async ({
  page,
  authenticate,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const name of ['Neighbour One', 'Neighbour Two', 'Neighbour Three'])
    await write(site, { name, email: `${name.replaceAll(' ', '.')}@leads.example` });
  await authenticate();
  await page.goto('/admin/leads?text=Neighbour&show=all&sort=newest');
  await page.getByRole('link', { name: /Neighbour Three/ }).click();
  const beside = page.getByRole('navigation', { name: 'Leads beside this one' });
  await expect(beside).toContainText('1 of 3');
  await expect(beside.getByRole('link', { name: /Previous/ })).toHaveCount(0);
  await beside.getByRole('link', { name: 'Next: Neighbour Two' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neighbour Two' })).toBeVisible();
  await expect(beside).toContainText('2 of 3');
  await page.getByRole('link', { name: 'Back to Leads' }).click();
  await expect(page.getByRole('link', { name: /Neighbour Three/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Neighbour Two/ })).toBeFocused();
});

test('with forced colors the ways to answer have an edge, and the open lead is marked in the list', async ({
  page,
  authenticate,
  site,
}) => {
  const id = await write(site, { name: 'Forced Colors', email: 'forced@leads.example', phone: '(732) 555-0188' });
  await authenticate();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/admin/leads/contact/${id}`);
  const answers = page.getByRole('article');
  for (const way of [
    answers.getByRole('link', { name: 'Call Forced Colors' }),
    answers.getByRole('button', { name: 'Text Forced Colors' }),
    answers.getByRole('button', { name: 'Mail Forced Colors' }),
    answers.getByRole('button', { name: 'Done with Forced Colors' }),
  ])
    await expect(way).toHaveCSS('border-top-width', '1px');
  await expect(lead(page, 'Forced Colors').getByRole('link').first()).toHaveCSS('border-left-width', '6px');
});

test(
  'with letters twice as large the list of leads still says who wrote, and each of its choices whole',
  long,
  async ({ page, authenticate, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const long = 'Large Letters of Navesink';
    const id = await write(site, { name: long, email: 'large@leads.example', phone: '(732) 555-0188' });
    await authenticate();
    await page.goto('/admin/leads?text=large@leads');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const name = page.getByRole('link').getByText(long, { exact: true });
    const isCut = (text: Locator) =>
      text.evaluate((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
    await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(100);
    expect(await isCut(name)).toBe(false);
    const cut = await page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await page.goto(`/admin/homes/${(await home(site))?.id}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await isCut(page.getByRole('heading', { level: 1 }))).toBe(false);

    await page.goto(`/admin/leads/contact/${id}`);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const wordsCut = (all: Locator) =>
      all.evaluateAll((buttons) =>
        buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    const mail = page.getByRole('button', { name: `Mail ${long}` });
    await expect(mail).toBeVisible();
    expect(await wordsCut(page.getByRole('button', { name: new RegExp(`${long}$`) }))).toEqual([]);
    await mail.click();
    const replies = page.getByRole('group', { name: 'Begin with' }).getByRole('button');
    await expect(replies.nth(1)).toBeVisible();
    expect(await wordsCut(replies)).toEqual([]);
  },
);

test('a name of sixty letters is whole in four lines of a phone', long, async ({ page, authenticate, site }) => {
  const name = 'WOLFESCHLEGELSTEINHAUSEN'.repeat(3).slice(0, 60);
  const id = await write(site, { name, email: 'long@leads.example' });
  await page.setViewportSize({ width: 360, height: 780 });
  await authenticate();
  await page.goto(`/admin/leads/contact/${id}`);
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  const { lines, isCut } = await heading.evaluate((element) => ({
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    isCut: element.scrollWidth > element.clientWidth,
  }));
  expect(lines).toBeLessThan(4.5);
  expect(isCut).toBe(false);
});

test(
  'a letter that this browser cannot keep stands there again after a press beside it, and a reload asks first',
  long,
  async ({ page, authenticate, site }) => {
    const name = 'Kept Nowhere';
    await write(site, { name, email: 'kept-nowhere@leads.example' });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await authenticate();
    await page.goto('/admin/today');
    const open = page.getByRole('button', { name: `Mail ${name}` });
    const dialog = page.getByRole('dialog', { name: `Mail to ${name}` });
    await open.click();
    await dialog.getByLabel('Message').fill('It is heated, and the dock is new.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await expect(dialog.getByLabel('Message')).toHaveValue('It is heated, and the dock is new.');
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await dialog.getByLabel('Message').fill('');
    await page.reload();
    await expect(open).toBeVisible();
  },
);

test(
  'a saved reply that I choose over my own words comes after them; one over another takes its place',
  long,
  async ({ page, authenticate, site }) => {
    const name = 'Own Words';
    await write(site, { name, email: 'own-words@leads.example' });
    await authenticate();
    await page.goto('/admin/today');
    const dialog = await openMail(page, name);
    const message = dialog.getByLabel('Message');
    // Until the replies have come, the first button is one that keeps words.
    const reply = dialog.getByRole('group', { name: 'Begin with' }).locator('button[aria-pressed]').first();
    await reply.click();
    await expect(message).not.toHaveValue('');
    const words = await message.inputValue();
    await reply.click();
    await expect(message).toHaveValue(words);
    await message.fill('It is heated, and the dock is new.');
    await reply.click();
    await expect(message).toHaveValue(`It is heated, and the dock is new.\n\n${words}`);
  },
);
