import { type HomeStatus, homeStatusOf } from 'schema';
import {
  ArchiveHome,
  ChangeHome,
  type HomeRowFragment,
  ReopenHome,
  RestoreHome,
  type Sale,
} from '../generated/operations.ts';
import { mutateAsAgent } from '../session/as-agent.ts';

/** The fields of a home that decide its standing. */
export type Standing = Pick<
  HomeRowFragment,
  'id' | 'address' | 'status' | 'soldDate' | 'soldPrice' | 'represented' | 'archivedAt' | 'isDraft' | 'goesLiveAt'
>;

const sale = ({ soldDate, soldPrice, represented }: Pick<Standing, 'soldDate' | 'soldPrice' | 'represented'>) => ({
  status: 'sold' as const,
  soldDate,
  soldPrice,
  represented,
});

/** What would be taken back with the status. */
function saleSeen({ status, soldDate, soldPrice, represented }: Standing): Sale | undefined {
  return status === 'sold' && soldDate && represented ? { soldDate, represented, soldPrice } : undefined;
}

/**
 * Moves a home from its present standing to another one. Rejects with CONFLICT if it has a third one by now, or another
 * sale. `isUnsent`: the present one is only this device's, which waits to be sent.
 */
export async function move(from: Standing, to: HomeStatus, as: Standing, isUnsent = false): Promise<HomeRowFragment> {
  const { id } = from;
  const seen = { id, expectedStatus: isUnsent ? undefined : homeStatusOf(from) };
  if (to === 'archived' || to === 'draft') return (await mutateAsAgent(ArchiveHome, seen)).archiveProperty;
  const restored = from.archivedAt ? (await mutateAsAgent(RestoreHome, seen)).restoreProperty : undefined;
  if (restored && restored.status === to) return restored;
  // Restored, it has the status from before.
  const live = {
    id,
    expectedStatus: isUnsent ? undefined : from.status,
    expectedSale: isUnsent ? undefined : saleSeen(from),
  };
  if (from.status === 'sold' && to === 'active') return (await mutateAsAgent(ReopenHome, live)).reopenProperty;
  const input = to === 'sold' ? sale(as) : { status: to };
  return (await mutateAsAgent(ChangeHome, { ...live, input })).updateProperty;
}
