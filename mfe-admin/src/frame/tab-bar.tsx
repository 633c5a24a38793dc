import { NavLink, useLocation } from 'platform';
import { useState } from 'react';
import { destinations } from './destinations.ts';
import { MoreIcon } from './icons.tsx';
import { MoreSheet } from './more-sheet.tsx';
import * as styles from './tab-bar.css.ts';
import { Waiting } from './waiting.tsx';

const isBehindMore = (pathname: string): boolean =>
  destinations.some(({ to, isInBar }) => !isInBar && pathname.startsWith(to));

/** The tab bar: four pages, and More for all others. */
export function TabBar() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label="Admin">
        {destinations
          .filter(({ isInBar }) => isInBar)
          .map(({ label, to, Icon }) => (
            <NavLink key={to} to={to} className={styles.item}>
              <Icon className={styles.icon} />
              {label}
              <Waiting path={to} className={styles.count} />
            </NavLink>
          ))}
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={isBehindMore(pathname) ? 'page' : undefined}
          onClick={() => setOpen(true)}
        >
          <MoreIcon className={styles.icon} />
          More
        </button>
      </nav>
      {isOpen && <MoreSheet onClose={() => setOpen(false)} />}
    </>
  );
}
