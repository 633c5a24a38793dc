import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronIcon } from '../icons/arrows.tsx';
import { tone } from '../layout/tone.css.ts';
import * as styles from './menu.css.ts';

/** `Menu` as plain HTML, with the same look. Used until the menu's script is loaded. `children`: list items. */
export function PlainMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <div>
        <ul className={styles.list}>{children}</ul>
      </div>
    </nav>
  );
}

export function PlainMenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

export interface PlainDropdownProps {
  label: ReactNode;
  columns?: keyof typeof styles.panelColumns | undefined;
  /** List items. */
  children: ReactNode;
}

/**
 * An entry of the menu that opens its panel by a `<details>` element. The shell finds it by `data-dropdown` and closes
 * it.
 */
export function PlainDropdown({ label, columns = 1, children }: PlainDropdownProps) {
  return (
    <li className={styles.item}>
      <details data-dropdown="">
        <summary className={cx(styles.menuLinkClass, styles.summary)}>
          {label}
          <ChevronIcon className={styles.chevron} />
        </summary>
        <div className={cx(styles.panel, tone.sheet)}>
          <ul className={styles.panelColumns[columns]}>{children}</ul>
        </div>
      </details>
    </li>
  );
}
