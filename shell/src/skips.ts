/**
 * Whether the browser skips what is off the screen (`offscreen` of `ui`): on a first visit, until the page rests. The head
 * says so, because what stands on the root element or the body belongs to all parts.
 */

const { dataset } = document.head;

export const isSkipping = (): boolean => 'skips' in dataset;

export const skipNoMore = (): void => void delete dataset.skips;

/**
 * An anchor and an earlier position need the real height of everything before them. Before the document has any content,
 * this costs no layout.
 */
export function skipOnFirstVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) return;
  dataset.skips = '';
  // The end of the page is where it should be only once all is laid out. The key scrolls after this.
  addEventListener('keydown', ({ key }) => key === 'End' && skipNoMore());
}
