/** Words for towns and states. */

import { STREET } from './asked-price.ts';
import { alternatives, escaped, longestFirst, OR, Words } from './asked-text.ts';
import { APART } from './search.ts';

/** The ways to write a town. Only New York is the same with "City": Neptune City is not Neptune. */
function namesOf(city: string): string {
  const name = escaped(city).replace(/ /g, '[ -]?');
  return /^new york$/i.test(city) ? `(?:${name}(?: city)?|nyc)` : `${name}(?: (?:township|twp|borough))?`;
}

export const anyTown = (cities: readonly string[]) => alternatives(longestFirst(cities).map(namesOf));

/** The towns as the filter has them. Only those that stand side by side are several: "Rumson Road, Red Bank" is one. */
export function townIn(words: Words, cities: readonly string[]): string {
  const known = longestFirst(cities);
  const asTown = (name: string) =>
    String.raw`${name}(?!\w|\s+(?:${STREET})\b)(?:\s+(?:nj|ny|new jersey)\b)?(?:\s+area\b)?`;
  const town = asTown(anyTown(cities));
  const joined = String.raw`(?:${OR}|\s+to\s+(?!${namesOf('New York')}\b)|\s+)(?:in )?`;
  const several = cities.length > 0 && words.take(`(?:(?:from|between) )?${town}(?:${joined}${town})+`);
  if (!several) return known.find((city) => words.take(asTown(namesOf(city)))) ?? '';
  const named = new Words(several[0]);
  const found = known.filter((city) => named.take(namesOf(city)));
  return cities.filter((city) => found.includes(city)).join(APART);
}

const BY = '(?:commut(?:e|ing)|ferry|trains?|bus|walk(?:ing)?|walkable|driv(?:e|ing)|ride)';
const TIME = String.raw`(?:(?:\d+|an?|half an) ?)?(?:min(?:ute)?s?|h(?:ou)?rs?|miles?|blocks?)`;

/** The states that the agent serves. All of the shore is in New Jersey. */
export const STATES = {
  NJ: '(?:new jersey|n ?j|(?:the )?(?:new |nj )?jersey shore|monmouth county)(?: shore)?(?! transit)',
  NY: 'n ?y|new york state',
};
/** Where one comes from or goes to, nobody looks for a home. */
const stateOf = (pattern: string) => `(?<!\\b(?:from|to|near|leaving|than|not|outside(?: of)?)(?: in)? )(?:${pattern})`;

/** A pattern for both states, of which one is named as its city. */
export const ANYWHERE = (() => {
  const [nj, ny] = [STATES.NJ, `(?:${STATES.NY}|${namesOf('New York')})`];
  return `${nj}${OR}${ny}|${ny}${OR}${nj}`;
})();

/** The state as the filter has it. Both of them leave nothing out. */
export function stateIn(words: Words): string {
  const named = Object.entries(STATES).filter(([, pattern]) => words.take(stateOf(pattern)));
  return named.length === 1 ? (named[0]?.[0] ?? '') : '';
}

/** A pattern for a town to which one travels, "30 min to NYC", "near NYC". The home is elsewhere, so it is searched as text. */
export function travelled(cities: readonly string[]): string {
  const way = `(?:${TIME}|${BY})(?: (?:by|away|distance|${BY}))*`;
  const city = namesOf('New York');
  const town = anyTown(cities);
  const between = `(?:half ?way )?(?:between ${town} and ${city}|between ${city} and ${town})`;
  const seen = `${city} (?:skyline|views?|ferry|trains?|bus|commut(?:e|ers?|ing))|(?:near|(?:close|convenient) to) ${city}`;
  return cities.length > 0
    ? `${way} (?:to|from|of|into) (?:downtown )?${town}|from ${city} to|${between}|${seen}`
    : seen;
}
