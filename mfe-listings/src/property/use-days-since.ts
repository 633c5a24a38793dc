import { useSyncExternalStore } from 'react';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** Whole days since a moment, counted in the browser: a page that was rendered yesterday must not be wrong today. */
export const useDaysSince = (iso: string): number | undefined =>
  useSyncExternalStore(
    never,
    () => Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / DAY_MS)),
    () => undefined,
  );
