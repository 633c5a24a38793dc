/** Very long texts, and what must be true with them, too. */

import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { Answer, Row } from './answers.ts';

export const longText = 'Bartholomew-Winterbottom-Featherstonehaugh '.repeat(6).trim();
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);

export const hasNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

export const nodes =
  (change: (home: Row) => Row, count = 60) =>
  (data: Answer) => {
    const list = data.properties as unknown as { nodes: Row[] };
    const kept = list.nodes.slice(0, count).map(change);
    return { properties: { ...list, nodes: kept, totalCount: kept.length } };
  };
/** Capitals are wider than what a price is fitted for. */
const widePrice = 'W'.repeat(40);
export const endless = (home: Row): Row => ({ ...home, address: longText, city: longWord, price: widePrice });
