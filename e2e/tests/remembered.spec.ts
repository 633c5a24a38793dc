/** Name, email and phone are stored on the visitor's device if they want it, and nowhere else. */

import type { Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { openContact, said } from './forms.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: /^Remember me/ });

async function write(page: Page, { isKept }: { isKept: boolean }): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name', { exact: false }).first().fill('Jordan Ellis');
  await page.getByLabel('Email').first().fill('jordan@ellis.example');
  await page.getByLabel('Phone').first().fill('(732) 555-0188');
  await page.getByLabel('Message').fill('May I call on Friday?');
  await box(page).setChecked(isKept);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(said(page, 'Message Sent!')).toBeVisible();
}

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const keptThere = (page: Page) => page.evaluate(() => localStorage.getItem('visitor'));

/** Sends another message without a reload, with the name that the form remembers. */
async function sendAgain(page: Page): Promise<void> {
  await page.getByLabel('Message').fill('And on Saturday?');
  const answered = page.waitForResponse('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await answered;
  await expect(page.getByLabel('Message')).toHaveValue('');
}

test('unasked nothing is kept', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await expect(box(page)).not.toBeChecked();
  await write(page, { isKept: false });
  expect(await keptThere(page)).toBe(null);
});

test('once I ticked the box every form knows me, until I take the tick away', async ({ page }) => {
  await write(page, { isKept: true });
  await openContact(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Jordan Ellis');
  await expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('jordan@ellis.example');
  await expect(dialog.getByRole('textbox', { name: /^Phone/ })).toHaveValue('(732) 555-0188');
  await expect(dialog.getByRole('checkbox', { name: /^Remember/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /call or text/ })).not.toBeChecked();
  await write(page, { isKept: false });
  expect(await keptThere(page)).toBe(null);
  await page.reload();
  await hydrated(page, 'Get in Touch');
  await expect(name(page)).toHaveValue('');
});

test('a second message from the same page keeps me, as the box still says', async ({ page }) => {
  await write(page, { isKept: true });
  await expect(box(page)).toBeChecked();
  await expect(name(page)).toHaveValue('Jordan Ellis');
  await sendAgain(page);
  expect(await keptThere(page)).toContain('jordan@ellis.example');
  await expect(box(page)).toBeChecked();
});

test('whoever takes the tick away is forgotten on the same page, too', async ({ page }) => {
  await write(page, { isKept: true });
  await page.reload();
  await hydrated(page, 'Get in Touch');
  await expect(box(page)).toBeChecked();
  await page.getByLabel('Message').fill('Forget me.');
  await box(page).uncheck();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(box(page)).not.toBeChecked();
  await expect(name(page)).toHaveValue('');
  await name(page).fill('Jordan Ellis');
  await page.getByRole('textbox', { name: /^Email/ }).fill('jordan@ellis.example');
  await sendAgain(page);
  expect(await keptThere(page)).toBe(null);
});

test('what is filled in for me does not count as typed, and what I typed is not written over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('visitor', JSON.stringify({ name: 'Kept', email: 7 })));
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await expect(name(page)).toHaveValue('Kept');
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('');
  expect(await name(page).evaluate((field: HTMLInputElement) => field.value === field.defaultValue)).toBe(true);
});

for (const broken of ['{', '"text"', '[1]'])
  test(`a note that is not mine (${broken}) disturbs nothing`, longIf(broken !== '{'), async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('visitor', value), broken);
    await page.goto('/contact');
    await hydrated(page, 'Get in Touch');
    await expect(name(page)).toHaveValue('');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked', async ({ page }) => {
    await page.goto('/contact');
    await expect(box(page)).toBeHidden();
  });
});
