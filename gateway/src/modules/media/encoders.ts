// Runs a few encoder processes with the lowest priority, so that no other answer waits for a picture.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GatewayError } from '../../core/errors.ts';
import type { EncodedPicture } from './encode-picture.ts';

const PROCESS = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));
/** Each takes one core and up to 300 MB. The other half of the cores is for pages. */
const MOST = Math.max(1, Math.floor(availableParallelism() / 2));
/** An idle process ends after this time, to free its memory. */
const IDLE_MS = 30_000;
/** If the process ends during a picture, it is tried once more: the picture may not be the cause. */
const TRIES = 2;

export interface EncodeRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** Without `picture`: the file cannot be read as one. */
export interface EncodeReply {
  readonly id: number;
  readonly picture?: EncodedPicture;
}

/** A picture that cannot be decoded. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/** No process can be started; `cause` is for the log. */
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
  /** Each process with its current task; undefined while it is idle. */
  const processes = new Map<ChildProcess, Task | undefined>();
  let isClosed = false;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = fork(PROCESS, [], {
      execArgv: [],
      // It decodes untrusted files, so it gets no secrets.
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    // At once, so that its threads inherit the priority.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    processes.set(child, undefined);
    child.on('message', (reply: EncodeReply) => settle(child, reply));
    child.once('exit', () => lose(child));
    // If the process has started, its exit event follows; if not, there is none.
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

  /** If no process can be started, the oldest task is rejected. */
  function tryStart(): ChildProcess | undefined {
    try {
      return start();
    } catch (error) {
      waiting.shift()?.reject(noProcess(error));
      next();
      return undefined;
    }
  }

  /** Gives the oldest task to an idle process. */
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

  /** Ends idle processes; after `close`, all of them. */
  function stop(): void {
    for (const [child, task] of processes) {
      if (task && !isClosed) continue;
      processes.delete(child);
      task?.reject(new NoPicture());
      child.kill();
    }
  }

  return {
    /**
     * Encodes in the order of the calls. Rejects with `NoPicture` for a file that is not a whole picture or makes the
     * encoder crash, with UNAVAILABLE if no process can be started.
     */
    encode(bytes: Buffer): Promise<EncodedPicture> {
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.push({ id: last, bytes, tries: 0, resolve, reject });
        next();
      });
    },
    /** For a test that watches the processes. */
    pids: () => [...processes.keys()].flatMap(({ pid }) => pid ?? []),
    /** Ends all processes. Their tasks are rejected. */
    close(): void {
      isClosed = true;
      stop();
      for (const task of waiting.splice(0)) task.reject(new NoPicture());
    },
  };
}
