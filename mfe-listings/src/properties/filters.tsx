/** The filters: a plain HTML form, which updates the list at once if scripts run. */

import { type DeferredValue, useNavigate } from 'platform';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { lazyChunk } from 'ui';
import type { PropertyChoicesQuery } from '../generated/operations.ts';
import { askedSearch, oncePainted } from './asked-search.ts';
import { chipsOf } from './chip-words.ts';
import { Chips } from './chips.tsx';
import { Choice } from './choice.tsx';
import { optionsOf, roomsOf, sorts, tabs } from './choices.ts';
import { Find, Pick } from './find.tsx';
import { prepareFind } from './load-find.ts';
import * as styles from './properties.css.ts';
import { filterOf, type NoPrices, readSearch, type Search, searchPath } from './search.ts';

/** The fields of the sheet, for browsers without scripts. */
const PlainFields = lazyChunk(() => import(/* webpackChunkName: "find" */ './plain-fields.tsx'));

export type Facets = PropertyChoicesQuery['propertyFacets'];
const none: Facets = { cities: [], propertyTypes: [] };

type FiltersProps = { search: Search; choices: DeferredValue<PropertyChoicesQuery>; noPrices?: NoPrices | undefined };

/**
 * The known towns and types; none until they are loaded. The form is not rendered anew then, so what was typed stays.
 */
function useFacets(choices: FiltersProps['choices']): Facets {
  const [facets, setFacets] = useState(choices instanceof Promise ? none : choices.propertyFacets);
  useEffect(() => {
    let isLast = true;
    // Without them, all other filters still work.
    Promise.resolve(choices).then(
      ({ propertyFacets }) => isLast && setFacets(propertyFacets),
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [choices]);
  return facets;
}

/** The filters show the latest search at once; its homes come later. */
export function Filters({ search: shown, choices, noPrices }: FiltersProps) {
  const search = askedSearch.use() ?? shown;
  const facets = useFacets(choices);
  return (
    <>
      <FilterForm search={search} shown={shown} facets={facets} noPrices={noPrices} />
      <Find search={search} facets={facets} />
    </>
  );
}

/** What the row of controls cannot change; the form carries it along. */
const carried = ['state', 'price', 'baths', 'type', 'listing', 'open', 'text'] as const;

type FormProps = { search: Search; shown: Search; facets: Facets; noPrices: NoPrices | undefined };

/**
 * Words stay in their field until the list that they asked for is on screen: a second press or another choice before
 * that asks for them, too.
 */
function useWords(shown: Search) {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef({ shown, words: '' });
  useEffect(() => {
    if (asked.current.shown === shown) return;
    if (field.current?.value === asked.current.words) field.current.value = '';
    asked.current = { shown, words: '' };
  }, [shown]);
  const ask = () => {
    asked.current.words = field.current?.value ?? '';
  };
  return { field, ask };
}

function FilterForm({ search, shown, facets, noPrices }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useWords(shown);
  const navigate = useNavigate();

  /** Loads what the form says, for the tab pressed now, else for the tab asked for last. */
  function show(tab?: string): void {
    if (!form.current) return;
    const asked = new FormData(form.current);
    asked.set('status', tab ?? (askedSearch.get() ?? search).status);
    const path = searchPath(asked);
    // Set at once: the navigation sets it a moment later, and another choice may come in between.
    askedSearch.set(readSearch(new URL(path, location.href).searchParams));
    words.ask();
    oncePainted(() => void navigate(path, { preventScrollReset: true }));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Each button of the form is a status.
    show((submitter as HTMLButtonElement | null)?.value);
  }

  const chips = chipsOf(search);
  const isChosen = (...names: readonly string[]) => chips.some(({ name }) => names.includes(name));
  const town = {
    name: 'town',
    label: 'Town',
    any: 'Any town',
    value: search.town,
    options: optionsOf(facets.cities, search.town),
  } as const;
  const { minBedrooms } = filterOf(search);
  const beds = {
    name: 'beds',
    label: 'Beds',
    any: 'Any beds',
    value: `${minBedrooms ?? ''}`,
    options: roomsOf(minBedrooms),
  } as const;

  return (
    <form
      ref={form}
      action="/properties"
      onSubmit={handleSubmit}
      className={styles.form}
      aria-label="Filter properties"
    >
      <div className={styles.words}>
        <input
          ref={words.field}
          type="search"
          name="words"
          maxLength={200}
          aria-label="Find in words"
          placeholder="Red Bank, 3 beds, under 900"
          onFocus={prepareFind}
          className={styles.wordsField}
        />
        <button type="submit" name="status" value={search.status} className={styles.find}>
          Find
        </button>
      </div>
      <div className={styles.bar}>
        <div className={styles.tabs}>
          {tabs.map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              name="status"
              value={value}
              aria-pressed={search.status === value}
              className={styles.tab}
            >
              {label}
            </button>
          ))}
        </div>
        <div className={styles.choices}>
          {[town, beds].map((list) => (
            <Fragment key={list.name}>
              <Choice {...list} onChange={() => show()} />
              <Pick search={search} field={list.name} isPhone isChosen={isChosen(list.name)}>
                {list.label}
              </Pick>
              {list === town && (
                <Pick search={search} field="price" isChosen={isChosen('price')}>
                  Price
                </Pick>
              )}
            </Fragment>
          ))}
          <Pick search={search} isChosen={isChosen('baths', 'type', 'listing', 'open', 'text')}>
            More
          </Pick>
        </div>
      </div>
      <noscript>
        <PlainFields search={search} facets={facets} noPrices={noPrices} />
      </noscript>
      {carried.map((name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />)}
      <div className={styles.below}>
        <Chips chips={chips} search={search} />
        <Choice
          name="sort"
          label="Order"
          any="Newest first"
          options={sorts}
          value={search.sort}
          onChange={() => show()}
        />
      </div>
    </form>
  );
}
