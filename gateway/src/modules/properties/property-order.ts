// The orders of homes. Each sorts descending by (key, created, id), so that one row comparison finds the next page.
import type { PropertySort } from 'schema';
import { isRecordId } from '../../core/columns.ts';
import { decodeCursor, encodeCursor, forgedCursor, isMoment } from '../../core/cursor.ts';
import type { Condition, PropertyFilter } from './property-filter.ts';

type PriceRange = Pick<PropertyFilter, 'minPrice' | 'maxPrice'>;

interface Key {
  readonly sql: string;
  /** The SQL type to which a cursor's text is cast. */
  readonly type: string;
  /** Whether a cursor's text can be cast to it. */
  isKey(text: string): boolean;
}

const LARGEST = 2_147_483_647;
const isWholeNumber = (text: string) => /^(0|-?[1-9]\d{0,9})$/.test(text) && Math.abs(Number(text)) <= LARGEST;

/** The first key of each order; indexed by 004-property-orders. */
const keys: Readonly<Record<PropertySort, Key>> = {
  newest: { sql: 'p.created_at', type: 'timestamptz', isKey: isMoment },
  newestSold: {
    sql: "coalesce(p.sold_date, '-infinity'::timestamptz)",
    type: 'timestamptz',
    isKey: (text) => text === '-infinity' || isMoment(text),
  },
  priceAscending: { sql: `(-coalesce(p.price_amount, ${LARGEST}))`, type: 'integer', isKey: isWholeNumber },
  priceDescending: { sql: 'coalesce(p.price_amount, -1)', type: 'integer', isKey: isWholeNumber },
};

interface Positioned {
  readonly id: string;
  readonly createdAt: Date;
  readonly soldDate: Date | null;
  readonly priceAmount: number | null;
}

/** The first key of an order, over `p`. */
export const keyOfOrder = (sort: PropertySort): string => keys[sort].sql;

export const isByPrice = (sort: PropertySort): boolean => sort === 'priceAscending' || sort === 'priceDescending';

/**
 * An order by price after a cursor, in two: the homes with a price, and after them those without. Both are read from an
 * index of 079-homes-by-price, which holds the other facts, too. So what is passed over costs no look at the table.
 */
export function byPriceIndex(
  sort: PropertySort,
  after: string | null | undefined,
): { beyond: Condition[]; order: string }[] {
  const [direction, further] = sort === 'priceAscending' ? ['asc', '>='] : ['desc', '<='];
  const beyond = after == null ? [] : [afterCursor(sort, after)];
  const key = after == null ? undefined : Number(readCursor(sort, after)[0]);
  const priced: Condition =
    key === undefined
      ? { sql: 'p.price_amount is not null', values: [] }
      : { sql: `p.price_amount ${further} ?::integer`, values: [sort === 'priceAscending' ? -key : key] };
  const newest = 'p.created_at desc, p.id desc';
  return [
    { beyond: [priced, ...beyond], order: `order by p.price_amount ${direction}, ${newest}` },
    { beyond: [{ sql: 'p.price_amount is null', values: [] }, ...beyond], order: `order by p.price_amount, ${newest}` },
  ];
}

/** A price range in an order by price: a range of its index, without homes that have no price. */
export function withinPrices(sort: PropertySort, { minPrice, maxPrice }: PriceRange): Condition[] {
  // The key of a home without a price is always outside this range.
  const [low, high] = [Math.max(minPrice ?? 0, 0), Math.min(maxPrice ?? LARGEST, LARGEST - 1)];
  const isAsked = minPrice != null || maxPrice != null;
  if (!isAsked || !isByPrice(sort)) return [];
  const values = sort === 'priceAscending' ? [-high, -low] : [low, high];
  return [{ sql: `${keys[sort].sql} between ?::bigint and ?::bigint`, values }];
}

export function orderBy(sort: PropertySort): string {
  return `order by ${keys[sort].sql} desc, p.created_at desc, p.id desc`;
}

/** The condition for homes after the cursor. Throws BAD_INPUT for a cursor that was not made here. */
export function afterCursor(sort: PropertySort, cursor: string): Condition {
  const values = readCursor(sort, cursor);
  const { sql, type } = keys[sort];
  return { sql: `(${sql}, p.created_at, p.id) < (?::${type}, ?::timestamptz, ?::uuid)`, values };
}

/** The fields that a cursor of each order needs. */
export const placedBy: Readonly<Record<PropertySort, readonly (keyof Positioned)[]>> = {
  newest: ['createdAt'],
  newestSold: ['createdAt', 'soldDate'],
  priceAscending: ['createdAt', 'priceAmount'],
  priceDescending: ['createdAt', 'priceAmount'],
};

/** An opaque text that names a property's place in an order. */
export function cursorOf(sort: PropertySort, property: Positioned): string {
  return encodeCursor([sort, keyOf(sort, property), property.createdAt.toISOString(), property.id]);
}

function keyOf(sort: PropertySort, property: Positioned): string {
  if (sort === 'newest') return property.createdAt.toISOString();
  if (sort === 'newestSold') return property.soldDate?.toISOString() ?? '-infinity';
  if (sort === 'priceAscending') return String(-(property.priceAmount ?? LARGEST));
  return String(property.priceAmount ?? -1);
}

/** Key, creation time and id. Throws BAD_INPUT if the text is not a cursor of this order. */
function readCursor(sort: PropertySort, cursor: string): [string, string, string] {
  const [order, key = '', created = '', id = '', ...more] = decodeCursor(cursor) ?? [];
  const isOurs = order === sort && keys[sort].isKey(key) && isMoment(created) && isRecordId(id) && more.length === 0;
  if (!isOurs) throw forgedCursor();
  return [key, created, id];
}
