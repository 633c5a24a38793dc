import type { ListingType } from './enumerations.ts';
import { withCommas } from './with-commas.ts';

/** The homes about which somebody wants mail. What is null or absent does not matter. */
export interface WishedHome {
  readonly listingType?: ListingType | null | undefined;
  readonly city?: string | null | undefined;
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly minBedrooms?: number | null | undefined;
  readonly minBathrooms?: number | null | undefined;
  readonly propertyType?: string | null | undefined;
  readonly hasOpenHouse?: boolean | null | undefined;
  readonly text?: string | null | undefined;
}

const dollars = (amount: number): string => `$${withCommas(amount)}`;

function priceWords({ minPrice, maxPrice }: WishedHome): string {
  if (!minPrice) return maxPrice ? `under ${dollars(maxPrice)}` : '';
  return maxPrice ? `${dollars(minPrice)} to ${dollars(maxPrice)}` : `over ${dollars(minPrice)}`;
}

/** "Red Bank, for sale, under $900,000, 3+ beds". Empty if there is no wish. */
export function wishInWords(wish: WishedHome): string {
  const { city, listingType, minBedrooms, minBathrooms, propertyType, hasOpenHouse, text } = wish;
  return [
    city,
    listingType && (listingType === 'rent' ? 'for rent' : 'for sale'),
    priceWords(wish),
    minBedrooms ? `${minBedrooms}+ beds` : '',
    minBathrooms ? `${minBathrooms}+ baths` : '',
    propertyType,
    hasOpenHouse ? 'with an open house' : '',
    // A text that already contains quotation marks gets no others.
    text?.replace(/^[^"]+$/, '“$&”'),
  ]
    .filter(Boolean)
    .join(', ');
}
