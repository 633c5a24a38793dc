import { LazyBoundary, lazyChunk, Text } from 'ui';
import { ForSale } from './for-sale.tsx';
import type { Found } from './load.ts';
import type { Search } from './search.ts';
import { Sold } from './sold.tsx';

const NothingFound = lazyChunk(() => import(/* webpackChunkName: "find" */ './nothing-found.tsx'));

/** The lists' own name in an address. */
export const FOUND = 'homes';

/** Both lists under their headings, or the one that was asked for; one sentence when there is nothing to show. */
export function Results({ found, search }: { found: Found; search: Search }) {
  const forSale = found.forSale?.properties;
  const sold = found.sold?.properties;
  if (!forSale?.nodes.length && !sold?.nodes.length)
    return (
      <LazyBoundary loading={<Text role="status">No properties found</Text>}>
        <NothingFound ways={found.ways ?? []} search={search} />
      </LazyBoundary>
    );
  return (
    <>
      {forSale && forSale.nodes.length > 0 && <ForSale list={forSale} search={search} />}
      {sold && sold.nodes.length > 0 && <Sold list={sold} search={search} />}
    </>
  );
}
