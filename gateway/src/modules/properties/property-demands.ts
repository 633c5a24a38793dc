// The rules of a property, put as demands: what breaks one is BAD_INPUT at the field.
import { isListingUrl, type NewProperty } from 'schema';
import { badInput } from '../../core/errors.ts';
import { nextSaleState, type SaleChange, type SaleState } from './property-status.ts';

/** The sale's columns after a change. */
export function demandSaleState(now: SaleState, change: SaleChange): SaleState {
  const next = nextSaleState(now, change);
  if (!next.ok) throw badInput(next.issues);
  return next.state;
}

/** An external link leads to one of the known listing sites, or is absent. */
export function demandListingUrl(url: string | null | undefined, hosts: readonly string[]): void {
  if (url == null || isListingUrl(url, hosts)) return;
  throw badInput([{ path: ['zillowUrl'], message: `Enter an https link to ${hosts.join(', ')}` }]);
}

/** Only what nobody sees yet can be put live later. */
export function demandDraft({ isDraft, goesLiveAt }: Pick<NewProperty, 'isDraft' | 'goesLiveAt'>): void {
  if (goesLiveAt && !isDraft) throw badInput([{ path: ['goesLiveAt'], message: 'Only a draft has one' }]);
}
