import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'sea-bright',
  name: 'Sea Bright',
  state: 'NJ',
  fullName: 'Sea Bright, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Sea Bright, NJ Real Estate | One Street, Two Shores',
  seoDescription:
    'Homes in Sea Bright, the sandbar below Sandy Hook: raised beach houses, condos on the river, the sea wall, and what flood height means for a price.',
  heroTitle: 'Sea Bright',
  heroSubtitle: 'One avenue, a wall of stone, and the sea on the other side of it.',
  overview: `
    Sea Bright is a sandbar with a street on it. Ocean Avenue runs its whole length, with the great stone sea
    wall on one hand and the Shrewsbury River on the other, and in places there is room for one row of houses
    and no more. At the north end the road simply continues into Sandy Hook.

    In the middle, by the bridge from Rumson, the borough widens into a small downtown: a few blocks of
    restaurants, surf shops and upstairs decks, with the municipal beach and its pavilion across the road. Much
    was rebuilt after the storm of 2012, higher and lighter. What stands now stands on pilings and has learned
    its lesson.
  `,
  marketHighlights: [
    {
      title: 'Height above all',
      description:
        'First-floor elevation shapes insurance, and insurance shapes offers. In our sample it outranks the kitchen.',
    },
    {
      title: 'Sunset side or surf side',
      description:
        'River condos sell boat slips and evening light; ocean houses sell sound. Buyers seldom want both equally.',
    },
    {
      title: 'Summer decides, spring signs',
      description: 'Buyers who rented in August come back in March. Listings that are ready by then meet them first.',
    },
  ],
  communityFeatures: [
    'Municipal beach and pavilion',
    'Beach clubs along Ocean Avenue',
    'The sea wall and its stairs',
    'Sandy Hook at the end of the road',
    'Marinas on the Shrewsbury River',
    'Downtown restaurants by the Rumson bridge',
  ],
  lifestyle: `
    You hear the ocean before you see it, because the wall is in the way; then you climb the stairs and there is
    nothing else. The day goes from surf to river and back across one street. Off season the parking is free,
    the light is long, and the gulls hold meetings on the municipal lot.
  `,
  propertyTypes: [
    'Raised beach houses',
    'Condos on the river',
    'Ocean-view townhouses',
    'Bungalows in the downtown blocks',
    'New construction on pilings',
  ],
  secondPicture: 'The beach, before the towels',
  walk: {
    line: 'The sea wall has stairs; there is a handrail.',
    stops: [
      { name: 'The Rumson bridge', sentence: 'Two leaves that rise for anything with a mast.', minutes: 0 },
      { name: 'Ocean Avenue', sentence: 'The one street, with breakfast on both sides.', minutes: 4 },
      { name: 'The sea wall', sentence: 'A flight of steps, and then the whole Atlantic.', minutes: 3 },
      { name: 'The municipal beach', sentence: 'Chairs, flags, and a guard who has seen it before.', minutes: 2 },
      { name: 'The river slips', sentence: 'Masts on the Shrewsbury, and the sun behind them.', minutes: 9 },
    ],
  },
  focus: { x: 64, y: 56 },
};
