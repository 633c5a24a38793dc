import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'new-york',
  name: 'New York',
  state: 'NY',
  fullName: 'New York City, New York',
  county: 'Multiple Counties',
  seoTitle: 'New York, NY Real Estate | Co-ops, Condos and Brownstones',
  seoDescription:
    'Homes in New York City: co-ops, condos, townhouses and lofts across five boroughs, what a board asks for, and how a city purchase differs from a Shore one.',
  heroTitle: 'New York',
  heroSubtitle: 'Stoops, skylines and the train that brings you home to either.',
  overview: `
    New York is five boroughs, each a county of its own, and several hundred neighborhoods that change at a
    crossing light. I work in it by the building rather than by the map: prewar co-ops beside Central Park,
    brownstones on the slopes of Prospect Park, lofts in the cast-iron blocks of SoHo, towers along the East
    River.

    The paper is different here. Most Manhattan apartments are co-operatives, so you buy shares and a lease, and
    a board reads your file before it shakes your hand. Condominiums are simpler and cost more for it.
    Townhouses come with a stoop, a boiler and every decision that goes with them.

    From Penn Station the North Jersey Coast Line leads to the Shore, and from the East River the ferries do.
  `,
  marketHighlights: [
    {
      title: 'Price is half the sum',
      description:
        'Monthly charges, taxes and transfer costs change the order of any list. I compare sample totals over ten years.',
    },
    {
      title: 'The board is a deadline',
      description:
        'A co-op file takes weeks to assemble well. We begin it with the offer, so that closing does not wait for paper.',
    },
    {
      title: 'Light is worth money',
      description: 'Two identical lines ten floors apart are two markets. Visit at the hour when you would be home.',
    },
  ],
  communityFeatures: [
    'Central Park and Prospect Park',
    'Subways that run all night',
    'The High Line above the West Side',
    'The Brooklyn Bridge on foot',
    'Ferries on the East River and across the harbor',
    'Museum Mile along Fifth Avenue',
    'Coast Line trains from Penn Station',
    'The Staten Island Ferry, free, with a skyline',
  ],
  lifestyle: `
    The city gives you a stage and leaves you alone on it. A good day may be nine blocks long: the greengrocer,
    a bench, a matinee, soup. Another crosses three boroughs and ends on a ferry deck. What you are choosing is
    a corner, a window and the walk between them; the rest of New York comes along at no extra charge.
  `,
  propertyTypes: [
    'Prewar and postwar co-ops',
    'Condominiums in new towers',
    'Brownstones and townhouses',
    'Lofts in former factories',
    'Multi-Family houses',
    'Pied-à-terre studios',
  ],
  secondPicture: 'The bridge, after supper',
  walk: {
    line: 'City Hall to Brooklyn Heights, with a river in the middle.',
    stops: [
      { name: 'City Hall Park', sentence: 'Begin on a bench, under the trees, with the map put away.', minutes: 0 },
      {
        name: 'The Brooklyn Bridge',
        sentence: 'A mile of boards; stop under the first arch and look back.',
        minutes: 12,
      },
      {
        name: 'Brooklyn Bridge Park',
        sentence: 'Down to the piers, where the tide goes by at eye level.',
        minutes: 18,
      },
      { name: 'The brownstones', sentence: 'Stoops, ironwork, and the streets named after fruit.', minutes: 9 },
      { name: 'The Promenade', sentence: 'The whole skyline, and a place to sit down before it.', minutes: 5 },
    ],
  },
  focus: { x: 67, y: 14 },
};
