import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'holmdel',
  name: 'Holmdel',
  state: 'NJ',
  fullName: 'Holmdel, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Holmdel, NJ Real Estate | Wide Lots around Bell Works',
  seoDescription:
    'Homes in Holmdel: colonials on wooded lots, new construction, townhouses, Holmdel Park and Longstreet Farm, and the glass quarter-mile of Bell Works.',
  heroTitle: 'Holmdel',
  heroSubtitle: 'Farm fields, a mile of trees, and the long glass mirror that Bell Labs left behind.',
  overview: `
    Two landmarks tell you about Holmdel. One is Longstreet Farm, in Holmdel Park, where the chores are still
    done with the tools of the 1890s. The other is Bell Works, the vast mirrored laboratory that Eero Saarinen
    drew for Bell Labs, now a street under glass with shops, offices and a library; its water tower has the
    shape of a transistor.

    In between is a township of woods, brooks and broad lots. On Crawford Hill stands the horn antenna that
    first heard the echo of the beginning of the universe. The amphitheater beside the Parkway fills the summer
    air with music that carries farther than its ticket holders think.
  `,
  marketHighlights: [
    {
      title: 'New builds set the top',
      description:
        'The highest sample prices belong to houses finished in the last ten years. Older colonials follow by condition.',
    },
    {
      title: 'Ground is generous',
      description:
        'Lots near an acre are common. Where the trees stand, and where the septic field was, matters to an addition.',
    },
    {
      title: 'Townhouses move briskly',
      description:
        'They are few and mostly near Route 35 and Bell Works, so each one tends to meet several buyers at once.',
    },
  ],
  communityFeatures: [
    'Bell Works, with shops and the township library',
    'Holmdel Park and historic Longstreet Farm',
    'The open-air amphitheater off the Parkway',
    "New Jersey Vietnam Veterans' Memorial",
    'The Horn Antenna on Crawford Hill',
    'Ramanessin Brook Greenway',
  ],
  lifestyle: `
    Sledding at Holmdel Park is an institution, and so is the loop around its pond. On wet days the walk moves
    indoors, the length of the Bell Works atrium with a coffee in hand. Farm stands mark the season along the
    back roads, and the Parkway is near enough to forget until you need it.
  `,
  propertyTypes: [
    'Colonials on wooded lots',
    'New Single Family construction',
    'Townhouses and villas',
    'Mid-century ranches and splits',
    'Estates with grounds and pools',
  ],
  secondPicture: 'The same hill, in January',
  walk: {
    line: 'All of it inside Holmdel Park; the sleds are optional.',
    stops: [
      { name: 'The pond', sentence: 'A loop of its own, and the place where everybody meets.', minutes: 0 },
      { name: 'The arboretum', sentence: 'Trees with their names on them. We need not read them all.', minutes: 7 },
      { name: 'The hill', sentence: 'Runners curse it in fall, sleds adore it in January.', minutes: 9 },
      { name: 'The beech woods', sentence: 'Old trunks, soft ground, and no sound of the Parkway.', minutes: 10 },
      { name: 'Longstreet Farm', sentence: 'A farm of the 1890s that still gets up at five.', minutes: 12 },
    ],
  },
  focus: { x: 15, y: 52 },
};
