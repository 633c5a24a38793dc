/** What the filters offer besides what the gateway names. */

export type Option = { value: string; label: string };

/** By the status that each asks for. */
export const tabs: readonly Option[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active Listings' },
  { value: 'sold', label: 'Sold' },
];

const ROOMS = [1, 2, 3, 4, 5];

/** At least so many beds or baths: these, and what was asked for in words or by a link (six, two and a half). */
export const roomsOf = (chosen: number | undefined): Option[] =>
  [...new Set(chosen ? [...ROOMS, chosen] : ROOMS)]
    .toSorted((one, other) => one - other)
    .map((rooms) => ({ value: `${rooms}`, label: `${rooms} or more` }));

export const sorts: readonly Option[] = [
  { value: 'price-low', label: 'Lowest price first' },
  { value: 'price-high', label: 'Highest price first' },
];

/** These, and what is chosen, though it may be gone. */
export const optionsOf = (values: readonly string[], chosen: string): Option[] =>
  [...new Set([...values, chosen])].flatMap((value) => (value ? [{ value, label: value }] : []));
