import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'fair-haven',
  name: 'Fair Haven',
  state: 'NJ',
  fullName: 'Fair Haven, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Fair Haven, NJ Real Estate | Village Streets on the Navesink',
  seoDescription:
    "Homes in Fair Haven, a riverside village on the Navesink: captains' cottages, colonials under old trees, the public dock and the shops on River Road.",
  heroTitle: 'Fair Haven',
  heroSubtitle: 'Sidewalks to the river, a dock at the end of the road, and trees that meet overhead.',
  overview: `
    Fair Haven began as a landing for steamboats and oyster boats, and its oldest streets still run straight to
    the Navesink. At the foot of Fair Haven Road there is a public dock, where you can look across at the wooded
    bluffs of Middletown and upriver to Red Bank. People come to see the sun set and stay to talk about it.

    The village blocks near the river hold narrow clapboard houses on small lots, many with a good front porch
    and a later kitchen behind. South of River Road the lots grow, the houses become colonials and capes of the
    last century, and the borough ends in the woods and playing fields of Fair Haven Fields.
  `,
  marketHighlights: [
    {
      title: 'Old village, new kitchen',
      description:
        'The sample house that sells fastest here keeps its old front and has a back that was rebuilt recently.',
    },
    {
      title: 'Little turnover',
      description:
        'In a quiet quarter only a handful of addresses change hands, so a fair comparison may be a year old.',
    },
    {
      title: 'River blocks stand apart',
      description: 'Between River Road and the water, a short walk to the dock is priced nearly like a view of it.',
    },
  ],
  communityFeatures: [
    'The public dock at the foot of Fair Haven Road',
    'Fair Haven Fields and its nature trails',
    'Shops and restaurants on River Road',
    'Small-boat access to the Navesink',
    'Sidewalks through the old village grid',
    'Theatre and train a short way off in Red Bank',
  ],
  lifestyle: `
    Errands happen on foot or on two wheels. Kayaks hang in garages, and the tide table hangs on the
    refrigerator. In a hard winter the river freezes and iceboats come out upstream; in summer the dock holds
    fishing lines, ice cream and the evening's whole conversation.
  `,
  propertyTypes: [
    'Nineteenth-century village houses',
    'Colonials and capes under old trees',
    'Riverfront houses on the Navesink',
    'Rebuilt Single Family houses',
    'Cottages on narrow lots',
  ],
  secondPicture: 'A porch street in May',
  walk: {
    line: 'We end on the dock, and whoever likes may take off their shoes.',
    stops: [
      {
        name: 'Fair Haven Fields',
        sentence: 'Woods and a meadow, with paths that come back by themselves.',
        minutes: 0,
      },
      { name: 'River Road', sentence: 'Everything that a Saturday needs, on one sidewalk.', minutes: 10 },
      { name: 'Bicentennial Hall', sentence: 'A small old hall that the village kept.', minutes: 4 },
      { name: 'Fair Haven Road', sentence: 'Trees that meet overhead, all the way down to the water.', minutes: 5 },
      { name: 'The public dock', sentence: 'Kayaks below, crab lines above, and the Navesink all around.', minutes: 8 },
    ],
  },
  focus: { x: 40, y: 62 },
};
