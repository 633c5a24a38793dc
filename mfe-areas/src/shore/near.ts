/** Tells once on a page that the Shore is near the window. */

/** Pixels before the drawing is visible: as far as a visitor scrolls while its script loads on a slow line. */
const MARGIN = '800px 0px';

function createNearness() {
  let tell: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // The server renders everything.
  if (typeof document === 'undefined') tell();

  /** Stops when the element is near, or by the function that it returns. */
  function watch(element: Element | null): (() => void) | undefined {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  return { promise, watch };
}

export const near = createNearness();
