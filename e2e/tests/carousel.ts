/** Helpers for the tests of the three carousels: which cards are visible, and a clock that only the test moves. */

import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { isHydrated } from './answers.ts';
import { atRest, settled } from './settled.ts';

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const inSight = (region: Locator) => region.locator('div:not([inert]) > figure, div:not([inert]) > article');
export const current = (region: Locator) => region.locator('button[aria-current="true"]');

export const goHome = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/');
};

/** Moves the pointer away, and waits until the carousel has noticed. */
export async function leaveCarousel(page: Page): Promise<void> {
  await page.getByRole('banner').hover();
  await atRest(page);
}

/** Stops the clock at the beginning of the carousel's interval, which restarts when the pointer leaves. */
export async function beginInterval(page: Page, region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(current(region)).toBeVisible();
  await expect.poll(() => current(region).evaluate(isHydrated)).toBe(true);
  await settled(page);
  await region.hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await leaveCarousel(page);
}

export async function moves(page: Page, region: Locator, after: number, from: RegExp, to: RegExp): Promise<void> {
  await page.clock.runFor(after - 1);
  await atRest(page);
  await expect(current(region)).toHaveAccessibleName(from);
  await page.clock.runFor(1);
  await expect(current(region)).toHaveAccessibleName(to);
}

export const staysStill = async (page: Page, region: Locator, name: RegExp): Promise<void> => {
  await page.clock.runFor(60_000);
  await atRest(page);
  await expect(current(region)).toHaveAccessibleName(name);
};
