import * as z from 'zod/mini';
import { listingTypes } from '../enumerations.ts';
import { bounds, nullableText, requiredText } from './text.ts';

/** The largest `integer` of PostgreSQL. */
const MOST_DOLLARS = 2_147_483_647;

const DOLLARS = 'Enter a whole number of dollars';
const BEDS = 'Enter a number from 0 to 100';

const wishes = z.object({
  listingType: z.nullish(z.enum(listingTypes)),
  city: nullableText(bounds.city),
  maxPrice: z.nullish(z.int(DOLLARS).check(z.minimum(1, DOLLARS), z.maximum(MOST_DOLLARS, DOLLARS))),
  minBedrooms: z.nullish(z.number(BEDS).check(z.minimum(0, BEDS), z.maximum(100, BEDS))),
});

const known = z.object({
  tags: z.nullish(
    z.array(requiredText(40, 'At most 40 characters in each tag')).check(z.maxLength(20, 'At most 20 tags')),
  ),
  wishes: z.nullish(wishes),
});
export const personChange = z.extend(known, {
  /** The values that the agent saw. If one of them has changed since, the change is refused. */
  expected: z.nullish(known),
});
export type PersonChange = z.output<typeof personChange>;
