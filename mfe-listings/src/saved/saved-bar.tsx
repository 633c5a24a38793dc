/** Appears when a home was saved on this page, so that the latest ones can be compared at once. */

import type { PropertyCardFragment } from '../generated/operations.ts';
import { CompareBar } from './compare-bar.tsx';
import { hasChosen, savedHomes, savedInWords } from './saved-homes.ts';

export default function SavedBar({ homes }: { homes: readonly PropertyCardFragment[] }) {
  const ids = savedHomes.use();
  if (ids.length === 0) return null;
  return <CompareBar ids={ids} homes={homes} words={savedInWords(ids.length)} onClose={() => hasChosen.set(false)} />;
}
