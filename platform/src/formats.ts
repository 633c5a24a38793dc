/** The formats of dates and places on this site. Sold dates are calendar dates, so they are always printed in UTC. */

import { atFirstUse } from 'schema';
import { dialedNumber } from 'schema/phone';

const date = (month: 'long' | 'short') =>
  atFirstUse(() => new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' }));
const longDate = date('long');
const shortDate = date('short');
const dollars = atFirstUse(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** `2026-03-09T12:00:00.000Z` → "March 9, 2026". */
export const formatLongDate = (iso: string): string => longDate().format(new Date(iso));

/** `2026-03-09T12:00:00.000Z` → "Mar 9, 2026". */
export const formatShortDate = (iso: string): string => shortDate().format(new Date(iso));

/** Whole dollars: 650000 → "$650,000". */
export const formatDollars = (amount: number): string => dollars().format(amount);

/** "Red Bank, NJ 07701". */
export const formatPlace = (place: { city: string; state: string; zipCode: string }): string =>
  `${place.city}, ${place.state} ${place.zipCode}`;

/** A telephone link: "(732) 555-0140" → "tel:7325550140". */
export const telephoneLink = (phone: string): string => `tel:${dialedNumber(phone)}`;
