import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'lincroft',
  name: 'Lincroft',
  state: 'NJ',
  fullName: 'Lincroft, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Lincroft, NJ Real Estate | Quiet Streets beside Thompson Park',
  seoDescription:
    'Homes in Lincroft, in the south of Middletown Township: split-levels and colonials, the lawns and lake of Thompson Park, and the Parkway close by.',
  heroTitle: 'Lincroft',
  heroSubtitle: 'A park that was a racing stable, a lake beside it, and streets that curve for no one in a hurry.',
  overview: `
    Lincroft is the southwestern corner of Middletown Township, and Thompson Park is its front lawn. The park
    was Brookdale Farm, where champion thoroughbreds were bred and trained before it was left to the county.
    Barns and paddocks remain, along with paved paths, gardens, ball fields, and Marlu Lake at the far end with
    its boats and herons.

    Around the crossroads of Newman Springs Road and Middletown-Lincroft Road is a short stretch of shops and an
    old inn. From there the neighborhoods curve away in cul-de-sacs: split-levels and bi-levels of the sixties,
    colonials of the seventies, and larger houses toward the Swimming River Reservoir.
  `,
  marketHighlights: [
    {
      title: 'Splits become colonials',
      description: 'A third of our sample sales were enlarged upward. The bones are sound and the lots allow it.',
    },
    {
      title: 'Steady in every season',
      description: 'Lincroft has no summer peak. Autumn listings here do nearly as well as those of April and May.',
    },
    {
      title: 'Park edges are kept',
      description:
        'Houses backing onto Thompson Park come up seldom. When one does, the first weekend usually settles it.',
    },
  ],
  communityFeatures: [
    'Thompson Park, with paths, gardens and ball fields',
    'Marlu Lake for canoes and fishing',
    'Old thoroughbred barns at the park',
    'Shops at the Newman Springs Road crossroads',
    'Garden State Parkway interchange close by',
    'Swimming River Reservoir along the southern edge',
  ],
  lifestyle: `
    Most days touch the park: a run before work, the gardens at noon, a dog and a ball after supper. Summer
    brings canoes to Marlu Lake and tomatoes to the roadside. When you want a theater or a river, Red Bank lies
    just down the road; when you want neither, the cul-de-sac is very good at silence.
  `,
  propertyTypes: [
    'Split-levels and bi-levels',
    'Center-hall colonials',
    'Ranches and capes',
    'Larger houses toward the reservoir',
    'Townhouses and condos',
  ],
  secondPicture: 'Thompson Park, early',
  walk: {
    line: 'A park walk, with water at the turn.',
    stops: [
      { name: 'The big house', sentence: 'White columns above lawns where racehorses grazed.', minutes: 0 },
      { name: 'The rose garden', sentence: 'In June we stop talking about houses for a while.', minutes: 4 },
      { name: 'The barns', sentence: 'Built for thoroughbreds; one of them has a stage now.', minutes: 6 },
      { name: 'Marlu Lake', sentence: 'Canoes from the near bank, bass near the far one.', minutes: 9 },
      { name: 'The reservoir woods', sentence: 'Leaves underfoot, and water between the trunks.', minutes: 11 },
    ],
  },
  focus: { x: 47, y: 55 },
};
