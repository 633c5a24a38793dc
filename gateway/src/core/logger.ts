import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { requestId } from './request-id.ts';

export type { Logger } from 'pino';

/**
 * One JSON line an event, to stdout, with the id of the request it belongs to. Bodies, cookies, tokens, addresses
 * and query strings are never passed to it.
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
