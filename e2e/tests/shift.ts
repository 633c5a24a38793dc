/** How much of a page moved by itself. */

import type { Page } from '@playwright/test';

/** The layout shift of the page until now; `unasked`: without what follows a press or a key within half a second. */
export const shiftOf = (page: Page, counted: 'all' | 'unasked' = 'all'): Promise<number> =>
  page.evaluate(
    (isAllCounted) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (isAllCounted || !entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
    counted === 'all',
  );
