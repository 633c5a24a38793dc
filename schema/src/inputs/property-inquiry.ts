import * as z from 'zod/mini';
import { inquiry, sender, submission } from './lead.ts';
import { bounds, requiredText } from './text.ts';

export const propertyInquiryInput = z.object({
  ...sender,
  ...submission,
  ...inquiry,
  propertyId: requiredText(bounds.fact),
  message: requiredText(bounds.message),
});
export type PropertyInquiryInput = z.output<typeof propertyInquiryInput>;
