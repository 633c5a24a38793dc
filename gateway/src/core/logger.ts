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
  return pino(options, destination ?? toStdout());
}

/** Lines that wait while stdout takes none, in bytes. Later ones are dropped. */
const MOST_WAITING = 2 ** 20;

/** Milliseconds until what waits is tried again. */
const AGAIN_MS = 200;

/** Stdout may be a file on a full disk, or a pipe that nobody reads: the site goes on meanwhile, and its lines wait. */
function toStdout(): DestinationStream {
  const stdout = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false });
  let willTryAgain = false;
  stdout.on('error', () => {
    if (willTryAgain) return;
    willTryAgain = true;
    setTimeout(() => {
      willTryAgain = false;
      stdout.write('');
    }, AGAIN_MS).unref();
  });
  // Called after a fatal line, it would hold the process until the disk takes it.
  stdout.flushSync = () => {};
  return stdout;
}

/** The same for `console`, through which the greeting goes: without a listener, an error of stdout ends the process. */
export function outliveOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
