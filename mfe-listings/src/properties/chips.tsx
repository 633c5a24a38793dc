/** The active filters, each with its text and a button that removes it. */

import { Link } from 'platform';
import type { KeyboardEvent, MouseEvent } from 'react';
import { CloseIcon, VisuallyHidden } from 'ui';
import type { Chip } from './chip-words.ts';
import * as styles from './properties.css.ts';
import { pathOf, type Search, searchPath } from './search.ts';

/**
 * When a filter is removed by the keyboard, the focus moves to the next one, or back to the field. By touch that would
 * open the keyboard of a phone.
 */
function keepFocus({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const all = currentTarget.parentElement;
  const left = [...(all?.querySelectorAll<HTMLElement>(`.${styles.chip}`) ?? [])];
  const place = left.indexOf(currentTarget);
  const next = place < 0 ? undefined : (left[place + 1] ?? left[place - 1]);
  (detail ? all : (next ?? currentTarget.closest('form')?.querySelector('input')))?.focus();
}

/** Enter that is held removes one. */
const onceAPress = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

export function Chips({ chips, search }: { chips: readonly Chip[]; search: Search }) {
  return (
    <div className={styles.chips} tabIndex={-1}>
      {chips.map(({ name, words }) => (
        <Link
          key={name}
          to={pathOf(search, { [name]: '' })}
          preventScrollReset
          onClick={keepFocus}
          onKeyDown={onceAPress}
          className={styles.chip}
        >
          <VisuallyHidden>Remove </VisuallyHidden>
          <span className={styles.chipWords}>{words}</span>
          <CloseIcon />
        </Link>
      ))}
      {chips.length > 1 && (
        <Link
          to={searchPath(Object.entries({ status: search.status, sort: search.sort }))}
          preventScrollReset
          onClick={keepFocus}
          onKeyDown={onceAPress}
          className={styles.clear}
        >
          Clear all
        </Link>
      )}
    </div>
  );
}
