/** Every recorded fact of a home as text, in the order in which people ask. Unknown facts are left out. */

import { formatLongDate } from 'platform';
import type { Property } from './page.tsx';

export interface NamedFact {
  readonly name: string;
  readonly value: string;
}

const each = (amount: string | null | undefined, span: string) => amount && `${amount} a ${span}`;
const dateOf = (day: string | null | undefined) => day && formatLongDate(`${day}T12:00:00Z`);

export function factsOf(home: Property): NamedFact[] {
  const ofRental = {
    'Available from': dateOf(home.availableFrom),
    Pets: home.pets,
    Fees: home.rentalFees,
  };
  const known = {
    Type: home.propertyType,
    'Year built': home.yearBuilt,
    'Lot size': home.lotSize,
    'Square feet': home.squareFeet,
    ...(home.listingType === 'rent' ? ofRental : {}),
    Taxes: each(home.annualTaxes, 'year'),
    'Monthly fee': each(home.monthlyFee, 'month'),
    Parking: home.parking,
    Heating: home.heating,
    Cooling: home.cooling,
    'Flood zone': home.floodZone,
    'MLS number': home.mlsNumber,
  };
  return Object.entries(known).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
