import { Client } from 'pg';

/** Any number that nothing else locks in this database. */
const START_LOCK = 731_400;

/**
 * Runs `work` while no other gateway on the same PostgreSQL runs its own: two that start at once must not both
 * make the tables, the account and the demo content. Without a url there is no other gateway. Rejects where the database goes
 * away meanwhile, for the lock goes with it; what `work` has begun is then the caller's to end.
 */
export async function oneAtATime<T>(url: string | undefined, work: () => Promise<T>): Promise<T> {
  if (url === undefined) return work();
  const client = new Client({ connectionString: url });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', (cause) => reject(new Error('The database went away while the gateway started', { cause })));
  });
  // It may be lost when nobody waits for it any more.
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
