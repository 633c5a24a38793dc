import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'long-branch',
  name: 'Long Branch',
  state: 'NJ',
  fullName: 'Long Branch, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Long Branch, NJ Real Estate | Oceanfront Living from West End to Pier Village',
  seoDescription:
    'Homes in Long Branch: oceanfront condos at Pier Village, Victorians in Elberon, houses in West End, and two stations on the Coast Line.',
  heroTitle: 'Long Branch',
  heroSubtitle: 'Seven presidents came for the summer. The ocean is where they left it.',
  overview: `
    Long Branch was the country's summer capital before there were cars. Grant, Garfield and five other
    presidents came here, Winslow Homer painted its bluff, and the county's beach at the north end is called
    Seven Presidents in their memory. The bluff is still the point of the place: it lifts the promenade above
    the sand.

    Pier Village holds the middle, with shops, hotels and apartments over the beach. West End, to the south, is
    lower and looser, an old crossroads of porches and pizza. Beyond it Elberon keeps large shingled houses
    behind hedges, and Takanassee Lake comes nearly to the sea. Inland, Broadway is being rebuilt block by
    block.
  `,
  marketHighlights: [
    {
      title: 'Newer towers, older fees',
      description:
        'Compare monthly charges along with prices: our sample shows buildings a block apart with double the fee.',
    },
    {
      title: 'Elberon is its own list',
      description: 'Large houses near the ocean trade by word of mouth as often as by sign. Ask early in the season.',
    },
    {
      title: 'Trains help resale',
      description:
        'Electric trains run through from here to New York, and condos in reach of the station hold interest all year.',
    },
  ],
  communityFeatures: [
    'Seven Presidents Oceanfront Park',
    'Pier Village shops and Great Lawn',
    'Oceanfront promenade on the bluff',
    'Long Branch and Elberon train stations',
    'Takanassee Lake',
    'New Jersey Repertory Company on Broadway',
    'Surf breaks from West End north',
  ],
  lifestyle: `
    The promenade is the town square, drawn out long. It has joggers at six, ice cream at ten and a full moon
    now and then that stops everybody. Surfers choose a jetty by the wind. West End does breakfast properly,
    Pier Village does the evening, and in February you may have the whole railing to yourself.
  `,
  propertyTypes: [
    'Oceanfront and ocean-block condos',
    'Shingled estates in Elberon',
    'West End houses and cottages',
    'Townhouses near Pier Village',
    'Multi-Family houses inland',
    'New lofts along Broadway',
  ],
  secondPicture: 'The boards, at first light',
  walk: {
    line: 'Sea on your left the whole second half.',
    stops: [
      { name: 'The station', sentence: 'The Coast Line stops a straight walk from the ocean.', minutes: 0 },
      { name: 'Broadway', sentence: 'Brick fronts, a playhouse, and a street finding its feet again.', minutes: 7 },
      { name: 'Pier Village', sentence: 'Shops on one side of the boards, surf on the other.', minutes: 13 },
      { name: 'The Great Lawn', sentence: 'Blankets in July, kites in April, room in between.', minutes: 4 },
      { name: 'Seven Presidents Park', sentence: 'Dunes, umbrellas, and the longest view that we have.', minutes: 18 },
    ],
  },
  focus: { x: 53, y: 100 },
};
