/** How a text that somebody looks for becomes conditions on words that a trigram index holds. */

/** Words that are looked for one by one; each costs a look at the whole text. What stands behind them stays together. */
const MOST_WORDS = 8;

/**
 * As PostgreSQL reads them, too. A word, in its first group without its quotation marks, else in its second without the sign that ends it:
 * addresses are kept as "7th Ave" and written as "7th Ave., Asbury Park".
 */
export const WORD = String.raw`"([^"]*)"|([^\s"]*[^\s".,;])`;
/** What a trigram index can find: three letters or digits together; whatever their case. */
export const TRIGRAM = '[a-z0-9]{3}';

/** Neither a letter nor a digit, as far as a keyboard has them, in either database: classes of letters differ from one to the other. */
const SIGN = '[!-/:-@[-`{-~‘’“”´–—…·•«»]';

/** Signs that stand by themselves, as the apostrophe of "smith ' co". No look ahead: its question mark would be a value's place in SQL. */
export const LONE_SIGNS = String.raw`(^|\s)(${SIGN}+(\s+|$))+`;

/** A text without the signs that stand by themselves: they are no words. Empty: it holds none. */
export const withoutLoneSigns = (text: string): string => text.replaceAll(new RegExp(LONE_SIGNS, 'g'), ' ').trim();

/** The words of a text; what stands in quotation marks is one. */
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

/** Whether a trigram index finds it: it holds groups of three letters or digits. */
export const hasTrigram = (word: string): boolean => new RegExp(TRIGRAM, 'i').test(word);

/** Words of an address that are written in two ways: numbers of avenues, and what the Postal Service abbreviates (Publication 28, appendix C1). */
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

/** Each of them with its other spelling, from either, in small letters. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  TWO_WAYS.flatMap(([short, long]) => [[short, long] as const, [long, short] as const]),
);

/** How else a word of an address may be written, in small letters: "seventh" for "7th". Undefined: in no other way. */
export const otherSpelling = (word: string): string | undefined => SPELLINGS.get(word.toLowerCase());

/** Apostrophes as telephones write them, where a keyboard has a straight one. */
export const CURLED = '’‘';

/** A pattern for `like` that finds the text anywhere, its own wildcards taken literally; an apostrophe is any one sign, straight or curled. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&').replaceAll(new RegExp(`['${CURLED}]`, 'g'), '_')}%`;
}

/**
 * Conditions, each with its value, under which an indexed `column` holds every word of a text. One or two letters stand in nearly every
 * text: beside other words they are looked for in what these have found. `case` keeps the index away from them, which would read all of it.
 * A text without words stands nowhere.
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
