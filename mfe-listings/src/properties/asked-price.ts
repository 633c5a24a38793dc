/** Units of prices as people write them. */

/** Behind the name of a street. */
export const STREET =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|pl|place|blvd|boulevard|ct|court|way|terrace|circle';
/** Between the ends of a range. */
export const TO = String.raw`\s*(?:-|–|to|and|&)\s*`;
/** "45 Mill Road" and "100 Grand Avenue" are no prices. */
const UNIT = String.raw`(?:k|mm?|mill?|mln|million|thousand|grand)(?!\s+(?:${STREET})\b)`;

/** A pattern for the beginning of an amount with a dollar sign or a unit. */
export const NAMED = String.raw`\$|[\d.]+\s*(?:${UNIT})(?!\w)`;

/** Rents are by the month. One by the week is not compared with them. */
const BRIEF = String.raw`(?:\/ ?|(?:an?|per) )(?:week|wk|night|season)\b|(?:week|night)ly\b`;
/** What follows a number that is no price: "under 1 mile", "over 1500 sf". */
const MEASURE = String.raw`(?:sq|square|acres?|feet|foot|ft|sf|(?:miles?|hours?|blocks|years|months|weeks|days|stor(?:ies|eys)|floors|levels|units)\b|min(?:ute)?(?:s| (?:to|from|walk|drive))\b|${BRIEF})`;

/** A pattern for an amount with its unit. */
export const AMOUNT = String.raw`(\$?\s*(?!0\d)\d+(?:\.\d+)?)\s*(${UNIT})?(?![\w.])(?!\+?\s*-?${MEASURE})`;
const DEAREST = 999_999_999;
/** Dollars a month. */
const LEAST_RENT = 20;

/** A year is no price of two millions. */
const YEAR = String.raw`(?<![$\d.])(?:19|20)\d\d(?!\s*(?:${UNIT})(?!\w))(?![\w.]|,\d|${TO}\d{5})(?!\+?\s*-?${MEASURE})`;
const YEARS = `${YEAR}(?:${TO}${YEAR})?(?:\\+)?`;
const BUILT = '(?:year )?(?:built|constructed|renovated|updated|remodel(?:l)?ed)';
const IN = 'in|from|since|after|before|between|around|about|circa|until|over|under|later than|earlier than|the year';
/** A pattern for when a home was built. There is no filter for it. */
export const WHEN_BUILT = String.raw`(?:${BUILT}|(?:newer|older|later|earlier) than|year|since|after|before|circa)(?: (?:${IN}))*\s+${YEARS}|${YEAR} (?:or|and) (?:newer|later|older|earlier)`;
/** The same in fewer words, where it is not a rent. */
export const FROM_YEAR = String.raw`(?:from|between)\s+${YEARS}(?!${TO}[$\d])`;

const numberOf = (figure: string): number => Number(figure.replace('$', ''));

/** With a dollar sign and at least four digits a figure is meant as it stands. So a field can show what was read before. */
export const isWhole = (figure: string): boolean => figure.startsWith('$') && numberOf(figure) >= 1000;

/**
 * Whole dollars. Without a unit, the size of the number decides: 900 is 900,000, and 1.5 is a million and a half. A rent is
 * dollars, but for one that would be no rent: 3.5 is 3,500.
 */
export function dollars(figure: string, unit: string | undefined, isRent: boolean): number {
  const value = numberOf(figure);
  const asItStands = isRent || isWhole(figure);
  const millions = value < 10 && !asItStands;
  const thousands = asItStands ? isRent && value < LEAST_RENT : value < 10_000;
  const factor = unit ? (unit.startsWith('m') ? 1e6 : 1e3) : millions ? 1e6 : thousands ? 1e3 : 1;
  return Math.min(DEAREST, Math.round(value * factor));
}

/** Without invisible characters, which come with copied text, and with the signs of an English keyboard. */
export const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2012\u2014\u2212]/g, '-')
    .replace(/≤|<=/g, '<')
    .replace(/≥|>=/g, '>')
    .replace(/🛏/gu, ' beds ')
    .replace(/[🛁🚿]/gu, ' baths ')
    .replaceAll('\ufe0f', '');

/**
 * Removes what stands between thousands: commas, spaces ("900 000"), and points if there are two. A comma before fewer
 * digits and a unit, as in "1,5m", becomes a point.
 */
export const plainNumbers = (text: string) =>
  text
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<![\d.])\d{1,3}(?:(?:\s\d{3})*\s000|(?:\.\d{3}){2,})(?![\d.])/g, (number) =>
      number.replace(/[\s.]/g, ''),
    )
    .replace(new RegExp(`(\\d),(?=\\d{1,2}\\s*(?:${UNIT})(?!\\w))`, 'g'), '$1.');

const PARTS = [
  [0.75, String.raw`three[- ]quarters?|3\/4`],
  [0.25, String.raw`quarter|1\/4`],
  [0.5, String.raw`half|1\/2`],
] as const;
const HUNDREDS = String.raw`(?:the )?(?:(?:low|mid|high|upper)[ -])?(?<![\d.])\$?([2-9])00['’]?s\b`;

/** Amounts as figures: "a quarter of a million" is 250k, "usd 900" is $900, and "in the 800s" is from 800k to 900k. */
export function plainAmounts(text: string): string {
  const plain = text
    .replace(/\bus(?:d ?\$?| ?\$) ?(?=\d)/g, '$$')
    .replace(new RegExp(String.raw`(?<![\d.$])\$?(\d[\d.]*(?: ?${UNIT})?) (?:dollars?|usd)(?!\w)`, 'g'), '$$$1')
    .replace(
      new RegExp(`(?:\\b(from|above|over|under|below) )?${HUNDREDS}(?:${TO}${HUNDREDS})?`, 'g'),
      (_, end: string | undefined, low: string, high: string | undefined) =>
        end && !high ? `${end} ${low}00k` : `${low}00k-${Number(high ?? low) + 1}00k`,
    );
  // "One and a half million" and "1 1/2 million" are more than the part. A view of a million dollars is none.
  return PARTS.reduce(
    (words, [part, names]) =>
      words.replace(
        new RegExp(
          String.raw`(?<!\band (?:a )?|\d )\b(?:a )?(?:${names}) (?:of )?(?:an? )?mil(?:lion)?\b(?! dollar\b)`,
          'g',
        ),
        `${part * 1000}k`,
      ),
    plain,
  );
}

/** One price as it is typed into a field: "$900,000", "900k", "1.2m", "900". Empty if the text is no price. */
export function readPrice(typed: string, isRent = false): string {
  const text = plainSigns(typed).trim();
  const match = new RegExp(`^${AMOUNT}$`).exec(plainNumbers(text.toLowerCase()));
  return match?.[1] ? String(dollars(match[1], match[2], isRent)) : '';
}

/** Beside a field whose text is no price. */
export const HOW_A_PRICE = 'Write $900,000 or 900k';

/** Whether a field has a text that is read as no price, and would ask for nothing. */
export const isNoPrice = (typed: string): boolean => plainSigns(typed).trim() !== '' && readPrice(typed) === '';

/** Both ends of a price range as in the URL, the lower one first. */
export function priceRange(low: string, high: string): string {
  const [from, to] = low && high && Number(low) > Number(high) ? [high, low] : [low, high];
  return from || to ? `${from}-${to}` : '';
}
