import type { ReactNode } from 'react';
import * as styles from './found.css.ts';

type FoundProps = { what: string; isEarlier: boolean; children: ReactNode };

/** What a search has found. While a later one runs, it stays where it is, pale, below a line that says so. */
export function Found({ what, isEarlier, children }: FoundProps) {
  return (
    <>
      {isEarlier && (
        <p role="status" className={styles.overList}>
          Loading {what}...
        </p>
      )}
      <div aria-busy={isEarlier} className={styles.found}>
        {children}
      </div>
    </>
  );
}
