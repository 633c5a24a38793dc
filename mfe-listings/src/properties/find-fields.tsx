import { formatDollars } from 'platform';
import { useEffect, useRef } from 'react';
import { Checkbox, Field, type FieldErrors, Fieldset, Select, TextInput } from 'ui/form';
import { readPrice } from './asked-price.ts';
import { type Option, optionsOf, roomsOf, tabs } from './choices.ts';
import type { Facets } from './filters.tsx';
import * as styles from './find-sheet.css.ts';
import { filterOf, type Search } from './search.ts';

type FieldsProps = {
  search: Search;
  facets: Facets;
  /** The name of the field that was pressed. */
  field: string;
  /** Of the fields of prices. */
  errors: FieldErrors;
  onTyped: () => void;
};

/** A choice between a few values in a row. They are radio buttons, so that arrow keys and reset work as in any form. */
function Segments({
  name,
  legend,
  value,
  options,
  onChange,
}: {
  name: string;
  legend: string;
  value: string;
  options: readonly Option[];
  onChange?: () => void;
}) {
  return (
    <Fieldset legend={legend}>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={onChange}
              className={styles.radio}
            />
            <span className={styles.segmentWords}>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

const listings = [
  { value: '', label: 'Either' },
  { value: 'sale', label: 'Sale' },
  { value: 'rent', label: 'Rent' },
];

/** "At least so many" beds or baths. */
function Rooms({ name, legend, chosen }: { name: string; legend: string; chosen: number | undefined }) {
  const options = roomsOf(chosen).map(({ value }) => ({ value, label: `${value}+` }));
  return (
    <Segments
      name={name}
      legend={legend}
      value={`${chosen ?? ''}`}
      options={[{ value: '', label: 'Any' }, ...options]}
    />
  );
}

/** Shows the price that the typed text means, which differs for a rent. A text that means none stays as it was typed. */
function showPrice(input: HTMLInputElement): void {
  const isRent = new FormData(input.form ?? undefined).get('listing') === 'rent';
  const price = readPrice(input.dataset.typed ?? input.value, isRent);
  if (price) input.value = formatDollars(Number(price));
  input.dataset.shown = input.value;
}

function Price({
  name,
  label,
  amount,
  any,
  error,
  onTyped,
}: {
  name: 'min' | 'max';
  label: string;
  amount: number | null | undefined;
  any: string;
  error: string | undefined;
  onTyped: () => void;
}) {
  return (
    <Field label={label} error={error}>
      <TextInput
        name={name}
        inputMode="decimal"
        placeholder={any}
        maxLength={20}
        autoComplete="off"
        defaultValue={amount == null ? '' : formatDollars(amount)}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== currentTarget.dataset.shown) currentTarget.dataset.typed = currentTarget.value;
          showPrice(currentTarget);
          onTyped();
        }}
      />
    </Field>
  );
}

export function FindFields({ search, facets, field, errors, onTyped }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { minPrice, maxPrice, minBedrooms, minBathrooms } = filterOf(search);
  useEffect(() => {
    const name = CSS.escape(field === 'price' ? 'max' : field);
    // After the dialog has stored which element had the focus.
    const frame = requestAnimationFrame(() =>
      fields.current
        ?.querySelector<HTMLElement>(`select[name="${name}"], input[name="${name}"]:not([type="radio"]:not(:checked))`)
        ?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [field]);
  const showPrices = () => fields.current?.querySelectorAll<HTMLInputElement>('[data-typed]').forEach(showPrice);
  return (
    <div ref={fields} className={styles.fields}>
      {/* Only words ask for a state, and a town takes its place. */}
      <input type="hidden" name="state" value={search.state} />
      <Field label="Town">
        <Select name="town" defaultValue={search.town}>
          <option value="">Any town</option>
          {optionsOf(facets.cities, search.town).map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </Field>
      <div className={styles.prices}>
        <Price
          name="min"
          label="Lowest price"
          amount={minPrice}
          any="No minimum"
          error={errors.min}
          onTyped={onTyped}
        />
        <Price
          name="max"
          label="Highest price"
          amount={maxPrice}
          any="No maximum"
          error={errors.max}
          onTyped={onTyped}
        />
      </div>
      <Rooms name="beds" legend="Beds" chosen={minBedrooms} />
      <Rooms name="baths" legend="Baths" chosen={minBathrooms} />
      <Field label="Type">
        <Select name="type" defaultValue={search.type}>
          <option value="">Any type</option>
          {optionsOf(facets.propertyTypes, search.type).map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </Field>
      <Field label="Words in address or description">
        <TextInput name="text" maxLength={100} defaultValue={search.text} autoComplete="off" />
      </Field>
      <Segments name="listing" legend="Sale or rent" value={search.listing} options={listings} onChange={showPrices} />
      <Segments name="status" legend="Show" value={search.status} options={tabs} />
      <Checkbox name="open" value="1" defaultChecked={search.open === '1'}>
        With an open house
      </Checkbox>
    </div>
  );
}
