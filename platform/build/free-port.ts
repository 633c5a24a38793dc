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

/** Why nobody can listen there; undefined if somebody can. */
async function refusal(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/** Rejects with an explanation if another program listens at the port, or if nobody may. */
export async function demandFreePort(port: number, hint: string, host = '127.0.0.1'): Promise<void> {
  const refused = await refusal(port, host);
  // Browsers ask `localhost` by IPv6 first, and would show the program that listens there. Not every machine has it.
  const isTaken = [refused, await refusal(port, '::1')].some((error) => error?.code === 'EADDRINUSE');
  if (isTaken) throw new PlainError(`Port ${port} is in use. ${hint}`);
  if (refused) throw new PlainError(`Port ${port} cannot be had: ${refused.message}`);
}
