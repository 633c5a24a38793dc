/**
 * Reads how people describe a home: "red bank 3 beds under 900". Words that are not understood are searched as text.
 */

import type { PropertyChoicesQuery } from '../generated/operations.ts';
import {
  ACTIVE,
  APARTMENT,
  EITHER,
  HIGHEST_FIRST,
  LOWEST_FIRST,
  NEWEST_FIRST,
  OPEN,
  RENT,
  SALE,
  SOLD,
  typeIn,
  typePatterns,
} from './asked-kinds.ts';
import { isOfRent, OTHER_COSTS, priceIn } from './asked-limits.ts';
import { ANYWHERE, anyTown, STATES, stateIn, townIn, travelled } from './asked-places.ts';
import { plainWords } from './asked-plain.ts';
import { FROM_YEAR, isNoPrice, priceRange, readPrice, WHEN_BUILT } from './asked-price.ts';
import { AT_MOST, BATHS, BEDS, ROOMS, rooms } from './asked-rooms.ts';
import { ARTICLE, alternatives, OR, Words } from './asked-text.ts';
import { firstOf, type Narrowed, type NoPrices, readSearch, type Search, said } from './search.ts';

type Facets = PropertyChoicesQuery['propertyFacets'];
export type Understood = Partial<Record<Narrowed | 'status' | 'sort', string>>;

/** Characters. Nobody writes more about a home; the rest is ignored. */
const LONGEST_WORDS = 200;

const stopWords =
  "or so|something|any (?:town|area)|anywhere|wherever|no limit|(?:price )?no object|what(?:['’]?s)?|do you|available(?!\\s+\\d)|a|an|the|in|at|on|near|close to|with|plus|and|for|of|to|by|is|has|i|me|my|we|am|are|want|need|looking|find|show|all|any|every|everything|anything|between|that|which|have|can|afford|spend|search|searching|would like|only|i.?m|we.re|zip(?: code)?|usa|real estate|listings?|home|homes|house|houses|property|properties|new jersey|jersey shore|monmouth county|nj|ny|please|price range|price|priced|budget|around|about|roughly|approx|approximately|dollars|or|more|less";
/** "no garage" or "without a garage": descriptions of homes always say "no". */
const LACKED = /(?<!\S)(?:no|without) (?:(?:an?|the|any) )?(?=\p{L})(?!(?:limit|object)(?!\S))(\S+)/gu;

const REFUSING = [
  "(?:avoid|exclud)(?:e|ing)?|(?:do not|don['’]?t|not) (?:want|need|like|show(?: me)?)|is not|isn['’]?t",
  'not interested in|not?|non|neither|never|without|except(?: for)?|other than|(?:any|every)(?:thing|where) but',
];

/** A pattern for towns, types, rooms or other filters that are not wanted. */
function refused({ cities, propertyTypes }: Facets): string {
  const town = anyTown(cities);
  // Of "not Red Bank, Rumson or Highlands", the commas are gone.
  const towns = cities.length > 0 ? [String.raw`${town}(?:(?:\s+${town})*${OR}${town})?`] : [];
  const states = alternatives(Object.values(STATES));
  const kinds = [...towns, states, alternatives(typePatterns(propertyTypes))];
  const any = alternatives([...kinds, OPEN, RENT, SALE, SOLD, LOWEST_FIRST, HIGHEST_FIRST]);
  // Of "no condos and in Rumson", the town is wanted.
  const alike = alternatives([...kinds.map((kind) => `${kind}(?:${OR}${ARTICLE}${kind})*`), any]);
  const more = String.raw`(?:\s+n?or (?:in )?${ARTICLE}${any})*`;
  const rooms = String.raw`not? ${ROOMS}\s*-?\s*(?:${BEDS}|${BATHS})`;
  const outside = [...towns, states].map((pattern) => `outside(?: of)? ${ARTICLE}${pattern}`);
  return [`${alternatives(REFUSING)}[ -](?:(?:in|of) )?${ARTICLE}${alike}${more}`, rooms, ...outside].join('|');
}

/**
 * The text without words that say nothing about a home. Each word is searched by itself, and what stands in quotation
 * marks as a phrase.
 */
function remaining(text: string, quoted: readonly string[]): string {
  const words = text
    .replace(LACKED, '"no $1"')
    .replace(new RegExp(`(?<!\\S)(?:${stopWords})(?!\\S)`, 'g'), '')
    // Punctuation alone is in no description.
    .replace(/(?<!\S)[^\p{L}\d\s]+(?!\S)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [words, ...quoted].join(' ').trim().slice(0, 100).trim();
}

/** What these words ask for, given the known towns and types. All other words are in `text`. */
export function readWords(text: string, facets: Facets): Understood {
  const { cities, propertyTypes } = facets;
  const quoted: string[] = [];
  const loose = firstOf(text, LONGEST_WORDS).replace(/["“”]([^"“”]*)["“”]/g, (_, words: string) => {
    // Quotation marks around one word, or around what is understood ("red bank", "3 beds"), have no meaning.
    const isLookedFor = /\S\s+\S/.test(words) && readWords(words, facets).text !== undefined;
    if (isLookedFor) quoted.push(`"${words.trim().toLowerCase()}"`);
    return isLookedFor ? ' ' : ` ${words} `;
  });
  const words = new Words(plainWords(loose, quoted));
  // Searched as text, because the filter has neither "at most" nor "not": it would show homes that nobody asked for.
  for (const pattern of [AT_MOST, OTHER_COSTS, refused(facets)])
    for (let match = words.take(pattern); match; match = words.take(pattern)) quoted.push(`"${match[0].trim()}"`);
  const elsewhere = words.take(travelled(cities))?.[0] ?? '';
  const anywhere = words.take(ANYWHERE);
  const town = townIn(words, cities);
  const state = town || anywhere ? '' : stateIn(words);
  const open = words.take(OPEN) ? '1' : '';
  const either = words.take(EITHER);
  const isMonthly = words.take('monthly');
  const rent = words.take(`(?:${RENT})(?:${OR}(?:${RENT}))*`) || isMonthly ? 'rent' : '';
  const asked = rent || (words.take(SALE) ? 'sale' : '');
  const built = words.take(rent ? WHEN_BUILT : `${WHEN_BUILT}|${FROM_YEAR}`)?.[0] ?? '';
  const isSold = words.take(SOLD);
  const isNewest = words.take(NEWEST_FIRST);
  const status = isSold ? 'sold' : words.take(ACTIVE) ? 'active' : '';
  const [beds, baths] = [rooms(words, BEDS), rooms(words, BATHS)];
  const price = priceIn(words, asked);
  const isApartment = (rent || (!asked && isOfRent(price))) && words.take(APARTMENT);
  const listing = isApartment ? 'rent' : asked;
  const understood = {
    town,
    state,
    beds,
    baths,
    price,
    sort: words.take(HIGHEST_FIRST) ? 'price-high' : words.take(LOWEST_FIRST) ? 'price-low' : '',
    type: typeIn(words, propertyTypes),
    listing,
    open,
    status,
  };
  const all = { ...understood, text: remaining(`${words.rest} ${elsewhere} ${built}`, quoted) };
  const found: Understood = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  // What was chosen before is not asked for any more.
  const again = either && { listing: '', ...(/sold|sales|comps/.test(either[0]) && { status: '' }) };
  return { ...again, ...(isNewest && { sort: '' }), ...found };
}

/** In characters. */
const LONGEST_PRICE = 30;

const end = (params: URLSearchParams, name: 'min' | 'max') => said(params, name).slice(0, LONGEST_PRICE);

/** What a form has in the place of a price, to be said and shown again. */
export function noPricesIn(params: URLSearchParams): NoPrices {
  const ends = (['min', 'max'] as const).map((name) => [name, end(params, name)] as const);
  return Object.fromEntries(ends.filter(([, typed]) => isNoPrice(typed)));
}

/**
 * The search of a form: its words (`words`) and the ends of its price range (`min` and `max`) are read into filters.
 */
export function readAsked(params: URLSearchParams, facets: Facets): Search {
  const search = readSearch(params);
  const ends = (['min', 'max'] as const).map((name) => readPrice(end(params, name), search.listing === 'rent'));
  const price = ends.some(Boolean) ? priceRange(ends[0] ?? '', ends[1] ?? '') : search.price;
  const { status, ...understood } = readWords(said(params, 'words'), facets);
  // "For sale" or "for rent" cannot be combined with sold homes.
  const kept = understood.listing && search.status === 'sold' ? '' : search.status;
  // A town and a state take each other's place.
  const place = understood.town ? { state: '' } : understood.state ? { town: '' } : {};
  return { ...search, price, ...place, ...understood, status: status ?? kept };
}
