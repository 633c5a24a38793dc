// The states of a home: active ⇄ pending; either → sold with a date and a side; sold → back, which clears the sale.
import type { InputIssue, Price, PropertyStatus, Represented } from 'schema';

export interface SaleState {
  readonly status: PropertyStatus;
  readonly soldDate: Date | null;
  readonly represented: Represented | null;
  readonly soldPrice: string | null;
}

/** The state of a new home. */
export const unsold: SaleState = { status: 'active', soldDate: null, represented: null, soldPrice: null };

export interface SaleChange {
  readonly status?: PropertyStatus | undefined;
  readonly soldDate?: Date | null | undefined;
  readonly represented?: Represented | null | undefined;
  readonly soldPrice?: Price | null | undefined;
}

export type NextSaleState = { ok: true; state: SaleState } | { ok: false; issues: InputIssue[] };

/** The state after a change (absent keeps, null clears), or the reasons against it. */
export function nextSaleState(now: SaleState, change: SaleChange): NextSaleState {
  const status = change.status ?? now.status;
  const next: SaleState = {
    status,
    soldDate: change.soldDate === undefined ? now.soldDate : change.soldDate,
    represented: change.represented === undefined ? now.represented : change.represented,
    soldPrice: change.soldPrice === undefined ? now.soldPrice : (change.soldPrice?.text ?? null),
  };
  if (status === 'sold') return withIssues(next, change.status === 'sold' ? missingOfSale(now, next) : []);

  const isReopened = now.status === 'sold';
  const issues = change.soldDate || change.soldPrice ? notSold(change) : [];
  const cleared = { ...next, soldDate: null, soldPrice: null, represented: change.represented ?? null };
  return withIssues(isReopened ? cleared : next, issues);
}

function withIssues(state: SaleState, issues: InputIssue[]): NextSaleState {
  return issues.length === 0 ? { ok: true, state } : { ok: false, issues };
}

/** Fields that a sale needs. A home that is already sold may still lack those that were never known. */
function missingOfSale(now: SaleState, next: SaleState): InputIssue[] {
  const fields = ['soldDate', 'represented'] as const;
  const isNeeded = (field: 'soldDate' | 'represented') => now.status !== 'sold' || now[field] !== null;
  return fields
    .filter((field) => next[field] === null && isNeeded(field))
    .map((field) => ({ path: [field], message: 'Required' }));
}

function notSold(change: SaleChange): InputIssue[] {
  const fields = ['soldDate', 'soldPrice'] as const;
  return fields
    .filter((field) => change[field] != null)
    .map((field) => ({ path: [field], message: 'Only a sold property has one' }));
}
