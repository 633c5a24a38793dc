/**
 * Reads how people describe a home: "red bank 3 beds under 900". Words that are not understood are searched as text.
 */

import type { PropertyChoicesQuery } from '../generated/operations.ts';
import {
  AMOUNT,
  dollars,
  FROM_YEAR,
  isWhole,
  NAMED,
  plainAmounts,
  plainNumbers,
  plainSigns,
  priceRange,
  readPrice,
  STREET,
  TO,
  WHEN_BUILT,
} from './asked-price.ts';
import { APART, firstOf, type Narrowed, readSearch, type Search, said } from './search.ts';

type Facets = PropertyChoicesQuery['propertyFacets'];
export type Understood = Partial<Record<Narrowed | 'status' | 'sort', string>>;

/** Characters. Nobody writes more about a home; the rest is ignored. */
const LONGEST_WORDS = 200;

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIGURE = figures.join('|');
/** "Over 55" is whom a community is for. With a sign or a unit it would be a price. */
const AGE =
  /(?:\b(?:over|age[sd]?|at least) )*(?<![$\d.])\b(55|62)(?:\+|(?: plus| (?:and|or) (?:over|older|better|up|above))\b|(?= (?:active |adult )*community\b))|\b(?:over|age[sd]?) (55|62)(?![\w.+]|,\d| ?(?:mm?|mil|grand|thousand))/g;
const LESS = '(?:less(?: expensive)?|lower|cheaper|fewer|smaller) than';
const MORE = '(?:more(?: expensive)?|higher|bigger|larger) than';
const UNDER = `(?:under|below|sub-?|${LESS}|up to|at most|(?:max(?:imum)?|highest)(?: price)?|<)`;
const OVER = `(?:over|above|${MORE}|from|at least|(?:min(?:imum)?|lowest)(?: price)?|starting at|>)`;
const ABOUT = 'of|is|around|about|roughly|approx(?:imately)?';
/** "Not under contract" is about no amount. */
const not = (pattern: string) =>
  new RegExp(String.raw`\b(?:not?|nothing) (?:${pattern})(?=\s+(?:of )?(?:\$|\d|half\b|an?\b|(?:${FIGURE})\b))`, 'g');
const NOT_OVER = not(`over|above|${MORE}|to exceed|exceeding`);
const NOT_UNDER = not(`under|below|${LESS}`);
/** What is paid besides the price. There is no filter for it. */
const COSTS = '(?:(?:property )?tax(?:es)?|hoa(?: (?:fees?|dues))?|(?:monthly|maintenance) fees?|fees?|dues)';
/** An amount that is followed by words about the price. A number with few digits may be a number of rooms. */
const A_PRICE = String.raw`(?=${NAMED}|\d{3})${AMOUNT}\s*`;
const OTHER_COSTS = String.raw`${COSTS} (?:(?:${UNDER}|${OVER})\s*${AMOUNT}(?: monthly)?|${AMOUNT} monthly)|(?:${UNDER}|${OVER})\s*${AMOUNT}\s*(?:in |of )?${COSTS}(?! (?:${UNDER}|${OVER}))`;
const OR_LESS = '(?:(?:or|and) (?:less|under|below|lower)|max(?:imum)?|tops)';
const OR_MORE = String.raw`(?:\+|plus|(?:or|and) (?:more|over|above|up|higher)|min(?:imum)?)`;
const stopWords =
  'or so|a|an|the|in|at|on|near|close to|with|plus|and|for|of|to|by|is|has|i|me|my|we|am|are|want|need|looking|find|show|all|any|every|everything|anything|between|that|which|have|can|afford|spend|search|searching|would like|only|i.?m|we.re|zip(?: code)?|usa|real estate|listings?|home|homes|house|houses|property|properties|new jersey|jersey shore|monmouth county|nj|ny|please|price range|price|priced|budget|around|about|roughly|approx|approximately|dollars|or|more|less';
/** "no garage" or "without a garage": descriptions of homes always say "no". */
const LACKED = /(?<!\S)(?:no|without) (?:(?:an?|the|any) )?(?=\p{L})(\S+)/gu;

/** What is named an MLS number is no price. */
const MLS_NUMBER =
  /\bmls(?: ?(?:#|no\b\.?|numbers?\b|id\b|listings?\b)){0,2}:?\s*((?:[a-z]+-?)?\d[\da-z-]{4,})(?![\w.])/g;

const escaped = (text: string) => text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text from which each understood piece is removed. */
class Words {
  rest: string;
  constructor(text: string) {
    this.rest = ` ${text} `;
  }

  /** The first place where the pattern matches whole words. It is removed from the text. */
  take(pattern: string): RegExpExecArray | undefined {
    const match = new RegExp(`(?<![\\w.])(?:${pattern})(?!\\w)`).exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
    return match;
  }
}

/** A pattern for a number of rooms. */
const ROOMS = String.raw`(\d{1,2}(?:\.5)?)`;
const BEDS = 'bed ?(?:rooms?|rms?)|beds?|bdrm?s?|brs?|bds?';
const BATHS = '(?:full )?(?:ba?th ?(?:rooms?|rms?)|ba?ths?|bas?)';
/** "3/2" and "3b2b": three beds and two baths. Behind such a word it is a date or a number of a door. */
const BEDS_AND_BATHS =
  /(?<!(?:[\d/.$#]|\b(?:available|open(?: houses?)?|apt|apartment|unit|suite|route|from|on|by|until|since|before|after)) ?)\b([1-6])(?:\/|b\/?(?=\d(?:\.5)?b))([1-6](?:\.5)?)(?:ba?)?(?![\w/.])/g;

/** With fewer than half as many baths it is rather a date ("9/1"), and with more baths than beds a fraction ("1/2"). */
const areRooms = (beds: number, baths: number): boolean => baths <= beds && baths >= beds / 2;

/** A pattern for "at most so many rooms". The filter knows only "at least". */
const AT_MOST = (() => {
  const noun = `(?:${BEDS}|${BATHS})`;
  const many = String.raw`\d{1,2}(?:\.5)?(?:${TO}\d{1,2}(?:\.5)?)?\s*-?\s*`;
  const fewer = '(?:or|and) (?:less|fewer|under|below)';
  // In "3 beds max 900k", "max" belongs to the price.
  const after = String.raw`(?:${fewer}|max(?:imum)?|at most|tops)(?!\s*\$?\d)`;
  return String.raw`(?:${UNDER})\s*(?:of )?${many}${noun}|${many}${fewer} ${noun}|${many}${noun} ${after}`;
})();

/** At least so many rooms: of "3 to 4" the lower number, of "more than 2" the next one. */
function rooms(words: Words, noun: string): string {
  const match = words.take(
    String.raw`(?:(over|${MORE}) |(?:${OVER}|between|exactly|only|just)\s*(?:of )?)?${ROOMS}\s*(?:\+|or more|plus|(?:${TO}|\s+or )${ROOMS})?\s*-?\s*(?:${noun})(?: (?:min(?:imum)?|at least)(?!\s*\$?\d))?`,
  );
  if (!match?.[2]) return '';
  if (match[1]) return `${Math.floor(Number(match[2])) + 1}`;
  return Number(match[2]) > 0 ? match[2] : '';
}

function priceIn(words: Words, isRent: boolean): string {
  // Three parts are a telephone number or a day.
  const between = words.take(String.raw`(?<!\d-)(?:between |from )?${AMOUNT}${TO}${AMOUNT}(?!-\d)`);
  if (between?.[1] && between[3]) {
    const [, low, lowUnit, high, highUnit] = between as unknown as [string, string, string | undefined, string, string];
    const most = dollars(high, highUnit, isRent);
    // "$800 to $1,200" are rents.
    const isSmall = isRent || (!highUnit && isWhole(high) && most < 10_000);
    const alike = dollars(low, lowUnit ?? highUnit, isSmall);
    // The unit belongs to both ends of "1 to 2m", and only to the second one of "800 to 1.2m".
    return priceRange(`${lowUnit || alike <= most ? alike : dollars(low, undefined, isSmall)}`, `${most}`);
  }
  const amount = (pattern: string) => {
    const match = words.take(pattern);
    return match?.[1] ? `${dollars(match[1], match[2], isRent)}` : '';
  };
  const about = `\\s*(?:(?:${ABOUT})\\s+)*${AMOUNT}`;
  const high = amount(`(?:${UNDER}|budget)${about}`) || amount(A_PRICE + OR_LESS);
  const low = amount(OVER + about) || amount(A_PRICE + OR_MORE);
  // A number alone may be a house number or a ZIP code. With a sign, a unit or more digits it is the highest price.
  const bare = high || low ? '' : amount(`(?=${NAMED}|\\d{6,7}(?!\\d))${AMOUNT}`);
  return priceRange(low, high || bare);
}

/** Other words for a type, by a part of its name. */
const LIKES = {
  condo: 'condos?|condominiums?',
  town: 'town ?(?:house|home)s?',
  single: 'single[- ]fam(?:il(?:y|ies))?(?: homes?)?|sfhs?',
  multi: '(?:multi|[2-4]|two|three|four)[- ]?fam(?:il(?:y|ies))?(?! rooms?\\b)(?: homes?)?',
  'co-op': '(?<!chicken )co[ -]?ops?',
};

const typePattern = (type: string) => `${escaped(type)}(?:e?s)?`;

/** The types as the filter has them. Those that stand side by side are several. */
function typeIn(words: Words, types: readonly string[]): string {
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

/** The ways to write a town. Only New York is the same with "City": Neptune City is not Neptune. */
function namesOf(city: string): string {
  const name = escaped(city).replace(/ /g, '[ -]?');
  return /^new york$/i.test(city) ? `(?:${name}(?: city)?|nyc)` : `${name}(?: (?:township|twp|borough))?`;
}

const DAY =
  '(?:(?:on|for) )?(?:(?:this|the|next) )?(?:today|tomorrow|week|weekend|saturday|sunday)(?:(?: (?:or|and))? sunday)?';
/** There is a filter for open houses, but not for their day, which each home says. */
const OPEN = `open (?:houses?(?: ${DAY})?|${DAY})`;
/** "Rental income" is a buyer's. */
const RENT =
  '(?:for rent|to rent|to let|rentals?|renting|rent|lease)(?![ -](?:to[ -]own|income|potential|history|allowed)\\b)';
const SALE = 'for sale|to buy|buying|buy|(?:(?:for|to) )?purchas(?:e|ing)';
const SOLD = '(?:(?:recently|just) )?sold(?: prices)?|(?:recent|latest|past|closed) sales|comps';
const ACTIVE = 'active listings?|(?:back )?on the market';

const LOWEST_FIRST =
  '(?:cheap(?:er|est)?|(?:least|less) expensive|low(?:est)?[ -]price[ds]?|low(?:est)? to high(?:est)?)(?: first)?';
const HIGHEST_FIRST = '(?:most expensive|high(?:est)?[ -]price[ds]?|high(?:est)? to low(?:est)?)(?: first)?';
/** The usual order. Homes are "new" in more than one way. */
const NEWEST_FIRST =
  '(?:newest|latest)(?: first)?|(?:new|recent) listings?|(?:just|newly|recently) listed|new(?: to the market|(?= on the market))';

/** Joins what is wanted, or not wanted, alike. */
const OR = String.raw`\s+(?:(?:and )?or|and|nor|&)\s+`;
const ANY_SALE = `${SALE}|sale|active listings?`;
/** "For sale or rent" and "sold or for sale" leave nothing out. */
const EITHER = `(?:${ANY_SALE})${OR}(?:${RENT}|${SOLD})|(?:${RENT}|${SOLD})${OR}(?:${ANY_SALE})`;
const ARTICLE = '(?:(?:an?|any|the) )*';

const alternatives = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);
const anyTown = (cities: readonly string[]) => alternatives(longestFirst(cities).map(namesOf));

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
  const kinds = [...towns, states, alternatives([...propertyTypes.map(typePattern), ...Object.values(LIKES)])];
  const any = alternatives([...kinds, OPEN, RENT, SALE, SOLD, LOWEST_FIRST, HIGHEST_FIRST]);
  // Of "no condos and in Rumson", the town is wanted.
  const alike = alternatives([...kinds.map((kind) => `${kind}(?:${OR}${ARTICLE}${kind})*`), any]);
  const more = String.raw`(?:\s+n?or (?:in )?${ARTICLE}${any})*`;
  const rooms = String.raw`not? ${ROOMS}\s*-?\s*(?:${BEDS}|${BATHS})`;
  const outside = [...towns, states].map((pattern) => `outside(?: of)? ${ARTICLE}${pattern}`);
  return [`${alternatives(REFUSING)}[ -](?:(?:in|of) )?${ARTICLE}${alike}${more}`, rooms, ...outside].join('|');
}

/** The towns as the filter has them. Only those that stand side by side are several: "Rumson Road, Red Bank" is one. */
function townIn(words: Words, cities: readonly string[]): string {
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
const STATES = {
  NJ: '(?:new jersey|n ?j|(?:the )?(?:new |nj )?jersey shore|monmouth county)(?: shore)?(?! transit)',
  NY: 'n ?y|new york state',
};
/** Where one comes from or goes to, nobody looks for a home. */
const stateOf = (pattern: string) => `(?<!\\b(?:from|to|near|leaving|than|not|outside(?: of)?)(?: in)? )(?:${pattern})`;

/** A pattern for both states, of which one is named as its city. */
const ANYWHERE = (() => {
  const [nj, ny] = [STATES.NJ, `(?:${STATES.NY}|${namesOf('New York')})`];
  return `${nj}${OR}${ny}|${ny}${OR}${nj}`;
})();

/** The state as the filter has it. Both of them leave nothing out. */
function stateIn(words: Words): string {
  const named = Object.entries(STATES).filter(([, pattern]) => words.take(stateOf(pattern)));
  return named.length === 1 ? (named[0]?.[0] ?? '') : '';
}

/** A pattern for a town to which one travels, "30 min to NYC", "near NYC". The home is elsewhere, so it is searched as text. */
function travelled(cities: readonly string[]): string {
  const way = `(?:${TIME}|${BY})(?: (?:by|away|distance|${BY}))*`;
  const city = namesOf('New York');
  const town = anyTown(cities);
  const between = `(?:half ?way )?(?:between ${town} and ${city}|between ${city} and ${town})`;
  const seen = `${city} (?:skyline|views?|ferry|trains?|bus|commut(?:e|ers?|ing))|(?:near|(?:close|convenient) to) ${city}`;
  return cities.length > 0
    ? `${way} (?:to|from|of|into) (?:downtown )?${town}|from ${city} to|${between}|${seen}`
    : seen;
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
  const plain = plainAmounts(plainNumbers(plainSigns(loose).toLowerCase()))
    .replace(/(?<!\S)w\/o\b\s*/g, 'without ')
    .replace(/(?<!\S)w\/(?:\s+|(?=\p{L}{2}))/gu, 'with ')
    .replace(AGE, ' $1$2 ')
    .replace(/(?<=\b(?:less|more|cheaper|lower|higher|fewer|bigger|larger|smaller|expensive)) then\b/g, ' than')
    .replace(/(?<=\d[km]?) ?-?ish\b/g, '')
    .replace(MLS_NUMBER, (_, number: string) => {
      quoted.push(number);
      return ' ';
    })
    // A telephone number.
    .replace(/\(?\b(\d{3})\b\)? ?(?=\d{3}-\d{4}\b)/g, '$1-')
    .replace(/(\d),(?=5\s*ba)/g, '$1.')
    .replace(new RegExp(String.raw`\b(${BEDS}|${BATHS})\s*:\s*${ROOMS}(?![\d.])`, 'g'), ' $2 $1 ')
    .replace(
      new RegExp(
        String.raw`(?<![\d+] ?-?)\b(${BEDS}) ${ROOMS},?(?: and)? (${BATHS}) ${ROOMS}(?![\d.]| ?-?(?:${BEDS}|${BATHS})\b)`,
        'g',
      ),
      ' $2 $1 $4 $3 ',
    )
    .replace(new RegExp(`(\\d(?:${BEDS}|${BATHS}))(?=\\d)`, 'g'), '$1 ')
    .replace(BEDS_AND_BATHS, (fraction, beds: string, baths: string) =>
      areRooms(Number(beds), Number(baths)) ? `${beds} beds ${baths} baths` : fraction,
    )
    // What stands behind the comma is not what is meant.
    .replace(/\b(outside|not?)\s*[,;.](?!\d)/g, '$1 | ')
    .replace(/\bsale\s*\/\s*rent\b|\brent\s*\/\s*sale\b/g, 'sale or rent')
    .replace(/,|\.(?!\d)|[;!?#()"“”]|(?<!\d):|:(?!\d)/g, ' ')
    .replace(/\s*(?:\/|\b(?:per|an?) )\s*mo(?:nth)?\b/g, ' monthly ')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(NOT_OVER, 'at most')
    .replace(NOT_UNDER, 'at least')
    .replace(/ million and a half\b/g, ' and a half million')
    .replace(/\ba(?= (?:and a half )?mil(?:lion)?\b(?! dollar\b))/g, 'one')
    .replace(new RegExp(`(?<=\\d|\\b(?:${FIGURE}))(?: and a half\\b| 1/2(?!\\d)| ?½)`, 'g'), '.5')
    // A monthly amount is a price.
    .replace(/(?<![$\d.-] ?)(\d+(?:\.\d+)?k?) monthly/g, '$$$1 monthly')
    .replace(/(?<!\S)(\d{4}) (?=(?:rent|rental|lease)\b)/g, '$$$1 ')
    .replace(new RegExp(String.raw`\b(rent|rental|lease)(?:(?: (?:${ABOUT}))+ (?=\d{4}\b)| (?=\d{4} ?$))`), '$1 $$')
    .replace(/\b(\d) full(?: ba?ths?)?(?: and)? (?:1|one|a) half(?: ba?ths?)?\b/g, '$1.5 baths');
  const spelled = plain
    .replace(
      new RegExp(
        `\\b(${FIGURE})(?=\\.5|[ -](?:full )?(?:bed|ba?th|br\\b|bd|ba\\b|(?:or|to|and) (?:more|less|fewer|${FIGURE}|\\d)|mil(?:lion)?\\b|(?:hundred )?thousand))`,
        'g',
      ),
      (word) => `${figures.indexOf(word) + 1}`,
    )
    .replace(/(?<=\d) hundred(?= thousand)/g, '00');
  const words = new Words(spelled);
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
  const listing = rent || (words.take(SALE) ? 'sale' : '');
  const built = words.take(rent ? WHEN_BUILT : `${WHEN_BUILT}|${FROM_YEAR}`)?.[0] ?? '';
  const isSold = words.take(SOLD);
  const isNewest = words.take(NEWEST_FIRST);
  const status = isSold ? 'sold' : words.take(ACTIVE) ? 'active' : '';
  const understood = {
    town,
    state,
    beds: rooms(words, BEDS),
    baths: rooms(words, BATHS),
    price: priceIn(words, listing === 'rent'),
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

/**
 * The search of a form: its words (`words`) and the ends of its price range (`min` and `max`) are read into filters.
 */
export function readAsked(params: URLSearchParams, facets: Facets): Search {
  const search = readSearch(params);
  const ends = ['min', 'max'].map((name) => readPrice(said(params, name), search.listing === 'rent'));
  const price = ends.some(Boolean) ? priceRange(ends[0] ?? '', ends[1] ?? '') : search.price;
  const { status, ...understood } = readWords(said(params, 'words'), facets);
  // "For sale" or "for rent" cannot be combined with sold homes.
  const kept = understood.listing && search.status === 'sold' ? '' : search.status;
  // A town and a state take each other's place.
  const place = understood.town ? { state: '' } : understood.state ? { town: '' } : {};
  return { ...search, price, ...place, ...understood, status: status ?? kept };
}
