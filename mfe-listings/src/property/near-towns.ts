/** Which towns are near one another, for sales near a home. */

/** The approximate centers of the towns, as latitude and longitude, the same as in the drawing of the Shore. */
const middles: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Asbury Park': [40.2145, -74.0165],
  'Atlantic Highlands': [40.4245, -74.036],
  Belford: [40.4462, -74.077],
  'Colts Neck': [40.27, -74.168],
  'Fair Haven': [40.3565, -74.035],
  Highlands: [40.4035, -74.0085],
  Holmdel: [40.354, -74.196],
  Lincroft: [40.3185, -74.126],
  'Long Branch': [40.2905, -73.9735],
  Middletown: [40.394, -74.125],
  'Monmouth Beach': [40.327, -73.977],
  'Red Bank': [40.3415, -74.0665],
  Rumson: [40.3615, -74.0035],
  'Sea Bright': [40.372, -73.9718],
  Shrewsbury: [40.3045, -74.049],
  'Union Beach': [40.4405, -74.172],
};

/** A sale farther away says little about the price of a home. */
const NEAR_MILES = 6;
/** Keeps the query small. */
const MOST = 8;

/** Miles per degree at the Shore: of latitude, of longitude. */
const DEGREE_MILES = [69, 52.6] as const;

/** The straight distance between two towns, in miles. Undefined if one of them is unknown. */
export function milesBetween(one: string, other: string): number | undefined {
  const [from, to] = [middles[one], middles[other]];
  if (!from || !to) return undefined;
  return Math.hypot((from[0] - to[0]) * DEGREE_MILES[0], (from[1] - to[1]) * DEGREE_MILES[1]);
}

/** The towns near a town, the nearest first. None for an unknown town, and none in another state. */
export const townsNear = (city: string, state: string): string[] =>
  (state === 'NJ' ? Object.keys(middles) : [])
    .map((town) => ({ town, miles: milesBetween(city, town) ?? Number.POSITIVE_INFINITY }))
    .filter(({ town, miles }) => town !== city && miles <= NEAR_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, MOST)
    .map(({ town }) => town);
