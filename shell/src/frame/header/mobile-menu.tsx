/** The menu below 1080 px: the same links in a column. Any choice closes it. */

import { Link, navigation, openDialog } from 'platform';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Button, ChevronIcon } from 'ui';
import { DragHandle } from 'ui/drag';
import { leaveOnLink, usePlaceInHistory } from 'ui/history';
import { AREAS_LABEL, menuAfterAreas, menuBeforeAreas } from '../destinations.ts';
import { MenuLink } from './menu-link.tsx';
import { MENU_ID, TOGGLE_ID } from './menu-toggle.tsx';
import * as styles from './mobile-menu.css.ts';

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
          {areas.map(({ name, state, href }) => (
            <li key={href}>
              <Link to={href} className={styles.areaLink}>{`${name}, ${state}`}</Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Escape closes the open menu and returns the focus to the toggle, from the moment in which the menu is seen. */
function useOpenMenu(onClose: () => void): void {
  useLayoutEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      document.getElementById(TOGGLE_ID)?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
}

export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  useOpenMenu(onClose);
  const leaveThen = usePlaceInHistory(true, onClose);
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) onClose();
  };
  const pages = { before: menuBeforeAreas, after: menuAfterAreas() };
  const link = (page: (typeof menuBeforeAreas)[number]) => (
    <li key={page.to}>
      <MenuLink page={page} className={styles.link} />
    </li>
  );
  return (
    <div className={styles.window}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the links inside, which the keyboard makes too */}
      <nav
        ref={sheet}
        id={MENU_ID}
        aria-label="Main"
        className={styles.menu}
        onClickCapture={(event) => leaveOnLink(event, leaveThen)}
        onClick={closeOnChoice}
      >
        <ul>
          {pages.before.map(link)}
          <AreaList />
          {pages.after.map(link)}
        </ul>
        <Button width="full" onClick={() => openDialog('leads/ContactDialog', {})}>
          Contact me
        </Button>
        <DragHandle
          sheet={sheet}
          towards="up"
          onAway={(carryOut) => void carryOut().then(onClose)}
          className={styles.handle}
        />
      </nav>
    </div>
  );
}
