// Reads for visitors on PostgreSQL: bound and prepared, where the ORM writes each value into a text that is parsed and planned anew.
import type { Pool } from 'pg';

/** Statements that each connection keeps prepared; those that come after are bound, but planned each time. */
const MOST = 200;

interface ReadOptions {
  /** Whether the best way to the rows depends on the values: such a statement is bound, but not prepared. */
  readonly isPlannedAnew?: boolean;
}

/** Rows that a statement with `?` for its values leaves. A list stands for as many values as it has. */
export type Read = <Row>(sql: string, values?: readonly unknown[], options?: ReadOptions) => Promise<Row[]>;

/** `?` becomes `$1`, `$2` …, and a list `$3, $4`. */
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
  /** Hears every statement. */
  readonly said?: ((statement: string) => void) | undefined;
  /** A pooler lends connections by transaction: what one prepared, the next would look for in vain. Statements are bound, not kept. */
  readonly isPooled?: boolean;
}

/** Reads over `pool`, whose limits, connections and ways to read a value are the ORM's own. */
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
