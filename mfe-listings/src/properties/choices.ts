/** The options of the filters, besides those that the gateway names. */

export type Option = { value: string; label: string };

/** The value is the status. */
export const tabs: readonly Option[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active Listings' },
  { value: 'sold', label: 'Sold' },
];

const ROOMS = [1, 2, 3, 4, 5];

/**
 * "At least so many" beds or baths: the usual numbers, and one that words or a link asked for (six, two and a half).
 */
export const roomsOf = (chosen: number | undefined): Option[] =>
  [...new Set(chosen ? [...ROOMS, chosen] : ROOMS)]
    .toSorted((one, other) => one - other)
    .map((rooms) => ({ value: `${rooms}`, label: `${rooms} or more` }));

export const sorts: readonly Option[] = [
  { value: 'price-low', label: 'Lowest price first' },
  { value: 'price-high', label: 'Highest price first' },
];

/** These values, and the chosen one, even if it is gone. */
export const optionsOf = (values: readonly string[], chosen: string): Option[] =>
  [...new Set([...values, chosen])].flatMap((value) => (value ? [{ value, label: value }] : []));
