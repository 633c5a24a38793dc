// A command must ask the running gateway, because a PGlite folder has one owner. It sends one line of JSON through a
// socket in that folder, which only the folder's user can open, and gets one back.
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { GatewayError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { RunTask, TaskName } from './tasks.ts';

export const controlSocket = (dataFolder: string) => join(dataFolder, 'control.sock');

type Reply = { readonly done: object } | { readonly refused: string };

/**
 * All that the other side sends until its end. It uses events: since Node 26, iterating over a socket also closes it
 * for writing.
 */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    socket.once('end', () => resolve(said)).once('error', reject);
  });

/**
 * Opens the socket; returns a function that closes it. If the path is too long for a socket, that is logged, and
 * commands work only while the gateway is stopped.
 */
export async function listenForTasks(path: string, run: RunTask, logger: Logger): Promise<() => Promise<void>> {
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, run, logger));
  // `listen` creates the socket's file at once, so it never has other access rights.
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

/** What a command is told whose gateway is killed or stopped meanwhile: the line ends in any of several ways. */
function stopped(cause: unknown): GatewayError {
  const words = 'The site stopped before it was done, or before it said so. See what became of it, then try again';
  return new GatewayError('UNAVAILABLE', words, { cause });
}

/**
 * Runs a task in the process that listens there. Throws its refusal; UNAVAILABLE if that process ends meanwhile; ENOENT or
 * ECONNREFUSED if nobody listens.
 */
export function askForTask(path: string): RunTask {
  return async (name, input) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.end(JSON.stringify({ name, input }));
    const reply = await heard(socket)
      .then((said) => JSON.parse(said) as Reply)
      .catch((error: unknown) => {
        throw stopped(error);
      });
    if ('refused' in reply) throw new GatewayError('CONFLICT', reply.refused);
    return reply.done;
  };
}
