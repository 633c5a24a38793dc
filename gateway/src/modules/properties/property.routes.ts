import type Router from '@koa/router';
import { largestPage, newProperty, type PropertySearch, propertyChange, propertySearch, restPaths } from 'schema';
import { badInput, GatewayError, notFound, parseOrThrow } from '../../core/errors.ts';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';
import type { PropertyReader } from './property.reader.ts';
import { cursorOf } from './property-order.ts';

export function propertyRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.properties, async (ctx) => {
    const { properties } = ctx.state.scope.services;
    const search = await readSearch(ctx.query, properties);
    if (search === undefined) return answer(ctx, 'properties', properties.all);
    return answer(ctx, `properties ${JSON.stringify(search)}`, async () => (await properties.search(search)).nodes);
  });

  router.get(restPaths.property, (ctx) =>
    answer(ctx, `property ${ctx.params.id}`, async () => {
      const property = await ctx.state.scope.services.properties.find(String(ctx.params.id));
      if (property === null) throw notFound('Property');
      return property;
    }),
  );

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

/**
 * The page that status, limit and cursor ask for; the cursor is the id of the last home of the page before.
 * Undefined: none of them, which means the specified whole list.
 */
async function readSearch(
  { status, limit, cursor }: GatewayContext['query'],
  properties: Pick<PropertyReader, 'find'>,
): Promise<PropertySearch | undefined> {
  if (status === undefined && limit === undefined && cursor === undefined) return undefined;
  const last = cursor === undefined ? undefined : await properties.find(String(cursor));
  if (last === null) throw badInput([{ path: ['cursor'], message: 'Invalid input' }]);
  return parseOrThrow(propertySearch, {
    filter: status === undefined ? null : { statuses: [status].flat() },
    sort: 'newest',
    first: limit === undefined ? largestPage : Number(limit),
    after: last && cursorOf('newest', last),
  });
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
