// The agent's requests to the inbox. Not in `lead.ts`, which is sent to visitors' browsers with the forms.
import * as z from 'zod/mini';
import { inquiryTypes, leadKinds, leadSorts, leadStatuses } from '../enumerations.ts';
import { adminPage } from './paging.ts';
import { absentText, bounds, nullableText } from './text.ts';

const kind = z.enum(leadKinds);

export const leadChange = z.object({
  kind,
  status: z.nullish(z.enum(leadStatuses)),
  notes: nullableText(bounds.message),
  /** The status that the agent saw. If it has changed since, the change of status is refused. */
  expectedStatus: z.nullish(z.enum(leadStatuses)),
});
export type LeadChange = z.output<typeof leadChange>;

/** Names a lead. Any text may be an id: under an invalid one, no lead is found. */
export const leadName = z.object({ kind, id: z.string() });
export type LeadName = z.output<typeof leadName>;

const filter = z.nullish(
  z.object({
    statuses: z.nullish(z.array(z.enum(leadStatuses)).check(z.maxLength(4))),
    kinds: z.nullish(z.array(kind).check(z.maxLength(4))),
    inquiryTypes: z.nullish(z.array(z.enum(inquiryTypes)).check(z.maxLength(3))),
    propertyId: z.nullish(z.guid()),
    sameAs: z.nullish(z.guid()),
    overdue: z.nullish(z.boolean()),
    text: absentText(bounds.fact),
  }),
);

/** Filter, order and page of the inbox. */
export const leadSearch = z.object({ filter, sort: z._default(z.enum(leadSorts), 'newest'), ...adminPage });
export type LeadSearch = z.output<typeof leadSearch>;

/** The number of weeks for which the agent wants figures. */
export const numbersSearch = z.object({
  weeks: z._default(z.int().check(z.minimum(1, 'At least 1'), z.maximum(53, 'At most 53 weeks')), 12),
});
export type NumbersSearch = z.output<typeof numbersSearch>;

/** The leads that are exported. */
export const leadExport = z.object({ filter });
export type LeadExport = z.output<typeof leadExport>;
