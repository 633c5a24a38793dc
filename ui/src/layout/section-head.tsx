import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../type.tsx';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  title: ReactNode;
  /** Said beside the title; under it on phones. */
  children?: ReactNode;
  /** Stands at the right end of the head's row: the way to more. */
  action?: ReactNode;
  level?: HeadingProps['level'];
  id?: string | undefined;
}

/** A section's title, what is said beside it, and the space before what follows. */
export function SectionHead({ title, children, action, level = 2, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={level} look="section" id={id}>
        {title}
      </Heading>
      {children && <div className={styles.aside}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
