import { useSyncExternalStore } from 'react';
import { daysSince } from 'schema';

const never = () => () => undefined;

/** Days since a moment, counted in the browser: a page that was rendered yesterday must not be wrong today. */
export const useDaysSince = (iso: string): number | undefined =>
  useSyncExternalStore(
    never,
    () => daysSince(iso, new Date()),
    () => undefined,
  );
