import type { LeadTrace } from 'schema';
import type { Verdict } from './bot-check.ts';

/** Nobody fills in a form in less; a browser's autofill may, hence never a reason by itself. */
const HASTE_MS = 1500;

/**
 * Whether a submission is to be stored as spam. A filled trap or a low score suffices; haste only counts together
 * with a check that could not be made; what the form did not tell says nothing.
 */
export function isSpam(verdict: Verdict, trace: LeadTrace): boolean {
  if (trace?.website !== undefined) return true;
  if (verdict === 'suspect') return true;
  const isHasty = trace?.elapsedMs != null && trace.elapsedMs < HASTE_MS;
  return isHasty && verdict === 'unavailable';
}
