/** Changes a home's standing with one press: shows it at once, reports it, and offers Undo. */

import { toast } from 'platform';
import { type HomeStatus, homeStatusOf } from 'schema';
import { changeInOrder } from '../connection/change-in-order.ts';
import { isUnreached } from '../connection/connection.ts';
import type { HomeRowFragment, Sale } from '../generated/operations.ts';
import { dequeue, enqueueOffline, isWaiting, moveOf } from '../queue/enqueue.ts';
import { refetchAll } from '../session/use-agent-query.ts';
import { beginChange, type OfferUndo, toastRefusal } from '../undo/undo.ts';
import { move, type Standing } from './move.ts';

const words: Record<HomeStatus, string> = {
  active: 'is active now',
  pending: 'is pending now',
  sold: 'is sold',
  draft: 'is off the site',
  archived: 'is archived',
};

const seen = { isDraft: false, goesLiveAt: null };

/** The home as it is shown until the gateway answers. */
const foreseen = <Home extends Standing>(home: Home, to: HomeStatus): Home =>
  to === 'archived'
    ? { ...home, archivedAt: new Date().toISOString(), ...seen }
    : { ...home, archivedAt: null, ...seen, status: to, ...(to === 'sold' ? {} : { soldDate: null, soldPrice: null }) };

/** A sale without a date or a side cannot be restored. */
const canComeBack = (home: Standing): boolean =>
  homeStatusOf(home) !== 'sold' || (home.soldDate !== null && home.represented !== null);

/** Without a connection, the move waits on the device. A sale, which has a date and a price, cannot wait. */
async function waitsFor(home: Standing, to: HomeStatus): Promise<boolean> {
  const from = homeStatusOf(home);
  if (from === 'sold' || to === 'sold') return false;
  return enqueueOffline({ what: 'move', id: moveOf(home), about: home.address, homeId: home.id, from, to });
}

/** `show` renders the home as it is now. `onMoved` is called when the gateway has the change. */
export function useStanding<Home extends Standing>(
  show: (home: Home) => void,
  onMoved: (answer: HomeRowFragment) => void,
) {
  /** The answer; undefined if it waits, which is known before the next press has its turn. */
  async function moveOrEnqueue(home: Home, to: HomeStatus, as: Home): Promise<HomeRowFragment | undefined> {
    try {
      const answer = await move(home, to, as, isWaiting(moveOf(home)));
      await dequeue(moveOf(home));
      return answer;
    } catch (error) {
      if (isUnreached(error) && (await waitsFor(home, to))) return undefined;
      throw error;
    }
  }

  /** Rejects if it failed and does not wait. */
  async function bring(home: Home, to: HomeStatus, as: Home): Promise<void> {
    const work = () => moveOrEnqueue(home, to, as);
    try {
      const { answer, isLast } = await changeInOrder(home.id, { from: home, to: as, show, work });
      if (answer && isLast) onMoved(answer);
    } catch (error) {
      // It may have been done, if only its answer was lost.
      if (isUnreached(error)) refetchAll();
      throw error;
    }
  }

  /** Reports what was done. Undo moves the home back. */
  function sayMoved(offer: OfferUndo, before: Home, now: Home): void {
    const to = homeStatusOf(now);
    if (canComeBack(before)) offer(now.address, words[to], () => bring(now, homeStatusOf(before), before));
    else toast({ title: `${now.address} ${words[to]}` });
  }

  async function moveAs(home: Home, to: HomeStatus, now: Home): Promise<void> {
    const offer = beginChange();
    try {
      await bring(home, to, now);
    } catch (error) {
      toastRefusal(error);
      return;
    }
    sayMoved(offer, home, now);
  }

  return {
    /** After the dialog of a sale: shows it before the home is asked again, which may take its time or fail. */
    sold(home: Home, sale: Sale): void {
      const now = { ...home, ...seen, ...sale, status: 'sold' as const, archivedAt: null };
      show(now);
      sayMoved(beginChange(), home, now);
    },
    /** To active, pending or the archive. A sale has its own dialog. */
    moveTo: (home: Home, to: HomeStatus) => moveAs(home, to, foreseen(home, to)),
    /** Out of the archive, to its earlier status. */
    restore: (home: Home) => moveAs(home, home.status, { ...home, archivedAt: null, ...seen }),
  };
}
