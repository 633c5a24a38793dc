import type { GatewayMiddleware } from '../http/state.ts';

/** The text of a registered operation by its SHA-256 in hex; undefined if no kept release has it. */
export type FindOperation = (hash: string) => string | undefined;

interface GraphqlRequest {
  readonly query?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } } | null;
}

/** Puts the text in place of a hash, so that Apollo sees an ordinary request. */
export function registeredOperation(findOperation: FindOperation): GatewayMiddleware {
  return async (ctx, next) => {
    const request = ctx.method === 'GET' ? readParameters(ctx.query) : ((ctx.request.body ?? {}) as GraphqlRequest);
    const hash = request.extensions?.persistedQuery?.sha256Hash;
    if (request.query !== undefined || typeof hash !== 'string') return next();
    const query = findOperation(hash);
    if (query === undefined) {
      ctx.body = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
      return;
    }
    if (ctx.method === 'GET') ctx.query = { ...ctx.query, query, extensions: '{}' };
    else ctx.request.body = { ...request, query, extensions: {} };
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
