import type { Data } from './page.tsx';

/**
 * The list as schema.org's ItemList: the homes for sale on this page, in order; the sold ones if only those are shown.
 */
export function listJsonLd({ found, head }: Data, origin: string): object | undefined {
  const homes = 'forSale' in found ? (found.forSale ?? found.sold)?.properties.nodes : undefined;
  if (!homes?.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: head.title,
    url: origin + head.path,
    numberOfItems: homes.length,
    itemListElement: homes.map(({ id, address, city }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/properties/${id}`,
      name: `${address}, ${city}`,
    })),
  };
}
