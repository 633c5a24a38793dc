/** Words for "at most" and "at least", and the price that they limit. */

import { AMOUNT, dollars, isWhole, NAMED, priceRange, TO } from './asked-price.ts';
import { FIGURE, type Words } from './asked-text.ts';

const LESS = '(?:less(?: expensive)?|lower|cheaper|fewer|smaller) than';
export const MORE = '(?:more(?: expensive)?|higher|bigger|larger) than';
export const UNDER = `(?:under|below|sub-?|${LESS}|up to|at most|(?:max(?:imum)?|highest)(?: price)?|<)`;
export const OVER = `(?:over|above|${MORE}|from|at least|(?:min(?:imum)?|lowest)(?: price)?|starting at|>)`;
export const ABOUT = 'of|is|around|about|roughly|approx(?:imately)?';
/** "Not under contract" is about no amount. */
const not = (pattern: string) =>
  new RegExp(String.raw`\b(?:not?|nothing) (?:${pattern})(?=\s+(?:of )?(?:\$|\d|half\b|an?\b|(?:${FIGURE})\b))`, 'g');
export const NOT_OVER = not(`over|above|${MORE}|to exceed|exceeding`);
export const NOT_UNDER = not(`under|below|${LESS}`);
/** What is paid besides the price. There is no filter for it. */
const COSTS = '(?:(?:property )?tax(?:es)?|hoa(?: (?:fees?|dues))?|(?:monthly|maintenance) fees?|fees?|dues)';
/** An amount that is followed by words about the price. A number with few digits may be a number of rooms. */
const A_PRICE = String.raw`(?=${NAMED}|\d{3})${AMOUNT}\s*`;
export const OTHER_COSTS = String.raw`${COSTS} (?:(?:${UNDER}|${OVER})\s*${AMOUNT}(?: monthly)?|${AMOUNT} monthly)|(?:${UNDER}|${OVER})\s*${AMOUNT}\s*(?:in |of )?${COSTS}(?! (?:${UNDER}|${OVER}))`;
const OR_LESS = '(?:(?:or|and) (?:less|under|below|lower)|max(?:imum)?|tops)';
const OR_MORE = String.raw`(?:\+|plus|(?:or|and) (?:more|over|above|up|higher)|min(?:imum)?)`;

export function priceIn(words: Words, isRent: boolean): string {
  // Three parts are a telephone number or a day.
  const between = words.take(String.raw`(?<!\d-)(?:between |from )?${AMOUNT}${TO}${AMOUNT}(?!-\d)`);
  if (between?.[1] && between[3]) {
    const [, low, lowUnit, high, highUnit] = between as unknown as [string, string, string | undefined, string, string];
    const most = dollars(high, highUnit, isRent);
    // "$800 to $1,200" are rents.
    const isSmall = isRent || (!highUnit && isWhole(high) && most < 10_000);
    const alike = dollars(low, lowUnit ?? highUnit, isSmall);
    // The unit belongs to both ends of "1 to 2m", and only to the second one of "800 to 1.2m".
    return priceRange(`${lowUnit || alike <= most ? alike : dollars(low, undefined, isSmall)}`, `${most}`);
  }
  const amount = (pattern: string) => {
    const match = words.take(pattern);
    return match?.[1] ? `${dollars(match[1], match[2], isRent)}` : '';
  };
  const about = `\\s*(?:(?:${ABOUT})\\s+)*${AMOUNT}`;
  const high = amount(`(?:${UNDER}|budget)${about}`) || amount(A_PRICE + OR_LESS);
  const low = amount(OVER + about) || amount(A_PRICE + OR_MORE);
  // A number alone may be a house number or a ZIP code. With a sign, a unit or more digits it is the highest price.
  const bare = high || low ? '' : amount(`(?=${NAMED}|\\d{6,7}(?!\\d))${AMOUNT}`);
  return priceRange(low, high || bare);
}
