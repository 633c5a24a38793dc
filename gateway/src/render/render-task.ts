/** One page on its way through the renderers: its promise, its time limits, and the data it got. */

import type { RenderLimits } from './limits.ts';
import type { FromRenderer, Rendered } from './messages.ts';
import { DataMissing } from './render-errors.ts';
import type { AnonymousQuery } from './renderer.ts';
import { Stopwatch } from './stopwatch.ts';
import type { SubmittedForm } from './submitted-form.ts';

export type Query = Pick<Extract<FromRenderer, { type: 'query' }>, 'operation' | 'variables'>;

/** A query of a rendered page, and a hash of its answer. */
export type AskedQuery = Query & { answer: string };

export type RenderOutcome = {
  page: Rendered;
  /** In no particular order. If all of them have the same answers again, the page is the same. */
  queries: AskedQuery[];
  /** Some data was not available, so the page may lack something. */
  isDataMissing: boolean;
};

export type RenderRequest = {
  url: string;
  form?: SubmittedForm | undefined;
  /** What answers this page's queries; default: what answers those of every visitor. */
  query?: AnonymousQuery | undefined;
  isWanted?: () => boolean;
};

export class RenderTask {
  readonly url: string;
  /** For the log, which must not hold what a visitor searched for. */
  readonly path: string;
  /** Asked again when its turn has come. */
  readonly isWanted: () => boolean;
  readonly outcome: Promise<RenderOutcome>;
  /**
   * Its process failed while other pages were in it, too. It gets a process to itself, to find out whether it was the
   * cause.
   */
  isSuspect = false;
  /** Whether another page was in its process during this attempt. */
  hadCompany = false;
  /** Whether its process has started to render it. */
  hasBegun = false;
  isSettled = false;
  onOverdue: () => void = () => {};
  private readonly settle = Promise.withResolvers<RenderOutcome>();
  private queries: AskedQuery[] = [];
  private isDataMissing = false;
  private pending = 0;
  private readonly limits: RenderLimits;
  private own: Stopwatch;
  private data: Stopwatch;

  /** A form that was returned with errors, for the visitor who sent it. */
  readonly form: SubmittedForm | undefined;
  readonly query: AnonymousQuery | undefined;

  constructor({ url, form, query, isWanted = () => true }: RenderRequest, limits: RenderLimits) {
    this.url = url;
    this.form = form;
    this.query = query;
    this.path = new URL(url).pathname;
    this.limits = limits;
    this.isWanted = isWanted;
    this.outcome = this.settle.promise;
    this.own = this.newOwn();
    this.data = this.newData();
  }

  /** Starts an attempt, without anything from an earlier one. */
  begin(hasCompany: boolean): void {
    this.hadCompany = hasCompany;
    this.hasBegun = false;
    this.queries = [];
    this.isDataMissing = false;
    this.pending = 0;
    this.halt();
    this.own = this.newOwn();
    this.data = this.newData();
    this.own.run();
  }

  noteBegun(): void {
    this.hasBegun = true;
  }

  halt(): void {
    this.own.halt();
    this.data.halt();
  }

  /** Stops the page's own time while a query runs. */
  asks(): void {
    this.pending += 1;
    this.own.halt();
    this.data.run();
  }

  /** `answer` is undefined if the data was not available. */
  hears(query: Query, answer: string | undefined): void {
    if (answer === undefined) this.isDataMissing = true;
    else this.queries.push({ ...query, answer });
    this.pending -= 1;
    if (this.pending > 0 || this.isSettled) return;
    this.data.halt();
    this.own.run();
  }

  resolve(page: Rendered): void {
    this.end();
    this.settle.resolve({ page, queries: this.queries, isDataMissing: this.isDataMissing });
  }

  reject(error: Error): void {
    this.end();
    this.settle.reject(error);
  }

  /** The page threw. If data was missing, that may be the cause. */
  fail(message: string): void {
    this.reject(this.isDataMissing ? new DataMissing(message) : new Error(message));
  }

  private end(): void {
    this.isSettled = true;
    this.halt();
  }

  private newOwn(): Stopwatch {
    return new Stopwatch(this.limits.ownMs, () => this.onOverdue());
  }

  private newData(): Stopwatch {
    const late = new DataMissing(`The data of ${this.path} did not come in time`);
    return new Stopwatch(this.limits.dataMs, () => this.reject(late));
  }
}
