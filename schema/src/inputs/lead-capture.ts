import * as z from 'zod/mini';
import { leadTrace, requiredSource } from './lead.ts';
import { absentText, bounds, defaultText, email } from './text.ts';

export const leadCaptureInput = z.object({
  email,
  name: absentText(bounds.name),
  phone: absentText(bounds.phone),
  address: absentText(bounds.address + bounds.city + bounds.zipCode),
  source: defaultText(requiredSource, 'scroll_popup'),
  trace: leadTrace,
});
export type LeadCaptureInput = z.output<typeof leadCaptureInput>;
