import type { ReactNode } from 'react';
import { Cluster, Heading, Stack, Text, Wrap } from 'ui';
import * as styles from './error-view.css.ts';

type ErrorViewProps = {
  title: string;
  children: ReactNode;
  /** Links and buttons. */
  actions: ReactNode;
};

/** A page that could not be what was asked for: what is the matter, and where to go from here. */
export const ErrorView = ({ title, children, actions }: ErrorViewProps) => (
  <Wrap className={styles.view}>
    <Stack gap="s5" className={styles.words}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1} look="page">
        {title}
      </Heading>
      <Text className={styles.text}>{children}</Text>
      <Cluster gap="s3">{actions}</Cluster>
    </Stack>
    <svg className={styles.sea} viewBox="0 0 720 120" fill="none" aria-hidden="true">
      <path d="M352 8v62h-62c30-24 52-40 62-62z" className={styles.sail} />
      <path d="M362 18c8 22 24 40 46 52h-46z" className={styles.jib} />
      <path d="M0 92c45-12 90-12 135 0s90 12 135 0 90-12 135 0 90 12 135 0 90-12 180 0" className={styles.water} />
      <path
        d="M0 110c40-8 80-8 120 0s80 8 120 0 80-8 120 0 80 8 120 0 80-8 120 0 80 8 120 0"
        className={styles.water}
      />
    </svg>
  </Wrap>
);
