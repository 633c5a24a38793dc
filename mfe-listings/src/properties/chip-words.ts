/** The active filters of a search, as text. */

import { formatDollars } from 'platform';
import { APART, filterOf, firstOf, LONGEST, type Narrowed, narrowings, type Search } from './search.ts';

export type Chip = { name: Narrowed; words: string };

function priceWords(low: number | undefined, high: number | undefined): string | 0 | undefined {
  const under = high && formatDollars(high);
  if (!low) return under && `Under ${under}`;
  return under ? `${formatDollars(low)} to ${under}` : `Over ${formatDollars(low)}`;
}

/** The state is not its city. */
const STATES: Readonly<Record<string, string>> = { NJ: 'New Jersey', NY: 'New York State' };

/** The active filters of a search, as text. */
export function chipsOf(search: Search): Chip[] {
  const asked = filterOf(search);
  const words: Record<Narrowed, unknown> = {
    town: asked.cities?.join(APART),
    state: asked.state && (STATES[asked.state] ?? asked.state),
    price: priceWords(asked.minPrice, asked.maxPrice),
    beds: asked.minBedrooms && `${asked.minBedrooms}+ beds`,
    baths: asked.minBathrooms && `${asked.minBathrooms}+ baths`,
    type: firstOf(search.type, LONGEST),
    listing: asked.listingType && (asked.listingType === 'rent' ? 'For rent' : 'For sale'),
    open: asked.hasOpenHouse && 'Open houses',
    text: asked.text?.replace(/^[^"]+$/, '“$&”'),
  };
  return narrowings.flatMap((name) => (words[name] ? [{ name, words: String(words[name]) }] : []));
}
