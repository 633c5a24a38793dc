/** Texts about a home, made from its facts. */

import type { Property } from './page.tsx';

/** Characters of a description that search engines show. */
const SUMMARY = 158;

/**
 * The text cut to at most `most` characters, at the end of a word if there is one, and never within a surrogate pair.
 * An ellipsis is added.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The paragraphs of a description, with any kind of line ends. */
export const paragraphsOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);

/** A count with its noun: "1 bed", "2.5 baths". A text that is no number ("Studio") stands alone. */
export function countOf(value: string | null, one: string, more: string): string | null {
  const count = value?.trim() ?? '';
  if (!/^[\d.,]+\+?$/.test(count)) return value;
  return `${count} ${count === '1' ? one : more}`;
}

/**
 * For search results: the facts in one sentence, then as much of the description as fits. `place`: town, state and ZIP
 * code.
 */
export function summaryOf(home: Property, place: string): string {
  const facts = [home.price, countOf(home.bedrooms, 'bed', 'beds'), countOf(home.bathrooms, 'bath', 'baths')].filter(
    Boolean,
  );
  const text = `${home.address}, ${place}: ${facts.join(', ')}. ${home.description ?? ''}`;
  return clip(text.replace(/\s+/g, ' ').trim(), SUMMARY);
}

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** "Five bedrooms in Asbury Park, built in 1902". Undefined if one of these facts is not known for certain. */
export function headlineOf(home: Pick<Property, 'bedrooms' | 'city' | 'yearBuilt'>): string | undefined {
  const count = numbers[Number(home.bedrooms?.trim() || Number.NaN) - 1];
  if (!count || !/^\d{4}$/.test(home.yearBuilt?.trim() ?? '')) return undefined;
  return `${count} ${count === 'One' ? 'bedroom' : 'bedrooms'} in ${home.city}, built in ${home.yearBuilt?.trim()}`;
}
