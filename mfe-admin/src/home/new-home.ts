import { fieldNames, type HomeValues } from './home-fields.ts';

/** The id of the draft of a new home. */
export const NEW_HOME = 'new';

/** The initial values of a new home. */
export const blankHome: HomeValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as HomeValues),
  state: 'NJ',
  listingType: 'sale',
};
