import { momentInWords } from '../clock/new-york.ts';
import * as styles from './home.css.ts';

/** Says that an earlier draft was restored, and offers to delete it. */
export const RestoredNotice = ({ at, onDrop }: { at: string; onDrop: () => void }) => (
  <div role="status" className={styles.notice}>
    <p className={styles.noticeWords}>
      <b>What you typed is back</b>, kept {momentInWords(at)}. It is not live yet.
    </p>
    <button type="button" className={styles.bare} onClick={onDrop}>
      Throw it away
    </button>
  </div>
);
