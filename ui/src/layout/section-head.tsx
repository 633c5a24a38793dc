import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../type.tsx';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  title: ReactNode;
  /** Said beside the title; under it on phones. */
  children?: ReactNode;
  level?: HeadingProps['level'];
  id?: string | undefined;
}

/** A section's title, what is said beside it, and the space before what follows. */
export function SectionHead({ title, children, level = 2, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={level} look="section" id={id}>
        {title}
      </Heading>
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  );
}
