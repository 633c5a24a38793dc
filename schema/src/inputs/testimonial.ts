import * as z from 'zod/mini';
import { isTooFarAhead, readSoldDate } from '../sold-date.ts';
import { hasStoredYear } from '../stored-year.ts';
import { bounds, missingIsNull, nullableText, requiredText } from './text.ts';

const reviewDate = z.pipe(
  missingIsNull,
  z.pipe(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/, 'Enter a valid date')),
    z.transform((text, context) => {
      const date = new Date(text);
      // For a day that the month does not have, Date returns a day of the next month.
      const isRealDay = readSoldDate(text) !== null && hasStoredYear(date);
      if (isRealDay && !isTooFarAhead(date, new Date())) return date;
      context.issues.push({ code: 'custom', message: 'Enter a valid date', input: text });
      return z.NEVER;
    }),
  ),
);

const facts = {
  name: requiredText(bounds.name),
  service: requiredText(bounds.fact),
  rating: z.int().check(z.minimum(1, 'From 1 to 5'), z.maximum(5, 'From 1 to 5')),
  reviewText: requiredText(bounds.message),
  reviewDate,
  source: nullableText(bounds.fact),
};

export const newTestimonial = z.object({
  /** Made by the client, so that a call may be repeated. */
  id: z.nullish(z.uuid()),
  ...facts,
  visible: z.nullish(z.boolean()),
  /** Among those about which the agent has not decided, which are hidden. */
  isWaiting: z.nullish(z.boolean()),
  /** Its place among those that do not wait, so that a deleted one comes back to where it was. */
  place: z.nullish(z.int().check(z.minimum(0, 'From 0'))),
});
export type NewTestimonial = z.output<typeof newTestimonial>;

const someFacts = z.partial(z.object({ ...facts, visible: z.boolean(), isWaiting: z.boolean() }));
export const testimonialChange = z.extend(someFacts, {
  /** The values that the agent saw of the changed fields. If one of them has changed since, the change is refused. */
  expected: z.nullish(someFacts),
});
export type TestimonialChange = z.output<typeof testimonialChange>;

const ids = z.array(z.string()).check(z.maxLength(200, 'At most 200 testimonials'));
/** The testimonials that are shown first, in this order. */
export const testimonialOrder = z.object({
  ids,
  /** The order that the agent saw. If it has changed since, the new one is refused. */
  expectedIds: z.nullish(ids),
});
export type TestimonialOrder = z.output<typeof testimonialOrder>;
