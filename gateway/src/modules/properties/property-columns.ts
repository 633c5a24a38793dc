import type { NewProperty, Price } from 'schema';

/** The columns of a price. */
export const priceColumns = (price: Price) => ({ price: price.text, priceAmount: price.amount });

/** The columns from a new property's input; a field that is not given is null. */
export function newColumns({
  id,
  price,
  soldPrice,
  isDraft,
  goesLiveAt = null,
  images: _,
  floorPlan: __,
  ...facts
}: NewProperty) {
  const visibility = { isDraft: isDraft === true, archivedAt: isDraft ? new Date() : null, goesLiveAt };
  return {
    ...(id && { id }),
    ...unknown,
    ...defined(facts),
    ...priceColumns(price),
    soldPrice: soldPrice?.text ?? null,
    ...visibility,
  };
}

/** The fields that may be left out of a new home. The type makes sure that none is forgotten here. */
type Unknown = {
  [K in keyof NewProperty as undefined extends NewProperty[K] ? K : never]-?: null;
};

const unknown: Omit<Unknown, 'id' | 'isDraft' | 'goesLiveAt' | 'soldPrice' | 'images'> = {
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  propertyType: null,
  yearBuilt: null,
  lotSize: null,
  annualTaxes: null,
  monthlyFee: null,
  parking: null,
  heating: null,
  cooling: null,
  floodZone: null,
  mlsNumber: null,
  tourUrl: null,
  floorPlan: null,
  availableFrom: null,
  pets: null,
  rentalFees: null,
  description: null,
  zillowUrl: null,
  represented: null,
  soldDate: null,
};

/** Without undefined values: the ORM would clear those columns. */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };
