// The rules of a property. A violation is BAD_INPUT at the field.
import { isListingUrl, type NewProperty } from 'schema';
import { badInput } from '../../core/errors.ts';
import { nextSaleState, type SaleChange, type SaleState } from './property-status.ts';

/** The columns of a sale after a change. */
export function demandSaleState(now: SaleState, change: SaleChange): SaleState {
  const next = nextSaleState(now, change);
  if (!next.ok) throw badInput(next.issues);
  return next.state;
}

/** A link must lead to one of the known listing sites, or be absent. */
export function demandListingUrl(url: string | null | undefined, hosts: readonly string[]): void {
  if (url == null || isListingUrl(url, hosts)) return;
  throw badInput([{ path: ['zillowUrl'], message: `Enter an https link to ${hosts.join(', ')}` }]);
}

/** Only a draft can have a time at which it goes live. */
export function demandDraft({ isDraft, goesLiveAt }: Pick<NewProperty, 'isDraft' | 'goesLiveAt'>): void {
  if (goesLiveAt && !isDraft) throw badInput([{ path: ['goesLiveAt'], message: 'Only a draft has one' }]);
}
