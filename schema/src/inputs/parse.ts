import * as z from 'zod/mini';
import type { InputIssue } from '../errors.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly InputIssue[] };

/**
 * Reads unknown input with one of this package's schemas. Never throws. The issues have at most one message for each
 * field: from `describeIssue`, or the field's own.
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, input: unknown): Parsed<z.output<T>> {
  const result = z.safeParse(schema, input, { error: describeIssue });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, issues: firstOfEachField(result.error.issues) };
}

/** The message for an issue: missing or blank, of the wrong type, or anything else. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'Required';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'Required';
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}, received ${nameType(issue.input)}`;
  return 'Invalid input';
}

function nameType(value: unknown): string {
  // `typeof` says "number" for NaN, Infinity and -Infinity, too.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return Array.isArray(value) ? 'array' : typeof value;
}

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): InputIssue[] {
  const byField = new Map<string, InputIssue>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    const steps = path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    if (!byField.has(field)) byField.set(field, { path: steps, message });
  }
  return [...byField.values()];
}
