// Kysely gives no connection back whose begin, commit or rollback failed (kysely#1990): after ten such transactions, as a restart
// of the database may end at once, nobody would get one any more.
import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Takes every connection that ends back into `pool`, whoever has it. */
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
      // Whoever has it may still give it back, which the pool would refuse.
      client.release = () => {};
    });
  });
}

/** A connection that ends once nothing has come or gone over it for so long, as the peer may be gone and nobody tell. */
export function endingWhenSilent(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy());
}
