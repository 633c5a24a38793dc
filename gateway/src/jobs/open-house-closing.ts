import type { Logger } from '../core/logger.ts';
import { createRounds } from '../core/rounds.ts';
import type { OpenHouseReader } from '../modules/open-houses/open-house.reader.ts';

/** The longest time for which an open house is still shown after its end, in ms. */
const PAUSE_MS = 30_000;

/**
 * Removes open houses that are over from the pages. Returns a function that stops it; that waits for one in progress.
 */
export function startOpenHouseClosing(
  { closePast }: Pick<OpenHouseReader, 'closePast'>,
  logger: Logger,
): () => Promise<void> {
  const rounds = createRounds({
    name: 'open houses',
    pauseMs: PAUSE_MS,
    logger,
    async round() {
      await closePast();
      return false;
    },
  });
  return rounds.stop;
}
