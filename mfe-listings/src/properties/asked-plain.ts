/** Many ways to write the same made one, before anything is read. */

import { ABOUT, NOT_OVER, NOT_UNDER } from './asked-limits.ts';
import { plainAmounts, plainNumbers, plainSigns, STREET } from './asked-price.ts';
import { areRooms, BATHS, BEDS, BEDS_AND_BATHS, ROOMS } from './asked-rooms.ts';
import { FIGURE, figures } from './asked-text.ts';

/** "Over 55" is whom a community is for. With a sign or a unit it would be a price. */
const AGE =
  /(?:\b(?:over|age[sd]?|at least) )*(?<![$\d.])\b(55|62)(?:\+|(?: plus| (?:and|or) (?:over|older|better|up|above))\b|(?= (?:active |adult )*community\b))|\b(?:over|age[sd]?) (55|62)(?![\w.+]|,\d| ?(?:mm?|mil|grand|thousand))/g;
/** What is named an MLS number is no price. */
const MLS_NUMBER =
  /\bmls(?: ?(?:#|no\b\.?|numbers?\b|id\b|listings?\b)){0,2}:?\s*((?:[a-z]+-?)?\d[\da-z-]{4,})(?![\w.])/g;

/** "Beds 3", not the second noun of "3 beds 2 baths", nor the bed of a street's number. */
const NOUN_FIRST = new RegExp(
  String.raw`(?<!(?:(?<!\d)\d{1,2}|\.5|\b(?:${FIGURE}))\+? ?-?)\b(${BEDS}|${BATHS}) ${ROOMS}(?!\w|\.\d| ?-?(?:${BEDS}|${BATHS})\b|(?: [a-z]+){1,3} (?:${STREET})\b)`,
  'g',
);

const DIGIT = `(\\d|${FIGURE})`;
const ONE_POINT_TWO = new RegExp(`\\b${DIGIT} point ${DIGIT}(?= mil(?:lion)?\\b)`, 'g');
const digitOf = (word: string) => figures.indexOf(word) + 1 || word;

/** The words in small letters. Numbers that are to be found as they stand are taken out, into `quoted`. */
export function plainWords(text: string, quoted: string[]): string {
  return (
    plainAmounts(plainNumbers(plainSigns(text).toLowerCase()))
      .replace(/(?<!\S)w\/o\b\s*/g, 'without ')
      .replace(/(?<!\S)w\/(?:\s+|(?=\p{L}{2}))/gu, 'with ')
      .replace(AGE, ' $1$2 ')
      .replace(/(?<=\b(?:less|more|cheaper|lower|higher|fewer|bigger|larger|smaller|expensive)) then\b/g, ' than')
      // "850ish" is a price, "3ish" are rooms.
      .replace(/(?<![\d.$])(\d{3,}|\d\.\d+)(?= ?-?ish\b)/g, '$$$1')
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
          String.raw`(?<![\d+] ?-?)\b(${BEDS}|${BATHS}) ${ROOMS},?(?: and)? (${BEDS}|${BATHS}) ${ROOMS}(?![\d.]| ?-?(?:${BEDS}|${BATHS})\b)`,
          'g',
        ),
        ' $2 $1 $4 $3 ',
      )
      .replace(NOUN_FIRST, ' $2 $1 ')
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
      .replace(ONE_POINT_TWO, (_, whole: string, part: string) => `${digitOf(whole)}.${digitOf(part)}`)
      .replace(/ million and a half\b/g, ' and a half million')
      .replace(/\ba(?= (?:and a half )?mil(?:lion)?\b(?! dollar\b))/g, 'one')
      .replace(new RegExp(`(?<=\\d|\\b(?:${FIGURE}))(?: and a half\\b| 1/2(?!\\d)| ?½)`, 'g'), '.5')
      // A monthly amount is a price.
      .replace(/(?<![$\d.-] ?)(\d+(?:\.\d+)?k?) monthly/g, '$$$1 monthly')
      .replace(/(?<!\S)(\d{4}) (?=(?:rent|rental|lease)\b)/g, '$$$1 ')
      .replace(
        new RegExp(
          String.raw`\b(rent|rentals?|lease)(?:(?: (?:${ABOUT}|for))+ (?!20[23]\d\b)(?=\d{4}\b)| (?=\d{4} ?$))`,
        ),
        '$1 $$',
      )
      .replace(/\b(\d) full(?: ba?ths?)?(?: and)? (?:1|one|a) half(?: ba?ths?)?\b/g, '$1.5 baths')
      .replace(
        new RegExp(
          `\\b(${FIGURE})(?=\\.5|[ -](?:plus )?(?:full )?(?:bed|ba?th|br\\b|bd|ba\\b|(?:or|to|and) (?:more|less|fewer|${FIGURE}|\\d)|mil(?:lion)?\\b|(?:hundred )?thousand))`,
          'g',
        ),
        (word) => `${digitOf(word)}`,
      )
      .replace(/(?<=\d) hundred(?= thousand)/g, '00')
      .replace(
        /\b(\d+) mil(?:lion)? (?:and )?(\d{1,3}) thousand\b/g,
        (_, whole: string, part: string) => `${whole}.${part.padStart(3, '0')} million`,
      )
  );
}
