import type Router from '@koa/router';
import { facetSearch, largestPage, type PropertySearch, propertySearch, restPaths } from 'schema';
import type { Property } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import { badInput, notFound, parseOrThrow } from '../../core/errors.ts';
import { type AnswerCatalogue, Headed } from '../../http/catalogue-answer.ts';
import { StreamedText } from '../../http/encoding.ts';
import { pageHeaders, wantsTotal } from '../../http/page-headers.ts';
import { parameterName, readFlag, readList, readNumber } from '../../http/query-parameters.ts';
import type { GatewayContext, State } from '../../http/state.ts';
import { BATCH } from './every-home.ts';
import type { PropertyReader } from './property.reader.ts';
import { cursorOf } from './property-order.ts';

export function propertyRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.properties, async (ctx) => {
    const { properties } = ctx.state.scope.services;
    const search = await readSearch(ctx.query, properties);
    const isCounted = wantsTotal(ctx.query);
    if (search === undefined) return answer(ctx, `properties ${isCounted}`, () => everything(properties, isCounted));
    // Unknown parameters are left out of the next page's link and of the cache key.
    const known = Object.fromEntries([...PARAMETERS, 'total'].map((name) => [name, ctx.query[name]]));
    return answer(ctx, `properties ${JSON.stringify([known, search.after])}`, async () => {
      const page = await properties.search(search);
      return new Headed(page.nodes, await pageHeaders({ path: ctx.path, query: known }, page));
    });
  });

  router.get(restPaths.propertyFacets, (ctx) => {
    const { statuses } = parseOrThrow(facetSearch, { statuses: readList(ctx.query.status) });
    const { properties } = ctx.state.scope.services;
    return answer(ctx, `facets ${statuses}`, () => properties.facets(statuses ?? []));
  });

  router.get(restPaths.property, (ctx) => {
    const id = String(ctx.params.id);
    const find = async () => {
      const property = await ctx.state.scope.services.properties.find(id);
      if (property === null) throw notFound('Property');
      return property;
    };
    return answer(ctx, `property ${id}`, find, { record: id });
  });
}

/** The whole list. If one batch holds it, it is one answer. Otherwise it is streamed batch by batch and not cached. */
async function everything({ every, count }: Pick<PropertyReader, 'every' | 'count'>, isCounted: boolean) {
  const total = isCounted ? { 'X-Total-Count': String(await count()) } : {};
  const batches = every();
  const { value: first = [] } = await batches.next();
  if (first.length < BATCH) return new Headed(first, total);
  const pages = { Link: `<${restPaths.properties}?limit=${largestPage}>; rel="first"` };
  return new Headed(new StreamedText(arrayOf(first, batches)), { ...total, ...pages });
}

/** A list as JSON, in parts. */
async function* arrayOf(first: Property[], rest: AsyncIterable<Property[]>): AsyncGenerator<string> {
  yield JSON.stringify(first).slice(0, -1);
  for await (const batch of rest) if (batch.length > 0) yield `,${JSON.stringify(batch).slice(1, -1)}`;
  yield ']';
}

/** The parameters of a list. A request without any of them gets the whole list. */
const PARAMETERS = [...Object.keys(readFilter({})).map(parameterName), 'sort', 'limit', 'cursor'];

/** The page that the parameters ask for. */
async function readSearch(
  query: GatewayContext['query'],
  properties: Pick<PropertyReader, 'find'>,
): Promise<PropertySearch | undefined> {
  if (!PARAMETERS.some((name) => name in query)) return undefined;
  const search = parseOrThrow(propertySearch, {
    filter: readFilter(query),
    sort: query.sort ?? 'newest',
    first: query.limit === undefined ? largestPage : readNumber(query.limit),
    after: query.cursor,
  });
  return { ...search, after: await placeOf(search, properties) };
}

/** A cursor comes from `Link`, or is the id of the last home of the page before. */
async function placeOf({ sort, after }: PropertySearch, properties: Pick<PropertyReader, 'find'>) {
  if (after == null || !isRecordId(after)) return after;
  const last = await properties.find(after);
  if (last === null) throw badInput([{ path: ['cursor'], message: 'Invalid input' }]);
  return cursorOf(sort, last);
}

type Filter = NonNullable<PropertySearch['filter']>;

/** All fields of the filter: one that is not read here is an error of types. */
function readFilter(query: GatewayContext['query']): Record<keyof Filter, unknown> {
  const { state, listingType, propertyType, propertyTypes, text } = query;
  return {
    ids: readList(query.id),
    statuses: readList(query.status),
    cities: readList(query.city),
    state,
    listingType,
    propertyType,
    // A type may be written with a comma, so each has a parameter of its own.
    propertyTypes: propertyTypes === undefined ? undefined : [propertyTypes].flat(),
    minPrice: readNumber(query.minPrice),
    maxPrice: readNumber(query.maxPrice),
    minBedrooms: readNumber(query.minBedrooms),
    minBathrooms: readNumber(query.minBathrooms),
    hasOpenHouse: readFlag(query.hasOpenHouse),
    text,
  };
}
