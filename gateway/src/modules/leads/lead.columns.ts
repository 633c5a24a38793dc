import { p } from '@mikro-orm/core';
import type { LeadStatus, Verification } from 'schema';
import { recordColumns } from '../../core/columns.ts';

/** The columns that every kind of lead has besides its content. */
export const leadColumns = {
  ...recordColumns,
  status: p.text().$type<LeadStatus>(),
  verification: p.text().$type<Verification>(),
  notes: p.text().strictNullable(),
  /** When it was first contacted or closed; null while it is new. */
  answeredAt: p.datetime(3).strictNullable(),
  page: p.text().strictNullable(),
  referrer: p.text().strictNullable(),
  utm: p.text().strictNullable(),
  /** Whether the sender allows calls and text messages; null if they were not asked. */
  mayPhone: p.boolean().strictNullable(),
  /** Equal for the same e-mail address and text: it identifies a repeated submission. */
  contentHash: p.text().index(),
};
