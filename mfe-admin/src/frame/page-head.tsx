import { Link } from 'platform';
import type { ReactNode } from 'react';
import { cx, Heading } from 'ui';
import { offPaper } from '../theme/paper.css.ts';
import * as styles from './admin-page.css.ts';
import { BackIcon, SearchIcon } from './icons.tsx';
import { openFind } from './overlay.ts';
import { useWayBack } from './use-way-back.ts';

export type PageHeadProps = {
  title: string;
  /** The page's heading is in its content, so only the bar of phones shows this title. */
  hasOwnHeading?: boolean;
  /** A text under the title on wide screens: the day, a count. */
  aside?: ReactNode;
  back?: { to: string; label: string };
  /** To the right of the title: `actions` on wide screens, `narrowActions` in the bar of phones. */
  actions?: ReactNode;
  narrowActions?: ReactNode;
};

/** The title and its actions; on phones the bar at the top. */
export function PageHead({ title, hasOwnHeading = false, aside, back, actions, narrowActions }: PageHeadProps) {
  const goBack = useWayBack();
  const titleClass = cx(styles.title, back && styles.titleBelow);
  return (
    <header
      className={cx(
        styles.head,
        back && styles.headBelow,
        hasOwnHeading && styles.headOfBar,
        hasOwnHeading && back && offPaper,
      )}
    >
      {back && (
        <Link to={back.to} className={cx(styles.round, offPaper)} aria-label={`Back to ${back.label}`} onClick={goBack}>
          <BackIcon />
        </Link>
      )}
      <div className={styles.titles}>
        {back && (
          <Link to={back.to} className={styles.backWords} onClick={goBack}>
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
      {narrowActions && <div className={cx(styles.actions, styles.onlyNarrow, offPaper)}>{narrowActions}</div>}
      {!back && (
        <button type="button" className={styles.round} aria-label="Find" aria-haspopup="dialog" onClick={openFind}>
          <SearchIcon />
        </button>
      )}
    </header>
  );
}
