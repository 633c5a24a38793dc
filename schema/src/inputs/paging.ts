import * as z from 'zod/mini';
import { absentText, bounds } from './text.ts';

export const largestAdminPage = 100;

/** One page of one of the agent's lists. */
export const adminPage = {
  first: z.int().check(z.minimum(1, 'At least 1'), z.maximum(largestAdminPage, `At most ${largestAdminPage} a page`)),
  after: z.nullish(z.string()),
};

export const auditSearch = z.object({ subjectId: absentText(bounds.fact), ...adminPage });
export type AuditSearch = z.output<typeof auditSearch>;

/** The first homes of the agent's list. `first` has no upper bound, because homes beyond it could not be seen. */
export const homesSearch = z.object({ first: z.int().check(z.minimum(0, 'At least 0')) });
export type HomesSearch = z.output<typeof homesSearch>;
