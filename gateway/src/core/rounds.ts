import type { Logger } from '../core/logger.ts';

export interface RoundsOptions {
  readonly name: string;
  /** Asked before each pause, if it is not always the same. */
  readonly pauseMs: number | (() => number);
  readonly logger: Logger;
  /** Answers whether there may be more to do at once. One of many steps asks before each whether to go on. */
  round(isStopped: () => boolean): Promise<boolean>;
}

/** Does rounds, one after the other, with a pause after each that found nothing or failed. */
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

  /** Said once, not every second that a database is away. */
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
    /** The next round begins at once. */
    wake(): void {
      isWoken = true;
      endPause();
    },
    /** No more rounds; resolves when the one under way is over. */
    async stop(): Promise<void> {
      isStopped = true;
      endPause();
      await running;
    },
  };
}
