/** What can be done to a home in the list with one press. */

import { type HomeStatus, homeStatusOf } from 'schema';
import type { HomeRowFragment } from '../generated/operations.ts';

export type HomeActions = {
  onMove: (home: HomeRowFragment, to: HomeStatus) => void;
  onSell: (home: HomeRowFragment) => void;
  onRestore: (home: HomeRowFragment) => void;
};

export type HomeDeed = { to: 'active' | 'pending' | 'sold' | 'archived'; word: string; press: () => void };

export function deedsFor(home: HomeRowFragment, { onMove, onSell, onRestore }: HomeActions): readonly HomeDeed[] {
  const standing = homeStatusOf(home);
  const restore = (word: string): HomeDeed => ({ to: 'active', word, press: () => onRestore(home) });
  if (standing === 'archived') return [restore('Restore')];
  if (standing === 'draft') return [restore('Put live')];
  const active: HomeDeed = { to: 'active', word: 'Active', press: () => onMove(home, 'active') };
  const pending: HomeDeed = { to: 'pending', word: 'Pending', press: () => onMove(home, 'pending') };
  const sold: HomeDeed = { to: 'sold', word: 'Sold', press: () => onSell(home) };
  const archive: HomeDeed = { to: 'archived', word: 'Archive', press: () => onMove(home, 'archived') };
  return [standing === 'active' ? pending : active, ...(standing === 'sold' ? [] : [sold]), archive];
}
