import { Link } from 'platform';
import type { ReactNode } from 'react';
import { cx, Heading } from 'ui';
import * as styles from './admin-page.css.ts';
import { BackIcon, SearchIcon } from './icons.tsx';
import { openFind } from './overlay.ts';

export type PageHeadProps = {
  title: string;
  /** The page's own heading stands in its content: the bar of phones alone shows the title. */
  hasOwnHeading?: boolean;
  /** Said under the title on wide screens: the day, how many. */
  aside?: ReactNode;
  back?: { to: string; label: string };
  /** At the right of the title, on wide screens and in the bar of phones. */
  actions?: ReactNode;
  narrowActions?: ReactNode;
};

/** The title and what stands beside it; on phones the bar at the top. */
export function PageHead({ title, hasOwnHeading = false, aside, back, actions, narrowActions }: PageHeadProps) {
  const titleClass = cx(styles.title, back && styles.titleBelow);
  return (
    <header className={cx(styles.head, back && styles.headBelow, hasOwnHeading && styles.headOfBar)}>
      {back && (
        <Link to={back.to} className={styles.round} aria-label={`Back to ${back.label}`}>
          <BackIcon />
        </Link>
      )}
      <div className={styles.titles}>
        {back && (
          <Link to={back.to} className={styles.backWords}>
            <BackIcon />
            {back.label}
          </Link>
        )}
        {hasOwnHeading ? (
          <p className={titleClass}>{title}</p>
        ) : (
          <Heading level={1} className={titleClass}>
            {title}
          </Heading>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {actions && <div className={cx(styles.actions, styles.onlyWide)}>{actions}</div>}
      {narrowActions && <div className={cx(styles.actions, styles.onlyNarrow)}>{narrowActions}</div>}
      {!back && (
        <button type="button" className={styles.round} aria-label="Find" aria-haspopup="dialog" onClick={openFind}>
          <SearchIcon />
        </button>
      )}
    </header>
  );
}
