import { expect, it, vi } from 'vitest';
import { meantBy } from './meant.ts';
import { readSearch } from './search.ts';

// The package's index has styles, which only a build can read.
vi.mock('platform', async () => ({ formatDollars: (await import('../../../platform/src/formats.ts')).formatDollars }));

const facets = {
  cities: ['Highlands', 'Atlantic Highlands', 'Red Bank', 'Rumson', 'Long Branch', 'Middletown', 'Brooklyn'],
  propertyTypes: ['Condo'],
};
const meant = (query: string) => {
  const found = meantBy(readSearch(new URLSearchParams(query)), facets)?.search;
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

it.each([
  ['text=rumsen', 'Rumson', { town: 'Rumson' }],
  ['text=3 bedroms middletwon', 'Middletown', { town: 'Middletown', beds: '3' }],
  // Rooms alone, which "Remove “3 bedroms”" would not find.
  ['town=Rumson&text=3 bedroms', '3+ beds', { town: 'Rumson', beds: '3' }],
  ['text=2 bathroms pool', '2+ baths', { baths: '2', text: 'pool' }],
  // What some write for 1.2 millions, and most for a rent.
  ['price=-1200', 'Under $1,200,000', { price: '-1200000' }],
  ['price=1200-1500&town=Rumson', '$1,200,000 to $1,500,000', { price: '1200000-1500000', town: 'Rumson' }],
])('%s is offered as “%s”', (query, words, search) => {
  expect(meantBy(readSearch(new URLSearchParams(query)), facets)?.words).toBe(words);
  expect(meant(query)).toEqual(search);
});

it.each(['price=-1200&listing=rent', 'price=1200-', 'price=900-1200000', 'text=pool bedroom', 'text=3 beds'])(
  '%s is not offered as anything else',
  (query) => expect(meant(query)).toBeUndefined(),
);
