import * as z from 'zod/mini';
import { absentText, bounds, email, requiredText } from './text.ts';

/** Stands in the text of the mail where the link goes. */
export const linkPlaceholder = '{link}';

const missingIsAbsent = z.transform((value: unknown) => (value === null || value === '' ? undefined : value));

/** With an email address, a mail is sent, and its text must contain the placeholder of the link. */
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

/** What a client sends from the page that the link opens. */
export const clientsWords = z.object({
  name: requiredText(bounds.name),
  reviewText: requiredText(bounds.message),
  rating: z.coerce.number('Choose one to five stars').check(z.int(), z.minimum(1), z.maximum(5)),
});
export type ClientsWords = z.output<typeof clientsWords>;
