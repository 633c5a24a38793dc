import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'shrewsbury',
  name: 'Shrewsbury',
  state: 'NJ',
  fullName: 'Shrewsbury, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Shrewsbury, NJ Real Estate | Colonial Crossroads and Sycamore Shade',
  seoDescription:
    'Homes in Shrewsbury, around the historic Four Corners: colonials on tree-lined streets, townhouses, the shops on Broad Street and the county library.',
  heroTitle: 'Shrewsbury',
  heroSubtitle: 'Four old corners, a canopy of sycamores, and lawns that somebody edges by hand.',
  overview: `
    Shrewsbury was settled in the 1660s, and its crossroads has kept its manners. Where Broad Street meets
    Sycamore Avenue stand the historic Four Corners. The Allen House, an eighteenth-century tavern, holds one of
    them and is open as a museum. Sycamore Avenue runs east from there under the trees it is named for, past
    some of the oldest doorways in the county.

    The rest is an easy borough of colonials, capes and split-levels on even lots, laid out mostly after the
    Second World War. Broad Street carries the errands, from the county library's Eastern Branch to the open-air
    shops of the Grove. Sycamore Avenue also leads to the train, which stops just over the line in Little
    Silver.
  `,
  marketHighlights: [
    {
      title: 'Even lots, even prices',
      description:
        'Houses here resemble one another enough to compare honestly. The sample spread is narrower than most.',
    },
    {
      title: 'Additions earn their cost',
      description: 'A larger kitchen or a first-floor suite returns well where the street already has a few of them.',
    },
    {
      title: 'Historic blocks are rare',
      description:
        'On Sycamore Avenue the next listing may be years away. Exterior changes there have their own review.',
    },
  ],
  communityFeatures: [
    'The historic Four Corners',
    'The Allen House museum',
    'Monmouth County Library, Eastern Branch',
    'Open-air shops at the Grove',
    'Sycamore Avenue historic district',
    'Train station across the line in Little Silver',
  ],
  lifestyle: `
    Little here is far from anything else, which leaves time over. The library is a destination. So is a bench
    at the Grove on a mild evening, and the slow walk under the sycamores when their bark has come off in
    plates. Rivers, theatres and beaches are all next door; the quiet is Shrewsbury's own.
  `,
  propertyTypes: [
    'Center-hall colonials',
    'Capes and split-levels',
    'Historic houses on Sycamore Avenue',
    'Townhouses and condos',
    'Enlarged ranches',
  ],
  secondPicture: 'A side street, in leaf',
  walk: {
    line: 'Flat all the way, and mostly in the shade.',
    stops: [
      { name: 'Sycamore Avenue', sentence: 'Bark like maps, and a canopy that closes in June.', minutes: 0 },
      { name: 'The Allen House', sentence: 'Once a tavern, now a museum, and older than the country.', minutes: 7 },
      { name: 'The Four Corners', sentence: 'One crossroads, three centuries, and a lawn to look from.', minutes: 2 },
      { name: 'The library', sentence: 'Lights on late, and more in it than a town this size expects.', minutes: 9 },
      { name: 'The Grove', sentence: 'Open-air shops; we finish with something cold or warm.', minutes: 11 },
    ],
  },
  focus: { x: 43, y: 42 },
};
