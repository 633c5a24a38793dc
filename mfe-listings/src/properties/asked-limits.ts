/** Words for "at most" and "at least", and the price that they limit. */

import { AMOUNT, dollars, isWhole, NAMED, priceRange, STREET, TO } from './asked-price.ts';
import { FIGURE, type Words } from './asked-text.ts';

const LESS = '(?:less(?: expensive)?|lower|cheaper|fewer|smaller) than';
export const MORE = '(?:more(?: expensive)?|higher|bigger|larger) than';
export const UNDER = `(?:under|below|within|sub-?|${LESS}|up to|at most|(?:max(?:imum)?|highest)(?: price| budget)?|<)`;
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

/** Two amounts alone may be rooms ("4-3") or doors ("100-110 Ocean Avenue"). With so many digits, and no street, they are prices. */
const LONG = String.raw`(?:\d{3,}|\d\.\d+)`;
const BARE = String.raw`(?=${LONG}${TO}${LONG}(?![\w.]|(?: [a-z]+){1,3} (?:${STREET})\b))`;
const NAMED_RANGE = String.raw`(?=(?:[\d.]+${TO})?(?:${NAMED}))`;
/** "555-2117". The ends of a range of prices are round. */
const TELEPHONE = String.raw`\d{3}-\d\d(?!00|[27]5|50|99)\d\d(?!\w)`;
/** Three parts are a telephone number with its area, or a day. */
const RANGE = String.raw`(?<!\d-)(?!${TELEPHONE})(?:between |from |within |${NAMED_RANGE}|${BARE})${AMOUNT}${TO}${AMOUNT}(?!-\d)`;
/**
 * A number alone may be a house number or a ZIP code. With a sign, a unit or more digits it is the highest price. If it is
 * not round, it is rather an MLS number.
 */
const ALONE = String.raw`(?=${NAMED}|\d{4,5}(?:[05]0|99)(?!\d))${AMOUNT}`;

/** Dollars a month. Nothing is for sale for less. */
const DEAREST_RENT = 10_000;
/** Whether a price, as in the URL, is at most a rent. */
export const isOfRent = (price: string): boolean => /^\d*-\d{1,4}$/.test(price);

/** Both ends as in the URL. Four digits, as in "under 2500", are a rent unless a home for sale is asked for. */
export function priceIn(words: Words, listing: string): string {
  const isRent = (...figures: string[]) =>
    listing === 'rent' || (listing === '' && figures.every((figure) => /^\$?\s*\d{4}$/.test(figure)));
  const between = words.take(RANGE);
  if (between?.[1] && between[3]) {
    const [, low, lowUnit, high, highUnit] = between as unknown as [string, string, string | undefined, string, string];
    const areRents = isRent(low, high);
    const most = dollars(high, highUnit, areRents);
    // "$800 to $1,200" are rents.
    const isSmall = areRents || (!highUnit && isWhole(high) && most < DEAREST_RENT);
    const alike = dollars(low, lowUnit ?? highUnit, isSmall);
    // The unit belongs to both ends of "1 to 2m", and only to the second one of "800 to 1.2m".
    return priceRange(`${lowUnit || alike <= most ? alike : dollars(low, undefined, isSmall)}`, `${most}`);
  }
  const amount = (pattern: string) => {
    const match = words.take(pattern);
    return match?.[1] ? `${dollars(match[1], match[2], isRent(match[1]))}` : '';
  };
  const about = `\\s*(?:(?:${ABOUT})\\s+)*${AMOUNT}`;
  const high = amount(`(?:${UNDER}|budget)${about}`) || amount(A_PRICE + OR_LESS);
  const low = amount(OVER + about) || amount(A_PRICE + OR_MORE);
  // "Rent in Rumson for 3000". Of a home for sale, such a number may be anything.
  const alone = () =>
    amount(ALONE) || (listing === 'rent' ? amount(String.raw`for\s+(?!20[2-9]\d)(?=\d{4}\b)${AMOUNT}`) : '');
  return priceRange(low, high || (low ? '' : alone()));
}
