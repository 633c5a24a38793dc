import { patientChunk } from 'platform';
import { ForSale } from './for-sale.tsx';
import type { Found } from './load.ts';
import type { Search } from './search.ts';
import { Sold } from './sold.tsx';
// Imported here, so that the styles are there before its script, and without any script.
import './nothing-found.css.ts';

const NothingFound = patientChunk(() => import(/* webpackChunkName: "find" */ './nothing-found.tsx'));

/** The id of the lists, for links. */
export const FOUND = 'homes';

/** Both lists under their headings, or the chosen one. A message if there is nothing to show. */
export function Results({ found, search }: { found: Found; search: Search }) {
  const forSale = found.forSale?.properties;
  const sold = found.sold?.properties;
  if (!forSale?.nodes.length && !sold?.nodes.length)
    return <NothingFound ways={found.ways ?? []} meant={found.meant} search={search} />;
  return (
    <>
      {forSale && forSale.nodes.length > 0 && <ForSale list={forSale} search={search} />}
      {sold && sold.nodes.length > 0 && <Sold list={sold} search={search} />}
    </>
  );
}
