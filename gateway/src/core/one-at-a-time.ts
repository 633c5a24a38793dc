import { Client } from 'pg';

/** The key of an advisory lock: any number that nothing else uses in this database. */
const START_LOCK = 731_400;

/**
 * Runs `work` while no other gateway on the same PostgreSQL runs its own: two that start at once must not both make the
 * tables, the account and the demo content. Without a url there is no other gateway. Rejects if the connection is lost
 * meanwhile, because the lock is lost with it; then the caller must stop what `work` has begun.
 */
export async function oneAtATime<T>(url: string | undefined, work: () => Promise<T>): Promise<T> {
  if (url === undefined) return work();
  const client = new Client({ connectionString: url });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', (cause) => reject(new Error('The database went away while the gateway started', { cause })));
  });
  // The connection may be lost after the race below is over: without this, that would be an unhandled rejection.
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
