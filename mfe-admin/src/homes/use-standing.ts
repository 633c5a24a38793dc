/** Where a home stands, changed in one press: shown at once, said, and taken back with Undo. */

import { toast } from 'platform';
import type { HomeStatus } from 'schema';
import { ArchiveHome, ChangeHome, type HomeRowFragment, ReopenHome, RestoreHome } from '../generated/operations.ts';
import { sayFailure } from '../property-form/errors.ts';
import { doAsAgent } from '../session/ask-viewer.ts';
import { offerUndo, withdrawUndo } from '../undo/undo.ts';
import { standingOf } from './home-words.ts';

/** The part of a home that tells where it stands. */
export type Standing = Pick<
  HomeRowFragment,
  'id' | 'address' | 'status' | 'soldDate' | 'soldPrice' | 'represented' | 'archivedAt' | 'isDraft' | 'goesLiveAt'
>;

const words: Record<HomeStatus, string> = {
  active: 'is active now',
  pending: 'is pending now',
  sold: 'is sold',
  draft: 'is off the site',
  archived: 'is archived',
};

const change = async (id: string, input: Parameters<typeof sale>[0] | { status: 'active' | 'pending' }) =>
  (await doAsAgent(ChangeHome, { id, input })).updateProperty;

const sale = ({ soldDate, soldPrice, represented }: Pick<Standing, 'soldDate' | 'soldPrice' | 'represented'>) => ({
  status: 'sold' as const,
  soldDate,
  soldPrice,
  represented,
});

/** Brings a home from where it stands to another place. */
async function move(from: Standing, to: HomeStatus, as: Standing): Promise<HomeRowFragment> {
  const { id } = from;
  if (to === 'archived' || to === 'draft') return (await doAsAgent(ArchiveHome, { id })).archiveProperty;
  const restored = from.archivedAt ? (await doAsAgent(RestoreHome, { id })).restoreProperty : undefined;
  if (restored && restored.status === to) return restored;
  if (to === 'sold') return change(id, sale(as));
  if (from.status === 'sold' && to === 'active') return (await doAsAgent(ReopenHome, { id })).reopenProperty;
  return change(id, { status: to });
}

const seen = { isDraft: false, goesLiveAt: null };

/** What of a home is shown before the gateway has answered. */
const foreseen = <Home extends Standing>(home: Home, to: HomeStatus): Home =>
  to === 'archived'
    ? { ...home, archivedAt: new Date().toISOString(), ...seen }
    : { ...home, archivedAt: null, ...seen, status: to, ...(to === 'sold' ? {} : { soldDate: null, soldPrice: null }) };

/** A sale of which the date or the side is not known cannot be written down anew. */
const canComeBack = (home: Standing): boolean =>
  standingOf(home) !== 'sold' || (home.soldDate !== null && home.represented !== null);

/** `show` draws a home as it is now, `onMoved` hears when the gateway has it. */
export function useStanding<Home extends Standing>(
  show: (home: Home) => void,
  onMoved: (answer: HomeRowFragment) => void,
) {
  async function bring(home: Home, to: HomeStatus, as: Home): Promise<boolean> {
    show(as);
    withdrawUndo();
    try {
      onMoved(await move(home, to, as));
      return true;
    } catch (error) {
      show(home);
      sayFailure(error);
      return false;
    }
  }

  /** Says what was done; Undo brings the home back to where it stood before. */
  function sayMoved(before: Home, now: Home): void {
    const to = standingOf(now);
    if (canComeBack(before)) offerUndo(now.address, words[to], () => bring(now, standingOf(before), before));
    else toast({ title: `${now.address} ${words[to]}` });
  }

  return {
    sayMoved,
    /** To active, pending or the archive; a sale has a dialog of its own. */
    moveTo: async (home: Home, to: HomeStatus): Promise<void> => {
      const now = foreseen(home, to);
      if (await bring(home, to, now)) sayMoved(home, now);
    },
    /** Out of the archive, to where it stood before. */
    restore: async (home: Home): Promise<void> => {
      const now = { ...home, archivedAt: null, ...seen };
      if (await bring(home, home.status, now)) sayMoved(home, now);
    },
  };
}
