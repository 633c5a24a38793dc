/** Every screen of the site, and how a visitor comes to see it. */

import type { Page } from '@playwright/test';

export type Screen = {
  name: string;
  /** `home` stands for the first home on the list. */
  path: string;
  isPrivate?: boolean;
  /** Two widths in place of four: a thumb and a desk. */
  isOfTwo?: boolean;
  /** What to do before looking. What floats is seen in the window, a page at its whole length. */
  open?: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const main = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
};

const leave = async (page: Page): Promise<void> => {
  await page.waitForTimeout(1500); // the popup is on watch
  await page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })));
  await page.getByRole('dialog').waitFor();
};

const address = async (page: Page): Promise<void> => {
  await leave(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Property address').fill('12 Dune Road');
  await dialog.getByLabel('City').fill('Sea Bright');
  await dialog.getByLabel('ZIP').fill('07760');
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

const owner = async (page: Page): Promise<void> => {
  await address(page);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }));
  await page.getByRole('dialog').getByLabel('Name').fill('Jordan Ellis');
  await page.getByRole('dialog').getByLabel('Email').fill('jordan@ellis.example');
  await page.getByRole('button', { name: 'Send me the analysis' }).click();
};

const menu = async (page: Page): Promise<void> => {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Areas of Specialization').click();
};

const invalid = async (page: Page): Promise<void> => {
  await press('Contact me')(page).catch(() => main('Schedule a Call')(page));
  await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
};

const failed = async (page: Page): Promise<void> => {
  await page.route('**/api/contacts', (route) => route.abort());
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Message').fill('May I call on Friday?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Error', { exact: true }).waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'properties', path: '/properties' },
  { name: 'property', path: 'home' },
  { name: 'area', path: '/areas/rumson' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'page-not-found', path: '/nowhere' },
  { name: 'property-not-found', path: '/properties/nonsense' },
  { name: 'town-not-found', path: '/areas/atlantis' },
  { name: 'login', path: '/admin/login' },
  { name: 'dashboard', path: '/admin/dashboard', isPrivate: true },
  { name: 'add-property', path: '/admin/dashboard', isPrivate: true, open: press('Add property') },
  { name: 'mark-as-sold', path: '/admin/dashboard', isPrivate: true, open: press(/^Mark .* as sold$/) },
  { name: 'menu', path: '/areas/sea-bright', open: menu },
  { name: 'contact-dialog', path: '/contact', open: main('Schedule a Call') },
  { name: 'contact-invalid', path: '/contact', open: invalid },
  { name: 'toast', path: '/contact', open: failed },
  { name: 'valuation', path: '/', open: main('Get Your Free Home Valuation') },
  { name: 'showing', path: 'home', open: press('Schedule a Showing') },
  { name: 'photos', path: 'home', open: press('Show this photo large') },
  { name: 'popup-address', path: '/', open: leave },
  { name: 'popup-owner', path: '/', open: address },
  { name: 'popup-thanks', path: '/', open: owner },
];

/** Behind More on phones; the rail has it all on wide screens. */
const more = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'More' });
  if (await button.isVisible()) await button.click();
};

const firstLead = async (page: Page): Promise<void> => {
  await page.locator('[data-lead]').first().click();
  await page.getByRole('radio', { name: 'Contacted' }).waitFor({ state: 'attached' });
};

const firstOfHomes = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Seventh Avenue/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Facts' }).waitFor();
};

const firstPhoto = async (page: Page): Promise<void> => {
  await firstOfHomes(page);
  await page
    .getByRole('button', { name: /^Photo 1/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const firstPerson = async (page: Page): Promise<void> => {
  await page.locator('main a[href^="/admin/people/"]').first().click();
  await page.getByRole('heading', { name: 'What you know' }).waitFor();
};

const sheet = async (page: Page): Promise<void> => {
  const rows = ['Street,City,Zip,Price', '1 Bay Avenue,Rumson,07760,650k', '2 Bay Avenue,Rumson,,1'];
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByLabel('Choose a spreadsheet').setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'Columns' }).waitFor();
};

/** What the agent sees: on a sheet of its own. */
export const agentsScreens: readonly Screen[] = [
  { name: 'today', path: '/admin/today' },
  { name: 'leads', path: '/admin/leads' },
  { name: 'lead', path: '/admin/leads', open: firstLead },
  { name: 'answer', path: '/admin/today', open: press(/^Mail /) },
  { name: 'homes', path: '/admin/homes' },
  { name: 'home', path: '/admin/homes', open: firstOfHomes },
  { name: 'crop', path: '/admin/homes', open: firstPhoto },
  { name: 'new-home', path: '/admin/homes/new' },
  { name: 'import', path: '/admin/homes/import', open: sheet },
  { name: 'showings', path: '/admin/showings' },
  { name: 'people', path: '/admin/people' },
  { name: 'person', path: '/admin/people', open: firstPerson },
  { name: 'testimonials', path: '/admin/testimonials' },
  { name: 'site', path: '/admin/site' },
  { name: 'numbers', path: '/admin/numbers' },
  { name: 'account', path: '/admin/account' },
  { name: 'health', path: '/admin/health' },
  { name: 'releases', path: '/admin/releases' },
  { name: 'more', path: '/admin/today', open: more },
].map((screen) => ({ ...screen, name: `agent-${screen.name}`, isPrivate: true, isOfTwo: true }));
