import type { AuditChange } from 'schema/generated/graphql';

export type Facts = Readonly<Record<string, unknown>>;

/** Follow from the others, or say only that something changed. */
const UNTOLD = new Set(['updatedAt', 'createdAt', 'photos', 'valueEstimate', 'priceAmount']);

/** The fields in which two states of a record differ, as text. A new record has no state before. */
export function differences(before: Facts, after: Facts): AuditChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !UNTOLD.has(field))
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value);
}
