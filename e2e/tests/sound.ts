import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Radix's own, in an open dropdown: hands Tab from the word on into the panel. The focus never rests there. */
const focusProxy = 'nav li > span[aria-hidden="true"][tabindex="0"]';

/** WCAG 2.2 A and AA, as far as a machine can tell: nothing is found. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(350); // what floats in has arrived
  const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude(focusProxy).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, what).toEqual([]);
}
