import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element of Radix in an open dropdown, which passes the focus from the trigger to the panel. The focus never stays there. */
const focusProxy = 'nav li > span[aria-hidden="true"][tabindex="0"]';

/** True once all entrance animations have ended. Animations that are longer, endless, or follow a finger are not counted. */
export const isAtRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || !(Number(effect?.getComputedTiming().endTime) <= 2000),
    );

/** A finding that is only due to a fade is gone after this many checks. */
const LOOKS = 3;

/** The version of axe that `@axe-core/playwright` uses. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Loads axe into the page, unless it is there: loading it takes as long as the check itself. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Otherwise the builder would load axe twice for each check. */
const IS_THERE = 'undefined';

/** What axe does not look at: one of several articles without a name, a table's heading without a scope, a group of fields without a name. */
const unnamed = (): string[] => {
  const articles = [...document.querySelectorAll('article')].filter((one) => one.checkVisibility());
  const names = articles.map((one) => one.getAttribute('aria-label'));
  return [
    ...(articles.length > 1 ? articles.filter((_, at) => !names[at]) : []),
    ...document.querySelectorAll('th:not([scope])'),
    ...document.querySelectorAll('fieldset:not([aria-label], :has(> legend))'),
  ].map((one) => `unnamed: ${one.outerHTML.slice(0, 120)}`);
};

/** Expects that axe finds no violation of WCAG 2.2 A and AA, and that articles and headings of tables say what they are. */
export async function expectSound(page: Page, what = ''): Promise<void> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await page.waitForTimeout(400);
    await page.waitForFunction(isAtRest);
    // Everything runs in the page itself, because no page here has frames of other sites.
    await bringAxe(page);
    const axe = new AxeBuilder({ page, axeSource: IS_THERE }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(rules).exclude(focusProxy).analyze();
    const seen = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    found = [...seen, ...(await page.evaluate(unnamed))];
    if (found.length === 0) return;
  }
  expect(found, what).toEqual([]);
}
