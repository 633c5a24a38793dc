import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'union-beach',
  name: 'Union Beach',
  state: 'NJ',
  fullName: 'Union Beach, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Union Beach, NJ Real Estate | Raised Houses on Raritan Bay',
  seoDescription:
    'Homes in Union Beach on Raritan Bay: houses rebuilt on pilings, bungalows and new construction, the skyline across the water and the trail behind.',
  heroTitle: 'Union Beach',
  heroSubtitle: 'A bay full of sky, and the city standing on the far edge of it.',
  overview: `
    Union Beach looks north over Raritan Bay, which means that it looks at everything: Staten Island, the
    Verrazzano bridge, and on a clear evening the Manhattan towers catching the last sun. Front Street runs
    along the water with a beach and a walk beside it. West of the houses lies Conaskonk Point, a salt marsh
    where horseshoe crabs come ashore in spring and shorebirds follow them.

    The storm of 2012 took much of the waterfront, and the borough put it back with the living rooms one floor
    up. Between the new houses are bungalows and capes that held. The streets are a plain grid, easy on a
    bicycle, and the Henry Hudson Trail passes along the inland side.
  `,
  marketHighlights: [
    {
      title: 'New houses, bay prices',
      description:
        'Recent construction makes up a large share of our sample, with warranties and flood heights to match.',
    },
    {
      title: 'Value by the view',
      description: 'Skyline blocks lead. Two streets back, the same plan costs less and hears the same gulls.',
    },
    {
      title: 'Lots still come up',
      description:
        'Empty parcels change hands here. Check wetlands lines and the required first-floor height before you draw.',
    },
  ],
  communityFeatures: [
    'Bay beach and walk along Front Street',
    'Skyline views across Raritan Bay',
    'Conaskonk Point salt marsh',
    'The Henry Hudson Trail',
    'Creeks for kayaks and crab lines',
    'Level streets with bay breezes',
  ],
  lifestyle: `
    Sundown is the main event, and the chairs come out for it. Low tide is for walking the flats, high tide for
    casting from the rocks. There is time here, and horizon, and a morning light on the bay that makes coffee
    take twice as long as it should.
  `,
  propertyTypes: [
    'New houses on pilings',
    'Capes and ranches',
    'Bungalows near the bay',
    'Waterfront Single Family houses',
    'Building lots',
  ],
  secondPicture: 'Conaskonk Point, in the morning',
  walk: {
    line: 'Bay on one side the whole way. Hats in summer.',
    stops: [
      {
        name: 'The Henry Hudson Trail',
        sentence: 'The old railroad, level and straight, comes in by the trees.',
        minutes: 0,
      },
      { name: 'Union Avenue', sentence: 'New houses on tall footings beside the ones that stood.', minutes: 8 },
      { name: 'The bay beach', sentence: 'Flat sand, low surf, and a sail or two.', minutes: 6 },
      { name: 'Front Street', sentence: 'The rail to lean on, and the city very small across the water.', minutes: 5 },
      { name: 'Conaskonk Point', sentence: 'Salt marsh, an egret, and the sky that people come for.', minutes: 12 },
    ],
  },
  focus: { x: 67, y: 62 },
};
