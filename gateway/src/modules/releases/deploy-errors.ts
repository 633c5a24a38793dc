import type { Context } from 'koa';
import { errorStatuses, type InputIssue } from 'schema';
import { isPassing, NO_FILE_LEFT } from '../../core/database-away.ts';
import { codeOf } from '../../core/error-code.ts';
import { GatewayError, RETRY_AFTER_S } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import { ReleaseRefused } from './refused.ts';

/** `retryAfter` is in seconds. */
type Answer = { status: number; message: string; reasons: readonly string[]; retryAfter?: number | undefined };

const FULL = 'The gateway’s disk takes nothing more';
const CLOSED = 'The gateway may not write into its own folder';

/** By their codes, errors of a disk that cannot be written, in words. The log has the file. */
const NOT_STORED: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: FULL,
  EACCES: CLOSED,
  EPERM: CLOSED,
};

const byStatus: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON',
  413: 'The body is too large',
  415: 'Send JSON, with content-type: application/json',
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;

/** What is wrong with the whole has no place of its own. */
const inWords = ({ path, message }: InputIssue): string => [path.join('.'), message].filter(Boolean).join(': ');

/** The answer for an expected error; undefined for any other. */
function foreseen(error: unknown): Answer | undefined {
  if (error instanceof ReleaseRefused) return { status: 409, message: error.message, reasons: error.reasons };
  if (error instanceof GatewayError) {
    const { issues = [], message, retryAfter } = error;
    const reasons = issues.length > 0 ? issues.map(inWords) : [message];
    return { status: errorStatuses[error.code], message, reasons, retryAfter };
  }
  const disk = NOT_STORED[String(codeOf(error))];
  if (disk !== undefined) {
    const message = `${disk}; nothing was stored`;
    return { status: 507, message, reasons: [message] };
  }
  if (NO_FILE_LEFT.test(String(codeOf(error)))) {
    const message =
      'The gateway has as many files and connections open as it may; look at what is live before you try again';
    return { status: 503, message, reasons: [message], retryAfter: RETRY_AFTER_S };
  }
  if (isPassing(error)) {
    // The connection may have been lost after the switch and before its confirmation.
    const message = 'The database does not answer; look at what is live before you try again';
    return { status: 503, message, reasons: [message], retryAfter: RETRY_AFTER_S };
  }
  const message = byStatus[statusOf(error)];
  if (message === undefined) return undefined;
  const reasons = error instanceof Error ? [`${message}: ${error.message}`] : [message];
  return { status: statusOf(error), message, reasons };
}

/** Answers every failure under /deploy with JSON and its reasons. For an unexpected error it refers to the log. */
export const answerErrors =
  (logger: Logger) =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const known = foreseen(error);
      if (!known) logger.error({ err: error }, 'deploy: unexpected error');
      else if (known.status === 507) logger.error({ err: error }, 'deploy: the disk could not be written');
      const message = 'The gateway failed, and nothing changed; its log says why';
      const { status, retryAfter, ...body }: Answer = known ?? { status: 500, message, reasons: [message] };
      context.status = status;
      if (retryAfter !== undefined) context.set('Retry-After', String(retryAfter));
      context.body = body;
    }
  };
