/** Whether a server may listen at a port of this machine, found out before anything is compiled for it. */

import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port that PORT names. Throws in words for what is none. */
export function portOf(given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is ${given}: write it as a number from 1 to 65535`);
}

/** Rejects in words where another program listens there, or none may. */
export async function demandFreePort(port: number, hint: string, host = '127.0.0.1'): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' ? `Port ${port} is in use. ${hint}` : `Port ${port} cannot be had: ${message}`,
    );
  }
  server.close();
  await once(server, 'close');
}
