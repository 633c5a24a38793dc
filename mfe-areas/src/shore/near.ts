/** When the Shore comes near: once on a page, and then for good. */

/** Pixels before it is in sight: the time that its script takes on a slow line. */
const MARGIN = '800px 0px';

function createNearness() {
  let tell: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // The server renders all of it.
  if (typeof document === 'undefined') tell();

  /** Ends by itself, or by what it returns. */
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
