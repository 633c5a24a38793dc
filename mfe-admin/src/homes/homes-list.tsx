import { useState } from 'react';
import { Button, Skeleton, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import { Found } from '../frame/found.tsx';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { HomeRowFragment } from '../generated/operations.ts';
import { MarkSold } from '../mark-sold/mark-sold.tsx';
import { deedsFor, type HomeActions } from './home-deeds.ts';
import { HomeRow } from './home-row.tsx';
import type { HomeSheetProps } from './home-sheet.tsx';
import * as styles from './homes-list.css.ts';
import type { useHomes } from './use-homes.ts';
import { useStanding } from './use-standing.ts';

/** Loaded late, for the three dots. */
const HomeSheet = lazyDialog<HomeSheetProps>(() => import(/* webpackChunkName: "home-sheet" */ './home-sheet.tsx'));

type HomesListProps = ReturnType<typeof useHomes>;

const titles = ['', 'Address', 'Price', 'Status', 'Photos, or need', 'Live for, or sold'];

const last = titles.at(-1);

const Waiting = () => (
  <div role="status" aria-label="Loading homes..." className={styles.waiting}>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={String(index)} className={styles.row}>
        <div className={styles.card}>
          <Skeleton width="100%" height={44} />
          <Skeleton width="60%" height={18} />
        </div>
      </div>
    ))}
  </div>
);

/** The homes that were found, with one-press actions for each. */
export function HomesList({ list, isEarlier, hasFailed, refetch, isMorePending, showMore, replace }: HomesListProps) {
  const [chosen, setChosen] = useState<HomeRowFragment | null>(null);
  const [selling, setSelling] = useState<HomeRowFragment | null>(null);
  const standing = useStanding<HomeRowFragment>(replace, (answer) => {
    replace(answer);
    refetch();
  });
  if (hasFailed && !list) return <Failed what="The homes" onRetry={refetch} className={styles.message} />;
  if (!list) return <Waiting />;
  const now = new Date();
  const actions: HomeActions = {
    onMove: (home, to) => void standing.moveTo(home, to),
    onRestore: (home) => void standing.restore(home),
    onSell: setSelling,
  };

  return (
    <Found what="homes" isEarlier={isEarlier}>
      <div className={styles.head} aria-hidden="true">
        {titles.map((title) => (
          <span
            key={title}
            className={title === 'Price' ? styles.priceHead : title === last ? styles.since : undefined}
          >
            {title}
          </span>
        ))}
      </div>
      <ul>
        {list.nodes.map((home) => (
          <HomeRow
            key={home.id}
            home={home}
            fits={list.fits.find(({ homeId }) => homeId === home.id)?.people}
            now={now}
            onMore={setChosen}
            {...actions}
          />
        ))}
      </ul>
      {list.nodes.length === 0 && !isEarlier && (
        <Text role="status" className={styles.message}>
          No home answers to this. Take a filter away, or look for another word.
        </Text>
      )}
      {list.pageInfo.hasNextPage && (
        <div className={styles.after}>
          <Button tone="line" size="small" pending={isMorePending} onClick={showMore}>
            {isMorePending ? 'Loading homes...' : `Show more of ${list.totalCount}`}
          </Button>
        </div>
      )}
      {chosen && <HomeSheet home={chosen} deeds={deedsFor(chosen, actions)} onClose={() => setChosen(null)} />}
      {selling && (
        <MarkSold
          home={selling}
          isQuiet
          onClose={() => setSelling(null)}
          onSaved={(sale) => {
            standing.sold(selling, sale);
            refetch();
          }}
        />
      )}
    </Found>
  );
}
