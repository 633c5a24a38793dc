import * as z from 'zod/mini';
import { absentText, bounds, email, requiredText } from './text.ts';

/** Where the link goes in the mail. */
export const linkPlaceholder = '{link}';

const missingIsAbsent = z.transform((value: unknown) => (value === null || value === '' ? undefined : value));

/** With an address there is a mail, and it says where the link goes. */
export const newTestimonialRequest = z
  .object({
    id: z.uuid(),
    name: requiredText(bounds.name),
    service: requiredText(bounds.fact),
    email: z.optional(z.pipe(missingIsAbsent, z.optional(email))),
    subject: absentText(bounds.subject),
    body: absentText(bounds.message),
  })
  .check(
    z.refine(({ email: to, subject }) => to === undefined || subject !== undefined, {
      path: ['subject'],
      message: 'Required',
    }),
    z.refine(({ email: to, body }) => to === undefined || body?.includes(linkPlaceholder) === true, {
      path: ['body'],
      message: `Leave ${linkPlaceholder} where the link goes`,
    }),
  );
export type NewTestimonialRequest = z.output<typeof newTestimonialRequest>;

/** What a client sends by the link. */
export const clientsWords = z.object({
  name: requiredText(bounds.name),
  reviewText: requiredText(bounds.message),
  rating: z.coerce.number('Choose one to five stars').check(z.int(), z.minimum(1), z.maximum(5)),
});
export type ClientsWords = z.output<typeof clientsWords>;
