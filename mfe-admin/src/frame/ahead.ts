/** The page comes first. */
const AFTER_MS = 2000;

/**
 * Asks for code before it is needed, so that a press is answered at once, and without a line, too. Where it fails here, whoever
 * needs it asks again.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') setTimeout(() => load().catch(() => undefined), AFTER_MS);
}
