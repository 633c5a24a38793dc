import { cx } from 'ui';
import { FormAlert } from 'ui/form';
import { HOW_A_PRICE } from './asked-price.ts';
import { optionsOf, roomsOf } from './choices.ts';
import type { Facets } from './filters.tsx';
import * as styles from './properties.css.ts';
import { filterOf, type NoPrices, type Search } from './search.ts';

type PlainProps = { search: Search; facets: Facets; noPrices?: NoPrices | undefined };

/** The fields of the sheet as part of the form, for browsers without scripts. Browsers with scripts never show them. */
export default function PlainFields({ search, facets, noPrices = {} }: PlainProps) {
  const { minBathrooms } = filterOf(search);
  const lists = [
    { name: 'baths', any: 'Any baths', options: roomsOf(minBathrooms) },
    { name: 'type', any: 'Any type', options: optionsOf(facets.propertyTypes, search.type) },
    { name: 'listing', any: 'Sale or rent', options: optionsOf(['sale', 'rent'], '') },
    { name: 'open', any: 'Open house or not', options: [{ value: '1', label: 'With an open house' }] },
  ] as const;
  const texts = [
    { name: 'min', label: 'Lowest price', value: noPrices.min ?? '' },
    { name: 'max', label: 'Highest price', value: noPrices.max ?? '' },
    { name: 'text', label: 'Words in the description', value: search.text },
  ];
  const wrong = Object.values(noPrices);
  return (
    <div className={styles.plain} id="find">
      {wrong.length > 0 && (
        <div className={styles.plainAlert}>
          <FormAlert>{`“${wrong.join('”, “')}” is no price. ${HOW_A_PRICE}.`}</FormAlert>
        </div>
      )}
      {lists.map(({ name, any, options }) => (
        <select key={name} name={name} aria-label={any} defaultValue={search[name]} className={styles.select}>
          <option value="">{any}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {texts.map(({ name, label, value }) => (
        <input
          key={name}
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          aria-invalid={name in noPrices || undefined}
          className={cx(styles.wordsField, styles.plainField)}
        />
      ))}
      <button type="submit" name="status" value={search.status} className={styles.tab}>
        Apply
      </button>
    </div>
  );
}
