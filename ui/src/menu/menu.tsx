import * as Radix from '@radix-ui/react-navigation-menu';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronIcon } from '../icons/arrows.tsx';
import { tone } from '../layout/tone.css.ts';
import * as styles from './menu.css.ts';

/**
 * Milliseconds until a dropdown opens, and within which the next one opens at once. It closes after 150, which Radix
 * fixes.
 */
const delays = { delayDuration: 200, skipDelayDuration: 300 };

/** The main navigation in one line. `children`: `MenuItem`s and `MenuDropdown`s. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root aria-label={label} {...delays}>
      <Radix.List className={styles.list}>{children}</Radix.List>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  /** One link with `menuLinkClass` or `buttonClass(…)`. */
  children: ReactNode;
  isCurrent?: boolean | undefined;
}

export function MenuItem({ children, isCurrent = false }: MenuItemProps) {
  return (
    <Radix.Item className={styles.item}>
      <Radix.Link asChild active={isCurrent}>
        {children}
      </Radix.Link>
    </Radix.Item>
  );
}

export interface MenuDropdownProps {
  label: ReactNode;
  columns?: keyof typeof styles.panelColumns | undefined;
  /** `MenuPanelItem`s. */
  children: ReactNode;
}

/** An entry of the menu that opens a panel of links, on hover and on press. */
export function MenuDropdown({ label, columns = 1, children }: MenuDropdownProps) {
  return (
    <Radix.Item className={styles.item}>
      <Radix.Trigger className={styles.menuLinkClass}>
        {label}
        <ChevronIcon className={styles.chevron} />
      </Radix.Trigger>
      <Radix.Content className={cx(styles.panel, tone.sheet)}>
        <ul className={styles.panelColumns[columns]}>{children}</ul>
      </Radix.Content>
    </Radix.Item>
  );
}

/** One link of a panel, with `panelLinkClass`. */
export function MenuPanelItem({ children, isCurrent = false }: MenuItemProps) {
  return (
    <li>
      <Radix.Link asChild active={isCurrent}>
        {children}
      </Radix.Link>
    </li>
  );
}
