import * as z from 'zod/mini';
import { homeStatuses, listingTypes, propertyStatuses, representedSides } from '../enumerations.ts';
import { readPrice } from '../price.ts';
import { isTooFarAhead } from '../sold-date.ts';
import { calendarDate } from './calendar-date.ts';
import { bounds, defaultText, missingIsNull, nullableText, requiredText, zipCode } from './text.ts';
import { isTourUrl } from './tour-url.ts';

const price = z.pipe(requiredText(bounds.price), z.transform(readPrice));

const soldDate = calendarDate((date) =>
  isTooFarAhead(date, new Date()) ? 'The sold date cannot lie in the future' : undefined,
);

const nullable = <Output, Input>(schema: z.ZodMiniType<Output, Input>) =>
  z.optional(z.pipe(missingIsNull, z.nullable(schema)));

/** An amount as people type it, `14280` or `$14.2k`. It is stored as `$14,280` or `$14,200`. */
const dollars = nullable(
  z.pipe(
    requiredText(bounds.price),
    z.transform((typed, context) => {
      const { text, amount } = readPrice(typed);
      if (amount !== null && !text.includes('/')) return text;
      context.issues.push({ code: 'custom', message: 'Enter an amount in dollars, as 14,280', input: typed });
      return z.NEVER;
    }),
  ),
);

const tourUrl = requiredText(bounds.url).check(z.refine(isTourUrl, 'Enter an https link'));

const ZERO = /^\s*0+(\.0+)?\s*$/;
const zeroIsNull = z.transform((value: unknown) => (typeof value === 'string' && ZERO.test(value) ? null : value));

/** A fact told in numbers. Sheets write 0 for what is not known, and for what a lot does not have. */
const figure = z.optional(z.pipe(zeroIsNull, nullableText(bounds.fact)));

/** A calendar day without a time, as 2026-12-01. */
const availableFrom = z.pipe(
  calendarDate(() => undefined),
  z.transform((date) => date.toISOString().slice(0, 10)),
);

export const mostPhotos = { count: 60, message: 'At most 60 images' } as const;

/** The files of a home's photos, the cover first. */
const files = z.array(requiredText(bounds.fact)).check(z.maxLength(mostPhotos.count, mostPhotos.message));

const optionalFacts = {
  bedrooms: figure,
  bathrooms: figure,
  squareFeet: figure,
  propertyType: nullableText(bounds.fact),
  yearBuilt: figure,
  lotSize: figure,
  annualTaxes: dollars,
  monthlyFee: dollars,
  parking: nullableText(bounds.fact),
  heating: nullableText(bounds.fact),
  cooling: nullableText(bounds.fact),
  floodZone: nullableText(bounds.fact),
  mlsNumber: nullableText(40),
  tourUrl: nullable(tourUrl),
  floorPlan: nullableText(bounds.fact),
  availableFrom: nullable(availableFrom),
  pets: nullableText(bounds.fact),
  rentalFees: nullableText(200),
  description: nullableText(bounds.description),
  zillowUrl: nullableText(bounds.url),
  represented: nullable(z.enum(representedSides)),
  soldPrice: nullable(price),
  soldDate: nullable(soldDate),
  images: z.nullish(files),
};

const YEAR_MS = 366 * 86_400_000;

/** A time with its zone, in the future and at most a year ahead. */
const goesLiveAt = z.pipe(
  z.pipe(
    z.transform((value: unknown) => (value instanceof Date ? value.toISOString() : value)),
    z.iso.datetime({ offset: true, error: 'Enter a valid date and time' }),
  ),
  z.transform((text, context) => {
    const ahead = Date.parse(text) - Date.now();
    if (ahead > 0 && ahead <= YEAR_MS) return new Date(text);
    const message = ahead > 0 ? 'Choose a time within a year' : 'Choose a time that is still to come';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

const requiredFacts = {
  address: requiredText(bounds.address),
  city: requiredText(bounds.city),
  zipCode,
  price,
};

export const newProperty = z.object({
  /** Made by the client, so that a call may be repeated. */
  id: z.nullish(z.uuid()),
  ...requiredFacts,
  ...optionalFacts,
  state: defaultText(requiredText(bounds.fact), 'NJ'),
  status: defaultText(z.enum(propertyStatuses), 'active'),
  listingType: defaultText(z.enum(listingTypes), 'sale'),
  isDraft: z.nullish(z.boolean()),
  goesLiveAt: nullable(goesLiveAt),
});
export type NewProperty = z.output<typeof newProperty>;

export const propertyChange = z.partial(
  z.object({
    ...requiredFacts,
    ...optionalFacts,
    state: requiredText(bounds.fact),
    status: z.enum(propertyStatuses),
    listingType: z.enum(listingTypes),
  }),
);
export type PropertyChange = z.output<typeof propertyChange>;

/** With a change of a home's status: the one that the agent saw. If it has changed since, the change is refused. */
export const homeSeen = z.object({ expectedStatus: z.nullish(z.enum(homeStatuses)) });
export type HomeSeen = z.output<typeof homeSeen>;

/** The alternative text of one photo. Blank or null restores the generated one. */
const photoText = nullableText(300);
/** `expectedAlt`: the text before. */
export const photoDescription = z.object({ file: requiredText(bounds.fact), alt: photoText, expectedAlt: photoText });
export type PhotoDescription = z.output<typeof photoDescription>;

const share = z.number('Invalid input').check(z.minimum(0), z.maximum(1));

/** The point of a photo that every crop must show, from 0 to 1 from the left and from the top. Null: the middle. */
const focus = nullable(z.object({ x: share, y: share }));
/** `expectedFocus`: the point before. */
export const photoFocus = z.object({ file: requiredText(bounds.fact), focus, expectedFocus: focus });
export type PhotoFocus = z.output<typeof photoFocus>;
export type Focus = NonNullable<PhotoFocus['focus']>;

/** When a home goes live by itself. Null: never. */
export const propertySchedule = z.object({ goesLiveAt: z.pipe(missingIsNull, z.nullable(goesLiveAt)) });

/** The facts that mark a home as sold. */
export const sale = z.object({
  soldDate: z.pipe(missingIsNull, soldDate),
  represented: z.pipe(missingIsNull, z.enum(representedSides)),
  soldPrice: nullable(price),
});
export type Sale = z.output<typeof sale>;

/** With what takes a sale back: the one that the agent saw. If it was corrected since, it stands. */
export const saleSeen = z.extend(homeSeen, { expectedSale: z.nullish(sale) });
export type SaleSeen = z.output<typeof saleSeen>;

/** With a change of a home: what of it the agent saw. */
export const propertySeen = z.extend(saleSeen, { expectedImages: z.nullish(files) });
export type PropertySeen = z.output<typeof propertySeen>;

export const largestSheet = { rows: 5000, characters: 3_000_000 } as const;

/** A spreadsheet of homes. The GraphQL schema says what each field means. */
export const homesImport = z.object({
  id: z.nullish(z.uuid()),
  csv: z.string().check(z.minLength(1), z.maxLength(largestSheet.characters, 'At most three million characters')),
  columns: z.nullish(z.array(z.nullable(requiredText(bounds.fact))).check(z.maxLength(200))),
  isDryRun: z.nullish(z.boolean()),
  areDrafts: z.nullish(z.boolean()),
});
export type HomesImport = z.output<typeof homesImport>;
