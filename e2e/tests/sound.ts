import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Radix's own, in an open dropdown: hands Tab from the word on into the panel. The focus never rests there. */
const focusProxy = 'nav li > span[aria-hidden="true"][tabindex="0"]';

/** True once whatever floats in has arrived. What takes longer than this, or never ends, or follows a finger, is no arrival. */
export const isAtRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || !(Number(effect?.getComputedTiming().endTime) <= 2000),
    );

/** What only shows while something fades in is gone after so many looks. */
const LOOKS = 3;

/** The axe that the builder brings along. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Puts axe into the page, unless it is there: to read its half a megabyte costs a page as much as to be looked at. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Else the builder puts axe into the page twice at each look. */
const IS_THERE = 'undefined';

/** WCAG 2.2 A and AA, as far as a machine can tell: nothing is found. */
export async function expectSound(page: Page, what = ''): Promise<void> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await page.waitForTimeout(400);
    await page.waitForFunction(isAtRest);
    // In one go in the page itself: no page here has frames that others serve.
    await bringAxe(page);
    const axe = new AxeBuilder({ page, axeSource: IS_THERE }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(rules).exclude(focusProxy).analyze();
    found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    if (found.length === 0) return;
  }
  expect(found, what).toEqual([]);
}
