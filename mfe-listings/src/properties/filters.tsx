/** The filters: a form that works as a form, and answers at once where scripts run. */

import { Deferred, type DeferredValue, useNavigate } from 'platform';
import { type FormEvent, useRef } from 'react';
import type { PropertyChoicesQuery } from '../generated/operations.ts';
import { askedSearch } from './asked-search.ts';
import { Choice } from './choice.tsx';
import * as styles from './properties.css.ts';
import { readSearch, type Search, type Shown, searchPath } from './search.ts';

const tabs: Array<{ shown: Shown; value: string; label: string }> = [
  { shown: 'all', value: '', label: 'All' },
  { shown: 'active', value: 'active', label: 'Active Listings' },
  { shown: 'sold', value: 'sold', label: 'Sold' },
];

const prices = [
  { value: '-500000', label: 'Up to $500,000' },
  { value: '500000-1000000', label: '$500,000 to $1,000,000' },
  { value: '1000000-2000000', label: '$1,000,000 to $2,000,000' },
  { value: '2000000-', label: 'From $2,000,000' },
];
const atLeast = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} or more` }));
const sorts = [
  { value: 'price-low', label: 'Lowest price first' },
  { value: 'price-high', label: 'Highest price first' },
];
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type Facets = PropertyChoicesQuery['propertyFacets'];
const none: Facets = { cities: [], propertyTypes: [] };

type FiltersProps = { search: Search; choices: DeferredValue<PropertyChoicesQuery> };

/** What was asked for last stands in the filters at once; its homes come later. */
export function Filters({ search: shown, choices }: FiltersProps) {
  const search = askedSearch.use() ?? shown;
  const bare = <FilterForm search={search} facets={none} />;
  return (
    <Deferred value={choices} loading={bare} error={() => bare}>
      {({ propertyFacets }) => <FilterForm search={search} facets={propertyFacets} />}
    </Deferred>
  );
}

function FilterForm({ search, facets }: { search: Search; facets: Facets }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  /** Asks for what the lists say, under the tab pressed now or, without one, the tab asked for last. */
  function show(status?: string): void {
    if (!form.current) return;
    const asked = new FormData(form.current);
    const { shown } = askedSearch.get() ?? search;
    asked.set('status', status ?? (shown === 'all' ? '' : shown));
    const path = searchPath(asked);
    // At once: the navigation itself asks a moment later, and another choice may come in between.
    askedSearch.set(readSearch(new URL(path, location.href).searchParams));
    void navigate(path, { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    show(submitter instanceof HTMLButtonElement && submitter.name === 'status' ? submitter.value : undefined);
  }

  const rows = [
    { name: 'price', label: 'Price', any: 'Any price', options: prices },
    { name: 'beds', label: 'Beds', any: 'Any beds', options: atLeast },
    { name: 'baths', label: 'Baths', any: 'Any baths', options: atLeast },
    { name: 'town', label: 'Town', any: 'Any town', options: asOptions(facets.cities) },
    { name: 'type', label: 'Type', any: 'Any type', options: asOptions(facets.propertyTypes) },
    { name: 'sort', label: 'Order', any: 'Newest first', options: sorts },
  ] as const;

  return (
    <form
      ref={form}
      action="/properties"
      onSubmit={handleSubmit}
      className={styles.filters}
      aria-label="Filter properties"
    >
      <div className={styles.tabs}>
        {tabs.map(({ shown, value, label }) => (
          <button
            key={shown}
            type="submit"
            name="status"
            value={value}
            aria-pressed={search.shown === shown}
            className={styles.tab}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.choices}>
        {rows.map((row) => (
          <Choice key={row.name} {...row} value={search[row.name]} onChange={() => show()} />
        ))}
        <noscript>
          <button type="submit" className={styles.tab}>
            Apply
          </button>
        </noscript>
      </div>
    </form>
  );
}
