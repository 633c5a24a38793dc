import type { Logger } from '../core/logger.ts';
import { createRounds } from '../core/rounds.ts';
import type { OpenHouseReader } from '../modules/open-houses/open-house.reader.ts';

/** For so long an open house may be shown after its end. */
const PAUSE_MS = 30_000;

/** Takes open houses that are over from the pages. Answers with how to stop, which waits for what is in hand. */
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
