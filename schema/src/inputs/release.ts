import * as z from 'zod/mini';
import { password } from './account.ts';
import { moment } from './span.ts';
import { bounds, requiredText } from './text.ts';

const part = requiredText(40).check(z.regex(/^[a-z][a-z0-9-]*$/, 'A part’s name, as mfe-areas is'));
const version = requiredText(40);

/** The `at` of the part's last step as the client has seen it. It detects that somebody else was faster. */
const after = z.nullish(moment);

export const releaseChoice = z.object({ name: part, version, after });
export type ReleaseChoice = z.output<typeof releaseChoice>;

export const releaseRollback = z.object({ name: part, to: z.nullish(version), after });
export type ReleaseRollback = z.output<typeof releaseRollback>;

/** Visitors out of a hundred. */
export const canaryShare = z
  .int()
  .check(z.minimum(1, 'At least one of a hundred visitors'), z.maximum(50, 'At most half of the visitors'));

export const canaryInput = z.object({
  name: part,
  version,
  share: canaryShare,
  isByRule: z.boolean(),
  after,
});
export type CanaryInput = z.output<typeof canaryInput>;

export const releasePart = z.object({ name: part, after });
export type ReleasePart = z.output<typeof releasePart>;

const YEAR_MS = 366 * 86_400_000;
const aheadMs = (date: Date): number => date.getTime() - Date.now();
const expiresAt = moment.check(
  z.refine((date) => aheadMs(date) > 0, 'Choose a time that is still to come'),
  z.refine((date) => aheadMs(date) <= YEAR_MS, 'Choose a time within a year'),
);

export const newDeployToken = z.object({ part, note: requiredText(bounds.fact), expiresAt, password });
export type NewDeployToken = z.output<typeof newDeployToken>;
