// Reads for visitors on PostgreSQL, with bound and prepared statements. The ORM writes values into the statement's
// text, so the server would parse and plan each one again.
import type { Pool } from 'pg';

/** Statements that each connection keeps prepared. Any more are bound, but planned each time. */
const MOST = 200;

interface ReadOptions {
  /** True if the best plan depends on the values: then the statement is bound but not prepared. */
  readonly isPlannedAnew?: boolean;
}

/** Runs a statement and returns its rows. Each `?` stands for one value; a list stands for all its values. */
export type Read = <Row>(sql: string, values?: readonly unknown[], options?: ReadOptions) => Promise<Row[]>;

/** Replaces each `?` by `$1`, `$2` …; a list becomes `$3, $4`. */
export function bind(sql: string, values: readonly unknown[]): { text: string; values: unknown[] } {
  const bound: unknown[] = [];
  let next = 0;
  const place = (value: unknown): string => `$${bound.push(value)}`;
  const text = sql.replaceAll('?', () => {
    const value = values[next++];
    return Array.isArray(value) ? value.map(place).join(', ') : place(value);
  });
  return { text, values: bound };
}

export interface PreparedReadOptions {
  /** Called with every statement. */
  readonly said?: ((statement: string) => void) | undefined;
  /**
   * True behind a pooler: the next transaction may get another connection, without the prepared statement. Then none is
   * prepared.
   */
  readonly isPooled?: boolean;
}

/** Reads over the ORM's `pool`, so limits, connections and type parsers are the ORM's own. */
export function createPreparedRead(pool: Pool, { said, isPooled = false }: PreparedReadOptions = {}): Read {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  }

  return async <Row>(sql: string, values: readonly unknown[] = [], { isPlannedAnew = false } = {}) => {
    said?.(`[query] ${sql}`);
    const bound = bind(sql, values);
    const name = isPlannedAnew || isPooled ? undefined : nameOf(bound.text);
    const { rows } = await pool.query({ ...(name && { name }), ...bound });
    return rows as Row[];
  };
}
