import * as z from 'zod/mini';
import { inquiryTypes } from '../enumerations.ts';
import { absentText, bounds, email, requiredText } from './text.ts';

/** How the lead came about; forms fill it in, API clients need not. */
export const leadTrace = z.nullish(
  z.object({
    page: absentText(500),
    referrer: absentText(500),
    utm: absentText(500),
    /** Milliseconds from the first focus to the submit. */
    elapsedMs: z.nullish(z.number()),
    /** The sender's answer to whether they may be called and texted; absent: they were not asked. */
    mayPhone: z.nullish(z.boolean()),
    /** A field that no person sees: filled in means a machine. */
    website: absentText(500),
  }),
);
export type LeadTrace = z.output<typeof leadTrace>;

/** Who writes, for every form that demands a name. */
export const sender = {
  name: requiredText(bounds.name),
  email,
  phone: absentText(bounds.phone),
};

/** What a form sends besides its visible fields. */
export const submission = { recaptchaToken: absentText(10_000), trace: leadTrace };

/** The form or client that sends: modal, contact_page, exit_intent … */
export const requiredSource = z.string().check(z.trim(), z.minLength(1), z.regex(/^[a-z0-9_]{1,40}$/, 'Invalid input'));

/** The visit that is asked for; meaningful with a property only. */
export const inquiry = {
  inquiryType: z.enum(inquiryTypes),
  preferredTimes: z.nullish(
    z
      .array(z.iso.datetime({ offset: true, error: 'Enter a valid date and time' }))
      .check(z.maxLength(3, 'At most three times')),
  ),
};
