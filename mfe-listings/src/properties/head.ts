/** The title of a list and its canonical URL. A filter that is worth finding has its own. */

import type { Facets } from './filters.tsx';
import { pathOf, readSearch, type Search } from './search.ts';

/** `title` and `description`: the page adds the agent's name. `path`: a path of this site. */
export type Head = { title: string; description: string; path: string };

const where = 'in Monmouth County, along the Jersey Shore and in New York City,';
const whole: Head = {
  title: 'Properties',
  description: `Homes for sale and recent sales ${where}`,
  path: '/properties',
};
/** A part of the whole list, so its canonical URL is the whole list's. */
const sold: Head = { ...whole, title: 'Homes sold', description: `Homes sold ${where}` };

/** What stands on this page of the list, if it is known. */
export type Shown = { forSale: boolean; forRent: boolean; sold: boolean };

/** A town may have only rentals now, or only what was sold. Where nobody knows what it has, its list is one of homes. */
function kindIn({ listing }: Search, shown: Shown | undefined): string {
  if (listing === 'sale') return 'Homes for sale';
  if (shown?.forSale && shown.forRent) return 'Homes for sale and for rent';
  if (shown?.forSale) return 'Homes for sale';
  if (shown?.forRent) return 'Homes for rent';
  return shown?.sold ? 'Homes sold' : 'Homes';
}

function kindOf(search: Search, shown: Shown | undefined): string {
  if (search.status === 'sold') return 'Homes sold';
  if (search.listing === 'rent') return 'Homes for rent';
  return search.town ? kindIn(search, shown) : 'Homes for sale';
}

const whatIsShown: Record<string, string> = {
  'Homes for rent': 'rents, pictures and rooms',
  'Homes sold': 'prices, and when each was sold',
};

/** A town, and sale or rent, make a list of its own. Any other filter is a view of the nearest of these lists. */
export function headOf(search: Search, { cities }: Facets, shown?: Shown): Head {
  const town = cities.find((city) => city.toLowerCase() === search.town.toLowerCase()) ?? '';
  const isRent = search.listing === 'rent';
  // In a town, homes for sale are the normal list.
  const listing = isRent || (search.listing === 'sale' && !town) ? search.listing : '';
  if (!town && !listing) return search.status === 'sold' ? sold : whole;
  const kind = kindOf({ ...search, town }, shown);
  const title = town ? `${kind} in ${town}` : kind;
  const what = whatIsShown[kind] ?? 'prices, pictures and what was sold there';
  const path = pathOf({ ...readSearch(new URLSearchParams()), town, listing });
  return { title, description: `${title}: ${what}, shown`, path };
}
