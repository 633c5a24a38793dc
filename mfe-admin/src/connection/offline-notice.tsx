import { cx, LazyBoundary, lazyChunk } from 'ui';
import { momentInWords } from '../clock/new-york.ts';
import { offPaper } from '../theme/paper.css.ts';
import { lastAnswerAt, offline, staleSince } from './connection.ts';
import * as styles from './offline-notice.css.ts';

/** Loaded after the page: the notice about waiting changes, which also sends them. */
const QueueNotice = lazyChunk(() => import(/* webpackChunkName: "queue-notice" */ '../queue/queue-notice.tsx'));

/** Says that the gateway cannot be reached, and how old the data are. Disappears when the connection is back. */
export function OfflineNotice() {
  const isOffline = offline.use();
  const since = staleSince.use();
  const asOf = new Date(Math.min(lastAnswerAt(), ...since.values())).toISOString();
  return (
    <div className={cx(styles.place, offPaper)}>
      <p role="status" className={isOffline ? styles.notice : undefined}>
        {isOffline && `No line. As of ${momentInWords(asOf)}.`}
      </p>
      <LazyBoundary loading={null} failed={() => null}>
        <QueueNotice />
      </LazyBoundary>
    </div>
  );
}
