/** What the agent and clients write runs in the direction of its language, paragraph by paragraph. */

import type { Locator } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { arrive, changeAnswers, type Row } from './answers.ts';

const hebrew = 'בית יפה ליד הים.';
const arabic = 'بيت جميل قرب البحر.';
const english = 'A house by the sea.';

/**
 * On which side of its block a line begins, and on which its full stop stands. To be polled: the quotes are drawn once more
 * when their carousel has come.
 */
const sides = (block: Locator) =>
  block.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) throw new Error('The block has no text');
    const boxOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect();
    };
    const [first, last] = [boxOf(0), boxOf((text.textContent ?? '').length - 1)];
    const { left, right } = element.getBoundingClientRect();
    const begins = Math.abs(first.left - left) < 2 ? 'left' : Math.abs(first.right - right) < 2 ? 'right' : 'between';
    return { begins, stops: last.left > first.left ? 'right' : 'left' };
  });

const RIGHT_TO_LEFT = { begins: 'right', stops: 'left' };
const LEFT_TO_RIGHT = { begins: 'left', stops: 'right' };

test('a description in Hebrew, Arabic and English begins each paragraph on its own side', async ({ page }) => {
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({
      property: { ...(property as unknown as Row), description: [hebrew, arabic, english].join('\n\n') },
    }),
  });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect.poll(() => sides(page.getByText(hebrew))).toEqual(RIGHT_TO_LEFT);
  await expect.poll(() => sides(page.getByText(arabic))).toEqual(RIGHT_TO_LEFT);
  await expect.poll(() => sides(page.getByText(english))).toEqual(LEFT_TO_RIGHT);
});

test('so do a testimonial, with the client’s name, and what a visitor types', long, async ({ page }) => {
  await changeAnswers(page, {
    Testimonials: ({ testimonials }) => ({
      testimonials: testimonials?.slice(0, 1).map((row) => ({ ...row, name: 'דנה כהן', reviewText: hebrew })),
    }),
  });
  await arrive(page, 'home');
  const quote = page.getByRole('figure').filter({ hasText: hebrew });
  await expect.poll(() => sides(quote.getByRole('blockquote'))).toEqual(RIGHT_TO_LEFT);
  await expect.poll(() => sides(quote.getByText('דנה כהן'))).toHaveProperty('begins', 'right');
  await page.goto('/contact');
  const message = page.getByLabel('Message');
  await message.fill(hebrew);
  await expect(message).toHaveCSS('unicode-bidi', 'plaintext');
});
