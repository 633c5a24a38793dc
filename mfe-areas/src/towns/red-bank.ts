import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'red-bank',
  name: 'Red Bank',
  state: 'NJ',
  fullName: 'Red Bank, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Red Bank, NJ Real Estate | Theatre Nights and Riverside Mornings',
  seoDescription:
    'Homes in Red Bank: downtown condos, Victorians and two-unit houses within a walk of Broad Street, the Navesink, two theatres and the train.',
  heroTitle: 'Red Bank',
  heroSubtitle: 'A downtown with two theatres, a station and a river, all inside one good walk.',
  overview: `
    Red Bank is the town that the towns around it go to. Broad Street runs from the river past brick storefronts
    to the Count Basie Center for the Arts, named for the bandleader born here. Two River Theater stands a few
    blocks west, near the station and the old uniform factory that is now the Galleria.

    The Navesink closes the north side. Riverside Gardens steps down to it, Marine Park sits beside it, and the
    Molly Pitcher Inn has watched it since the twenties. In a frozen winter the ice yachts come out from one of
    the oldest clubs of its kind in the country.

    Around this core are streets of Victorians, foursquares and two-unit houses, with apartments at the river's
    edge.
  `,
  marketHighlights: [
    {
      title: 'Walking is the amenity',
      description:
        'In our sample the distance to Broad Street tells more about the price per foot than the year built does.',
    },
    {
      title: 'Two-unit houses pay their way',
      description: 'They sell on rent rolls as well as looks. Ask for the certificate of occupancy for both doors.',
    },
    {
      title: 'River condos keep a queue',
      description:
        'Buildings on the Navesink seldom have more than one or two homes listed. A short list of lines helps.',
    },
  ],
  communityFeatures: [
    'Count Basie Center for the Arts',
    'Two River Theater',
    'Riverside Gardens Park and Marine Park',
    'North Jersey Coast Line station',
    'Antiques dealers on West Front Street',
    'The Galleria in the old uniform factory',
    'Restaurants and shops along Broad and Monmouth',
  ],
  lifestyle: `
    A Red Bank evening needs no car: supper on Monmouth Street, a curtain at eight, and the long way home by the
    river. By day there are shells on the water, paperbacks under the trees at Riverside Gardens, and a bakery
    for every mood. Saturdays are busy and proud of it; Mondays belong to the benches by the river.
  `,
  propertyTypes: [
    'Victorian and foursquare houses',
    'Downtown and riverfront condos',
    'Two-unit and Multi-Family houses',
    'Townhouses near the station',
    'Bungalows on side streets',
    'Apartments over shops',
  ],
  secondPicture: 'Broad Street, after the last curtain',
  walk: {
    line: 'A bench at the end. Bring good shoes and one hard question.',
    stops: [
      { name: 'The station', sentence: 'Start where the train sets you down.', minutes: 0 },
      { name: 'Broad Street', sentence: 'Brick fronts, awnings, and a bakery for every mood.', minutes: 6 },
      { name: 'The theatre', sentence: 'Curtain at eight; we stop for the bulbs.', minutes: 5 },
      { name: 'Riverside Gardens', sentence: 'Down the steps to the Navesink.', minutes: 8 },
      { name: 'Marine Park', sentence: 'The four comes home as we sit down.', minutes: 7 },
    ],
  },
  focus: { x: 59, y: 45 },
};
