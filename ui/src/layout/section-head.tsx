import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../type.tsx';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  title: ReactNode;
  /** Text beside the title; below it on phones. */
  children?: ReactNode;
  /** A link to more, at the right end of the head. */
  action?: ReactNode;
  level?: HeadingProps['level'];
  id?: string | undefined;
}

/** The title of a section, the text beside it, and the space below. */
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
