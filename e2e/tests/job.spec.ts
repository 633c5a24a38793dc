/** The main task from end to end: a visitor finds a home and asks, the agent adds and sells it, and everything survives a restart. */

import { gotoFresh } from '../support/fresh.ts';
import { threePhotos } from '../support/pictures.ts';
import { admin, expect, statusUnderTest, test } from '../support/test.ts';

test.use({ siteName: 'job' });

test.describe.configure({ mode: 'serial' });

test('a visitor goes from the home page to a property and asks about it', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Home Search' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await page.getByRole('button', { name: 'Active Listings' }).click();
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByRole('heading', { name: 'Sold Properties' })).toBeHidden();
  await page.getByLabel('Town').selectOption('Rumson');
  await expect(page).toHaveURL(/town=Rumson/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  const id = page.url().split('/').at(-1);

  await page.getByRole('button', { name: 'Request More Info' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Name/).fill('Jordan Ellis');
  await dialog.getByLabel(/Email/).fill('jordan@ellis.example');
  await dialog.getByLabel(/Message/).fill('Is the roof newer than the kitchen?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for reaching out. I'll get back to you within 24 hours.", { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  const signedIn = await page.request.post('/api/admin/login', { data: admin, headers: { origin: site.origin } });
  expect(signedIn.status()).toBe(200);
  const answer = await page.request.post('/graphql', {
    data: { query: '{ viewer { leads(first: 50) { nodes { kind name email summary propertyId } } } }' },
    headers: { origin: site.origin },
  });
  const { data } = (await answer.json()) as { data: { viewer: { leads: { nodes: Array<Record<string, string>> } } } };
  const leads = data.viewer.leads.nodes.filter(({ email }) => email === 'jordan@ellis.example');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ kind: 'contact', propertyId: id, summary: 'Is the roof newer than the kitchen?' });
});

test('sign-in is refused with the specified words and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid credentials', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByLabel('Username')).toHaveValue(admin.username);
});

test('the agent adds a property with three photos, and it is live at once', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('77 Test Harbor Way');
  await dialog.getByLabel('City').fill('Rumson');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Price').fill('1.25M');
  await dialog.getByLabel('Bedrooms').fill('4');
  await dialog.getByLabel('Photos').setInputFiles(await threePhotos());
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect(page.getByText('Property added successfully', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /77 Test Harbor Way/ })).toBeVisible();

  await gotoFresh(page, '/properties');
  const card = page.getByRole('article').filter({ hasText: '77 Test Harbor Way' });
  await expect(card).toContainText('$1,250,000');
  await card.getByRole('link').click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  const isDrawn = await page
    .getByRole('region', { name: /Photos of/ })
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
  expect(isDrawn).toBe(true);
  await gotoFresh(page, '/');
  await expect(page.getByRole('main')).toContainText('77 Test Harbor Way');
});

test('marked as sold it stands in Recent Sales and in the Sold table, and survives a restart', async ({
  page,
  signIn,
  site,
}) => {
  await signIn();
  await page.getByRole('button', { name: 'Mark 77 Test Harbor Way as sold' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2);
  const today = new Date().toISOString().slice(0, 10);
  await dialog.getByLabel('Sold date').fill(today);
  await dialog.getByLabel('Represented').selectOption('Buyer');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByText('Property marked as sold', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sold' })).toContainText('77 Test Harbor Way');

  const expectSold = async () => {
    await gotoFresh(page, '/properties?status=sold');
    await expect(page.getByRole('row', { name: /77 Test Harbor Way/ })).toContainText('Buyer');
    await gotoFresh(page, '/');
    await expect(page.getByRole('region', { name: 'Recent sales' })).toContainText('77 Test Harbor Way');
  };
  await expectSold();
  await page.goto('about:blank'); // An open page would go on asking while no gateway answers.
  await site.restart();
  await expectSold();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Sold' })).toContainText('77 Test Harbor Way');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
});
