import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { requestId } from './request-id.ts';

export type { Logger } from 'pino';

/**
 * Writes one JSON line for each event to stdout, with the id of its request. Never pass it bodies, cookies, tokens,
 * addresses or query strings.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin() {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
