import type { ReactNode } from 'react';
import { Heading } from 'ui';
import * as styles from './section.css.ts';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A heading with a hairline, and a text opposite to it. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <section aria-label={title} className={styles.section}>
    <div className={styles.head}>
      <Heading level={2} look="heading" className={styles.title}>
        {title}
      </Heading>
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
    {children}
  </section>
);
