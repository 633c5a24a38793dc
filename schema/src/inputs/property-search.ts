import * as z from 'zod/mini';
import { homeStatuses, listingTypes, propertySorts, propertyStatuses } from '../enumerations.ts';
import { adminPage } from './paging.ts';
import { absentText, bounds, requiredText } from './text.ts';

export const largestPage = 60;

const wholeDollars = z.nullish(z.int().check(z.minimum(0, 'At least 0')));
const count = z.nullish(z.number().check(z.minimum(0, 'At least 0'), z.maximum(100, 'At most 100')));

/** Filter, order and page of a list of properties. Prices are whole dollars. */
export const propertySearch = z.object({
  filter: z.nullish(
    z.object({
      ids: z.nullish(z.array(z.guid()).check(z.maxLength(largestPage))),
      statuses: z.nullish(z.array(z.enum(propertyStatuses)).check(z.maxLength(3))),
      cities: z.nullish(z.array(requiredText(bounds.city)).check(z.maxLength(20))),
      state: absentText(bounds.fact),
      listingType: z.nullish(z.enum(listingTypes)),
      propertyType: z.nullish(requiredText(bounds.fact)),
      propertyTypes: z.nullish(z.array(requiredText(bounds.fact)).check(z.maxLength(20))),
      minPrice: wholeDollars,
      maxPrice: wholeDollars,
      minBedrooms: count,
      minBathrooms: count,
      hasOpenHouse: z.nullish(z.boolean()),
      text: absentText(bounds.fact),
    }),
  ),
  sort: z.enum(propertySorts),
  first: z.int().check(z.minimum(1, 'At least 1'), z.maximum(largestPage, `At most ${largestPage} a page`)),
  after: z.nullish(z.string()),
});
export type PropertySearch = z.output<typeof propertySearch>;

const homeFilter = z.nullish(
  z.object({
    status: z.nullish(z.enum(homeStatuses)),
    city: absentText(bounds.city),
    text: absentText(bounds.fact),
    needs: z.nullish(z.boolean()),
  }),
);

/** The same filter, for an export to a spreadsheet. */
export const homesExport = z.object({ filter: homeFilter });

/** Filter and page of the agent's list of homes. */
export const agentHomesSearch = z.object({
  filter: homeFilter,
  ...adminPage,
});
export type AgentHomesSearch = z.output<typeof agentHomesSearch>;

/** The statuses of the homes whose values the filters offer. Absent: all statuses. */
export const facetSearch = z.object({ statuses: z.nullish(z.array(z.enum(propertyStatuses)).check(z.maxLength(3))) });
