import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'monmouth-beach',
  name: 'Monmouth Beach',
  state: 'NJ',
  fullName: 'Monmouth Beach, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Monmouth Beach, NJ Real Estate | Between the Ocean and the Shrewsbury',
  seoDescription:
    'Homes in Monmouth Beach, a narrow borough between ocean and river: shingled houses, condos behind the sea wall, docks on the Shrewsbury.',
  heroTitle: 'Monmouth Beach',
  heroSubtitle: 'Ocean at one end of the street, river at the other, and a pavilion in between to rinse your feet.',
  overview: `
    Monmouth Beach is a strip of land with water on both sides. To the east, behind a stone sea wall, is the
    ocean; to the west the Shrewsbury River spreads out among islands and marsh. Most cross streets are short
    enough to smell either one, depending on the wind.

    Along Ocean Avenue stand condominium buildings and large shingled houses. The streets behind it are leafier
    than the name suggests, with hydrangeas, fences and boats on trailers. The old life-saving station is now
    the Cultural Center, and the Bathing Pavilion, plain and salt-bleached, is where the summer is organized.
  `,
  marketHighlights: [
    {
      title: 'Three prices by water',
      description: 'Ocean view, river dock, or neither: in our sample each step is worth about one more bedroom.',
    },
    {
      title: 'Winter is for buyers',
      description: 'Sellers who missed the season talk plainly in January, and you see the house with the heating on.',
    },
    {
      title: 'Bulkheads deserve a survey',
      description:
        'On the river side a bulkhead can be the largest hidden cost. I have one looked at before attorney review ends.',
    },
  ],
  communityFeatures: [
    'The Monmouth Beach Bathing Pavilion',
    'Cultural Center in the old life-saving station',
    'Stairs over the sea wall to the beach',
    'Docks and marinas on the Shrewsbury River',
    'Small parks on the river for the sunset',
    'Level streets for bicycles from end to end',
  ],
  lifestyle: `
    Bare feet are acceptable dress from June onward. There is a swim before breakfast over the wall, a paddle
    after supper from the river side, and hardly a reason to start the car between. Storms make everyone a
    weather expert; the morning after, the whole borough walks down to see what the beach has become.
  `,
  propertyTypes: [
    'Oceanfront condos behind the sea wall',
    'Shingled Single Family houses',
    'Riverfront houses with docks',
    'Townhouses by the water',
    'Raised cottages',
  ],
  secondPicture: 'Low tide, high chair',
  walk: {
    line: 'Ocean first, river last, and sand in between.',
    stops: [
      {
        name: 'The life-saving station',
        sentence: 'They rowed out from here in weather; now it hangs pictures.',
        minutes: 0,
      },
      { name: 'The sea wall', sentence: 'Up the stairs, and there it all is at once.', minutes: 4 },
      {
        name: 'The bathing pavilion',
        sentence: 'Red roof, white rail, and a row of doors to change behind.',
        minutes: 6,
      },
      { name: 'The side streets', sentence: 'Level, shaded, and short enough to count.', minutes: 8 },
      { name: 'The river dock', sentence: 'The Shrewsbury at evening, with somebody always coming in.', minutes: 7 },
    ],
  },
  focus: { x: 67, y: 62 },
};
