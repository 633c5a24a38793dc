import type { Town } from '../service-area.ts';

export const town: Town = {
  slug: 'colts-neck-township',
  name: 'Colts Neck',
  state: 'NJ',
  fullName: 'Colts Neck Township, New Jersey',
  county: 'Monmouth County',
  seoTitle: 'Colts Neck, NJ Real Estate | Horse Farms and Country Estates',
  seoDescription:
    'Homes in Colts Neck Township: horse farms, houses on wide lots, orchards and county parkland, and what to check about wells, septic and barns.',
  heroTitle: 'Colts Neck',
  heroSubtitle: 'Board fences, orchard rows, and a driveway long enough to think on.',
  overview: `
    Colts Neck kept its fields. Large lots are the rule here, and between them lie working horse farms,
    nurseries and orchards, with board fences that run on past the next bend. Delicious Orchards on Route 34 is
    the nearest thing to a main street: cider doughnuts at one end, pie at the other, and everyone's car in
    between.

    The land has a long memory. Applejack has been made at Scobeyville by the Lairds since the eighteenth
    century. Big Brook, which runs through the west of the township, washes fossil shark teeth out of its banks.

    Houses range from old farmsteads to builder's colonials of the eighties and nineties and large new ones
    behind gates. Dorbrook, once a farm, is now the county's great lawn: fields, courts, paths and sky.
  `,
  marketHighlights: [
    {
      title: 'Acres set the terms',
      description:
        'In our sample, land explains more of the price than floor area does. Wetlands and easements come off first.',
    },
    {
      title: 'Wells, septic, barns',
      description: 'Many properties rely on all three. Each has its own inspection, and I book them in that order.',
    },
    {
      title: 'Patience, then one buyer',
      description:
        'Estates stay on the market longer than village houses, and the right offer often comes after the second visit.',
    },
  ],
  communityFeatures: [
    'Dorbrook Recreation Area',
    'Delicious Orchards on Route 34',
    'Big Brook Preserve and its fossil stream',
    'Horse farms and riding stables',
    'The Laird distillery at Scobeyville',
    'Swimming River Reservoir on the township line',
  ],
  lifestyle: `
    Weekends are for the barn, the garden and the farm stand, in an order set by the weather. Roads are quiet
    enough to hear hooves. In October the whole township smells of apples, and in January the fields at Dorbrook
    show every track that crossed them in the night.
  `,
  propertyTypes: [
    'Horse farms with barns and paddocks',
    'Estates on several acres',
    'Single Family colonials on wide lots',
    'Restored farmhouses',
    'Building lots and land',
  ],
  secondPicture: 'The fence line, in October',
  walk: {
    line: 'This one is a country walk; we begin where your car can stay.',
    stops: [
      { name: 'The fence line', sentence: 'White boards, two horses, and nobody in a hurry.', minutes: 0 },
      { name: 'The red barn', sentence: 'It has leaned a little since before either of us was born.', minutes: 9 },
      { name: 'The orchard rows', sentence: 'In September the ladders are out and the air is sweet.', minutes: 8 },
      { name: 'The pond', sentence: 'Swans on it most days, and a bench that is dry by ten.', minutes: 10 },
      { name: 'The maple lane', sentence: 'Maples on both sides, long enough to say what you think.', minutes: 12 },
    ],
  },
  focus: { x: 88, y: 60 },
};
