import type Router from '@koa/router';
import { newProperty, propertyChange, propertySearch, restPaths } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { badInput, GatewayError, notFound, parseOrThrow } from '../../core/errors.ts';
import { answerFresh } from '../../http/catalogue-etag.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';

export function propertyRoutes(router: Router<State>, catalogue: Catalogue): void {
  router.get(restPaths.properties, async (ctx) => {
    if (await answerFresh(ctx, catalogue)) return;
    ctx.body = await listProperties(ctx);
  });

  router.get(restPaths.property, async (ctx) => {
    if (await answerFresh(ctx, catalogue)) return;
    const property = await ctx.state.scope.services.properties.find(String(ctx.params.id));
    if (property === null) throw notFound('Property');
    ctx.body = property;
  });

  router.post(restPaths.properties, async (ctx) => {
    const admin = demandAdmin(ctx.state.scope);
    ctx.body = await admin.properties.create(parseOrThrow(newProperty, ctx.request.body ?? {}));
    ctx.status = 201;
  });

  router.put(restPaths.adminProperty, async (ctx) => {
    const admin = demandAdmin(ctx.state.scope);
    const change = parseOrThrow(propertyChange, ctx.request.body ?? {});
    const expected = readIfMatch(ctx.get('If-Match'));
    const updated = await admin.properties.update(String(ctx.params.id), change, expected).catch(asFailedPrecondition);
    ctx.set('ETag', `"${updated.updatedAt.toISOString()}"`);
    ctx.body = updated;
  });
}

/** Everything, as the specification says; or, with any of status, limit and cursor, one page of it. */
async function listProperties(ctx: GatewayContext): Promise<Property[]> {
  const { status, limit, cursor } = ctx.query;
  const { properties } = ctx.state.scope.services;
  if (status === undefined && limit === undefined && cursor === undefined) return properties.all();
  const search = parseOrThrow(propertySearch, {
    filter: status === undefined ? null : { statuses: [status].flat() },
    sort: 'newest',
    first: limit === undefined ? 60 : Number(limit),
    after: cursor,
  });
  const page = await properties.search(search);
  if (page.pageInfo.hasNextPage && page.pageInfo.endCursor) ctx.set('X-Next-Cursor', page.pageInfo.endCursor);
  return page.nodes;
}

/** The moment that `If-Match: "<updatedAt>"` names; absent or `*`: any. */
function readIfMatch(header: string): Date | undefined {
  if (header === '' || header === '*') return undefined;
  const moment = new Date(header.replaceAll('"', ''));
  if (Number.isNaN(moment.getTime())) throw badInput([{ path: ['If-Match'], message: 'Invalid input' }]);
  return moment;
}

/** A conflict on PUT is about If-Match, for which HTTP has a status of its own. */
function asFailedPrecondition(error: unknown): never {
  if (error instanceof GatewayError && error.code === 'CONFLICT') {
    throw new GatewayError('PRECONDITION_FAILED', error.message);
  }
  throw error;
}
