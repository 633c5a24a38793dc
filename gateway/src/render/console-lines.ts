import type { Readable } from 'node:stream';
import type { Logger } from '../core/logger.ts';

const MOST_LETTERS = 300;
const MOST_IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * Logs what the code of parts writes to the console of a renderer: the beginning of it, and a few lines a minute. Written
 * to the gateway's stdout as it is, it could fill a disk, and be taken for lines of the log.
 */
export function logConsole(outputs: readonly (Readable | null)[], logger: Logger): void {
  let [minute, count] = [0, 0];
  const log = (chunk: Buffer): void => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    if (count > MOST_IN_A_MINUTE) return;
    const words = chunk
      .subarray(0, MOST_LETTERS * 4)
      .toString()
      .slice(0, MOST_LETTERS)
      .trimEnd();
    logger.warn({ console: words }, 'render: a part wrote to the console');
  };
  for (const output of outputs) output?.on('data', log);
}
