import type { ReactNode } from 'react';
import { Heading } from 'ui';
import * as styles from './home.css.ts';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A heading on a line, and what stands opposite it. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <section aria-label={title} className={styles.section}>
    <div className={styles.sectionHead}>
      <Heading level={2} look="heading">
        {title}
      </Heading>
      {aside && <span className={styles.sectionAside}>{aside}</span>}
    </div>
    {children}
  </section>
);
