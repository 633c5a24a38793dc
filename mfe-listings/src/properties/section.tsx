import { Link } from 'platform';
import type { ReactNode } from 'react';
import { buttonClass, Cluster, Heading, Stack, Text } from 'ui';
import * as styles from './properties.css.ts';

type SectionProps = { title: string; count: string; children: ReactNode; next?: string | undefined };

/** One list of the page: its title, its count, and a link to the next page. */
export function Section({ title, count, children, next }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <Stack gap="s6">
        <Cluster justify="between" align="baseline">
          <Heading level={2} look="sub">
            {title}
          </Heading>
          <Text look="quiet" role="status">
            {count}
          </Text>
        </Cluster>
        {children}
        {next && (
          <Link to={next} className={buttonClass({ tone: 'line' })}>
            Show the next page
          </Link>
        )}
      </Stack>
    </section>
  );
}
