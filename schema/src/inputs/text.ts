import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';

export { bounds };

// Text is trimmed, and blank text counts as missing. The kinds below differ only in what a missing text becomes.

const upTo = (maximum: number, words = `At most ${maximum} characters`) => z.maxLength(maximum, words);

/** Refuses what PostgreSQL cannot store: NUL in text, and an unpaired surrogate in JSON. For what nobody types. */
export const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed());

/**
 * Makes it storable: words copied out of a PDF may hold what nobody sees, and nobody could find it to mend it. An emoji that
 * was cut in two becomes the sign for what cannot be read.
 */
export const madeStorable = z.overwrite<string>((text) => text.replaceAll('\0', '').toWellFormed());

/** Spaces and signs of no width leave nothing to be seen: a lead of that name could be neither read nor pressed. */
const isBlank = (text: string) => !/[^\0\s\p{Cf}]/u.test(text);

/** Removes the signs that reverse the order of all that follows: a stranger's name could turn around the words beside it. */
const withoutOverrides = z.overwrite<string>((text) => text.replaceAll(/[\u202d\u202e]/g, ''));

/** A longer run of accents is no writing (UAX 15, stream-safe text), and the time to put it in order grows with its square. */
const ACCENTS_PILED_UP = /\p{M}{31}/u;

/** A letter and its accent become one sign, as most keyboards write it: a Mac's file names have two, and no search would find them. */
const composed = z.overwrite<string>((text) => (ACCENTS_PILED_UP.test(text) ? text : text.normalize()));

/** The longest text that is one line: a name, an address, a link. Longer ones have paragraphs. */
const LONGEST_LINE = 500;

/** A soft hyphen, signs of no width, and characters that control a terminal. Emoji and some scripts need the joiners. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]|(?![\s\x85])\p{Cc}/gu;
const SPACES = /[\s\x85]+/g;

/**
 * For text of one line: copied words bring tabs, line breaks and spaces that do not break, which look like a space, and
 * signs that nobody sees. Neither would be found by who types the same words.
 */
const inOneLine = z.overwrite<string>((text) =>
  text.replaceAll(UNSEEN, '').replaceAll(SPACES, (run) => (run.replaceAll(' ', '') ? ' ' : run)),
);

const textUpTo = (maximum: number, tooLong?: string) =>
  z
    .string()
    .check(
      madeStorable,
      ...(maximum <= LONGEST_LINE ? [inOneLine] : []),
      z.trim(),
      composed,
      withoutOverrides,
      upTo(maximum, tooLong),
    );

const isMissing = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value));
const blankIsEmpty = z.overwrite<string>((text) => (isBlank(text) ? '' : text));

/** Text that must not be missing. `tooLong`: the words for one of several texts in a field. */
export function requiredText(maximum: number, tooLong?: string) {
  return textUpTo(maximum, tooLong).check(blankIsEmpty, z.minLength(1));
}

/** Blank or null text becomes undefined. */
export function absentText(maximum: number) {
  const missingIsAbsent = z.transform((value: unknown) => (isMissing(value) ? undefined : value));
  return z.optional(z.pipe(missingIsAbsent, z.optional(textUpTo(maximum))));
}

/** Blank or null text becomes null. Absent text stays absent, so that a partial update leaves the field as it is. */
export function nullableText(maximum: number) {
  return z.optional(z.pipe(missingIsNull, z.nullable(textUpTo(maximum))));
}

/** Turns blank text into null, to be piped into another schema. */
export const missingIsNull = z.transform((value: unknown) => (isMissing(value) ? null : value));

/** Missing text becomes `value`. Not for partial updates, where absent must mean unchanged. */
export function defaultText<Output extends string>(schema: z.ZodMiniType<Output>, value: Output) {
  const missingIsDefault = z.transform((given: unknown): unknown => (isMissing(given) ? value : given));
  return z._default(z.pipe(missingIsDefault, schema), value);
}

export const email = z
  .string()
  .check(
    inOneLine,
    z.trim(),
    z.minLength(1),
    upTo(bounds.email),
    z.regex(z.regexes.html5Email, 'Enter a valid email address'),
  );

export const zipCode = requiredText(bounds.zipCode).check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/, 'Enter a valid ZIP code'),
);
