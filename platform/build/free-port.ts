/** Whether a server may listen at a port of this machine, found out before anything is compiled for it. */

import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects in words where another program listens there. */
export async function demandFreePort(port: number, hint: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`Port ${port} is in use. ${hint}`);
  }
  server.close();
  await once(server, 'close');
}
