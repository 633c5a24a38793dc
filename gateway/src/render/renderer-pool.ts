/** Renders pages in several processes. The queue before them is limited in length and time. */

import { availableParallelism } from 'node:os';
import { createConsoleLog } from './console-lines.ts';
import { type RenderLimits, renderLimits } from './limits.ts';
import type { Prepare } from './messages.ts';
import { NoRenderer, RendererGone, RenderersBusy, RenderOverdue, RenderSkipped } from './render-errors.ts';
import { type RenderOutcome, type RenderRequest, RenderTask } from './render-task.ts';
import { Renderer, type RendererOptions } from './renderer.ts';

/** One for each core, but at most four: each takes about 80 MB of memory. */
const SIZE = Math.min(4, availableParallelism());
/** Pages that one process works on at a time: while one waits for its data, another is rendered. */
const AT_ONCE = 4;
/** Milliseconds before a process that failed to start is started again. */
const RESTART_MS = 1000;
/** Milliseconds that the start of a process may take at most, however often one failed. */
const LONGEST_START_MS = 80_000;

/** `size`: how many processes. */
type PoolOptions = Omit<RendererOptions, 'logConsole'> & { size?: number };

export interface RendererPool {
  /**
   * Rejects with `RenderOverdue` if the page takes more than its own time, `RendererGone` if it ends its process twice,
   * `NoRenderer` if no process can load the set, `RenderersBusy` if the queue is full or takes too long, `DataMissing`
   * if its data does not come, `RenderSkipped` if `isWanted` is false when its turn comes, and with any other error if
   * the page threw. The fault of one page never rejects another.
   */
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Changes the identity on the pages that are rendered from now on. */
  identify(prepare: Prepare): void;
  /** Resolves once a process can render; rejects when the set's bundles cannot be loaded. */
  ready(): Promise<void>;
  /** The processes, for a test that kills them. */
  readonly pids: readonly number[];
  close(): void;
}

class Pool implements RendererPool {
  private options: RendererOptions;
  private readonly size: number;
  private readonly limits: RenderLimits;
  private readonly renderers = new Set<Renderer>();
  private readonly waits = new Map<RenderTask, NodeJS.Timeout>();
  private restart: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** No process could load the bundles so far. */
  private isUnusable = false;
  private failedStarts = 0;

  constructor({ size = SIZE, limits = renderLimits, ...options }: PoolOptions) {
    this.options = { ...options, limits, logConsole: createConsoleLog(options.logger) };
    this.size = size;
    this.limits = limits;
    this.fill();
  }

  render(request: RenderRequest): Promise<RenderOutcome> {
    if (this.isClosed || this.isUnusable) return Promise.reject(new NoRenderer('There is no renderer process'));
    if (this.waits.size >= this.limits.queueLength)
      return Promise.reject(new RenderersBusy(`${this.waits.size} pages wait already`));
    const task = new RenderTask(request, this.limits);
    this.enqueue(task);
    return task.outcome;
  }

  get pids(): number[] {
    return [...this.renderers].flatMap(({ pid }) => pid ?? []);
  }

  async ready(): Promise<void> {
    await Promise.any([...this.renderers].map(({ ready }) => ready));
  }

  identify(prepare: Prepare): void {
    this.options = { ...this.options, prepare };
    for (const renderer of this.renderers) renderer.identify(prepare.site);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.restart);
    for (const renderer of [...this.renderers]) renderer.end();
    this.rejectWaiting(new NoRenderer('The renderers are closed'));
  }

  private enqueue(task: RenderTask): void {
    const expire = () => {
      this.waits.delete(task);
      task.reject(new RenderersBusy(`${task.path} waited ${this.limits.queueMs} ms for a renderer`));
    };
    this.waits.set(task, setTimeout(expire, this.limits.queueMs));
    this.assign();
  }

  private begin(task: RenderTask, renderer: Renderer): void {
    clearTimeout(this.waits.get(task));
    this.waits.delete(task);
    if (task.isWanted()) renderer.render(task);
    else task.reject(new RenderSkipped(`${task.path} is not tried now`));
  }

  /** Gives waiting pages to processes with room: suspects first, each to a process of its own. */
  private assign = (): void => {
    const usable = [...this.renderers].filter(({ isReady, hasSuspect }) => isReady && !hasSuspect);
    usable.sort((a, b) => a.load - b.load);
    const waiting = [...this.waits.keys()];
    for (const task of waiting.filter(({ isSuspect }) => isSuspect)) {
      // If no process is idle, the least busy one gets no more pages until it is.
      const [renderer] = usable.splice(0, 1);
      if (renderer?.load === 0) this.begin(task, renderer);
    }
    for (const task of waiting.filter(({ isSuspect }) => !isSuspect)) {
      const [renderer] = usable.filter(({ load }) => load < AT_ONCE).toSorted((a, b) => a.load - b.load);
      if (!renderer) return;
      this.begin(task, renderer);
    }
  };

  private welcome = (): void => {
    this.isUnusable = false;
    this.assign();
  };

  /** After each start that failed the next has twice the time. Otherwise a machine too busy for one would never have a renderer again. */
  private limitsNow(): RenderLimits {
    const startMs = Math.min(this.limits.startMs * 2 ** this.failedStarts, LONGEST_START_MS);
    return { ...this.limits, startMs };
  }

  private fill = (): void => {
    while (!this.isClosed && this.renderers.size < this.size) {
      const options = { ...this.options, limits: this.limitsNow() };
      const renderer = new Renderer(options, { onEnd: this.lose, onFree: this.welcome });
      this.renderers.add(renderer);
    }
  };

  private lose = (renderer: Renderer, unfinished: RenderTask[], overdue: RenderTask | undefined): void => {
    this.renderers.delete(renderer);
    for (const task of unfinished) this.judge(task, overdue);
    if (this.isClosed) return;
    if (renderer.wasReady) this.failedStarts = 0;
    else this.failedStarts += 1;
    if (renderer.isUnusable) {
      this.isUnusable = true;
      this.rejectWaiting(new NoRenderer('The live set cannot be rendered'));
    }
    // Something else may have ended the process once. A process that fails to start again and again is restarted with a
    // pause.
    clearTimeout(this.restart);
    this.restart = setTimeout(this.fill, this.failedStarts > 1 || this.isUnusable ? RESTART_MS : 0);
  };

  private judge(task: RenderTask, overdue: RenderTask | undefined): void {
    const guilt = this.isClosed ? new NoRenderer('The renderers are closed') : guiltOf(task, overdue);
    if (guilt) task.reject(guilt);
    else {
      task.isSuspect = true;
      this.enqueue(task);
    }
  }

  private rejectWaiting(error: Error): void {
    for (const [task, timer] of this.waits) {
      clearTimeout(timer);
      task.reject(error);
    }
    this.waits.clear();
  }
}

/** A page that was alone in its process is at fault. Any other page is tried again alone first. */
function guiltOf(task: RenderTask, overdue: RenderTask | undefined): Error | undefined {
  if (task === overdue && !task.hadCompany) return new RenderOverdue(`${task.path} did not render in its time`);
  // Something else may have ended the process: the first time, or before it began to render this page.
  if (overdue === undefined && task.isSuspect && task.hasBegun)
    return new RendererGone(`The renderer process ended twice while it rendered ${task.path}`);
  return undefined;
}

/** Starts the processes at once, and a new one whenever one ends. */
export const createRendererPool = (options: PoolOptions): RendererPool => new Pool(options);
