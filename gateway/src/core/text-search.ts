/** Turns a search text into conditions that a trigram index can answer. */

/**
 * Words that are searched one by one, since each costs a look at the whole text. The rest of the text is searched as
 * one phrase.
 */
const MOST_WORDS = 8;

/**
 * A word, as a pattern for JavaScript and PostgreSQL. The first group is a quoted phrase without its quotation marks;
 * the second is a word without the punctuation at its end: addresses are stored as "7th Ave" and typed as "7th Ave.,
 * Asbury Park".
 */
export const WORD = String.raw`"([^"]*)"|([^\s"]*[^\s".,;])`;
/** What a trigram index can find: three letters or digits in a row. The case does not matter. */
export const TRIGRAM = '[a-z0-9]{3}';

/**
 * Any sign on a keyboard that is neither a letter nor a digit. Written out, because character classes differ between
 * JavaScript and the databases.
 */
const SIGN = '[!-/:-@[-`{-~‘’“”´–—…·•«»]';

/**
 * Signs that stand alone, as the apostrophe in "smith ' co". The pattern has no lookahead: its question mark would be
 * taken for a parameter in SQL.
 */
export const LONE_SIGNS = String.raw`(^|\s)(${SIGN}+(\s+|$))+`;

/** The text without signs that stand alone, since they are no words. May be empty. */
export const withoutLoneSigns = (text: string): string => text.replaceAll(new RegExp(LONE_SIGNS, 'g'), ' ').trim();

/** The words of a text; a phrase in quotation marks counts as one. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const match of text.matchAll(new RegExp(WORD, 'g'))) {
    const isRest = words.length === MOST_WORDS;
    const word = withoutLoneSigns(isRest ? text.slice(match.index).replaceAll('"', ' ') : (match[1] ?? match[2] ?? ''));
    if (word !== '') words.push(word);
    if (isRest) break;
  }
  return words;
}

/** Whether a trigram index can find the word: it has three letters or digits in a row. */
export const hasTrigram = (word: string): boolean => new RegExp(TRIGRAM, 'i').test(word);

/**
 * Words of an address with two spellings: numbers of avenues, and abbreviations of the Postal Service (Publication 28,
 * appendix C1).
 */
const TWO_WAYS: readonly (readonly [short: string, long: string])[] = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
  ['6th', 'sixth'],
  ['7th', 'seventh'],
  ['8th', 'eighth'],
  ['9th', 'ninth'],
  ['10th', 'tenth'],
  ['11th', 'eleventh'],
  ['12th', 'twelfth'],
  ['apt', 'apartment'],
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['cir', 'circle'],
  ['ct', 'court'],
  ['dr', 'drive'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['pkwy', 'parkway'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
  ['ter', 'terrace'],
  ['trl', 'trail'],
];

/** Each spelling with the other one, both ways, in lower case. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  TWO_WAYS.flatMap(([short, long]) => [[short, long] as const, [long, short] as const]),
);

/** Curled apostrophes, as phones type them instead of a straight one. */
export const CURLED = '’‘';

/**
 * A pattern for PostgreSQL that finds a word or a phrase in either spelling: “7th ave” finds “Seventh Avenue”. A word with
 * two spellings must match as a whole: “seventh” finds “7th” but not “107th”. Undefined if no word has two.
 */
export function inEitherSpelling(text: string): string | undefined {
  const words = text.toLowerCase().split(' ');
  if (!words.some((word) => SPELLINGS.has(word))) return undefined;
  const literal = (sign: string) => (`'${CURLED}`.includes(sign) ? '.' : `\\${sign}`);
  return words
    .map((word) => {
      const other = SPELLINGS.get(word);
      return other === undefined ? word.replaceAll(/[^\p{L}\p{N}]/gu, literal) : `\\m(${word}|${other})\\M`;
    })
    .join(' ');
}

/**
 * A `like` pattern that finds the text anywhere. Wildcards in the text are escaped; an apostrophe matches any one
 * character, straight or curled.
 */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&').replaceAll(new RegExp(`['${CURLED}]`, 'g'), '_')}%`;
}

/**
 * Conditions, each with its value, that together find rows whose indexed `column` holds every word of the text. A word
 * of one or two letters is in nearly every text, so it only filters what the other words find: `case` keeps PostgreSQL
 * from using the index for it, which would read the whole index. A text without words matches nothing.
 */
export function holdingEachWord(column: string, text: string): [condition: string, value: string][] {
  const words = wordsOf(text);
  if (words.length === 0) return [['?::text is null', text]];
  if (!words.some(hasTrigram)) return [[`${column} ilike ?`, containing(withoutLoneSigns(text))]];
  return words.map((word) => {
    const holds = `${column} ilike ?`;
    return [hasTrigram(word) ? holds : `case when ${holds} then true else false end`, containing(word)];
  });
}

/** The conditions of `holdingEachWord` as one, with its values. */
export function holdingAllWords(column: string, text: string): [condition: string, ...values: string[]] {
  const held = holdingEachWord(column, text);
  return [held.map(([condition]) => condition).join(' and '), ...held.map(([, value]) => value)];
}

/** Digits of a telephone number without its area. */
const FEWEST_DIGITS = 7;

/**
 * The digits of a text that is a telephone number, however it is written, as the database keeps them: without the 1 of
 * the country. Undefined for other text and for fewer than seven digits.
 */
export function numberIn(text: string): string | undefined {
  // An extension is not kept: function phone_key of migration 025.
  const [number = ''] = text.toLowerCase().split(/x|ext|#/);
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || !/^[\s\d+()./-]+$/.test(number)) return undefined;
  return digits.replace(/^1(?=\d{10}$)/, '');
}
