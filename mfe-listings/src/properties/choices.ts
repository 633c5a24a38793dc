/** What the filters offer besides what the gateway names. */

type Option = { value: string; label: string };

/** By the status that each asks for. */
export const tabs: readonly Option[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active Listings' },
  { value: 'sold', label: 'Sold' },
];

export const atLeast: readonly Option[] = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: `${value} or more`,
}));

export const sorts: readonly Option[] = [
  { value: 'price-low', label: 'Lowest price first' },
  { value: 'price-high', label: 'Highest price first' },
];

/** These, and what is chosen, though it may be gone. */
export const optionsOf = (values: readonly string[], chosen: string): Option[] =>
  [...new Set([...values, chosen])].flatMap((value) => (value ? [{ value, label: value }] : []));
