import type { Database } from './database.ts';
import type { Logger } from './logger.ts';

/**
 * Behind a pooler the gateway sets no bound itself: a connection that brings settings along is refused there. Without
 * another, a statement that takes long goes on after the gateway has given it up, on one of the pooler's few connections.
 */
export async function tellUnbounded(database: Pick<Database, 'em'>, logger: Logger): Promise<void> {
  const [row] = await database
    .em()
    .execute<{ bound: string }[]>("select current_setting('statement_timeout') as bound");
  if (row?.bound === '0')
    logger.warn('database: no statement is bounded over this pooler; set statement_timeout in its connect_query');
}
