/** What speaks against a set, and not against the live one, too. */

import type { PartSet } from './part.ts';
import { isSameFault, OLD_FAULTS_MS } from './same-fault.ts';
import type { Fault, Seen } from './visit-all.ts';
import type { Visit } from './visits.ts';

/** Opens these pages one after the other in a browser of their own. */
export type Look = (visits: readonly Visit[]) => Promise<Seen>;
/** `look`: at the pages of the live set. */
export type Live = { set: PartSet; look: Look };

const inWords = ({ visit: { release, path, address }, from, words }: Fault): string => {
  const how = from ? 'by a link' : 'as a first load';
  return `${release.name} ${release.version}: page ${path}${address === path ? '' : ` (${address})`} in the browser, ${how}: ${words}`;
};

const hasPage = ({ shell, remotes }: PartSet, { path }: Visit): boolean =>
  [shell, ...remotes].some(({ pages }) => pages.some((page) => page.path === path));

/** What the same way through the live set finds on the fault's page. */
async function foundIn({ set, look }: Live, { visit, from }: Fault): Promise<string[]> {
  const way = from ? [from, visit] : [visit];
  if (!way.every((one) => hasPage(set, one))) return [];
  const { faults } = await look(way);
  const same = faults.filter((fault) => fault.visit === visit && fault.from === from && !fault.isUnseen);
  return same.map(({ words }) => words);
}

/**
 * Looks at all pages, and asks the live set about those with a fault alone. What that has, too, comes from the content,
 * which no release can mend; `onOld` hears of it, and the look goes on. Otherwise answers why the set must not go live.
 */
export async function newsIn(
  visits: readonly Visit[],
  look: Look,
  findLive: () => Promise<Live | undefined>,
  onOld: (fault: string) => void,
): Promise<string[]> {
  let askedMs = 0;
  for (let left = visits; left.length > 0; ) {
    const { faults, rest } = await look(left);
    const live = faults.length > 0 ? await findLive() : undefined;
    const reasons: string[] = [];
    let asked: { fault: Fault; found: string[] } | undefined;
    for (const fault of faults) {
      // Faults of one look come together.
      if (asked?.fault.visit !== fault.visit || asked.fault.from !== fault.from) {
        const started = performance.now();
        asked = { fault, found: live && !fault.isUnseen ? await foundIn(live, fault) : [] };
        askedMs += performance.now() - started;
      }
      if (!fault.isUnseen && asked.found.some((words) => isSameFault(fault.words, words))) onOld(inWords(fault));
      else reasons.push(inWords(fault));
    }
    if (reasons.length > 0 || askedMs > OLD_FAULTS_MS)
      return rest.length > 0 ? [...reasons, 'More pages were not tried'] : reasons;
    left = rest;
  }
  return [];
}
