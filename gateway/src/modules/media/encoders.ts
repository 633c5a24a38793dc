// Pictures are encoded in processes of their own, a few at a time, with the lowest priority: no answer waits for one.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GatewayError } from '../../core/errors.ts';
import type { EncodedPicture } from './encode-picture.ts';

const PROCESS = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));
/** Each takes one core and up to 300 MB; the other half of the cores is for those who wait for a page. */
const MOST = Math.max(1, Math.floor(availableParallelism() / 2));
/** A process that has had nothing to do for so long gives its memory back. */
const IDLE_MS = 30_000;
/** A picture that takes its process down is tried once more, for it may have been the process's fault. */
const TRIES = 2;

export interface EncodeRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** Without a picture: the file cannot be read as one. */
export interface EncodeReply {
  readonly id: number;
  readonly picture?: EncodedPicture;
}

/** A picture that cannot be decoded. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/** The machine has no room for another process; `cause` is for the log. */
const noProcess = (cause: unknown) =>
  new GatewayError('UNAVAILABLE', 'No picture can be looked at right now. Nothing was stored; please try again soon.', {
    cause,
    retryAfter: 30,
  });

interface Task {
  readonly id: number;
  readonly bytes: Buffer;
  tries: number;
  readonly resolve: (picture: EncodedPicture) => void;
  readonly reject: (error: NoPicture | GatewayError) => void;
}

export type Encoders = ReturnType<typeof createEncoders>;

/** Starts no process before the first picture. */
export function createEncoders() {
  const waiting: Task[] = [];
  /** What each process has in hand; undefined while it has nothing. */
  const processes = new Map<ChildProcess, Task | undefined>();
  let isClosed = false;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = fork(PROCESS, [], {
      execArgv: [],
      // It decodes files from anywhere: no secret is within its reach.
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    // At once: the threads that it starts inherit it.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    processes.set(child, undefined);
    child.on('message', (reply: EncodeReply) => settle(child, reply));
    child.once('exit', () => lose(child));
    // What the exit tells as well, unless it never started.
    child.on('error', (error) => (child.pid === undefined ? lose(child, noProcess(error)) : child.kill()));
    return child;
  }

  function settle(child: ChildProcess, { picture }: EncodeReply): void {
    const task = processes.get(child);
    if (processes.has(child)) processes.set(child, undefined);
    if (picture) task?.resolve(picture);
    else task?.reject(new NoPicture());
    next();
  }

  function lose(child: ChildProcess, neverStarted?: GatewayError): void {
    const task = processes.get(child);
    processes.delete(child);
    if (task && task.tries < TRIES && !isClosed && !neverStarted) waiting.unshift(task);
    else task?.reject(neverStarted ?? new NoPicture());
    next();
  }

  /** Where none can be started, whoever waits longest is told so. */
  function tryStart(): ChildProcess | undefined {
    try {
      return start();
    } catch (error) {
      waiting.shift()?.reject(noProcess(error));
      next();
      return undefined;
    }
  }

  /** Gives what waits longest to a process that has nothing to do. */
  function next(): void {
    clearTimeout(idle);
    if (isClosed) return;
    if (waiting.length === 0) {
      idle = setTimeout(stop, IDLE_MS).unref();
      return;
    }
    const free = [...processes].find(([, task]) => task === undefined)?.[0];
    const child = free ?? (processes.size < MOST ? tryStart() : undefined);
    const task = child && waiting.shift();
    if (!task) return;
    task.tries += 1;
    processes.set(child, task);
    child.send({ id: task.id, bytes: task.bytes } satisfies EncodeRequest);
    next();
  }

  /** Ends those that have nothing in hand. From now on they get nothing, either. */
  function stop(): void {
    for (const [child, task] of processes) {
      if (task && !isClosed) continue;
      processes.delete(child);
      task?.reject(new NoPicture());
      child.kill();
    }
  }

  return {
    /** In the order asked. Rejects with `NoPicture` for a file that is no whole picture, or takes the encoder down; with UNAVAILABLE where no process starts. */
    encode(bytes: Buffer): Promise<EncodedPicture> {
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.push({ id: last, bytes, tries: 0, resolve, reject });
        next();
      });
    },
    /** For a test that looks at them. */
    pids: () => [...processes.keys()].flatMap(({ pid }) => pid ?? []),
    /** Ends all of them; what they have in hand is refused. */
    close(): void {
      isClosed = true;
      stop();
      for (const task of waiting.splice(0)) task.reject(new NoPicture());
    },
  };
}
