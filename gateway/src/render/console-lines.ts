import type { Readable } from 'node:stream';
import type { Logger } from '../core/logger.ts';

const MOST_LETTERS = 1000;
const MOST_IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * Logs what the code of parts writes to the console of a renderer: the beginning of each piece that comes, and so many
 * pieces a minute of all renderers together. Written to the gateway's stdout as it is, it could fill a disk, and be taken
 * for lines of the log.
 */
export function createConsoleLog(logger: Logger) {
  let [minute, count] = [0, 0];

  /** False for what is too much. How much that was is told in the next minute in which anything is written. */
  function hasRoom(): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) {
      const left = count - MOST_IN_A_MINUTE;
      if (left > 0) logger.warn({ left }, 'render: more that parts wrote to the console was left out');
      [minute, count] = [now, 0];
    }
    count += 1;
    return count <= MOST_IN_A_MINUTE;
  }

  function log(piece: Buffer): void {
    if (!hasRoom()) return;
    const words = piece
      .subarray(0, MOST_LETTERS * 4)
      .toString()
      .slice(0, MOST_LETTERS);
    logger.warn({ console: words.trimEnd() }, 'render: a part wrote to the console');
  }

  return (outputs: readonly (Readable | null)[]): void => {
    for (const output of outputs) output?.on('data', log);
  };
}
