import { Deferred, type DeferredValue, type LoaderArgs, useSite } from 'platform';
import { Band, Heading, Wrap } from 'ui';
import {
  PropertiesForSale,
  type PropertiesForSaleQuery,
  PropertiesSold,
  type PropertiesSoldQuery,
  PropertyChoices,
  type PropertyChoicesQuery,
} from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { askedSearch } from './asked-search.ts';
import { Filters } from './filters.tsx';
import { ListLoading } from './list-loading.tsx';
import { Results } from './results.tsx';
import { filterOf, readSearch, type Search, sortOf } from './search.ts';

/** Sixty to a page, as decided for a list that may grow long. */
const PAGE = 60;

export type Found = { forSale: PropertiesForSaleQuery | null; sold: PropertiesSoldQuery | null };
type Data = { search: Search; found: DeferredValue<Found>; choices: DeferredValue<PropertyChoicesQuery> };

async function find({ query }: Pick<LoaderArgs, 'query'>, search: Search): Promise<Found> {
  const filter = filterOf(search);
  const after = (cursor: string) => (cursor ? { after: cursor } : {});
  const [forSale, sold] = await Promise.all([
    search.shown === 'sold'
      ? null
      : query(PropertiesForSale, {
          filter: { ...filter, statuses: ['active', 'pending'] },
          sort: sortOf(search, 'newest'),
          first: PAGE,
          ...after(search.after),
        }),
    search.shown === 'active'
      ? null
      : query(PropertiesSold, {
          filter: { ...filter, statuses: ['sold'] },
          sort: sortOf(search, 'newestSold'),
          first: PAGE,
          ...after(search.soldAfter),
        }),
  ]);
  return { forSale, sold };
}

export function loader({ url, query }: LoaderArgs): Data {
  const search = readSearch(url.searchParams);
  askedSearch.set(search);
  return { search, found: find({ query }, search), choices: query(PropertyChoices, {}) };
}

export function Component({ data }: { data: Data }) {
  const { agent } = useSite();
  const failed = (retry: () => void) => <LoadFailed what="The properties" onRetry={retry} />;
  return (
    <Band space="half">
      <Wrap>
        <title>{`Properties | ${agent.name}`}</title>
        <meta
          name="description"
          content={`Homes for sale and recent sales by ${agent.name} in Monmouth County, along the Jersey Shore and in New York City.`}
        />
        <Heading level={1} look="page">
          Properties
        </Heading>
        <Filters search={data.search} choices={data.choices} />
        <Deferred value={data.found} loading={<ListLoading />} error={failed}>
          {(found) => <Results found={found} search={data.search} />}
        </Deferred>
      </Wrap>
    </Band>
  );
}
