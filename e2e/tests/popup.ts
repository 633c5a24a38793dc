/** A visitor leaves the page, and the exit popup opens. */

import type { Page, Request } from '@playwright/test';
import { expect } from '../support/test.ts';
import { atRest, listensTo } from './settled.ts';

/** Opens a page (by default a small one) and waits until the popup is listening. */
export async function visit(page: Page, path = '/privacy'): Promise<void> {
  await page.goto(path);
  await listensTo(page, 'mouseout');
}

/** Moves the pointer out of the page, by default over its top edge. */
export const leave = (page: Page, how: { clientY?: number; onto?: string } = {}) =>
  page.evaluate(({ clientY = -1, onto }) => {
    const relatedTarget = onto ? document.querySelector(onto) : null;
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }));
  }, how);

export const popup = (page: Page) => page.getByRole('dialog', { name: /home would bring|Where shall I|Thank you/ });

export async function leaveAndBeAsked(page: Page): Promise<void> {
  await leave(page);
  await expect(popup(page)).toBeVisible();
}

/** Leaves without being asked: the popup does not open, and its code is not even loaded. */
export async function leaveUnasked(page: Page, how: Parameters<typeof leave>[1] = {}): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(request.url());
  page.on('request', note);
  await leave(page, how);
  await atRest(page);
  page.off('request', note);
  expect(asked.filter((url) => /popup-dialog/.test(url))).toEqual([]);
  await expect(popup(page)).toHaveCount(0);
}

export const isDismissed = (page: Page) => page.evaluate(() => localStorage.getItem('leadPopupDismissed'));

export async function fillAddress(page: Page): Promise<void> {
  await popup(page).getByLabel('Property address').fill('12 Dune Road');
  await popup(page).getByLabel('City').fill('Sea Bright');
  await popup(page).getByLabel('ZIP').fill('07760');
  await popup(page).getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the second step and sends it. */
export async function sendOwner(page: Page, email = 'jordan@ellis.example'): Promise<void> {
  await popup(page).getByLabel('Name').fill('Jordan Ellis');
  await popup(page).getByLabel('Email').fill(email);
  await popup(page).getByRole('button', { name: 'Send me the analysis' }).click();
}
