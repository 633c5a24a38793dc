import * as z from 'zod/mini';
import { type SiteFieldName, siteFieldNames } from '../site-fields.ts';
import { bounds, madeStorable } from './text.ts';

const text = z
  .string()
  .check(madeStorable, z.maxLength(bounds.description, `At most ${bounds.description} characters`));
const fields = z
  .array(z.object({ name: z.enum(siteFieldNames as [SiteFieldName, ...SiteFieldName[]]), text: z.nullish(text) }))
  .check(z.maxLength(siteFieldNames.length));
const version = z.int().check(z.gte(0));

/** The new texts of fields. Null restores the value of `site.json`. */
export const siteChange = z.object({ fields, expectedVersion: z.nullish(version) });
export type SiteChange = z.output<typeof siteChange>;

export const siteRestore = z.object({ version, expectedVersion: z.nullish(version) });
export type SiteRestore = z.output<typeof siteRestore>;
