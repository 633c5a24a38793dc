import { getSite } from 'platform';
import { attachedAssetsPath } from 'schema/pictures';

/** The agent as structured data for search engines. */
export function agentJsonLd(origin: string): object {
  const { agent, brokerage, office, regions, social } = getSite();
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agent`,
    name: agent.name,
    url: `${origin}/`,
    ...(agent.photo && { image: `${origin}${attachedAssetsPath}/${agent.photo.file}` }),
    email: agent.email,
    telephone: agent.officePhone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zipCode,
      addressCountry: 'US',
    },
    areaServed: regions,
    parentOrganization: { '@type': 'Organization', name: brokerage.name, url: brokerage.url },
    sameAs: social.map(({ url }) => url),
  };
}
