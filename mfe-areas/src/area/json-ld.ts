import { areaPath } from '../towns.ts';
import type { Data } from './page.tsx';

/** The town as schema.org's Place, and the breadcrumb to all towns. */
export function jsonLd(data: unknown, origin: string): object {
  const { area } = data as Data;
  const url = `${origin}${areaPath(area.slug)}`;
  const place = {
    '@type': 'Place',
    '@id': url,
    url,
    name: area.fullName,
    description: area.seoDescription,
    image: `${origin}${area.heroImage}`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: area.name,
      addressRegion: area.state,
      addressCountry: 'US',
    },
  };
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: 'Areas of Specialization', item: `${origin}/#neighborhoods` },
    { '@type': 'ListItem', position: 2, name: area.name, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [place, { '@type': 'BreadcrumbList', itemListElement: crumbs }],
  };
}
