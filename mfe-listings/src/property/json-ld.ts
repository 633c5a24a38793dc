import { largestOf } from '../photo.ts';
import { factsOf } from './facts-of.ts';
import type { Property } from './page.tsx';

const availability = { active: 'InStock', pending: 'LimitedAvailability', sold: 'SoldOut' } as const;

/** The home as schema.org's RealEstateListing with its Offer, and the breadcrumb to the list. */
export function jsonLd(data: unknown, origin: string): object {
  const { property: home } = data as { property: Property };
  const url = `${origin}/properties/${home.id}`;
  const images = home.photos.map((photo) => origin + largestOf(photo));
  const plan = home.floorPlanPicture && {
    '@type': 'FloorPlan',
    layoutImage: origin + largestOf(home.floorPlanPicture),
  };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: home.address,
    addressLocality: home.city,
    addressRegion: home.state,
    postalCode: home.zipCode,
    addressCountry: 'US',
  };
  const offer = home.priceAmount && {
    '@type': 'Offer',
    price: home.priceAmount,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability[home.status]}`,
  };
  const facts = factsOf(home).map((fact) => ({ '@type': 'PropertyValue', ...fact }));
  const listing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: home.address,
    ...(home.description ? { description: home.description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(offer ? { offers: offer } : {}),
    datePosted: home.createdAt,
    mainEntity: {
      '@type': 'Residence',
      name: home.address,
      address,
      ...(home.tourUrl ? { tourBookingPage: home.tourUrl } : {}),
      ...(plan ? { accommodationFloorPlan: plan } : {}),
      ...(facts.length > 0 ? { additionalProperty: facts } : {}),
    },
  };
  const events = home.openHouses.map(({ startsAt, endsAt }) => ({
    '@type': 'Event',
    name: `Open house: ${home.address}`,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: home.address, address },
    url,
  }));
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: 'Properties', item: `${origin}/properties` },
    { '@type': 'ListItem', position: 2, name: home.address, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [listing, ...events, { '@type': 'BreadcrumbList', itemListElement: crumbs }],
  };
}
