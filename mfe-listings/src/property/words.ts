/** What is said of a home in words that its facts give. */

import type { Property } from './page.tsx';

/** Characters that search engines show of a description. */
const SUMMARY = 158;

/** The text as far as it goes within `most` characters, ending at a word, or at a whole sign where no blank is; three dots say that it goes on. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** A description's paragraphs, on whichever machine its lines were ended. */
export const paragraphsOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);

/** What a count is of: "1 bed", "2.5 baths"; what is no number ("Studio") stands alone. */
export function countOf(value: string | null, one: string, more: string): string | null {
  const count = value?.trim() ?? '';
  if (!/^[\d.,]+\+?$/.test(count)) return value;
  return `${count} ${count === '1' ? one : more}`;
}

/** For search results: the facts in one sentence, then the description as far as it goes. `place`: town, state and ZIP code. */
export function summaryOf(home: Property, place: string): string {
  const facts = [home.price, countOf(home.bedrooms, 'bed', 'beds'), countOf(home.bathrooms, 'bath', 'baths')].filter(
    Boolean,
  );
  const text = `${home.address}, ${place}: ${facts.join(', ')}. ${home.description ?? ''}`;
  return clip(text.replace(/\s+/g, ' ').trim(), SUMMARY);
}

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** "Five bedrooms in Asbury Park, built in 1902"; nothing where one of these facts is not known for certain. */
export function headlineOf(home: Pick<Property, 'bedrooms' | 'city' | 'yearBuilt'>): string | undefined {
  const count = numbers[Number(home.bedrooms?.trim() || Number.NaN) - 1];
  if (!count || !/^\d{4}$/.test(home.yearBuilt?.trim() ?? '')) return undefined;
  return `${count} ${count === 'One' ? 'bedroom' : 'bedrooms'} in ${home.city}, built in ${home.yearBuilt?.trim()}`;
}
