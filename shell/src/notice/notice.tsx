import type { ReactNode } from 'react';
import { Heading, Lead, Prose, Stack, Wrap } from 'ui';
import * as styles from './notice.css.ts';

type NoticeProps = { title: string; lead: ReactNode; children: ReactNode };

/** A page of plain text: privacy, accessibility. */
export const Notice = ({ title, lead, children }: NoticeProps) => (
  <Wrap as="article" className={styles.notice}>
    <Stack gap="s5">
      <Heading level={1} look="page">
        {title}
      </Heading>
      <Lead>{lead}</Lead>
    </Stack>
    {children}
  </Wrap>
);

export const NoticePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Heading look="heading">{title}</Heading>
    <Prose className={styles.text}>{children}</Prose>
  </section>
);
