import { Band, Heading, SectionHead, Stack, Text, Wrap } from 'ui';
import type { MarketHighlight } from '../service-area.ts';
import * as styles from './market-highlights.css.ts';

export function MarketHighlights({ highlights }: { highlights: readonly MarketHighlight[] }) {
  return (
    <Band tone="dune">
      <Wrap>
        <SectionHead title="Market highlights">
          <Text look="quiet">Sample figures: the shape of a market, not a quotation.</Text>
        </SectionHead>
        <ul className={styles.highlights}>
          {highlights.map(({ title, description }) => (
            <Stack as="li" gap="s3" key={title} className={styles.highlight}>
              <Heading level={3}>{title}</Heading>
              <Text>{description}</Text>
            </Stack>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
