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

/** WCAG 2.2 A and AA, as far as a machine can tell: nothing is found. */
export async function expectSound(page: Page, what = ''): Promise<void> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await page.waitForTimeout(400);
    await page.waitForFunction(isAtRest);
    // In one go in the page itself: no page here has frames that others serve.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(rules).exclude(focusProxy).analyze();
    found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    if (found.length === 0) return;
  }
  expect(found, what).toEqual([]);
}
