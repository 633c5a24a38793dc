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

const kindOf = ({ status, listing }: Search): string => {
  if (status === 'sold') return 'Homes sold';
  return listing === 'rent' ? 'Homes for rent' : 'Homes for sale';
};

/** A town, and sale or rent, make a list of its own. Any other filter is a view of the nearest of these lists. */
export function headOf(search: Search, { cities }: Facets): Head {
  const town = cities.find((city) => city.toLowerCase() === search.town.toLowerCase()) ?? '';
  const isRent = search.listing === 'rent';
  // In a town, homes for sale are the normal list.
  const listing = isRent || (search.listing === 'sale' && !town) ? search.listing : '';
  if (!town && !listing) return search.status === 'sold' ? sold : whole;
  const title = town ? `${kindOf(search)} in ${town}` : kindOf(search);
  const what = isRent ? 'rents, pictures and rooms' : 'prices, pictures and what was sold there';
  const path = pathOf({ ...readSearch(new URLSearchParams()), town, listing });
  return { title, description: `${title}: ${what}, shown`, path };
}
