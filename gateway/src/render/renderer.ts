/** Keeps one renderer process alive for one set of releases, and gives each page a time limit. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../core/logger.ts';
import { type FromRenderer, type Prepare, type Rendered, readMessage, type ToRenderer } from './messages.ts';
import { restrictions } from './restrictions.ts';

const PROCESS = fileURLToPath(new URL('./renderer-process.ts', import.meta.url));
const RENDER_LIMIT_MS = 3000;
const START_LIMIT_MS = 10_000;

export type AnonymousQuery = (request: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}) => Promise<{
  data?: unknown;
  errors?: ReadonlyArray<{ message: string }> | undefined;
}>;

/** The process went away before it answered: another one may well answer. */
export class RendererGone extends Error {
  override readonly name = 'RendererGone';
}

export interface Renderer {
  /** Rejects when the page throws, hangs for 3 s, or takes the process down; the next call finds a new process. */
  render(url: string): Promise<Rendered>;
  /** The process, for a test that kills it. */
  readonly pid: number | undefined;
  close(): void;
}

export type RendererOptions = { prepare: Prepare; releasesFolder: string; query: AnonymousQuery; logger: Logger };

type Waiting = { resolve: (page: Rendered) => void; reject: (error: Error) => void };

class RendererProcess {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  isGone = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly options: RendererOptions;
  private renders = 0;

  constructor(options: RendererOptions) {
    this.options = options;
    this.child = fork(PROCESS, [], {
      execArgv: restrictions(options.releasesFolder),
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'json',
    });
    this.ready = this.prepared();
    this.ready.catch(() => this.kill());
    this.child.once('exit', () => this.fail(new RendererGone('The renderer process ended')));
    this.child.once('error', (error) => this.fail(error));
  }

  render(url: string): Promise<Rendered> {
    this.renders += 1;
    const id = this.renders;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.fail(new Error(`${url} did not render within ${RENDER_LIMIT_MS} ms`));
        this.kill();
      }, RENDER_LIMIT_MS);
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          this.waiting.delete(id);
          how(value);
        };
      this.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.send({ type: 'render', id, url });
    });
  }

  kill(): void {
    this.isGone = true;
    this.child.kill('SIGKILL');
  }

  /** A process that was just killed is no longer connected, though its end has not been announced yet. */
  private send(message: ToRenderer): void {
    const gone = () => this.fail(new RendererGone('The renderer process is not there'));
    if (!this.child.connected) gone();
    else this.child.send(message, (error) => error && gone());
  }

  private fail(error: Error): void {
    this.isGone = true;
    for (const { reject } of [...this.waiting.values()]) reject(error);
  }

  private prepared(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The renderer process did not start in time')), START_LIMIT_MS);
      this.child.once('exit', () => reject(new RendererGone('The renderer process ended while starting')));
      this.child.on('message', (value) => {
        const message = readMessage(value);
        if (!message) this.options.logger.error('renderer: a message that is none of ours');
        else if (message.type === 'ready') resolve(clearTimeout(timer));
        else if (message.type === 'unusable') reject(new Error(message.message));
        else this.receive(message);
      });
      this.send(this.options.prepare);
    });
  }

  private receive(message: Exclude<FromRenderer, { type: 'ready' | 'unusable' }>): void {
    if (message.type === 'failure')
      this.options.logger.error({ failure: message.message }, 'renderer: a module could not be imported');
    else if (message.type === 'rendered') this.waiting.get(message.id)?.resolve(message.page);
    else if (message.type === 'threw') this.waiting.get(message.id)?.reject(new Error(message.message));
    else void this.answer(message);
  }

  private async answer({ id, operation, variables }: Extract<FromRenderer, { type: 'query' }>): Promise<void> {
    const { data, errors } = await this.options.query({
      query: operation.text,
      variables,
      operationName: operation.name,
    });
    const [error] = errors ?? [];
    this.send(error ? { type: 'answer', id, error: error.message } : { type: 'answer', id, data });
  }
}

/** Starts the process at once and a new one whenever the last has gone. */
export function createRenderer(options: RendererOptions): Renderer {
  let isClosed = false;
  let current = new RendererProcess(options);
  const living = (): RendererProcess => {
    if (current.isGone && !isClosed) current = new RendererProcess(options);
    return current;
  };
  return {
    get pid() {
      return current.child.pid;
    },
    async render(url) {
      if (isClosed) throw new Error('The renderer is closed');
      const process = living();
      await process.ready;
      return process.render(url);
    },
    close() {
      isClosed = true;
      current.kill();
    },
  };
}
