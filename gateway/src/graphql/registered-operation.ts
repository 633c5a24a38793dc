import type { Context } from 'koa';
import { GatewayError } from '../core/errors.ts';
import { requestId } from '../core/request-id.ts';
import { alsoWhenRepeated } from '../http/response-cache.ts';
import type { GatewayMiddleware } from '../http/state.ts';

/**
 * The text of a registered operation by its SHA-256 in hex. Undefined if no stored release that was ever live has it,
 * and none that this visitor previews.
 */
export type FindOperation = (hash: string, context: Context) => Promise<string | undefined>;

/** Called for every registered operation that a browser asks for. */
export type OnOperation = (context: Context, hash: string, variables: unknown) => void;

interface GraphqlRequest {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } | null } | null;
}

interface Operations {
  readonly findOperation: FindOperation;
  readonly onOperation?: OnOperation | undefined;
}

/** Replaces a hash by its text, so that Apollo gets an ordinary request. */
export function registeredOperation({ findOperation, onOperation }: Operations): GatewayMiddleware {
  return async (ctx, next) => {
    const request = ctx.method === 'GET' ? readParameters(ctx.query) : ((ctx.request.body ?? {}) as GraphqlRequest);
    const named = request.extensions?.persistedQuery;
    if (!named) return next();
    const hash = named.sha256Hash;
    if (typeof hash !== 'string') throw new GatewayError('BAD_INPUT', 'A persisted query is named by its sha256Hash');
    // After an unknown hash, Apollo's clients send the text with the hash: then the text is used.
    const isAskedByHash = request.query === undefined;
    const query = isAskedByHash ? await findOperation(hash, ctx) : undefined;
    if (isAskedByHash && query === undefined) {
      const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND', requestId: requestId() };
      ctx.body = { errors: [{ message: 'PersistedQueryNotFound', extensions }] };
      return;
    }
    if (isAskedByHash && onOperation) alsoWhenRepeated(ctx, (asked) => onOperation(asked, hash, request.variables));
    const text = query === undefined ? {} : { query };
    if (ctx.method === 'GET') ctx.query = { ...ctx.query, ...text, extensions: '{}' };
    else ctx.request.body = { ...request, ...text, extensions: {} };
    await next();
  };
}

function readParameters({ query, extensions }: Record<string, string | string[] | undefined>): GraphqlRequest {
  try {
    return { query, extensions: JSON.parse(String(extensions ?? 'null')) };
  } catch {
    return {};
  }
}
