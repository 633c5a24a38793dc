/**
 * The formats of dates, amounts and places on this site. They are made without `Intl`, whose first formatter takes a
 * phone 100 ms: pages print them while they hydrate. Sold dates are calendar dates, so they are always printed in UTC.
 */

import { withCommas } from 'schema';
import { dialedNumber } from 'schema/phone';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function formatDate(iso: string, letters?: number): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]?.slice(0, letters)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `2026-03-09T12:00:00.000Z` → "March 9, 2026". */
export const formatLongDate = (iso: string): string => formatDate(iso);

/** `2026-03-09T12:00:00.000Z` → "Mar 9, 2026". */
export const formatShortDate = (iso: string): string => formatDate(iso, 3);

/** Whole dollars: 650000 → "$650,000". */
export const formatDollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${withCommas(Math.round(Math.abs(amount)))}`;

/** "Red Bank, NJ 07701". */
export const formatPlace = (place: { city: string; state: string; zipCode: string }): string =>
  `${place.city}, ${place.state} ${place.zipCode}`;

/** A telephone link: "(732) 555-0140" → "tel:7325550140". */
export const telephoneLink = (phone: string): string => `tel:${dialedNumber(phone)}`;
