/** Words for beds and baths. */

import { MORE, OVER, UNDER } from './asked-limits.ts';
import { TO } from './asked-price.ts';
import type { Words } from './asked-text.ts';

/** A pattern for a number of rooms. */
export const ROOMS = String.raw`(\d{1,2}(?:\.5)?)`;
export const BEDS = 'bed ?(?:rooms?|rms?)|beds?|bdrm?s?|brs?|bds?';
export const BATHS = '(?:full )?(?:ba?th ?(?:rooms?|rms?)|ba?ths?|bas?)';
/** "3/2" and "3b 2b": three beds and two baths. Behind such a word it is a date or a number of a door. */
export const BEDS_AND_BATHS =
  /(?<!(?:[\d/.$#]|\b(?:available|open(?: houses?)?|apt|apartment|unit|suite|route|from|on|by|until|since|before|after)) ?)\b([1-6])(?:\/|b ?\/? ?(?=\d(?:\.5)?b))([1-6](?:\.5)?)(?:ba?)?(?![\w/.])/g;

/** With fewer than half as many baths it is rather a date ("9/1"), and with more baths than beds a fraction ("1/2"). */
export const areRooms = (beds: number, baths: number): boolean => baths <= beds && baths >= beds / 2;

/** A pattern for "at most so many rooms". The filter knows only "at least". */
export const AT_MOST = (() => {
  const noun = `(?:${BEDS}|${BATHS})`;
  const many = String.raw`\d{1,2}(?:\.5)?(?:${TO}\d{1,2}(?:\.5)?)?\s*-?\s*`;
  const fewer = '(?:or|and) (?:less|fewer|under|below)';
  // In "3 beds max 900k", "max" belongs to the price.
  const after = String.raw`(?:${fewer}|max(?:imum)?|at most|tops)(?!\s*\$?\d)`;
  return String.raw`(?:${UNDER})\s*(?:of )?${many}${noun}|${many}${fewer} ${noun}|${many}${noun} ${after}`;
})();

/** At least so many rooms: of "3 to 4" the lower number, of "more than 2" the next one. */
export function rooms(words: Words, noun: string): string {
  const match = words.take(
    String.raw`(?:(over|${MORE}) |(?:${OVER}|between|exactly|only|just)\s*(?:of )?)?${ROOMS}[\s-]*(?:\+|or more|plus|(?:${TO}|\s+or )${ROOMS})?\s*-?\s*(?:${noun})(?: (?:min(?:imum)?|at least)(?!\s*\$?\d))?`,
  );
  if (!match?.[2]) return '';
  if (match[1]) return `${Math.floor(Number(match[2])) + 1}`;
  return Number(match[2]) > 0 ? match[2] : '';
}
