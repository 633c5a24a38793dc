import type { ReactNode } from 'react';
import { Heading } from 'ui';
import * as styles from './dashboard.css.ts';

/** The title of a panel, and what is opposite to it. */
export function PanelHead({ level, title, children }: { level: 1 | 2; title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <Heading level={level} look="heading">
        {title}
      </Heading>
      {children}
    </div>
  );
}
