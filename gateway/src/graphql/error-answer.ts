// Turns errors within GraphQL into answers. `http/error-answer.ts` does so for all other errors.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorCode, errorStatuses } from 'schema';
import { isPassing } from '../core/database-away.ts';
import { GatewayError, unavailable } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { requestId } from '../core/request-id.ts';

/** Apollo's codes for errors in the request itself. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** A GatewayError keeps its code, issues and delay. Any other error is logged and shown as INTERNAL. */
export function formatError(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = originOf(thrown);
    if (error instanceof GatewayError) {
      if (error.code === 'UNAVAILABLE') logger.warn({ err: error }, 'unavailable');
      return { ...formatted, message: error.message, extensions: extensionsOf(error) };
    }
    if (REQUEST_ERRORS.has(String(formatted.extensions?.code))) {
      const message = isTooDeep(thrown) ? 'The document is nested too deeply to be read' : formatted.message;
      return { ...formatted, message, extensions: extensionsOf({ code: 'BAD_INPUT' }) };
    }
    if (isPassing(error)) {
      logger.warn({ err: error }, 'unavailable');
      const away = unavailable();
      return { ...formatted, message: away.message, extensions: extensionsOf(away) };
    }
    logger.error({ err: error }, 'unexpected error in a resolver');
    return { ...formatted, message: 'Something went wrong', extensions: extensionsOf({ code: 'INTERNAL' }) };
  };
}

/** An error about the whole request, with its HTTP status, for checks that run before any resolver. */
export function asRequestError(error: GatewayError): GraphQLError {
  const extensions = { http: { status: errorStatuses[error.code] } };
  return new GraphQLError(error.message, { originalError: error, extensions });
}

/** The error that a resolver or `asRequestError` threw. */
function originOf(thrown: unknown): unknown {
  const error = unwrapResolverError(thrown);
  return error instanceof GraphQLError && error.originalError instanceof GatewayError ? error.originalError : error;
}

/** Whether the parser ran out of stack before the limit of tokens: it calls itself for each list in a list. */
const isTooDeep = (thrown: unknown): boolean =>
  thrown instanceof RangeError || (thrown instanceof GraphQLError && isTooDeep(thrown.originalError));

/** The body for an error that happens before the GraphQL server gets the request. */
export function toGraphqlBody(error: GatewayError) {
  return { errors: [{ message: error.message, extensions: extensionsOf(error) }] };
}

type Told = { code: ErrorCode } & Partial<Pick<GatewayError, 'issues' | 'retryAfter' | 'secondStep'>>;

function extensionsOf({ code, issues, retryAfter, secondStep }: Told) {
  const id = requestId();
  return {
    code,
    ...(issues && { issues }),
    ...(secondStep && { secondStep }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(id !== undefined && { requestId: id }),
  };
}
