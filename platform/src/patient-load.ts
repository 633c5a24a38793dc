/**
 * Loads the code of what the server rendered. If that fails, the HTML stays, and each action of the visitor is another
 * try.
 */

import { retryOnce } from 'ui';
import { markHydration } from './hydration-marks.ts';

/**
 * The first two come before the click that belongs to them. By then the mark says that another try is under way, so the
 * click is stored.
 */
const SIGNS = ['pointerdown', 'keydown', 'click', 'online'] as const;

/** Keys that press a button. Typing is not another try. */
const PRESSES = new Set(['Enter', ' ']);

const nextSign = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new AbortController();
    const see = (event: Event) => {
      // A stored press that is let through is no visitor's: the try that it began would swallow the next one of theirs.
      if (event.type === 'click' && !event.isTrusted) return;
      if (event instanceof KeyboardEvent && !PRESSES.has(event.key)) return;
      seen.abort();
      resolve();
    };
    for (const type of SIGNS) window.addEventListener(type, see, { capture: true, passive: true, signal: seen.signal });
  });

type Patience = {
  /** The element that the code hydrates. */
  boundary: () => Element | null;
  onFailure: (error: unknown) => void;
};

/**
 * Resolves when the code is loaded, however late. Never rejects: each failure is reported to `onFailure` and marked. In
 * browsers only.
 */
export async function loadPatiently<T>(load: () => Promise<T>, { boundary, onFailure }: Patience): Promise<T> {
  for (;;) {
    try {
      return await retryOnce(load);
    } catch (error) {
      onFailure(error);
      const tryAgain = nextSign();
      markHydration(boundary(), 'failed');
      await tryAgain;
      markHydration(boundary(), undefined);
    }
  }
}
