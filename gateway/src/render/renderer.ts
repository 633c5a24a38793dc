/** The gateway's side of one renderer process: its messages, and the pages it is working on. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../core/logger.ts';
import type { EncodedBody } from '../http/encoding.ts';
import type { createConsoleLog } from './console-lines.ts';
import { type RenderLimits, renderLimits } from './limits.ts';
import { type FromRenderer, type Prepare, readMessage, type ToRenderer } from './messages.ts';
import { NoRenderer } from './render-errors.ts';
import type { RenderTask } from './render-task.ts';
import { restrictions } from './restrictions.ts';
import { ownTurn } from './turns.ts';

const PROCESS = fileURLToPath(new URL('./renderer-process.ts', import.meta.url));

/** Answers a query as for an anonymous visitor. Never rejects because of the query. */
export type AnonymousQuery = (request: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}) => Promise<{
  /** The JSON of `{ data }`: most answers are only compared with the last one, or passed on. */
  body: EncodedBody;
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }> | undefined;
}>;

export type RendererOptions = {
  prepare: Prepare;
  releasesFolder: string;
  query: AnonymousQuery;
  logger: Logger;
  limits?: RenderLimits;
  logConsole: ReturnType<typeof createConsoleLog>;
  /** Called for each module that could not be imported. */
  onImportFailure?: ((message: string) => void) | undefined;
};

/** Whether the error means that the data was not available, as opposed to an error that is itself the answer. */
const isMissing = (code: unknown) => code === 'UNAVAILABLE' || code === 'INTERNAL';

export type QueryAnswer = Awaited<ReturnType<AnonymousQuery>>;

export const dataOf = ({ body }: QueryAnswer): unknown => (JSON.parse(body.plain.toString()) as { data: unknown }).data;

/** For whoever needs the data itself. */
export const asData =
  (query: AnonymousQuery) =>
  async (request: Parameters<AnonymousQuery>[0]): Promise<{ data: unknown }> => ({
    data: dataOf(await query(request)),
  });

/** Tells answers apart by what a page can show of them. Undefined if the data was not available. */
export function fingerprint({ body, errors = [] }: QueryAnswer): string | undefined {
  if (errors.some(({ extensions }) => isMissing(extensions?.code))) return undefined;
  return [body.tag, ...errors.map(({ message }) => message)].join('\n');
}

type Events = {
  /** The process ended or had to be ended. `overdue`: the page that used up its time. */
  onEnd: (renderer: Renderer, unfinished: RenderTask[], overdue: RenderTask | undefined) => void;
  /** The process has room for another page. */
  onFree: () => void;
};

export class Renderer {
  readonly ready: Promise<void>;
  isReady = false;
  /** Whether it was ever ready (`wasReady`), and whether it reported that it can never be (`isUnusable`). */
  wasReady = false;
  isUnusable = false;
  private isGone = false;
  private readonly child: ChildProcess;
  private readonly tasks = new Map<number, RenderTask>();
  private readonly options: RendererOptions;
  private readonly events: Events;
  private begun = 0;

  constructor(options: RendererOptions, events: Events) {
    this.options = options;
    this.events = events;
    this.child = fork(PROCESS, [], {
      execArgv: restrictions(options.releasesFolder),
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'json',
    });
    options.logConsole([this.child.stdout, this.child.stderr]);
    this.child.once('exit', () => this.end());
    this.child.once('error', () => this.end());
    this.ready = this.prepared();
    this.ready.then(events.onFree, (error: unknown) => {
      options.logger.error({ err: error }, 'renderer: could not be started');
      this.end();
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** How many pages it is working on. */
  get load(): number {
    return this.tasks.size;
  }

  get hasSuspect(): boolean {
    return [...this.tasks.values()].some(({ isSuspect }) => isSuspect);
  }

  render(task: RenderTask): void {
    this.begun += 1;
    const id = this.begun;
    for (const other of this.tasks.values()) other.hadCompany = true;
    task.begin(this.load > 0);
    task.onOverdue = () => this.end(task);
    this.tasks.set(id, task);
    task.outcome.then(
      () => this.finish(id),
      () => this.finish(id),
    );
    this.send({ type: 'render', id, url: task.url, form: task.form });
  }

  /** Sets the identity on the pages that it begins from now on. */
  identify(site: unknown): void {
    this.send({ type: 'identity', site });
  }

  /** Ends the process. Unfinished pages are handed back through `onEnd`. */
  end(overdue?: RenderTask): void {
    if (this.isGone) return;
    this.isGone = true;
    this.isReady = false;
    this.child.kill('SIGKILL');
    const unfinished = [...this.tasks.values()].filter(({ isSettled }) => !isSettled);
    this.tasks.clear();
    for (const task of unfinished) task.halt();
    this.events.onEnd(this, unfinished, overdue);
  }

  private finish(id: number): void {
    if (this.tasks.delete(id)) this.events.onFree();
  }

  /** A process that was just killed is already disconnected, but its `exit` event has not come yet. */
  private send(message: ToRenderer): void {
    if (!this.child.connected) this.end();
    else this.child.send(message, (error) => error && this.end());
  }

  private prepared(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { startMs } = this.limits;
      const overdue = new Error(`The server modules did not load within ${startMs / 1000} s`);
      const timer = setTimeout(() => reject(overdue), startMs);
      this.child.once('exit', () => {
        clearTimeout(timer);
        reject(new NoRenderer('The server modules ended the process, or took all its memory, while they loaded'));
      });
      this.child.on('message', (value) => {
        const message = readMessage(value);
        if (!message) this.options.logger.error('renderer: a message that is none of ours');
        else if (message.type === 'ready') {
          clearTimeout(timer);
          const excess = this.excess(message.bytes);
          if (excess) return reject(new NoRenderer(excess));
          this.isReady = !this.isGone;
          this.wasReady = true;
          resolve();
        } else if (message.type === 'unusable') {
          this.isUnusable = true;
          reject(new Error(message.message));
        } else this.receive(message);
      });
      this.send(this.options.prepare);
    });
  }

  /** A text about how far the process exceeds its memory; undefined if it does not. */
  private excess(bytes: number): string | undefined {
    const { memoryBytes } = this.limits;
    const inMb = (count: number) => `${Math.round(count / 1024 / 1024)} MB`;
    return bytes > memoryBytes ? `It holds ${inMb(bytes)} of memory; ${inMb(memoryBytes)} is the most` : undefined;
  }

  private get limits(): RenderLimits {
    return this.options.limits ?? renderLimits;
  }

  private receive(message: Exclude<FromRenderer, { type: 'ready' | 'unusable' }>): void {
    if (message.type === 'failure') {
      this.options.logger.error({ failure: message.message }, 'renderer: a part did not load as it should');
      this.options.onImportFailure?.(message.message);
    } else if (message.type === 'left') {
      this.options.logger.error(
        { failure: message.message },
        'renderer: a page threw or rejected where nobody hears it',
      );
    } else if (message.type === 'begun') this.tasks.get(message.id)?.noteBegun();
    else if (message.type === 'rendered') {
      this.tasks.get(message.id)?.resolve(message.page);
      const excess = this.excess(message.bytes);
      if (excess) this.options.logger.error({ excess }, 'renderer: started anew');
      if (excess) this.end();
    } else if (message.type === 'threw') this.tasks.get(message.id)?.fail(message.message);
    else
      this.answer(message).catch((err) => {
        this.options.logger.error({ err }, 'renderer: a query of a page failed');
        this.send({ type: 'answer', id: message.id, error: 'The query failed' });
      });
  }

  private async answer(message: Extract<FromRenderer, { type: 'query' }>): Promise<void> {
    const { id, render, operation, variables } = message;
    const task = this.tasks.get(render);
    task?.asks();
    const query = task?.query ?? this.options.query;
    await ownTurn();
    const answer = await query({
      query: operation.text,
      variables,
      operationName: operation.name,
    });
    const [error] = answer.errors ?? [];
    task?.hears({ operation, variables }, fingerprint(answer));
    this.send({ type: 'answer', id, ...(error ? { error: error.message } : { text: answer.body.plain.toString() }) });
  }
}
