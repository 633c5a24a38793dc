import type { Logger } from '../core/logger.ts';

export interface RoundsOptions {
  readonly name: string;
  /** A function is called before each pause. */
  readonly pauseMs: number | (() => number);
  readonly logger: Logger;
  /** Returns whether there may be more to do at once. A round of many steps asks `isStopped` before each. */
  round(isStopped: () => boolean): Promise<boolean>;
}

/** Calls `round` again and again, with a pause after each round that found nothing or failed. */
export function createRounds({ name, pauseMs, logger, round }: RoundsOptions) {
  let isStopped = false;
  let isWoken = false;
  let hasFailed = false;
  let endPause = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, typeof pauseMs === 'number' ? pauseMs : pauseMs()).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Logs only the first of several failures in a row: a database may be away for long. */
  function note(error: unknown): void {
    if (!hasFailed) logger.warn({ err: error }, `${name}: interrupted`);
    hasFailed = true;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      let isBusy = false;
      try {
        isBusy = await round(() => isStopped);
        hasFailed = false;
      } catch (error) {
        note(error);
      }
      if (!isBusy && !isWoken && !isStopped) await pause();
    }
  }

  const running = run();
  return {
    /** Starts the next round at once. */
    wake(): void {
      isWoken = true;
      endPause();
    },
    /** Stops; resolves when the current round is over. */
    async stop(): Promise<void> {
      isStopped = true;
      endPause();
      await running;
    },
  };
}
