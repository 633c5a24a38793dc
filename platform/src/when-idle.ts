/** When the page has time for what it does not need to be read, and when somebody may reach for it. */

/** What a visitor does first, whatever with. Scrolling by itself counts: an anchor, or a place come back to. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll'] as const;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const browserRests = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

const firstInteraction = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.scrollY > 0 || navigator.userActivation.hasBeenActive) return resolve(null);
    const seen = new AbortController();
    const see = () => resolve(seen.abort());
    for (const type of INTERACTIONS)
      window.addEventListener(type, see, { capture: true, passive: true, signal: seen.signal });
  });

/** Whether something hovers over this device's pages, a mouse or a pen. In browsers only. */
export const canHover = (): boolean => matchMedia('(any-hover: hover)').matches;

/** Resolves once the page has loaded and the browser rests. Never rejects. In browsers only. */
export async function whenIdle(): Promise<void> {
  await loaded();
  await browserRests();
}

let likely: Promise<void> | undefined;

async function waitUntilInteractionLikely(): Promise<void> {
  if (!canHover()) await firstInteraction();
  await whenIdle();
}

/**
 * Resolves once the page rests and somebody may reach for what is still missing. Where a pointer hovers that is at once, for
 * what answers to hovering has to be there before it; on a touch screen with the first sign of a visitor. Never rejects. In
 * browsers only.
 */
export function whenInteractionLikely(): Promise<void> {
  likely ??= waitUntilInteractionLikely();
  return likely;
}
