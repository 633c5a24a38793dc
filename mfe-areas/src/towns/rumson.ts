import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'rumson',
  name: 'Rumson',
  state: 'NJ',
  fullName: 'Rumson, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Rumson, NJ Real Estate | Shingled Houses between Two Rivers',
  seoDescription:
    'Homes in Rumson, on the neck between the Navesink and the Shrewsbury: estates behind hedges, village colonials, docks, and a bridge to the beach.',
  heroTitle: 'Rumson',
  heroSubtitle: 'Hedges, shingles and sails, on a neck of land between two rivers.',
  overview: `
    Rumson fills the peninsula between the Navesink and the Shrewsbury, with the ocean over a bridge at its tip.
    Summer estates were built along Rumson Road and Ridge Road from the Civil War on, and a good many still
    stand behind their hedges: shingle, stone, deep porches, carriage houses as large as other towns' houses.

    The village is something else, and easy to like. Around River Road and Bingham Avenue the blocks are small,
    the houses are close to the sidewalk, and Victory Park opens the end of the street to the river. From there
    the Oceanic Bridge crosses to the bluffs. The grass courts of the Seabright Lawn Tennis and Cricket Club
    have been rolled since the 1870s.
  `,
  marketHighlights: [
    {
      title: 'Two Rumsons, two scales',
      description:
        'Village lots and estate acreage should never share an average. Our sample keeps them on separate pages.',
    },
    {
      title: 'Docks are permits first',
      description:
        'Depth at low water and the riparian grant decide what a dock is worth. Both are on paper; I ask for them.',
    },
    {
      title: 'Condition is paid for',
      description:
        'Renovated houses command a wide margin, since good trades are booked ahead on this side of the river.',
    },
  ],
  communityFeatures: [
    'Victory Park on the Navesink',
    'The Oceanic Bridge across the river',
    'Piping Rock Park fields and courts',
    'Bingham Hall in the village',
    'The Seabright Lawn Tennis and Cricket Club grounds',
    'The bridge to the ocean at Sea Bright',
  ],
  lifestyle: `
    Rivers set the calendar. Sails go up in May, crab traps in July; by October the water is empty and at its
    bluest. Bicycles cross the bridge to the beach and come back with sand in the chain. Evenings are quiet
    enough to hear a halyard from the porch, or somebody losing at doubles.
  `,
  propertyTypes: [
    'Estates behind hedges',
    'Riverfront houses with docks',
    'Village colonials and Victorians',
    'Converted carriage houses',
    'New shingle-style construction',
  ],
  secondPicture: 'The Oceanic Bridge, going up',
  walk: {
    line: 'Hedges for company; we may have to wait for the bridge.',
    stops: [
      { name: 'Victory Park', sentence: 'A lawn, a monument, and the river doing most of the talking.', minutes: 0 },
      { name: 'The Oceanic Bridge', sentence: 'It opens for masts, so bring a little patience.', minutes: 5 },
      { name: 'The Oceanic Library', sentence: 'A small library, for an hour without a hurry.', minutes: 6 },
      { name: 'Bingham Hall', sentence: 'The village meets here; the door is heavier than it looks.', minutes: 4 },
      { name: 'Rumson Road', sentence: 'Old maples, long hedges, and shade the whole way.', minutes: 12 },
    ],
  },
  focus: { x: 29, y: 56 },
};
