import { LazyBoundary, lazyChunk } from 'ui';
import { momentInWords } from '../clock/new-york.ts';
import { heardAt, isLineCut, staleSince } from './line.ts';
import * as styles from './line-notice.css.ts';

/** After the page: what waits for the line, and its way to the gateway. */
const QueueNotice = lazyChunk(() => import(/* webpackChunkName: "queue-notice" */ '../queue/queue-notice.tsx'));

/** Says that the gateway cannot be reached, and from when that is what stands here; goes when the line is back. */
export function LineNotice() {
  const isCut = isLineCut.use();
  const since = staleSince.use();
  const asOf = new Date(Math.min(heardAt(), ...since.values())).toISOString();
  return (
    <div className={styles.place}>
      <p role="status" className={isCut ? styles.notice : undefined}>
        {isCut && `No line. As of ${momentInWords(asOf)}.`}
      </p>
      <LazyBoundary loading={null} failed={() => null}>
        <QueueNotice />
      </LazyBoundary>
    </div>
  );
}
