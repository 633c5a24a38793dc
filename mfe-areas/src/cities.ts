/**
 * The municipalities whose homes belong to a town, as addresses name them. Not in the towns' own files, because the
 * Shore needs those of all towns at once.
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

/** Whether homes in this municipality belong to the town. */
export const belongsTo = (slug: string, city: string): boolean => isAmong(cities[slug] ?? [], city);

/** The town with the fewest municipalities: a home in Belford is in Belford, although Middletown counts it, too. */
export const townOf = (city: string): string | undefined =>
  Object.entries(cities)
    .filter(([, names]) => isAmong(names, city))
    .toSorted(([, a], [, b]) => a.length - b.length)[0]?.[0];

/**
 * Whether a home may be in this state. Two letters name a state, and another state has another town of the same name.
 * Any other text may mean any state.
 */
export const mayBeIn = (written: string, state: string | undefined): boolean =>
  written.trim().length !== 2 || written.trim().toUpperCase() === state;

/** The index of a home's town among `towns` of the menus, or -1. Highlands in New York is not our Highlands. */
export const placeOf = (
  { city, state }: { city: string; state: string },
  towns: ReadonlyArray<{ slug: string; state: string }>,
): number => {
  const slug = townOf(city);
  return towns.findIndex((town) => town.slug === slug && mayBeIn(state, town.state));
};
