/** The way through the pages of a set, and what is wrong on it. */

import type { Sent } from './as-sent.ts';
import type { Visit } from './visits.ts';
import type { WatchedPage } from './watched-page.ts';
import { MainThreadTaken } from './within.ts';

/** After so many faults the rest is left. */
const ENOUGH = 5;

/** `from`: the page whose link led there. `isUnseen`: the look itself failed, so that it says nothing of the page. */
export type Fault = { visit: Visit; from?: Visit | undefined; words: string; isUnseen: boolean };

/** `rest`: what is still to be visited, in another browser where this one's main thread was taken. */
export type Seen = { faults: readonly Fault[]; rest: readonly Visit[] };

/** A made-up record is none, and nobody is signed in. */
const allowedOf = ({ isMadeUp, isPrivate }: Visit): number | undefined => {
  if (isPrivate) return 401;
  return isMadeUp ? 404 : undefined;
};

type Finding = Pick<Fault, 'visit' | 'from'> & { found: Promise<string[]> };

/** Adds what one look finds. Answers whether all was well; rejects where nothing more can be asked. */
async function isWell(faults: Fault[], { visit, from, found }: Finding): Promise<boolean> {
  const before = faults.length;
  try {
    for (const words of new Set(await found)) faults.push({ visit, from, words, isUnseen: false });
  } catch (error) {
    const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const isTaken = error instanceof MainThreadTaken;
    faults.push({ visit, from, words, isUnseen: !isTaken });
    if (isTaken) throw error;
  }
  return faults.length === before;
}

/** `sent`: what the server sent for each page that was loaded. */
type Shown = { tab: WatchedPage; visit: Visit; sent: ReadonlyMap<Visit, Sent> };

/**
 * Looks once more at a page that has stood for a while, goes from it to the next, and stays there for a minute. Private
 * ones lead to the log-in, where no link is.
 */
async function leave(faults: Fault[], { tab, visit, sent }: Shown, next: Visit | undefined): Promise<void> {
  if (!(await isWell(faults, { visit, found: tab.lookAgain() }))) return;
  const isLinked = next && next !== visit && !next.isPrivate && !visit.isPrivate;
  if (!isLinked) return void (await isWell(faults, { visit, found: tab.passMinute() }));
  const shown = { visit: next, from: visit };
  if (!(await isWell(faults, { ...shown, found: tab.follow(next.address, sent.get(next)) }))) return;
  if (!(await isWell(faults, { ...shown, found: tab.comeAgain(visit.address, next.address) }))) return;
  await isWell(faults, { ...shown, found: tab.passMinute() });
}

/**
 * Each page once as a first load, and once by a link from the one before it. Two tabs take turns: while the next page loads in one,
 * the page in the other grows old enough to be looked at once more.
 */
export async function visitAll(
  tabs: readonly [WatchedPage, WatchedPage],
  visits: readonly Visit[],
  origin: string,
): Promise<Seen> {
  const faults: Fault[] = [];
  let rest = visits;
  let before: Shown | undefined;
  const sent = new Map<Visit, Sent>();
  try {
    for (const [index, visit] of visits.entries()) {
      const shown = before ? [before.visit] : [];
      rest = [...shown, ...visits.slice(index)];
      if (faults.length >= ENOUGH) return { faults, rest };
      rest = [...shown, ...visits.slice(index + 1)];
      const tab = tabs[index % 2 === 0 ? 0 : 1];
      const found = tab.load(origin + visit.address, allowedOf(visit));
      const isGood = await isWell(faults, { visit, found });
      if (tab.asSent) sent.set(visit, tab.asSent);
      rest = visits.slice(index);
      if (before) await leave(faults, before, visit);
      before = isGood ? { tab, visit, sent } : undefined;
    }
    rest = [];
    if (before) await leave(faults, before, visits[0]);
  } catch (error) {
    if (!(error instanceof MainThreadTaken)) throw error;
  }
  return { faults, rest };
}
