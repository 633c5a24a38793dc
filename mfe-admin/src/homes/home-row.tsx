import { Link } from 'platform';
import type { HomeStatus } from 'schema';
import { StatusMark, VisuallyHidden } from 'ui';
import type { HomeRowFragment } from '../generated/operations.ts';
import { needsInWords, photosInWords, sinceInWords, standingOf, statusWords } from './home-words.ts';
import * as styles from './homes-list.css.ts';
import { Thumb } from './thumb.tsx';

export type HomeActions = {
  onMove: (home: HomeRowFragment, to: HomeStatus) => void;
  onSell: (home: HomeRowFragment) => void;
  onRestore: (home: HomeRowFragment) => void;
};

function Standing({ home }: { home: HomeRowFragment }) {
  const standing = standingOf(home);
  if (standing === 'archived' || standing === 'draft')
    return <span className={styles.archived}>{statusWords[standing]}</span>;
  return <StatusMark status={standing}>{statusWords[standing]}</StatusMark>;
}

type ActionProps = { home: HomeRowFragment; word: string; onPress: () => void };

const Action = ({ home, word, onPress }: ActionProps) => (
  <button type="button" className={styles.action} onClick={onPress}>
    {word}
    <VisuallyHidden>: {home.address}</VisuallyHidden>
  </button>
);

function Actions({ home, onMove, onSell, onRestore }: { home: HomeRowFragment } & HomeActions) {
  const standing = standingOf(home);
  if (standing === 'archived') return <Action home={home} word="Restore" onPress={() => onRestore(home)} />;
  if (standing === 'draft') return <Action home={home} word="Put live" onPress={() => onRestore(home)} />;
  return (
    <>
      {standing !== 'active' && <Action home={home} word="Active" onPress={() => onMove(home, 'active')} />}
      {standing === 'active' && <Action home={home} word="Pending" onPress={() => onMove(home, 'pending')} />}
      {standing !== 'sold' && <Action home={home} word="Sold" onPress={() => onSell(home)} />}
      <Action home={home} word="Archive" onPress={() => onMove(home, 'archived')} />
    </>
  );
}

/** One home in the list: a line on wide screens, a card on phones. */
export function HomeRow({ home, now, ...actions }: { home: HomeRowFragment; now: Date } & HomeActions) {
  const needs = needsInWords(home, now);
  return (
    <li className={styles.row}>
      <Thumb photo={home.photos[0]} className={styles.photo} />
      <div className={styles.name}>
        <Link to={`/admin/homes/${home.id}`} className={styles.link} data-row>
          {home.address}
        </Link>
        <span className={`${styles.place} ${needs ? styles.placeHidden : ''}`}>{home.city}</span>
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
        <Actions home={home} {...actions} />
      </div>
    </li>
  );
}
