/** The rows of a comparison: one for each fact that is known of at least one home. */

import { withCommas } from 'schema';
import type { ComparedHomesQuery } from '../generated/operations.ts';
import { dollarsIn, exampleLoan, monthlyPayment } from '../property/monthly-payment.ts';
import { formatDay } from '../property/new-york.ts';
import { ribbonOf } from '../status.ts';

export type ComparedHome = ComparedHomesQuery['properties']['nodes'][number];

/** `best`: the columns with the lowest cost or the most space, if numbers can tell. */
export type Row = { name: string; cells: (string | undefined)[]; best: readonly number[] };

type Fact = {
  name: string;
  of: (home: ComparedHome) => string | null | undefined;
  best?: 'least' | 'most';
  /** For a text with more than a number: a rent is "$3,200/mo". */
  amount?: (home: ComparedHome) => number | null;
};

const dollars = (amount: number): string => `$${withCommas(Math.round(amount))}`;

/** NaN if the text is more than a number. */
const numberIn = (text: string | undefined): number =>
  /^\$?[\d,]+(\.\d+)?$/.test(text ?? '') ? dollarsIn(text) : Number.NaN;

/** A home that was once for rent may still have the facts of a rental. They do not matter for a sale. */
const asRental = (home: ComparedHome) => (home.listingType === 'rent' ? home : undefined);

/** A calendar date. Noon UTC is the same day in New York. */
const dayInWords = (day: string | null | undefined) => day && formatDay(`${day}T12:00:00Z`);

const isForSale = ({ listingType, status }: ComparedHome) => listingType === 'sale' && status !== 'sold';

/** The monthly payment with the example loan, plus taxes and fee if they are known. */
function monthly(home: ComparedHome): string | undefined {
  if (!isForSale(home) || !home.priceAmount) return undefined;
  const loan = monthlyPayment({ price: home.priceAmount, ...exampleLoan });
  return dollars(loan + dollarsIn(home.annualTaxes) / 12 + dollarsIn(home.monthlyFee));
}

function pricePerSquareFoot(home: ComparedHome): string | undefined {
  const perFoot = Math.round(Number(home.priceAmount) / numberIn(home.squareFeet ?? undefined));
  return isForSale(home) && perFoot > 0 && Number.isFinite(perFoot) ? dollars(perFoot) : undefined;
}

const facts: readonly Fact[] = [
  { name: 'Price', of: (home) => home.price, best: 'least', amount: (home) => home.priceAmount || null },
  { name: 'Status', of: (home) => ribbonOf(home).text },
  { name: 'A month, about', of: monthly, best: 'least' },
  { name: 'Beds', of: (home) => home.bedrooms, best: 'most' },
  { name: 'Baths', of: (home) => home.bathrooms, best: 'most' },
  { name: 'Square feet', of: (home) => home.squareFeet, best: 'most' },
  { name: 'Price a square foot', of: pricePerSquareFoot, best: 'least' },
  { name: 'Type', of: (home) => home.propertyType },
  { name: 'Year built', of: (home) => home.yearBuilt },
  { name: 'Lot', of: (home) => home.lotSize },
  { name: 'Taxes a year', of: (home) => home.annualTaxes, best: 'least' },
  { name: 'Fee a month', of: (home) => home.monthlyFee, best: 'least' },
  { name: 'Parking', of: (home) => home.parking },
  { name: 'Heating', of: (home) => home.heating },
  { name: 'Cooling', of: (home) => home.cooling },
  { name: 'Flood zone', of: (home) => home.floodZone },
  { name: 'Available from', of: (home) => dayInWords(asRental(home)?.availableFrom) },
  { name: 'Pets', of: (home) => asRental(home)?.pets },
  { name: 'Fees of the rental', of: (home) => asRental(home)?.rentalFees },
];

type Homes = readonly (ComparedHome | undefined)[];

/** Only homes that are not sold compete. A rent never competes with a price. */
function bestOf({ best, of, amount = (home) => numberIn(of(home) ?? undefined) }: Fact, homes: Homes): number[] {
  const offered = homes.filter((home) => home !== undefined && home.status !== 'sold');
  if (!best || new Set(offered.map((home) => home?.listingType)).size > 1) return [];
  const numbers = homes.map((home) => (home && offered.includes(home) ? (amount(home) ?? Number.NaN) : Number.NaN));
  const known = numbers.filter((number) => !Number.isNaN(number));
  if (new Set(known).size < 2) return [];
  const winner = best === 'least' ? Math.min(...known) : Math.max(...known);
  return numbers.flatMap((number, column) => (number === winner ? [column] : []));
}

/** The rows in the order in which people ask. `undefined` stands for a home that is gone. */
export function rowsOf(homes: Homes): Row[] {
  return facts
    .map((fact) => ({
      name: fact.name,
      cells: homes.map((home) => (home && fact.of(home)) || undefined),
      best: bestOf(fact, homes),
    }))
    .filter(
      ({ name, cells }) =>
        cells.some(Boolean) && (name !== 'Status' || new Set(cells).size > 1 || !cells.includes('For Sale')),
    );
}
