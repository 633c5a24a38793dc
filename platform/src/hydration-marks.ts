/**
 * Marks how far the hydration of server-rendered HTML has come. The script in the document reads the marks
 * (`shell/src/start.ts`): it stores a press on what is not hydrated yet, and lets a press through on what cannot be
 * hydrated.
 */

/** `done`: React has hydrated it. `failed`: its code could not be loaded. Without a value, it is on its way. */
export type Hydration = 'done' | 'failed';

/** The event on `window` after a mark has changed. */
export const HYDRATION = 'hydration';

/** What hydrates as a whole: the frame, the page in it, a slot in the page, and a late chunk (`patient-chunk.tsx`). */
const BOUNDARY = '[data-hydration],[data-frame],main,[data-slot]';

/**
 * `undefined` clears the mark while another try is under way. The attribute stays, because it also marks the boundary.
 */
export function markHydration(boundary: Element | null, state: Hydration | undefined): void {
  if (!(boundary instanceof HTMLElement)) return;
  boundary.dataset.hydration = state ?? '';
  window.dispatchEvent(new Event(HYDRATION));
}

/** The mark of the boundary around an element. */
export const hydrationOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>(BOUNDARY)?.dataset.hydration;
