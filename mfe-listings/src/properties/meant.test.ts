import { expect, it } from 'vitest';
import { meantBy } from './meant.ts';
import { readSearch } from './search.ts';

const facets = {
  cities: ['Highlands', 'Atlantic Highlands', 'Red Bank', 'Rumson', 'Long Branch', 'Middletown', 'Brooklyn'],
  propertyTypes: ['Condo'],
};
const meant = (query: string) => {
  const found = meantBy(readSearch(new URLSearchParams(query)), facets);
  return found && Object.fromEntries(Object.entries(found).filter(([, value]) => value));
};

it.each([
  ['text=red bnak', { town: 'Red Bank' }],
  ['text=redd bank', { town: 'Red Bank' }],
  ['text=redbnak', { town: 'Red Bank' }],
  ['text=rumsen', { town: 'Rumson' }],
  ['text=atlantc highlnads', { town: 'Atlantic Highlands' }],
  ['text=broklyn', { town: 'Brooklyn' }],
  // What was understood stays, and what is left over is searched.
  ['listing=rent&status=active&text=long brnach', { town: 'Long Branch', listing: 'rent', status: 'active' }],
  ['text=3 bedroms middletwon', { town: 'Middletown', beds: '3' }],
  ['text=pool rumsen', { town: 'Rumson', text: 'pool' }],
])('%s is meant to be a town', (query, search) => expect(meant(query)).toEqual(search));

it.each(['text=pool', 'text=red barn', 'text=banks', 'text=07701', 'text=', 'town=Rumson&text=red bnak', 'text="'])(
  '%s means what it says',
  (query) => expect(meant(query)).toBeUndefined(),
);
