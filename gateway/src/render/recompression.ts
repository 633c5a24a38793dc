/**
 * What goes on being asked for is compressed once more, at the best level, while the process has little else to do. What is soon
 * replaced, as while somebody edits, never is.
 */
import { performance } from 'node:perf_hooks';
import type { EncodedBody } from '../http/encoding.ts';

export interface Recompression {
  /** Tells that a body has been asked for in brotli. */
  asked(body: EncodedBody): void;
  close(): void;
}

export interface RecompressionOptions {
  /** How long a body must have been asked for, in ms. */
  readonly standsMs?: number;
  /** Between two bodies, in ms. */
  readonly pauseMs?: number;
}

/** Above this share of its time the process has something better to do. */
const BUSY = 0.5;
/** Bodies that wait; further ones are taken when they are asked for again. */
const MOST = 100;

/** Answers at once; the work is done one body at a time, on a thread of the pool. */
export function createRecompression({ standsMs = 5000, pauseMs = 500 }: RecompressionOptions = {}): Recompression {
  const askedSince = new WeakMap<EncodedBody, number>();
  const waiting = new Set<EncodedBody>();
  let timer: NodeJS.Timeout | undefined;

  function plan(): void {
    if (waiting.size === 0) return;
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => void work(before).finally(plan), pauseMs).unref();
  }

  async function work(before: ReturnType<typeof performance.eventLoopUtilization>): Promise<void> {
    const [body] = waiting;
    if (!body || performance.eventLoopUtilization(before).utilization > BUSY) return;
    // What cannot be done now is still sent in its quick form.
    await body.improve().catch(() => undefined);
    waiting.delete(body);
  }

  return {
    asked(body) {
      const since = askedSince.get(body);
      if (since === undefined) askedSince.set(body, Date.now());
      else if (Date.now() - since >= standsMs && !body.isBest && waiting.size < MOST) {
        waiting.add(body);
        if (waiting.size === 1) plan();
      }
    },
    close() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
