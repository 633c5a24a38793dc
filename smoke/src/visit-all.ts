/** The way through the pages of a set, and what is wrong on it. */

import type { Visit } from './visits.ts';
import type { WatchedPage } from './watched-page.ts';
import { MainThreadTaken } from './within.ts';

/** A set that fails this often is refused without looking on. */
const ENOUGH = 5;
const FIRST_LOAD = 'as a first load';
const BY_LINK = 'by a link';

const inWords = ({ release, path, address }: Visit, how: string, words: string): string =>
  `${release.name} ${release.version}: page ${path}${address === path ? '' : ` (${address})`} in the browser, ${how}: ${words}`;

/** A made-up record is none, and nobody is signed in. */
const allowedOf = ({ isMadeUp, isPrivate }: Visit): number | undefined => {
  if (isPrivate) return 401;
  return isMadeUp ? 404 : undefined;
};

/** Adds what one look finds. Answers whether all was well; rejects where nothing more can be asked. */
async function isWell(reasons: Set<string>, visit: Visit, how: string, found: Promise<string[]>): Promise<boolean> {
  const before = reasons.size;
  try {
    for (const words of await found) reasons.add(inWords(visit, how, words));
  } catch (error) {
    reasons.add(inWords(visit, how, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)));
    if (error instanceof MainThreadTaken) throw error;
  }
  return reasons.size === before;
}

type Shown = { tab: WatchedPage; visit: Visit };

/** Looks once more at a page that has stood for a while, and goes from it to the next. Private ones lead to the log-in, where no link is. */
async function leave(reasons: Set<string>, { tab, visit }: Shown, next: Visit | undefined): Promise<void> {
  if (!(await isWell(reasons, visit, FIRST_LOAD, tab.lookAgain()))) return;
  if (!next || next === visit || next.isPrivate || visit.isPrivate) return;
  await isWell(reasons, next, BY_LINK, tab.follow(next.address));
}

async function visitInTurns(
  reasons: Set<string>,
  tabs: readonly [WatchedPage, WatchedPage],
  visits: readonly Visit[],
  origin: string,
) {
  let before: Shown | undefined;
  for (const [index, visit] of visits.entries()) {
    if (reasons.size >= ENOUGH) return reasons.add('More pages were not tried');
    const tab = tabs[index % 2 === 0 ? 0 : 1];
    const isGood = await isWell(reasons, visit, FIRST_LOAD, tab.load(origin + visit.address, allowedOf(visit)));
    if (before) await leave(reasons, before, visit);
    before = isGood ? { tab, visit } : undefined;
  }
  if (before) await leave(reasons, before, visits[0]);
  return reasons;
}

/**
 * Each page once as a first load, and once by a link from the one before it. Two tabs take turns: while the next page loads in one,
 * the page in the other grows old enough to be looked at once more. Answers what is wrong.
 */
export async function visitAll(
  tabs: readonly [WatchedPage, WatchedPage],
  visits: readonly Visit[],
  origin: string,
): Promise<string[]> {
  const reasons = new Set<string>();
  try {
    await visitInTurns(reasons, tabs, visits, origin);
  } catch (error) {
    if (!(error instanceof MainThreadTaken)) throw error;
  }
  return [...reasons];
}
