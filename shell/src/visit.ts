/** Tells the gateway, once, when the page is left, how it was: with the token that came beside its document. */

import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { hasFailed } from './report-failure.ts';

/** Of the document's own answer; a preview has none, nor a page of the desk, nor a browser that reads no such header. */
function visitToken(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'visit')?.description;
}

const measured: Record<string, number> = {};
/** What throws where no boundary catches it. */
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
  // Each change, for a page that is left has no time for a last one.
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
