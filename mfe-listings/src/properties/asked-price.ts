/** Units of prices as people write them. */

/** Behind the name of a street. */
export const STREET =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|pl|place|blvd|boulevard|ct|court|way|terrace|circle';
/** "45 Mill Road" and "100 Grand Avenue" are no prices. */
const UNIT = String.raw`(?:k|mm?|mill?|mln|million|thousand|grand)(?!\s+(?:${STREET})\b)`;

/** A pattern for the beginning of an amount with a dollar sign or a unit. */
export const NAMED = String.raw`\$|[\d.]+\s*(?:${UNIT})(?!\w)`;

/** What follows a number that is no price: "under 1 mile", "over 1500 sf". */
const MEASURE = String.raw`(?:sq|square|acres?|feet|foot|ft|sf|(?:miles?|hours?|blocks|years|months|stor(?:ies|eys)|floors|levels|units)\b|min(?:ute)?(?:s| (?:to|from|walk|drive))\b)`;

/** A pattern for an amount with its unit. */
export const AMOUNT = String.raw`(\$?\s*\d+(?:\.\d+)?)\s*(${UNIT})?(?![\w.])(?!\+?\s*-?${MEASURE})`;
const DEAREST = 999_999_999;

const numberOf = (figure: string): number => Number(figure.replace('$', ''));

/** With a dollar sign and at least four digits a figure is meant as it stands. So a field can show what was read before. */
export const isWhole = (figure: string): boolean => figure.startsWith('$') && numberOf(figure) >= 1000;

/**
 * Whole dollars. Without a unit, the size of the number decides: 900 is 900,000, and 1.5 is a million and a half. A rent is
 * dollars.
 */
export function dollars(figure: string, unit: string | undefined, isRent: boolean): number {
  const value = numberOf(figure);
  const asItStands = isRent || isWhole(figure);
  const millions = value < 10 && !asItStands;
  const thousands = value < 10_000 && !asItStands;
  const factor = unit ? (unit.startsWith('m') ? 1e6 : 1e3) : millions ? 1e6 : thousands ? 1e3 : 1;
  return Math.min(DEAREST, Math.round(value * factor));
}

/** Without invisible characters, which come with copied text, and with the signs of an English keyboard. */
export const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2012\u2014\u2212]/g, '-')
    .replaceAll('≤', '<')
    .replaceAll('≥', '>');

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

/** One price as it is typed into a field: "$900,000", "900k", "1.2m", "900". Empty if the text is no price. */
export function readPrice(typed: string, isRent = false): string {
  const text = plainSigns(typed).trim();
  const match = new RegExp(`^${AMOUNT}$`).exec(plainNumbers(text.toLowerCase()));
  return match?.[1] ? String(dollars(match[1], match[2], isRent)) : '';
}

/** Both ends of a price range as in the URL, the lower one first. */
export function priceRange(low: string, high: string): string {
  const [from, to] = low && high && Number(low) > Number(high) ? [high, low] : [low, high];
  return from || to ? `${from}-${to}` : '';
}
