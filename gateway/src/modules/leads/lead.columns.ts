import { p } from '@mikro-orm/core';
import type { LeadStatus, Verification } from 'schema';
import { recordColumns } from '../../core/columns.ts';

/** What every kind of lead has besides what was sent. */
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
  /** Whether the sender lets the agent call and text them; null: they were not asked. */
  mayPhone: p.boolean().strictNullable(),
  /** Equal for the same e-mail and text, by which a repeated submission is known. */
  contentHash: p.text().index(),
};
