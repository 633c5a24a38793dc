import { useSyncExternalStore } from 'react';
import { daysSince } from 'schema';

const never = () => () => undefined;

/**
 * Days since a moment, counted in the browser: a page that was rendered yesterday must not be wrong today. Not counted by
 * a clock that has not come to that moment yet: a device that has lost the time would say 0.
 */
export const useDaysSince = (iso: string): number | undefined =>
  useSyncExternalStore(
    never,
    () => {
      const now = new Date();
      return now < new Date(iso) ? undefined : daysSince(iso, now);
    },
    () => undefined,
  );
