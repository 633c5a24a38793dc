/** The menu below 1080 px: the same links under one another. Any choice closes it. */

import { Link, navigation, openDialog } from 'platform';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { Button, ChevronIcon, CloseIcon, MenuIcon, RoundButton } from 'ui';
import { AREAS_LABEL, menuAfterAreas, menuBeforeAreas } from '../destinations.ts';
import { MenuLink } from './menu-link.tsx';
import * as styles from './mobile-menu.css.ts';

const ID = 'mobile-menu';

type ToggleProps = { isOpen: boolean; onToggle: () => void; onEscape: () => void };

export function MenuToggle({ isOpen, onToggle, onEscape }: ToggleProps) {
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
  return (
    <RoundButton
      look="bare"
      label={isOpen ? 'Close menu' : 'Open menu'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? ID : undefined}
      data-menu-toggle=""
      className={styles.toggle}
      onClick={onToggle}
      onKeyDown={closeOnEscape}
    >
      {isOpen ? <CloseIcon /> : <MenuIcon />}
    </RoundButton>
  );
}

function AreaList() {
  const areas = navigation();
  if (areas.length === 0) return null;
  return (
    <li>
      <details className={styles.areas}>
        <summary className={styles.link}>
          {AREAS_LABEL}
          <ChevronIcon className={styles.chevron} />
        </summary>
        <ul className={styles.areaList}>
          {areas.map(({ id, name, state, href }) => (
            <li key={id}>
              <Link to={href} className={styles.areaLink}>{`${name}, ${state}`}</Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What is behind an open menu neither scrolls nor is reached; Escape gives the focus back to the toggle. */
function useOpenMenu(onClose: () => void): void {
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      document.querySelector<HTMLElement>('[data-menu-toggle]')?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
}

export function MobileMenu({ onClose }: { onClose: () => void }) {
  useOpenMenu(onClose);
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) onClose();
  };
  const pages = { before: menuBeforeAreas, after: menuAfterAreas };
  const link = (page: (typeof menuBeforeAreas)[number]) => (
    <li key={page.to}>
      <MenuLink page={page} className={styles.link} />
    </li>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the links inside, which the keyboard makes too
    <nav id={ID} aria-label="Main" className={styles.menu} onClick={closeOnChoice}>
      <ul>
        {pages.before.map(link)}
        <AreaList />
        {pages.after.map(link)}
      </ul>
      <Button width="full" onClick={() => openDialog('leads/ContactDialog', {})}>
        Contact me
      </Button>
    </nav>
  );
}
