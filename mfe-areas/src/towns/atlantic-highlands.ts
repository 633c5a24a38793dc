import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'atlantic-highlands',
  name: 'Atlantic Highlands',
  state: 'NJ',
  fullName: 'Atlantic Highlands, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Atlantic Highlands, NJ Real Estate | Harbor Homes and Hillside Views',
  seoDescription:
    'Homes in Atlantic Highlands, between the municipal harbor and the hill above it: Victorians on the slope, cottages near First Avenue, views over Sandy Hook Bay.',
  heroTitle: 'Atlantic Highlands',
  heroSubtitle: 'A harbor at the bottom, a hill at the top, and a street of porches climbing from one to the other.',
  overview: `
    The town has two levels. Below is the municipal harbor, behind its breakwater, with the ferry to Manhattan
    at its pier. Above is the hill, which climbs to Mount Mitchill, one of the highest points on the Atlantic
    coast of the United States. From the overlook there you see Sandy Hook, the bay and the towers of the city
    in one turn of the head.

    First Avenue joins the two, a main street short enough to know by its awnings. On the slopes to its east the
    streets bend to follow the ground, and the houses turn their best rooms to the water. The Strauss Mansion, a
    Queen Anne of the 1890s kept by the historical society, shows how grand a summer here once was.
  `,
  marketHighlights: [
    {
      title: 'The view is the premium',
      description:
        'Take two like houses on one hillside: in our sample pair, the open view of the bay is worth a fifth more.',
    },
    {
      title: 'Few lots, many additions',
      description:
        'The borough is built out. Most change comes as a dormer, a deck or a new top floor rather than a new house.',
    },
    {
      title: 'Slope before square feet',
      description:
        'Retaining walls, drainage and driveways decide as much as bedrooms here. I read those reports first.',
    },
  ],
  communityFeatures: [
    'Municipal harbor with boat slips and a promenade',
    'Ferry to Manhattan from the harbor pier',
    'Mount Mitchill Scenic Overlook',
    'The Henry Hudson Trail along the bay',
    'First Avenue shops and restaurants',
    'The Strauss Mansion museum',
    'Ocean Boulevard and its bends above the water',
  ],
  lifestyle: `
    Halyards ring at night and the first ferry is the town's alarm clock. Saturdays run downhill: coffee on
    First Avenue, then the harbor, then a slow lap of the breakwater side to see who has come in. The Henry
    Hudson Trail leaves from the waterfront and goes west along the bayshore for as long as your legs do.
  `,
  propertyTypes: [
    'Victorian houses on the hill',
    'Cottages and bungalows near the harbor',
    'Condos with bay views',
    'Mid-century Single Family houses',
    'Houses with apartments near First Avenue',
  ],
  secondPicture: 'Porches on the way up',
  walk: {
    line: 'Level at the harbor, steep at the end; I know where the benches are.',
    stops: [
      { name: 'The ferry pier', sentence: 'Commuters step off here with the wind still in their hair.', minutes: 0 },
      { name: 'The harbor', sentence: 'Halyards by the hundred, and each has something to say.', minutes: 5 },
      { name: 'First Avenue', sentence: 'One street of shops, with the bay at its foot.', minutes: 6 },
      { name: 'The Strauss Mansion', sentence: 'Gables and towers on the hill, open as a museum.', minutes: 11 },
      { name: 'The hill', sentence: 'Sandy Hook below, the city beyond, and your breath coming back.', minutes: 8 },
    ],
  },
  focus: { x: 98, y: 52 },
};
