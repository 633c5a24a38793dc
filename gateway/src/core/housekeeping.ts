import type { Logger } from './logger.ts';

const HOUR_MS = 3_600_000;

/** Runs the sweeps every hour for as long as the process lives; answers with how to stop. A failed one is logged. */
export function keepHouse(sweeps: readonly (() => Promise<void>)[], logger: Logger): () => void {
  const sweep = async () => {
    for (const one of sweeps) await one().catch((error) => logger.warn({ err: error }, 'housekeeping'));
  };
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
