import { withCommas } from './with-commas.ts';

/** Commas stand between thousands only: of "$1,250,00" nobody knows whether a digit is missing or a comma is a point. */
const PRICE = /^\$?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*([km])?(\s*\/\s*mo(?:nth)?)?$/i;
/** 650 thousand as much of the world writes it, not 650 dollars. */
const POINT_OF_THOUSANDS = /^\d{1,3}\.\d{3}$/;
const SCALE = { k: 1_000, m: 1_000_000 } as const;
/** The largest `integer` of PostgreSQL and `Int` of GraphQL. */
const LARGEST = 2_147_483_647;

export interface Price {
  /** As the site shows it: `$650,000`, a rent `$3,200/mo`. */
  readonly text: string;
  /** Whole dollars. Null if the text is not a number, or one above the largest integer. */
  readonly amount: number | null;
}

/**
 * Reads a price as people type it: `650000`, `$650k`, `$1.2M`, `3200/mo`. Any other text is kept as it is, without an
 * amount: one that can be read in two ways, too.
 */
export function readPrice(typed: string): Price {
  const text = typed.trim();
  // What nobody sees comes with copied text; wide signs come from Asian keyboards.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, digits, suffix, monthly] = PRICE.exec(plain) ?? [];
  if (digits === undefined) return { text, amount: null };
  if (suffix === undefined && POINT_OF_THOUSANDS.test(digits)) return { text, amount: null };
  const scale = suffix === undefined ? 1 : SCALE[suffix.toLowerCase() as keyof typeof SCALE];
  const amount = Math.round(Number(digits.replaceAll(',', '')) * scale);
  if (amount > LARGEST) return { text, amount: null };
  return { text: `$${withCommas(amount)}${monthly === undefined ? '' : '/mo'}`, amount };
}
