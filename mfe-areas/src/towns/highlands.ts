import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'highlands',
  name: 'Highlands',
  state: 'NJ',
  fullName: 'Highlands, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Highlands, NJ Real Estate | Twin Lights and the Gate to Sandy Hook',
  seoDescription:
    'Homes in Highlands, under the Twin Lights: raised bayfront houses, hillside homes with ocean views, condos by the river, and a bridge to Sandy Hook.',
  heroTitle: 'Highlands',
  heroSubtitle: 'Two lights on one hill, and the whole bay below them.',
  overview: `
    Highlands lies where the Shrewsbury River meets Sandy Hook Bay, under a hill with two brownstone towers on
    it. The Twin Lights of 1862 do not match, one square and one eight-sided, and from between them you see the
    ocean, the Hook and the city. The bridge below the hill crosses to Sandy Hook, seven miles of federal beach
    and holly forest.

    Downtown is flat, close and salty. It was built by clammers, and its short streets run from the hill to the
    bay; many of the houses have been lifted onto pilings since the storm of 2012. Up the hill the lots widen
    and the windows look east. The fast ferry to Manhattan leaves from the bayfront.
  `,
  marketHighlights: [
    {
      title: 'Two markets, one borough',
      description: 'Hill and downtown are priced by different rules. A sample average of both would describe neither.',
    },
    {
      title: 'Lifted houses sell sooner',
      description: 'Downtown, a house already raised to the current flood height spares its buyer a year of planning.',
    },
    {
      title: 'Condos hold the ridge',
      description:
        'Towers and terraces on the hill sell long water views without a lawn. Read the reserve study first.',
    },
  ],
  communityFeatures: [
    'The Navesink Twin Lights and museum',
    'The bridge to Sandy Hook and its ocean beaches',
    'Fast ferry to Manhattan',
    'Hartshorne Woods Park on the hill behind',
    'Bahrs Landing and the seafood docks',
    'Huddy Park in the middle of downtown',
    'The eastern end of the Henry Hudson Trail',
  ],
  lifestyle: `
    You live by the wind here: it decides between the bay side and the ocean side, the boat and the trail.
    Steamers and corn are eaten outdoors at long tables. At dusk the lights on the hill come on before those in
    the street, and the last ferry draws its line across the bay.
  `,
  propertyTypes: [
    'Raised houses near the bay',
    'Hillside houses with ocean views',
    'Condos on the ridge and the river',
    'Bungalows on small downtown lots',
    'Townhouses near the ferry',
  ],
  secondPicture: 'The bay from halfway up',
  walk: {
    line: 'Flat until the last stop. Then we climb, and it is worth it.',
    stops: [
      { name: 'The ferry landing', sentence: 'The early boat leaves from here; we go the other way.', minutes: 0 },
      { name: 'Bay Avenue', sentence: 'Low houses, seafood by the window, flags for every wind.', minutes: 5 },
      { name: 'Huddy Park', sentence: 'A green in the middle of it all, with a stone to remember by.', minutes: 4 },
      { name: 'The bridge', sentence: 'High over the Shrewsbury, with Sandy Hook on its far side.', minutes: 9 },
      { name: 'Twin Lights', sentence: 'Two towers, two hundred feet up, and the whole bay below.', minutes: 15 },
    ],
  },
  focus: { x: 47, y: 18 },
};
