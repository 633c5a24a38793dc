import type Router from '@koa/router';
import { facetSearch, largestPage, type PropertySearch, propertySearch, restPaths } from 'schema';
import { badInput, notFound, parseOrThrow } from '../../core/errors.ts';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import { readList, readNumber } from '../../http/query-parameters.ts';
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

  router.get(restPaths.propertyFacets, (ctx) => {
    const { statuses } = parseOrThrow(facetSearch, { statuses: readList(ctx.query.status) });
    const { properties } = ctx.state.scope.services;
    return answer(ctx, `facets ${statuses}`, () => properties.facets(statuses ?? []));
  });

  router.get(restPaths.property, (ctx) =>
    answer(ctx, `property ${ctx.params.id}`, async () => {
      const property = await ctx.state.scope.services.properties.find(String(ctx.params.id));
      if (property === null) throw notFound('Property');
      return property;
    }),
  );
}

/** What narrows, orders or pages the list; without any of them it is the specified whole one. */
const PARAMETERS = [
  ...['status', 'limit', 'cursor', 'sort', 'city', 'listingType', 'propertyType', 'text'],
  ...['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms'],
];

/** The page that the parameters ask for; the cursor is the id of the last home of the page before. */
async function readSearch(
  query: GatewayContext['query'],
  properties: Pick<PropertyReader, 'find'>,
): Promise<PropertySearch | undefined> {
  if (!PARAMETERS.some((name) => name in query)) return undefined;
  const last = query.cursor === undefined ? undefined : await properties.find(String(query.cursor));
  if (last === null) throw badInput([{ path: ['cursor'], message: 'Invalid input' }]);
  const search = parseOrThrow(propertySearch, {
    filter: readFilter(query),
    sort: query.sort ?? 'newest',
    first: query.limit === undefined ? largestPage : readNumber(query.limit),
  });
  return { ...search, after: last && cursorOf(search.sort, last) };
}

function readFilter({ status, city, listingType, propertyType, text, ...query }: GatewayContext['query']) {
  const { minPrice, maxPrice, minBedrooms, minBathrooms } = query;
  const words = { statuses: readList(status), cities: readList(city), listingType, propertyType, text };
  const prices = { minPrice: readNumber(minPrice), maxPrice: readNumber(maxPrice) };
  return { ...words, ...prices, minBedrooms: readNumber(minBedrooms), minBathrooms: readNumber(minBathrooms) };
}
