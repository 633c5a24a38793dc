import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** One JSON line an event, to stdout. Bodies, cookies and tokens are never passed to it. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
