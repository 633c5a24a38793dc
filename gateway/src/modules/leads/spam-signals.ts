import type { LeadTrace } from 'schema';
import type { Verdict } from './bot-check.ts';

/** Nobody fills in a form faster. A browser's autofill may, so haste alone is never a reason. */
const HASTE_MS = 1500;

/**
 * Whether a submission is stored as spam. A filled trap or a low score is enough. Haste counts only if the bot check
 * was not available. What the form did not report counts for nothing.
 */
export function isSpam(verdict: Verdict, trace: LeadTrace): boolean {
  if (trace?.website !== undefined) return true;
  if (verdict === 'suspect') return true;
  const isHasty = trace?.elapsedMs != null && trace.elapsedMs < HASTE_MS;
  return isHasty && verdict === 'unavailable';
}
