/** Checks that a server can listen at a port of this machine before anything is compiled for it. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainError } from './plain-error.ts';

/** Reads PORT. Throws an error that explains the right form if it is not a port number. */
export function portOf(given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`PORT is ${given}: write it as a number from 1 to 65535`);
}

/** Rejects with an explanation if another program listens at the port, or if nobody may. */
export async function demandFreePort(port: number, hint: string, host = '127.0.0.1'): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new PlainError(
      code === 'EADDRINUSE' ? `Port ${port} is in use. ${hint}` : `Port ${port} cannot be had: ${message}`,
    );
  }
  server.close();
  await once(server, 'close');
}
