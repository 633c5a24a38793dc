/** Tooltips can be hovered and dismissed (WCAG 1.4.13), and never open on touch. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { carousel, current } from './carousel.ts';
import { hold } from './hold.ts';
import { atRest, listensTo, settled } from './settled.ts';

const bubble = (page: Page) => page.locator('[data-radix-popper-content-wrapper]');
const next = (page: Page) => carousel(page, 'Testimonials').getByRole('button', { name: 'Next testimonial' });

async function begin(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await next(page).scrollIntoViewIfNeeded();
  await settled(page);
  await listensTo(page, 'pointerover');
}

/** Moves the pointer from the button to the middle of its tooltip, as a hand does. */
async function moveInto(page: Page): Promise<void> {
  const box = await bubble(page).boundingBox();
  if (!box) throw new Error('There is no tooltip');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

test('the pointer can go onto a tooltip, which stays; away from both it closes', async ({ page }) => {
  await begin(page);
  await next(page).hover();
  await expect(bubble(page)).toContainText('Next testimonial');
  await moveInto(page);
  await page.clock.runFor(2000);
  await atRest(page);
  await expect(bubble(page)).toContainText('Next testimonial');
  await page.mouse.move(20, 300, { steps: 12 });
  await expect(bubble(page)).toHaveCount(0);
});

test('Escape puts a tooltip away while the pointer stays; it does not come back by itself', async ({ page }) => {
  await begin(page);
  await next(page).hover();
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await next(page).hover();
  await expect(bubble(page)).toBeVisible();
});

test('any other key leaves it: what explains stays until it is put away', long, async ({ page }) => {
  await begin(page);
  await next(page).hover();
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await page.clock.runFor(2000);
  await atRest(page);
  await expect(bubble(page)).toBeVisible();
});

test('it comes at once with the keyboard, and goes with it', async ({ page }) => {
  await begin(page);
  await carousel(page, 'Testimonials').getByRole('button', { name: 'Previous testimonial' }).focus();
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await expect(bubble(page)).toContainText('Next testimonial');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(bubble(page)).toContainText('Previous testimonial');
  await page.keyboard.press('Shift+Tab');
  await expect(bubble(page)).toContainText('Pause the testimonials');
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(bubble(page)).toContainText('Play the testimonials');
});

test('a focus that a script moves opens none: the first Escape leaves the dialog that opened by keyboard', async ({
  page,
}) => {
  await begin(page);
  await page.keyboard.press('Shift');
  await next(page).focus();
  await page.clock.runFor(2000);
  await atRest(page);
  await expect(bubble(page)).toHaveCount(0);
  // Somebody goes on from there.
  await page.keyboard.press('Shift+Tab');
  await expect(bubble(page)).toContainText('Previous testimonial');
});

test('it comes to a button that was reached by keyboard before its code came', async ({ page }) => {
  const release = await hold(page, /\/tooltips\.[0-9a-f]+\.js$/);
  await page.goto('/');
  await next(page).scrollIntoViewIfNeeded();
  await settled(page);
  await carousel(page, 'Testimonials').getByRole('button', { name: 'Previous testimonial' }).focus();
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  release();
  await expect(bubble(page)).toContainText('Next testimonial');
});

test('a press closes it, and what it explained still works', async ({ page }) => {
  await begin(page);
  await next(page).hover();
  await expect(bubble(page)).toBeVisible();
  await next(page).click();
  await expect(bubble(page)).toHaveCount(0);
  await expect(current(carousel(page, 'Testimonials'))).toHaveAccessibleName('Show testimonial 2');
});

test('it goes with the button that it explains', long, async ({ page }) => {
  await page.goto('/contact');
  await settled(page);
  await listensTo(page, 'pointerover');
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.hover();
  await expect(bubble(page)).toContainText('Close');
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
});
