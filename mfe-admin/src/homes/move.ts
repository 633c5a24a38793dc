import type { HomeStatus } from 'schema';
import { ArchiveHome, ChangeHome, type HomeRowFragment, ReopenHome, RestoreHome } from '../generated/operations.ts';
import { doAsAgent } from '../session/ask-viewer.ts';

/** The fields of a home that decide its standing. */
export type Standing = Pick<
  HomeRowFragment,
  'id' | 'address' | 'status' | 'soldDate' | 'soldPrice' | 'represented' | 'archivedAt' | 'isDraft' | 'goesLiveAt'
>;

const change = async (id: string, input: Parameters<typeof sale>[0] | { status: 'active' | 'pending' }) =>
  (await doAsAgent(ChangeHome, { id, input })).updateProperty;

const sale = ({ soldDate, soldPrice, represented }: Pick<Standing, 'soldDate' | 'soldPrice' | 'represented'>) => ({
  status: 'sold' as const,
  soldDate,
  soldPrice,
  represented,
});

/** Moves a home from its present standing to another one. */
export async function move(from: Standing, to: HomeStatus, as: Standing): Promise<HomeRowFragment> {
  const { id } = from;
  if (to === 'archived' || to === 'draft') return (await doAsAgent(ArchiveHome, { id })).archiveProperty;
  const restored = from.archivedAt ? (await doAsAgent(RestoreHome, { id })).restoreProperty : undefined;
  if (restored && restored.status === to) return restored;
  if (to === 'sold') return change(id, sale(as));
  if (from.status === 'sold' && to === 'active') return (await doAsAgent(ReopenHome, { id })).reopenProperty;
  return change(id, { status: to });
}
