import type { ReactNode } from 'react';
import { cx } from 'ui';
import { SearchField } from '../frame/search-field.tsx';
import { kindChoices, type Shown } from './lead-filters.ts';
import * as styles from './leads-desk.css.ts';

type LeadSearchProps = {
  shown: Shown;
  onChoose: (part: Readonly<Record<string, string | null>>) => void;
  /** Shown between the text field and the rest. */
  children: ReactNode;
};

/** A text field, the kind and the order. */
export function LeadSearch({ shown, onChoose, children }: LeadSearchProps) {
  return (
    <search className={styles.search}>
      <SearchField
        label="Find in leads"
        placeholder="A name, a number, a word"
        text={shown.text}
        onSearch={(text) => onChoose({ text: text || null })}
      />
      {children}
      <div className={styles.filters}>
        <select
          aria-label="Kind"
          className={cx(styles.filter, shown.kind !== null && styles.filterOn)}
          value={shown.kind ?? ''}
          onChange={(event) => onChoose({ kind: event.target.value || null })}
        >
          <option value="">Every kind</option>
          {Object.entries(kindChoices).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label="Order"
          className={styles.filter}
          value={shown.sort}
          onChange={(event) => onChoose({ sort: event.target.value })}
        >
          <option value="due">By clock</option>
          <option value="newest">Newest first</option>
        </select>
        {shown.home && (
          <button type="button" className={cx(styles.filter, styles.filterOn)} onClick={() => onChoose({ home: null })}>
            One home ×
          </button>
        )}
      </div>
    </search>
  );
}
