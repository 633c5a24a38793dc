import { storable } from 'schema';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), storable);

/** Which part of the site failed in a browser, as the shell reports it. */
export const failureReport = z.object({
  remote: text,
  version: z.optional(text),
  module: text,
  message: z.string().check(z.maxLength(2000), storable),
  path: text,
});
export type FailureReport = z.output<typeof failureReport>;
