import { patientChunk } from 'platform';
import { ForSale } from './for-sale.tsx';
import type { Found } from './load.ts';
import type { Search } from './search.ts';
import { Sold } from './sold.tsx';
// Before its script, and without any, it looks as it does afterwards.
import './nothing-found.css.ts';

const NothingFound = patientChunk(() => import(/* webpackChunkName: "find" */ './nothing-found.tsx'));

/** The lists' own name in an address. */
export const FOUND = 'homes';

/** Both lists under their headings, or the one that was asked for; one sentence when there is nothing to show. */
export function Results({ found, search }: { found: Found; search: Search }) {
  const forSale = found.forSale?.properties;
  const sold = found.sold?.properties;
  if (!forSale?.nodes.length && !sold?.nodes.length) return <NothingFound ways={found.ways ?? []} search={search} />;
  return (
    <>
      {forSale && forSale.nodes.length > 0 && <ForSale list={forSale} search={search} />}
      {sold && sold.nodes.length > 0 && <Sold list={sold} search={search} />}
    </>
  );
}
