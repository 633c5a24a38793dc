/** When to load what the page does not need at first: when the browser is idle, or when the visitor may soon use it. */

/**
 * Events that may come first from a visitor. A scroll by the browser itself counts, too: to an anchor, or back to an
 * earlier position.
 */
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

/** Whether this device has a pointer that can hover, such as a mouse or a pen. In browsers only. */
export const canHover = (): boolean => matchMedia('(any-hover: hover)').matches;

/** Resolves when the page is loaded and the browser is idle. Never rejects. In browsers only. */
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
 * Resolves when the page is idle and the visitor may soon use what is still missing. With a pointer that hovers, only
 * idleness counts, because what reacts to hovering must be ready before. On a touch screen, it first waits for an
 * interaction. Never rejects. In browsers only.
 */
export function whenInteractionLikely(): Promise<void> {
  likely ??= waitUntilInteractionLikely();
  return likely;
}
