import * as z from 'zod/mini';
import { inquiryTypes } from '../enumerations.ts';
import { absentText, bounds, email, requiredText } from './text.ts';

/** How the lead came about. The site's forms send it; API clients may leave it out. */
export const leadTrace = z.nullish(
  z.object({
    page: absentText(500),
    referrer: absentText(500),
    utm: absentText(500),
    /** Milliseconds from the first focus to the submit. */
    elapsedMs: z.nullish(z.number()),
    /** Whether the sender may be called and texted. Absent: the form did not ask. */
    mayPhone: z.nullish(z.boolean()),
    /** A field that people do not see. If it is filled in, a machine sent the form. */
    website: absentText(500),
  }),
);
export type LeadTrace = z.output<typeof leadTrace>;

/** The sender, in every form that requires a name. */
export const sender = {
  name: requiredText(bounds.name),
  email,
  phone: absentText(bounds.phone),
};

/** What a form sends besides its visible fields. */
export const submission = { recaptchaToken: absentText(10_000), trace: leadTrace };

/** The form or client that sends: `modal`, `contact_page`, `exit_intent` and so on. */
export const requiredSource = z.string().check(z.trim(), z.minLength(1), z.regex(/^[a-z0-9_]{1,40}$/, 'Invalid input'));

/** The kind of visit that the sender asks for. It has a meaning only together with a property. */
export const inquiry = {
  inquiryType: z.enum(inquiryTypes),
  preferredTimes: z.nullish(
    z
      .array(z.iso.datetime({ offset: true, error: 'Enter a valid date and time' }))
      .check(z.maxLength(3, 'At most three times')),
  ),
};
