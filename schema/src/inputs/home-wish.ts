import * as z from 'zod/mini';
import { listingTypes } from '../enumerations.ts';
import { absentText, bounds } from './text.ts';

/** The largest `integer` of PostgreSQL. */
const MOST_DOLLARS = 2_147_483_647;

const dollars = z.nullish(z.int().check(z.minimum(0), z.maximum(MOST_DOLLARS)));
const rooms = z.nullish(z.number().check(z.minimum(0), z.maximum(100)));

/** The homes about which somebody wants mail: the filter of a list, for one town. */
export const homeWish = z.object({
  listingType: z.nullish(z.enum(listingTypes)),
  city: absentText(bounds.city),
  minPrice: dollars,
  maxPrice: dollars,
  minBedrooms: rooms,
  minBathrooms: rooms,
  propertyType: absentText(bounds.fact),
  hasOpenHouse: z.nullish(z.boolean()),
  text: absentText(bounds.fact),
});
export type HomeWishInput = z.output<typeof homeWish>;
