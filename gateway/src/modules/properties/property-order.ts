// Every order is a descending row (key, created, id), so one row comparison pages through them all.
import type { PropertySort } from 'schema';
import { isRecordId } from '../../core/columns.ts';
import { badInput } from '../../core/errors.ts';

/** The leading key of each order, and the type to which a cursor's text is cast. Indexed by 004-property-orders. */
const keys: Readonly<Record<PropertySort, { sql: string; type: string }>> = {
  newest: { sql: 'p.created_at', type: 'timestamptz' },
  newestSold: { sql: "coalesce(p.sold_date, '-infinity'::timestamptz)", type: 'timestamptz' },
  priceAscending: { sql: '(-coalesce(p.price_amount, 2147483647))', type: 'integer' },
  priceDescending: { sql: 'coalesce(p.price_amount, -1)', type: 'integer' },
};

interface Positioned {
  readonly id: string;
  readonly createdAt: Date;
  readonly soldDate: Date | null;
  readonly priceAmount: number | null;
}

export function orderBy(sort: PropertySort): string {
  return `order by ${keys[sort].sql} desc, p.created_at desc, p.id desc`;
}

/** The condition for what comes after the cursor, with its values. Throws BAD_INPUT for a cursor not made here. */
export function afterCursor(sort: PropertySort, cursor: string): { sql: string; values: unknown[] } {
  const values = readCursor(sort, cursor);
  if (values === null) throw badInput([{ path: ['after'], message: 'Invalid input' }]);
  const { sql, type } = keys[sort];
  return { sql: `(${sql}, p.created_at, p.id) < (?::${type}, ?::timestamptz, ?::uuid)`, values };
}

/** An opaque text that names a property's place in an order. */
export function cursorOf(sort: PropertySort, property: Positioned): string {
  const parts = [keyOf(sort, property), property.createdAt.toISOString(), property.id];
  return Buffer.from(JSON.stringify([sort, ...parts])).toString('base64url');
}

function keyOf(sort: PropertySort, property: Positioned): string {
  if (sort === 'newest') return property.createdAt.toISOString();
  if (sort === 'newestSold') return property.soldDate?.toISOString() ?? '-infinity';
  if (sort === 'priceAscending') return String(-(property.priceAmount ?? 2147483647));
  return String(property.priceAmount ?? -1);
}

/** Key, created and id; null if the text is no cursor of this order. */
function readCursor(sort: PropertySort, cursor: string): [string, string, string] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 4 || !parts.every((part) => typeof part === 'string')) return null;
    const [order, key = '', created = '', id = ''] = parts as string[];
    const isWellFormed =
      order === sort && /^(-infinity|-?\d{1,10}|\d{4}-[\dT:.Z-]+)$/.test(key) && isDate(created) && isRecordId(id);
    return isWellFormed ? [key, created, id] : null;
  } catch {
    return null;
  }
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
