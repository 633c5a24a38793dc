import * as z from 'zod/mini';
import { type ContactInterest, contactInterests } from '../enumerations.ts';
import { homeWish } from './home-wish.ts';
import { inquiry, requiredSource, sender, submission } from './lead.ts';
import { absentText, bounds, missingIsNull, requiredText } from './text.ts';

export const contactInput = z.object({
  ...sender,
  ...submission,
  message: requiredText(bounds.message),
  source: requiredSource,
  interest: z.optional(z.pipe(missingIsNull, z.nullable(z.enum(contactInterests)))),
  propertyId: absentText(bounds.fact),
  inquiryType: z.nullish(inquiry.inquiryType),
  preferredTimes: inquiry.preferredTimes,
  wish: z.nullish(homeWish),
});
export type ContactInput = z.output<typeof contactInput>;

/** The message of the contact dialog when the visitor chose only an interest. */
export function interestMessage(interest: ContactInterest): string {
  return `Interested in: ${interest}`;
}
