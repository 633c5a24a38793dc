import { Link } from 'platform';
import { homeStatusOf } from 'schema';
import { cx, StatusMark, VisuallyHidden } from 'ui';
import { CheckSign, DotsIcon, TodayIcon } from '../frame/icons.tsx';
import type { HomeRowFragment } from '../generated/operations.ts';
import { offPaper } from '../theme/paper.css.ts';
import { deedsFor, type HomeActions, type HomeDeed } from './home-deeds.ts';
import { needsInWords, photosInWords, sinceInWords } from './home-words.ts';
import * as styles from './homes-list.css.ts';
import { statusWords } from './status-words.ts';
import { Thumb } from './thumb.tsx';

function Standing({ home }: { home: HomeRowFragment }) {
  const standing = homeStatusOf(home);
  if (standing === 'archived' || standing === 'draft')
    return <span className={styles.archived}>{statusWords[standing]}</span>;
  return <StatusMark status={standing}>{statusWords[standing]}</StatusMark>;
}

function Swiped({ deeds }: { deeds: readonly HomeDeed[] }) {
  return (
    // The menu behind the three dots has the same actions for agents who do not swipe.
    <div className={cx(styles.swiped, offPaper)} aria-hidden="true">
      {deeds.map(({ to, word, press }) => (
        <button key={to} type="button" tabIndex={-1} className={cx(styles.swipe, styles.swipeTo[to])} onClick={press}>
          {to === 'sold' ? <CheckSign /> : <TodayIcon />}
          {word}
        </button>
      ))}
    </div>
  );
}

type HomeRowProps = {
  home: HomeRowFragment;
  /** How many people look for such a home. */
  fits: number | undefined;
  now: Date;
  onMore: (home: HomeRowFragment) => void;
} & HomeActions;

/**
 * A home in the list: a row on wide screens; on phones a card that is swiped to the left for the most frequent actions.
 */
export function HomeRow({ home, fits = 0, now, onMore, ...actions }: HomeRowProps) {
  const needs = needsInWords(home, now);
  const deeds = deedsFor(home, actions);
  return (
    <li className={styles.row}>
      <div className={styles.card}>
        <Thumb photo={home.photos[0]} className={styles.photo} />
        <div className={styles.name}>
          <Link to={`/admin/homes/${home.id}`} className={styles.link} data-row>
            {home.address}
          </Link>
          <span className={`${styles.place} ${needs && !fits ? styles.placeHidden : ''}`}>
            {home.city}
            {fits > 0 && ` · fits ${fits === 1 ? '1 person' : `${fits} people`}`}
          </span>
        </div>
        <span className={styles.price}>{home.soldPrice ?? home.price}</span>
        <span className={styles.status}>
          <Standing home={home} />
        </span>
        {needs ? (
          <span className={`${styles.needCell} ${styles.need}`}>{needs}</span>
        ) : (
          <span className={`${styles.quiet} ${styles.onlyWide}`}>{photosInWords(home)}</span>
        )}
        <span className={styles.since}>{sinceInWords(home, now)}</span>
        <div className={styles.actions}>
          {deeds.map(({ to, word, press }) => (
            <button key={to} type="button" className={styles.action} onClick={press}>
              {word}
              <VisuallyHidden>: {home.address}</VisuallyHidden>
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.dots}
          aria-label={`More for ${home.address}`}
          aria-haspopup="dialog"
          onClick={() => onMore(home)}
        >
          <DotsIcon />
        </button>
      </div>
      <Swiped deeds={deeds.filter(({ to }) => to === 'pending' || to === 'sold')} />
    </li>
  );
}
