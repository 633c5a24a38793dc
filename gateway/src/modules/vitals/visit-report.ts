import * as z from 'zod/mini';

/** Milliseconds. More than a minute is not a real measurement. */
const time = z.optional(z.number().check(z.minimum(0), z.maximum(60_000)));

/** What a page reports when the visitor leaves it. Values that were not measured are left out. */
export const visitReport = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2000)),
  lcp: time,
  inp: time,
  ttfb: time,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  hasFailed: z.boolean(),
});
export type VisitReport = z.output<typeof visitReport>;
