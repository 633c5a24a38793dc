import * as styles from './home.css.ts';

/** Says that somebody else has deleted the home while it was open here. */
export const GoneNotice = () => (
  <div role="alert" className={styles.notice}>
    <p className={styles.noticeWords}>
      <b>This home was deleted elsewhere.</b> What you typed stands here until you leave, and Back does not ask: copy
      what you need.
    </p>
  </div>
);
