import { newYorkDay } from 'schema';
import type { PriceChange } from 'schema/generated/graphql';

/** A change of the price from the audit log. */
export interface PriceEdit {
  readonly at: Date;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change from the audit log: of the price, or of whether the home is on the site. */
export interface HomeEdit extends PriceEdit {
  readonly field: 'price' | 'archivedAt';
}

/**
 * The price changes that visitors could see, the earliest first. Changes made while the home was off the site become
 * one, at the time it came back.
 */
export function seenEdits(edits: readonly HomeEdit[]): PriceEdit[] {
  const seen: PriceEdit[] = [];
  let unseen: PriceEdit | undefined;
  let isOnSite = edits.find(({ field }) => field === 'archivedAt')?.before == null;
  for (const { at, field, before, after } of edits) {
    if (field === 'price' && isOnSite) seen.push({ at, before, after });
    else if (field === 'price') unseen = { at, before: unseen?.before ?? before, after };
    else isOnSite = after === null;
    if (!isOnSite || unseen === undefined) continue;
    seen.push({ ...unseen, at });
    unseen = undefined;
  }
  return seen;
}

/**
 * The prices that a home has had on the site, the latest first: the price it was listed at, then the last price of each
 * day on which it changed. A change that is taken back on the same day does not count.
 */
export function priceChanges(listedAt: Date, price: string, edits: readonly PriceEdit[]): PriceChange[] {
  const first = edits[0]?.before ?? price;
  const days = new Map<string, { at: Date; price: string }>([[newYorkDay(listedAt), { at: listedAt, price: first }]]);
  for (const { at, after } of edits) if (after !== null) days.set(newYorkDay(at), { at, price: after });
  const changes: PriceChange[] = [];
  for (const { at, price: now } of days.values()) {
    const last = changes.at(-1);
    if (last?.price !== now) changes.push({ at, price: now, before: last?.price ?? null });
  }
  return changes.toReversed();
}
