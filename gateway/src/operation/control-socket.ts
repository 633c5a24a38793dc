// PGlite's folder has one owner, so commands beside a running gateway ask it: one line of JSON in, one out, through a
// socket in that folder which nobody but the folder's user can open.
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { GatewayError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { RunTask, TaskName } from './tasks.ts';

export const controlSocket = (dataFolder: string) => join(dataFolder, 'control.sock');

type Reply = { readonly done: object } | { readonly refused: string };

/** What the other side says until it ends. By events: since Node 26 whoever iterates over a socket closes the way back, too. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    socket.once('end', () => resolve(said)).once('error', reject);
  });

/** Opens the socket; answers with how to close it. A path too long for a socket is logged, and commands must wait. */
export async function listenForTasks(path: string, run: RunTask, logger: Logger): Promise<() => Promise<void>> {
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, run, logger));
  // A socket is bound within `listen`: it is never there with other rights.
  const usual = process.umask(0o177);
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true));
    server.once('error', (error) => {
      logger.warn({ err: error }, 'no control socket: commands work while the gateway is stopped only');
      resolve(false);
    });
    server.listen(path);
    process.umask(usual);
  });
  return async () => {
    if (isOpen) await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(socket: Socket, run: RunTask, logger: Logger): Promise<void> {
  socket.on('error', () => socket.destroy());
  let reply: Reply;
  try {
    const { name, input } = JSON.parse(await heard(socket)) as { name: TaskName; input: unknown };
    reply = { done: await run(name, input) };
  } catch (error) {
    if (!(error instanceof GatewayError)) logger.error({ err: error }, 'command failed');
    reply = { refused: error instanceof Error ? error.message : 'failed' };
  }
  socket.end(JSON.stringify(reply));
}

/** Runs a task in the process that listens there. Throws its refusal; ENOENT or ECONNREFUSED if nobody does. */
export function askForTask(path: string): RunTask {
  return async (name, input) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.end(JSON.stringify({ name, input }));
    const reply = JSON.parse(await heard(socket)) as Reply;
    if ('refused' in reply) throw new GatewayError('CONFLICT', reply.refused);
    return reply.done;
  };
}
