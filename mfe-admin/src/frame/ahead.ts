/** Milliseconds. The page loads first. */
const AFTER_MS = 2000;

/**
 * Loads code before it is needed, so that a press is answered at once, even without a connection. If this fails, the
 * code is loaded again when it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') setTimeout(() => load().catch(() => undefined), AFTER_MS);
}
