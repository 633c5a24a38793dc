/** The time by the site's clock. A device's own may be a day or a year off, and so would be the days that it offers. */

import { createStore, isOwnPage } from 'platform';
import { useEffect } from 'react';

const MINUTE_MS = 60_000;

/** How far the site's clock is ahead of the device's, in milliseconds. 0 until it is known. */
const ahead = createStore(0);

/** Pages of other sites go by the device's clock. */
let isAsked = !isOwnPage;

/** Reads the clock from the date of an answer. Without an answer, nothing can be sent either. */
async function ask(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const asked = Date.now();
    const { headers } = await fetch('/livez', { method: 'HEAD', cache: 'no-store' });
    const difference = Date.parse(headers.get('date') ?? '') - asked;
    // A device that slept meanwhile has an answer of long ago.
    if (Date.now() - asked > MINUTE_MS) isAsked = false;
    else if (Math.abs(difference) > MINUTE_MS) ahead.set(difference);
  } catch {
    isAsked = false;
  }
}

export const now = (): Date => new Date(Date.now() + ahead.get());

/** The time of this rendering. It is rendered again if the device's clock turns out to be wrong. */
export function useNow(): Date {
  useEffect(() => void ask(), []);
  return new Date(Date.now() + ahead.use());
}
