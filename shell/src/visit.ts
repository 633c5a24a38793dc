/**
 * Reports to the gateway, once, when the page is left, how the visit was: with the token that came with its document.
 */

import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { hasFailed } from './report-failure.ts';

/**
 * From the `Server-Timing` header of the document. Previews and admin pages have no token, nor do browsers that do not
 * read this header.
 */
function visitToken(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'visit')?.description;
}

const measured: Record<string, number> = {};
/** Whether something threw outside of all boundaries. */
let hasThrown = false;

const note = ({ name, value }: Metric): void => {
  measured[name.toLowerCase()] = Math.round(value * 10_000) / 10_000;
};

export function tellOfVisit(): void {
  const token = visitToken();
  if (!token) return;
  const told = new AbortController();
  const { signal } = told;
  const throws = (): void => {
    hasThrown = true;
  };
  // Every change is recorded, because a page that is being left has no time for a last one.
  for (const watch of [onLCP, onCLS, onINP, onTTFB]) watch(note, { reportAllChanges: true });
  addEventListener('error', throws, { signal });
  addEventListener('unhandledrejection', throws, { signal });
  function tell(): void {
    if (document.visibilityState !== 'hidden') return;
    told.abort();
    const report = { token, ...measured, hasFailed: hasThrown || hasFailed() };
    navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }
  document.addEventListener('visibilitychange', tell, { signal });
}
