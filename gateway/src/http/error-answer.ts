// Turns every error into an answer: JSON for /api and /graphql, else a page for a visitor, and plain text for a program.
// GraphQL's errors in single fields are in `graphql/error-answer.ts`.
import type { Context } from 'koa';
import { type ErrorBody, type ErrorCode, errorStatuses } from 'schema';
import { isPassing } from '../core/database-away.ts';
import { GatewayError, unavailable } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { toGraphqlBody } from '../graphql/error-answer.ts';
import { namedByParameters } from './query-parameters.ts';
import type { GatewayMiddleware } from './state.ts';

/** A page that says what is wrong in these words. */
export type ErrorPage = (words: string) => { headers: Readonly<Record<string, string>>; body: string };

/**
 * Answers with the error that later middleware throws. Of an unknown error the client learns only the request id.
 * Without `page`, a visitor gets plain text, too.
 */
export function errorAnswer(logger: Logger, page?: ErrorPage): GatewayMiddleware {
  return async (ctx, next) => {
    try {
      await next();
      const silent = isApi(ctx.path) && ctx.body == null ? byStatus[ctx.status] : undefined;
      if (silent !== undefined) throw new GatewayError(...silent);
    } catch (error) {
      const known = inTheWordsOf(ctx, declare(error));
      if (known.code === 'INTERNAL') logger.error({ err: error }, 'unexpected error');
      if (known.code === 'UNAVAILABLE') logger.warn({ err: error }, 'unavailable');
      answer(ctx, known, page);
    }
  };
}

function answer(ctx: Context, error: GatewayError, page: ErrorPage | undefined): void {
  const { code, message, issues, retryAfter, secondStep } = error;
  ctx.status = errorStatuses[code];
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('ETag');
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
  const body: ErrorBody = {
    message,
    code,
    ...(issues && { issues }),
    ...(secondStep && { secondStep }),
    requestId: ctx.state.requestId,
  };
  if (ctx.path === '/graphql') ctx.body = toGraphqlBody(error);
  else if (isApi(ctx.path)) ctx.body = body;
  else if (page && isForEyes(ctx)) {
    const shown = page(message);
    ctx.set(shown.headers);
    ctx.body = shown.body;
  } else ctx.body = message;
}

/** Whether a browser asks for a document. Programs, and a browser that wants a picture or a script, accept any type alike. */
function isForEyes(ctx: Context): boolean {
  ctx.vary('Accept');
  return ctx.accepts('text/plain', 'text/html') === 'text/html';
}

/** What REST is asked for stands in the address, under names of its own. */
function inTheWordsOf({ method, path }: Context, error: GatewayError): GatewayError {
  const isAsked = isApi(path) && (method === 'GET' || method === 'HEAD');
  return isAsked && error.code === 'BAD_INPUT' && error.issues ? namedByParameters(error.issues) : error;
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/**
 * Errors of Koa and its middleware by their status; UNAVAILABLE for a database that cannot answer now; anything else is
 * INTERNAL.
 */
export function declare(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (isPassing(error)) return unavailable();
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const [code, message] = byStatus[Number(status)] ?? (['INTERNAL', 'Something went wrong'] as const);
  return new GatewayError(code, message);
}

const byStatus: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['BAD_INPUT', 'Malformed request'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'Method not allowed'],
  413: ['TOO_LARGE', 'The request is too large'],
  501: ['METHOD_NOT_ALLOWED', 'Method not allowed'],
  // graphql-upload's, of a client that has left.
  499: ['BAD_INPUT', 'Malformed request'],
  415: ['UNSUPPORTED_MEDIA', 'Send application/json'],
};
