// Kysely does not release a connection whose begin, commit or rollback failed (kysely#1990). A restart of the database
// may end ten such transactions at once: then the pool would be empty for good.
import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Returns every connection that ends to `pool`, even if code still holds it. */
export function takeBackWhatEnds(pool: Pool): void {
  const known = new WeakSet<PoolClient>();
  const lent = new Set<PoolClient>();
  pool.on('release', (_, client) => lent.delete(client));
  pool.on('acquire', (client) => {
    lent.add(client);
    if (known.has(client)) return;
    known.add(client);
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      // The code that holds it may release it later, and the pool would throw at a second release.
      client.release = () => {};
    });
  });
}

/** A socket that closes after `ms` milliseconds without traffic: the peer may be gone without a sign. */
export function endingWhenSilent(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy());
}
