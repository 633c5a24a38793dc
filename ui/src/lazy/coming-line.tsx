import * as styles from './coming-line.css.ts';

/** A thin line at the top of the window, if what was asked for takes a moment: a page, or what a press opens. */
export const ComingLine = () => <div className={styles.line} data-coming aria-hidden="true" />;
