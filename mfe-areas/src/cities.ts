/**
 * The municipalities, as addresses name them, whose homes belong to a town. Apart from its words, for the Shore asks for the homes of all towns at once.
 */
export const cities: Readonly<Record<string, readonly string[]>> = {
  'asbury-park': ['Asbury Park'],
  'atlantic-highlands': ['Atlantic Highlands'],
  belford: ['Belford'],
  'colts-neck-township': ['Colts Neck', 'Colts Neck Township'],
  'fair-haven': ['Fair Haven'],
  highlands: ['Highlands'],
  holmdel: ['Holmdel', 'Holmdel Township'],
  lincroft: ['Lincroft'],
  'long-branch': ['Long Branch', 'Elberon'],
  middletown: [
    'Middletown',
    'Middletown Township',
    'Belford',
    'Lincroft',
    'Leonardo',
    'Port Monmouth',
    'New Monmouth',
    'Navesink',
    'Locust',
  ],
  'monmouth-beach': ['Monmouth Beach'],
  'red-bank': ['Red Bank'],
  rumson: ['Rumson'],
  'sea-bright': ['Sea Bright'],
  shrewsbury: ['Shrewsbury', 'Shrewsbury Borough'],
  'union-beach': ['Union Beach'],
  'new-york': ['New York', 'New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Bronx', 'Staten Island'],
};

const isAmong = (names: readonly string[], city: string): boolean =>
  names.some((name) => name.toLowerCase() === city.trim().toLowerCase());

/** Whether homes of this municipality belong to the town. */
export const belongsTo = (slug: string, city: string): boolean => isAmong(cities[slug] ?? [], city);

/** The town with the fewest other municipalities: a home in Belford stands in Belford, though Middletown counts it, too. */
export const townOf = (city: string): string | undefined =>
  Object.entries(cities)
    .filter(([, names]) => isAmong(names, city))
    .toSorted(([, a], [, b]) => a.length - b.length)[0]?.[0];

/** Two letters name a state, in which a town of the same name is another one. What is written otherwise may be any. */
export const mayBeIn = (written: string, state: string | undefined): boolean =>
  written.trim().length !== 2 || written.trim().toUpperCase() === state;

/** Where among the `towns` of the menus a home stands; -1: in none of them. A Highlands in New York is not ours. */
export const placeOf = (
  { city, state }: { city: string; state: string },
  towns: ReadonlyArray<{ slug: string; state: string }>,
): number => {
  const slug = townOf(city);
  return towns.findIndex((town) => town.slug === slug && mayBeIn(state, town.state));
};
