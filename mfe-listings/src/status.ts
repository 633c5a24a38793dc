import type { RibbonStatus } from 'ui';
import type { ListingType, PropertyStatus } from './generated/operations.ts';

type Standing = { status: RibbonStatus; text: string };

/** The text of a home's ribbon: 'For Sale' (or 'For Rent'), 'Pending', 'Sold'. */
export function standingOf(home: { status: PropertyStatus; listingType: ListingType }): Standing {
  if (home.status === 'sold') return { status: 'sold', text: 'Sold' };
  if (home.status === 'pending') return { status: 'pending', text: 'Pending' };
  return home.listingType === 'rent' ? { status: 'rent', text: 'For Rent' } : { status: 'active', text: 'For Sale' };
}
