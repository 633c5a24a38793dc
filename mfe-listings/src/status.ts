import type { RibbonStatus } from 'ui';
import type { ListingType, PropertyStatus } from './generated/operations.ts';

type RibbonText = { status: RibbonStatus; text: string };

/** The text of a home's ribbon: 'For Sale' (or 'For Rent'), 'Pending', 'Sold'. */
export function ribbonOf(home: { status: PropertyStatus; listingType: ListingType }): RibbonText {
  if (home.status === 'sold') return { status: 'sold', text: 'Sold' };
  if (home.status === 'pending') return { status: 'pending', text: 'Pending' };
  return home.listingType === 'rent' ? { status: 'rent', text: 'For Rent' } : { status: 'active', text: 'For Sale' };
}
