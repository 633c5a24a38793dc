import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'middletown',
  name: 'Middletown',
  state: 'NJ',
  fullName: 'Middletown Township, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Middletown, NJ Real Estate | From the Navesink Bluffs to the Bayshore',
  seoDescription:
    'Homes in Middletown Township: river estates, village houses, colonials and capes across a dozen named places, with county parks, the train and the bay.',
  heroTitle: 'Middletown',
  heroSubtitle: 'A dozen villages under one name, with a river on one side and a bay on the other.',
  overview: `
    Middletown is less a town than a small country. It reaches from the Navesink to Sandy Hook Bay and takes in
    Belford, Leonardo, Port Monmouth, New Monmouth, Navesink, Locust, River Plaza and Lincroft, each with its
    own post office or the memory of one. On the map even Sandy Hook belongs to it.

    Kings Highway, the old center, is lined with houses that were old at the Revolution; Marlpit Hall, one of
    them, is a museum. South of it the land rises to the woods and bluffs above the river, where Hartshorne
    Woods and Huber Woods are open to all. North of Route 36 it falls to the bay, to smaller lots and salt air.
  `,
  marketHighlights: [
    {
      title: 'Average means nothing here',
      description:
        'A bayshore cape and a house on Navesink River Road share a tax map and little else. Price by village.',
    },
    {
      title: 'The middle is deep',
      description:
        'Four-bedroom colonials make up nearly half of our sample. There is always one to compare yours with.',
    },
    {
      title: 'Station side, river side',
      description:
        'Streets near the train are prized for the walk, streets near the river for the trees. Few have both.',
    },
  ],
  communityFeatures: [
    'Hartshorne Woods and Huber Woods parks',
    'Deep Cut Gardens',
    'Poricy Park and its fossil beds',
    'North Jersey Coast Line station',
    'Marlpit Hall and the Kings Highway houses',
    'Middletown Arts Center by the tracks',
    'Bay beaches at Leonardo and Port Monmouth',
    'Tatum Park meadows and trails',
  ],
  lifestyle: `
    You choose your own Middletown. It may be a mountain bike on the ridge at Hartshorne, roses at Deep Cut, a
    skiff at Leonardo, or the early train with a seat because you boarded in time. Distances are real, so most
    errands are by car, and most of the roads worth driving have a stone wall or a horse along them.
  `,
  propertyTypes: [
    'Estates above the Navesink',
    'Center-hall colonials',
    'Capes and ranches near the bay',
    'Historic houses on Kings Highway',
    'Townhouses and condos',
    'New Single Family construction',
  ],
  secondPicture: 'A ridge path in fall',
  walk: {
    line: 'One of its villages, the oldest one, end to end.',
    stops: [
      { name: 'The station', sentence: 'You can board here early enough to choose your window.', minutes: 0 },
      {
        name: 'The arts center',
        sentence: 'By the tracks, with something on the wall worth five minutes.',
        minutes: 2,
      },
      { name: 'Kings Highway', sentence: 'The road was old when the country was new.', minutes: 12 },
      { name: 'Marlpit Hall', sentence: 'An old house of the highway, open as a museum.', minutes: 4 },
      { name: 'Poricy Park', sentence: 'A pond, a farmhouse, and fossils in the brook below.', minutes: 20 },
    ],
  },
  focus: { x: 50, y: 30 },
};
