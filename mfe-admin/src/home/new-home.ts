import { fieldNames, type HomeValues } from './home-fields.ts';

/** The name of a draft that belongs to no home yet. */
export const NEW_HOME = 'new';

/** What a new home begins with. */
export const blankHome: HomeValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as HomeValues),
  state: 'NJ',
  listingType: 'sale',
};
