/**
 * Compresses bodies that are asked for again and again once more, at the best level, while the process is mostly idle.
 * A body that is soon replaced, for example while somebody edits, is left as it is.
 */
import { performance } from 'node:perf_hooks';
import type { EncodedBody } from '../http/encoding.ts';

export interface Recompression {
  /** Notes that a body was asked for in brotli. */
  asked(body: EncodedBody): void;
  close(): void;
}

export interface RecompressionOptions {
  /** How long a body must be in use before it is compressed again, in ms. */
  readonly standsMs?: number;
  /** The pause between two bodies, in ms. */
  readonly pauseMs?: number;
}

/** Above this share of its time, the process is too busy for this. */
const BUSY = 0.5;
/** Bodies that may wait. Others are added when they are asked for again. */
const MOST = 100;

/** `asked` returns at once. Bodies are compressed one at a time, in Node's thread pool. */
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
    // If this fails, the quick form stays in use.
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
