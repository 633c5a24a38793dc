/** People and their wishes as text. */

import type { PersonRowFragment } from '../generated/operations.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

type Wishes = NonNullable<PersonRowFragment['wishes']>;

/** "To buy in Rumson, up to $900,000, 4 beds". */
export function wishesInWords({ listingType, city, maxPrice, minBedrooms }: Wishes): string {
  const verb = listingType === null ? 'Looks' : listingType === 'sale' ? 'To buy' : 'To rent';
  return [
    city ? `${verb} in ${city}` : verb,
    maxPrice === null ? '' : `up to ${dollars.format(maxPrice)}`,
    minBedrooms === null ? '' : `${minBedrooms} ${minBedrooms === 1 ? 'bed' : 'beds'} or more`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "(732) 555-0140", the American form. Other numbers stay as they are. */
export function phoneInWords(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(/[^+\d]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
