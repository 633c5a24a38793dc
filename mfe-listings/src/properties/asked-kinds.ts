/** Words for what a home is, and for which of them the list has in which order. */

import { ARTICLE, alternatives, escaped, longestFirst, OR, Words } from './asked-text.ts';
import { APART } from './search.ts';

/** Other words for a type, by a part of its name. */
const LIKES = {
  condo: 'condos?|condominiums?',
  town: 'town ?(?:house|home)s?',
  single: 'single[- ]fam(?:il(?:y|ies))?(?: homes?)?|sfhs?',
  multi: '(?:multi|[2-4]|two|three|four)[- ]?fam(?:il(?:y|ies))?(?! rooms?\\b)(?: homes?)?',
  'co-op': '(?<!chicken )co[ -]?ops?',
};

const typePattern = (type: string) => `${escaped(type)}(?:e?s)?`;

/** Patterns for the types, and for what they are called besides. */
export const typePatterns = (types: readonly string[]) => [...types.map(typePattern), ...Object.values(LIKES)];

/** The types as the filter has them. Those that stand side by side are several. */
export function typeIn(words: Words, types: readonly string[]): string {
  const known = longestFirst(types);
  const likes = Object.entries(LIKES).flatMap(([part, pattern]) => {
    const type = known.find((one) => one.toLowerCase().includes(part));
    return type ? [{ type, pattern }] : [];
  });
  const names = [...known.map((type) => ({ type, pattern: typePattern(type) })), ...likes];
  if (names.length === 0) return '';
  const any = alternatives(names.map(({ pattern }) => pattern));
  const asked = words.take(String.raw`${any}(?:(?:${OR}|\s+)${ARTICLE}${any})*`);
  if (!asked) return '';
  const side = new Words(asked[0]);
  const found = names.filter(({ pattern }) => side.take(pattern)).map(({ type }) => type);
  return types.filter((type) => found.includes(type)).join(APART);
}

const DAY =
  '(?:(?:on|for) )?(?:(?:this|the|next) )?(?:today|tomorrow|week|weekend|saturday|sunday)(?:(?: (?:or|and))? sunday)?';
/** There is a filter for open houses, but not for their day, which each home says. */
export const OPEN = `open (?:houses?(?: ${DAY})?|${DAY})`;
/** "Rental income" is a buyer's. */
export const RENT =
  '(?:for rent|to rent|to let|rentals?|renting|rent|sublets?|sublease|lease)(?![ -](?:to[ -]own|income|potential|history|allowed)\\b)';
/** Which homes are let as an apartment, nothing says. It is not one over a garage, nor the number of a door. */
export const APARTMENT = '(?<!garage )(?:apartments?(?! (?:building|complex|house))|apts?(?! ?#?\\d))';
export const SALE = 'for sale|to buy|buying|buy|(?:(?:for|to) )?purchas(?:e|ing)';
export const SOLD = '(?:(?:recently|just) )?sold(?: prices)?|(?:recent|latest|past|closed) sales|comps';
export const ACTIVE = 'active listings?|(?:back )?on the market';

export const LOWEST_FIRST =
  '(?:cheap(?:er|est)?|(?:least|less) expensive|low(?:est)?[ -]price[ds]?|low(?:est)? to high(?:est)?)(?: first)?';
export const HIGHEST_FIRST = '(?:most expensive|high(?:est)?[ -]price[ds]?|high(?:est)? to low(?:est)?)(?: first)?';
/** The usual order. Homes are "new" in more than one way. */
export const NEWEST_FIRST =
  '(?:newest|latest)(?: first)?|(?:new|recent) listings?|(?:just|newly|recently) listed|new(?: to the market|(?= on the market))';

const ANY_SALE = `${SALE}|sale|active listings?`;
/** "For sale or rent" and "sold or for sale" leave nothing out. */
export const EITHER = `(?:${ANY_SALE})${OR}(?:${RENT}|${SOLD})|(?:${RENT}|${SOLD})${OR}(?:${ANY_SALE})`;
