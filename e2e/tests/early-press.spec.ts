/** Who presses a button before its script has come has pressed it: once, and with what they had typed. */

import { expect, test } from '../support/test.ts';
import { hold } from './hold.ts';

const SHELL = /\/main\.[0-9a-f]+\.js$/;

test('a press on the first picture’s button opens the form as soon as it can', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/about');
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule a Consultation' }).first();
  await button.click();
  await button.click();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an impatient second press does not undo the first', async ({ page }) => {
    const release = await hold(page, SHELL);
    await page.goto('/about');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await toggle.click();
    release();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});

test('a press elsewhere takes the first one back', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Contact me' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press in a page whose own code is late is answered by that page', async ({ page, site }) => {
  const [home] = (await (await fetch(`${site.origin}/api/properties`)).json()) as Array<{ id: string }>;
  const release = await hold(page, /\/mfe-listings\/[^/]+\/web\/property-page\.[0-9a-f]+\.js$/);
  await page.goto(`/properties/${home?.id}`);
  // Long after the frame around it answers.
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Schedule a Showing' }).click();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Schedule a Showing' })).toBeVisible();
});

test('a form with an address of its own is HTML’s until its script has come', async ({ page }) => {
  await hold(page, SHELL);
  await page.goto('/properties');
  await page.getByRole('button', { name: 'Sold' }).click();
  await expect(page).toHaveURL(/status=sold/);
});

test('a message sent too early goes out once, as it was typed', async ({ page }) => {
  const release = await hold(page, SHELL);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) sent += 1;
  });
  await page.goto('/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Jordan Ellis');
  await form.getByLabel('Email').fill('jordan@early.example');
  await form.getByLabel('Message').fill('Which house has the best view of the river?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  expect(sent).toBe(1);
});
