import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'belford',
  name: 'Belford',
  state: 'NJ',
  fullName: 'Belford, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Belford, NJ Real Estate | A Working Harbor on Sandy Hook Bay',
  seoDescription:
    'Homes in Belford, the fishing port of Middletown Township: capes and ranches near Compton Creek, the ferry landing and the Henry Hudson Trail.',
  heroTitle: 'Belford',
  heroSubtitle: 'A working harbor, nets on the dock, and small streets that end at the bay.',
  overview: `
    Belford is a village within Middletown Township, and its harbor still works for a living. Boats tie up along
    Compton Creek at the seafood co-operative, as they have for generations, and what they land in the morning
    is sold beside the dock. It is one of the last places on this shore where the waterfront smells of diesel
    and ice.

    Behind the creek the streets are short and level: capes, ranches and bungalows, with newer houses raised
    where the ground is low. The ferry to Manhattan leaves from its own landing near the creek mouth, and the
    Henry Hudson Trail crosses the village on the bed of the old railroad.
  `,
  marketHighlights: [
    {
      title: 'A smaller first number',
      description: 'Lots and houses are modest, so the entry price in our sample sits below the township as a whole.',
    },
    {
      title: 'Elevation certificates count',
      description:
        'North of the trail, the height of the lowest floor can change the yearly cost more than the rate does.',
    },
    {
      title: 'Expansion is the usual plan',
      description: 'Many capes leave room for a second story. Ask for the survey before you fall for the dormers.',
    },
  ],
  communityFeatures: [
    'The Belford Seafood Co-op on Compton Creek',
    'Ferry landing with service to Manhattan',
    'The Henry Hudson Trail through the village',
    'Salt marsh and creek mouth on Sandy Hook Bay',
    'Bayshore Waterfront Park next door in Port Monmouth',
    'Middletown Township parks and fields',
  ],
  lifestyle: `
    The day starts before light, with engines in the creek. Later it is bicycles on the trail, a cooler for
    flounder at the co-op, and herons standing about the marsh as if they were paid to. Evenings come in colors:
    the bay faces the city, and the sun goes down along the shore rather than behind it.
  `,
  propertyTypes: [
    'Capes and expanded capes',
    'Ranches on level lots',
    'Bungalows near the creek',
    'Raised houses toward the bay',
    'Newer colonials on combined lots',
  ],
  secondPicture: 'Boats in, nets up',
  walk: {
    line: 'Wear shoes that may meet a puddle.',
    stops: [
      { name: 'The ferry landing', sentence: 'Manhattan lies across the bay, and a boat goes there.', minutes: 0 },
      {
        name: 'Compton Creek',
        sentence: 'Working boats two deep, and gulls with opinions about the catch.',
        minutes: 9,
      },
      { name: 'Main Street', sentence: 'Porches close to the walk, and a wave from most of them.', minutes: 8 },
      {
        name: 'The Henry Hudson Trail',
        sentence: 'Where trains once ran it is flat, straight and shaded.',
        minutes: 6,
      },
      { name: 'The marsh', sentence: 'The road gives up here, and the herons take over.', minutes: 9 },
    ],
  },
  focus: { x: 81, y: 44 },
};
