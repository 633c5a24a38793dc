// Lists for visitors. Each starts at a position in an index of 061-home-growth, so the cost of a page does not grow
// with the number of homes.
import { type PropertySort, type PropertyStatus, propertyStatuses } from 'schema';
import { firstByPrice, type GroupsByPrice } from './homes-by-price.ts';
import { type Condition, inTowns, joined, visible } from './property-filter.ts';
import { afterCursor, keyOfOrder, orderBy } from './property-order.ts';

interface ListOfHomes {
  /** Absent or empty: all statuses. */
  readonly statuses?: readonly PropertyStatus[] | null | undefined;
  /** Absent or empty: all towns. */
  readonly cities?: readonly string[] | null | undefined;
  /** More conditions. */
  readonly narrowed?: readonly Condition[];
  readonly sort: PropertySort;
  /** The last home of the page before. */
  readonly after?: string | null | undefined;
  /** A whole number. */
  readonly limit: number;
  /**
   * Whether an index for `narrowed` has another order. Then the page's ids are chosen there, and only those rows are
   * read.
   */
  readonly isChosenFirst?: boolean;
  readonly few?: FewHomes | undefined;
  /** The groups of homes in which an order by price is read. Then `narrowed` holds all conditions on them, too. */
  readonly groups?: GroupsByPrice | undefined;
}

/** Homes that are found by what they are, in no order. */
export interface FewHomes {
  /** Selects those of any town, but no more than FEW + 1. */
  readonly ofKind: Condition;
  /** What else is asked of them besides their town. */
  readonly others: readonly Condition[];
}

/** The most homes that are all looked at for one page. If there are more, a page is soon full in its own order. */
export const FEW = 1000;

/** The SQL after `from`, and its values in order. */
interface OrderedHomes {
  readonly from: string;
  readonly values: readonly unknown[];
}

/**
 * At most `limit` homes that visitors see, in an order. There is an index in each order for the homes of one status,
 * and of one status in one town. If a list needs several, the first homes of each are merged. Throws BAD_INPUT for a
 * cursor of another order.
 */
export function orderedHomes({ isChosenFirst = false, few, ...list }: ListOfHomes): OrderedHomes {
  if (few) return ofIds(fewOrInOrder(few, list), list);
  if (isChosenFirst || list.groups) return ofIds(inOrder(list), list);
  return firstHomes(list);
}

function inOrder({ groups, narrowed = [], ...list }: ListOfHomes): Condition {
  if (groups) return firstByPrice({ groups, narrowed, ...list });
  const { from, values } = firstHomes({ narrowed, ...list });
  return { sql: `select p.id from ${from}`, values };
}

const ofIds = ({ sql, values }: Condition, { sort, limit }: ListOfHomes): OrderedHomes => {
  return { from: `properties p where p.id = any(array(${sql})) ${orderBy(sort)} limit ${limit}`, values };
};

/** PostgreSQL counts the few, and then does one of the two. */
function fewOrInOrder({ ofKind, others }: FewHomes, list: ListOfHomes): Condition {
  const { cities, narrowed = [], sort, after, limit } = list;
  const areFew = `(select count(*) from few) <= ${FEW}`;
  // What else is asked stands in the table, which only then is read for each of the few.
  const from =
    others.length === 0
      ? `few p where ${areFew}`
      : `properties p where p.id = any(array(select few.id from few where ${areFew}))`;
  const beyond = after == null ? [] : [afterCursor(sort, after)];
  const among = joined([...inTowns(cities), ...others, ...beyond]);
  const every = inOrder({ ...list, narrowed: [{ sql: `not ${areFew}`, values: [] }, ...narrowed] });
  return {
    sql: `with few as materialized (${ofKind.sql})
      (select p.id from ${from} and ${among.sql} ${orderBy(sort)} limit ${limit})
      union all (${every.sql})`,
    values: [...ofKind.values, ...among.values, ...every.values],
  };
}

function firstHomes({ statuses, cities, narrowed = [], sort, after, limit }: ListOfHomes): OrderedHomes {
  const beyond = after == null ? [] : [afterCursor(sort, after)];
  const end = `${orderBy(sort)} limit ${limit}`;
  const branches = beginnings(statuses ?? [], cities ?? []).map((beginning) =>
    joined([visible, ...beginning, ...narrowed, ...beyond]),
  );
  const values = branches.flatMap((branch) => branch.values);
  const [only] = branches;
  if (only && branches.length === 1) return { from: `properties p where ${only.sql} ${end}`, values };
  const each = branches.map(
    ({ sql }) => `(select p.*, ${keyOfOrder(sort)} as rank from properties p where ${sql} ${end})`,
  );
  return {
    from: `(${each.join(' union all ')}) p order by p.rank desc, p.created_at desc, p.id desc limit ${limit}`,
    values,
  };
}

/** The conditions on status and town of each list to merge. */
function beginnings(statuses: readonly PropertyStatus[], cities: readonly string[]): Condition[][] {
  if (statuses.length === 0 && cities.length === 0) return [[]];
  const ofStatus = [...new Set(statuses.length === 0 ? propertyStatuses : statuses)].map(
    (status): Condition => ({ sql: 'p.status = ?', values: [status] }),
  );
  if (cities.length === 0) return ofStatus.map((status) => [status]);
  const inTown = [...new Set(cities.map((city) => city.toLowerCase()))].map(
    (city): Condition => ({ sql: 'lower(p.city) = ?', values: [city] }),
  );
  return ofStatus.flatMap((status) => inTown.map((town) => [status, town]));
}
