import type { AuditChange } from 'schema/generated/graphql';

export type Facts = Readonly<Record<string, unknown>>;

/** Left out: these follow from other fields, or say only that something changed. */
const UNTOLD = new Set(['updatedAt', 'createdAt', 'photos', 'valueEstimate', 'priceAmount']);

/** The fields in which two states of a record differ, as text. For a new record, `before` is empty. */
export function differences(before: Facts, after: Facts): AuditChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !UNTOLD.has(field))
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  // Rows of before November 2026 may have an accent beside its letter.
  return (Array.isArray(value) ? value.join(', ') : String(value)).normalize();
}
