// Finds what is due in a table that is a queue, where each row is its own lock.

export interface Queue {
  readonly table: string;
  /** What is searched for rows that are due, one condition after the other, each by its index of `next_attempt_at`. */
  readonly due: readonly string[];
  /**
   * What is searched for rows that are due later than their attempts explain, by an index of `attempts, next_attempt_at`:
   * the clock was set back meanwhile.
   */
  readonly waiting: string;
  /** SQL of the longest delay after `attempts`, in milliseconds. */
  readonly longestDelay: string;
  readonly mostAttempts: number;
}

/**
 * SQL that locks at most `most` rows and returns their ids; its values are the moment now for each of `due`, then the end
 * of a lease that begins now. Each search finds rows in the order of one index: with an `or`, all that waits would be read.
 */
export function claimable({ table, due, waiting, longestDelay, mostAttempts }: Queue, most: number): string {
  const found = due.map(
    (condition, at) => `select id from (select id from ${table} where ${condition} and next_attempt_at <= ?
      order by next_attempt_at limit ${most} for update skip locked) due_${at}`,
  );
  // By both columns, though `attempts` is the same for all: an index of `next_attempt_at` alone would be read to its end.
  const ahead = `select far.id from (
      select attempts, ?::timestamptz + ${longestDelay} * interval '1 millisecond' as latest
      from generate_series(0, ${mostAttempts}) attempts
    ) tried cross join lateral (select id from ${table} m where ${waiting} and m.attempts <= tried.attempts
      and (m.attempts, m.next_attempt_at) > (tried.attempts, tried.latest)
      order by m.attempts, m.next_attempt_at limit ${most} for update skip locked) far`;
  return `select id from (${[...found, ahead].join(' union all ')}) found limit ${most}`;
}
