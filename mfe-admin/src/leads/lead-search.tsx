import { type ReactNode, useEffect, useState } from 'react';
import { bounds } from 'schema/forms';
import { cx, VisuallyHidden } from 'ui';
import { SearchIcon } from '../frame/icons.tsx';
import { kindChoices, type Shown } from './lead-filters.ts';
import * as styles from './leads-desk.css.ts';

type LeadSearchProps = {
  shown: Shown;
  onChoose: (part: Readonly<Record<string, string | null>>) => void;
  /** Between the word and the rest. */
  children: ReactNode;
};

/** Milliseconds of stillness after which a word is looked for. */
const STILL = 250;

/** A word, the kind and the order. */
export function LeadSearch({ shown, onChoose, children }: LeadSearchProps) {
  const [text, setText] = useState(shown.text);
  useEffect(() => {
    if (text === shown.text) return;
    const timer = setTimeout(() => onChoose({ text: text || null }), STILL);
    return () => clearTimeout(timer);
  });

  return (
    <search className={styles.search}>
      <label className={styles.word}>
        <SearchIcon className={styles.searchSign} />
        <VisuallyHidden>Find in leads</VisuallyHidden>
        <input
          type="search"
          aria-keyshortcuts="/"
          className={styles.input}
          placeholder="A name, a word, a home"
          maxLength={bounds.fact}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
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
