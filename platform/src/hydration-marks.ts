/**
 * Marks what the server drew with how far its hydration has come. The script in the document reads the marks (`shell/src/start.ts`):
 * a press on what is not hydrated yet is kept, a press on what cannot be hydrated is let through.
 */

/** `done`: React answers here. `failed`: its code could not be had. Without a mark it is on its way. */
export type Hydration = 'done' | 'failed';

/** The event on `window` that says that a mark has changed. */
export const HYDRATION = 'hydration';

/** What hydrates as a whole: the frame, the page in it, a slot in that, and what comes after its page (`patient-chunk.tsx`). */
const BOUNDARY = '[data-hydration],[data-frame],main,[data-slot]';

/** `undefined` empties the mark, while another try is under way; the attribute stays, for it also says where the boundary is. */
export function markHydration(boundary: Element | null, state: Hydration | undefined): void {
  if (!(boundary instanceof HTMLElement)) return;
  boundary.dataset.hydration = state ?? '';
  window.dispatchEvent(new Event(HYDRATION));
}

/** How far the part around an element has come. */
export const hydrationOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>(BOUNDARY)?.dataset.hydration;
