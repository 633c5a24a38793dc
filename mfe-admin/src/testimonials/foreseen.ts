/**
 * What was pressed and is in no answer yet. It is laid over the answers: one of them may have been asked for before a
 * press and come after it, and the next press is based on what is shown.
 */

import { createStore } from 'platform';
import { reloadActive } from '../connection/refetch.ts';
import { runInOrder } from '../connection/run-in-order.ts';
import type { AgentTestimonialFragment } from '../generated/operations.ts';
import { withSession } from '../session/sign-in-again.ts';

/** What the agent has decided: a testimonial that waits is hidden, and comes back so with Undo. */
export type Standing = Pick<AgentTestimonialFragment, 'visible' | 'isWaiting'>;

type Foreseen = { order?: readonly string[]; standings: Readonly<Record<string, Standing>> };

const nothing: Foreseen = { standings: {} };

const foreseen = createStore(nothing);

/** The number of the latest press. */
let latest = 0;

/** These testimonials as they will be. */
export function useForeseen(found: readonly AgentTestimonialFragment[]): AgentTestimonialFragment[] {
  const { order, standings } = foreseen.use();
  const standing = found.map((one) => ({ ...one, ...standings[one.id] }));
  if (!order) return standing;
  // One that came meanwhile is the last.
  const placeOf = ({ id }: AgentTestimonialFragment) => (order.includes(id) ? order.indexOf(id) : order.length);
  return standing.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Runs a step on the testimonials in its turn. Rejects if it failed. */
export const perform = async (step: () => Promise<unknown>): Promise<void> =>
  void (await runInOrder('testimonials', () => withSession(step)));

/**
 * Shows at once what a step will do, and does it in its turn. Once the last step is done or has failed, all is loaded
 * again, and that is shown. Rejects if it failed.
 */
export async function performForeseen(what: Partial<Foreseen>, step: () => Promise<unknown>): Promise<void> {
  latest += 1;
  const mine = latest;
  const { standings, ...before } = foreseen.get();
  foreseen.set({ ...before, ...what, standings: { ...standings, ...what.standings } });
  const settle = async () => {
    if (mine === latest) await reloadActive();
    if (mine === latest) foreseen.set(nothing);
  };
  try {
    await perform(step);
  } finally {
    void settle();
  }
}
