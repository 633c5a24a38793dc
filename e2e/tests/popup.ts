/** A visitor who leaves, and the popup that asks. */

import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const leadsCode = () =>
  performance.getEntriesByType('resource').some(({ name }) => /lead-popup-slot/.test(name));

/** Opens a page and waits until the popup is on watch. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(leadsCode)).toBe(true);
  await page.waitForTimeout(600);
}

/** The pointer leaves the page, through the top edge unless told otherwise. */
export const leave = (page: Page, how: { clientY?: number; onto?: string } = {}) =>
  page.evaluate(({ clientY = -1, onto }) => {
    const relatedTarget = onto ? document.querySelector(onto) : null;
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }));
  }, how);

export const popup = (page: Page) => page.getByRole('dialog', { name: /home would bring|Where shall I|Thank you/ });
/** Leaves until the popup stands there: its watch starts a moment after its code has come. */
export const leaveAndBeAsked = (page: Page) =>
  expect(async () => {
    await leave(page);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();

export const isDismissed = (page: Page) => page.evaluate(() => localStorage.getItem('leadPopupDismissed'));

export async function fillAddress(page: Page): Promise<void> {
  await popup(page).getByLabel('Property address').fill('12 Dune Road');
  await popup(page).getByLabel('City').fill('Sea Bright');
  await popup(page).getByLabel('ZIP').fill('07760');
  await popup(page).getByRole('button', { name: 'Continue' }).click();
}

/** The second step: who asks, and off it goes. */
export async function sendOwner(page: Page, email = 'jordan@ellis.example'): Promise<void> {
  await popup(page).getByLabel('Name').fill('Jordan Ellis');
  await popup(page).getByLabel('Email').fill(email);
  await popup(page).getByRole('button', { name: 'Send me the analysis' }).click();
}
