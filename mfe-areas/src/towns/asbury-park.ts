import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'asbury-park',
  name: 'Asbury Park',
  state: 'NJ',
  fullName: 'Asbury Park, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Asbury Park, NJ Real Estate | Boardwalk Condos and Painted Porches',
  seoDescription:
    'Homes in Asbury Park, from condos above the boardwalk to Victorians by the lakes: what the blocks are like, what comes up for sale, and how it sells.',
  heroTitle: 'Asbury Park',
  heroSubtitle: 'A mile of boardwalk, a grid of painted porches, and music coming out of most doors.',
  overview: `
    Asbury Park was laid out in the 1870s by James Bradley, who liked his avenues wide. They still are: they
    open like fans towards the ocean, so that a porch several blocks inland keeps its strip of blue. Wesley Lake
    closes the city on the south, Deal Lake on the north, and Sunset Lake lies between them.

    On the water stand Convention Hall and the Paramount Theatre, brick and terracotta ships of the 1920s, and
    the shell of the old Casino. Near them are the new residences; behind them, the restored hotels.

    Walk west and the streets fill with Queen Annes, foursquares and brick apartment houses, many still on their
    original lots. Cookman Avenue is the main street, with apartments in what used to be department stores.
  `,
  marketHighlights: [
    {
      title: 'Condos lead, houses follow',
      description:
        'In a sample year, three sales in five are apartments. The houses west of Main Street trade for less by the foot.',
    },
    {
      title: 'Spring is short',
      description: 'Listings that draw more than one offer tend to appear between March and the first week of June.',
    },
    {
      title: 'Parking has a price',
      description: 'A deeded space near the beach can add about what a second bathroom does. Count it before you bid.',
    },
  ],
  communityFeatures: [
    'The boardwalk, end to end along the beach',
    'Three lakes with footbridges and paths',
    'North Jersey Coast Line station off Main Street',
    'The Stone Pony and the Wonder Bar on Ocean Avenue',
    'Shops and galleries along Cookman Avenue',
    'Murals on the boardwalk pavilions',
  ],
  lifestyle: `
    Mornings belong to surfers and dogs. By noon the boards are full; by dark the stages on Ocean Avenue and the
    kitchens on Cookman have their doors open. Winter is quieter, when the sea gets loud enough to hear from
    Grand Avenue, and there is a good case that it is the best of the year.
  `,
  propertyTypes: [
    'Oceanfront and boardwalk condos',
    'Victorian and Queen Anne houses',
    'Two- and three-unit buildings',
    'Lofts above the shops on Cookman',
    'Single Family houses by the lakes',
  ],
  secondPicture: 'On the avenues, at dusk',
  walk: {
    line: 'Coffee before the boards, and the sea wind at the end.',
    stops: [
      { name: 'The station', sentence: 'By rail from the city, and already you can smell the salt.', minutes: 0 },
      { name: 'Cookman Avenue', sentence: 'Old department stores with new doors, one after the other.', minutes: 6 },
      {
        name: 'Wesley Lake',
        sentence: 'Over the footbridge, slowly: it is the best view in the middle of town.',
        minutes: 6,
      },
      { name: 'The Casino', sentence: 'A great arch beside the sand, open to the wind.', minutes: 7 },
      { name: 'Convention Hall', sentence: 'The boards run straight through it, and so do we.', minutes: 11 },
    ],
  },
  focus: { x: 44, y: 46 },
};
