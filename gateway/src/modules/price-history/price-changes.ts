import { newYorkDay } from 'schema';
import type { PriceChange } from 'schema/generated/graphql';

/** A change of the price as the audit log has it, the earliest first. */
export interface PriceEdit {
  readonly at: Date;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change as the audit log has it: of the price, or of when the home was taken off the site. */
export interface HomeEdit extends PriceEdit {
  readonly field: 'price' | 'archivedAt';
}

/** What visitors could see of these changes, the earliest first: of those made while the home was off the site, what it came back with. */
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
 * The prices that a home has had on the site, the latest first: the one that it was listed at, and then what a day ended with,
 * where it is another than before. What was typed and taken back on the same day is no change.
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
