import { Heading, Picture, Text, Wrap } from 'ui';
import { InSeason } from '../season/in-season.tsx';
import { stateName } from '../service-area.ts';
import * as styles from './opening.css.ts';
import type { Area } from './read-area.ts';

/** The town's picture across the page, with a plate of paper over its lower edge. */
export function Opening({ area }: { area: Area }) {
  return (
    <>
      <div className={styles.scene}>
        <InSeason slug={area.slug} focus={area.picture.focus}>
          <Picture image={area.picture} alt={area.fullName} sizes={styles.sizes} ratio="fill" priority />
        </InSeason>
      </div>
      <Wrap>
        <div className={styles.plate}>
          <Text look="aside">
            {area.county}, {stateName(area.state)}
          </Text>
          <Heading level={1} className={styles.title}>
            {area.heroTitle}
          </Heading>
          <Text className={styles.subtitle}>{area.heroSubtitle}</Text>
        </div>
      </Wrap>
    </>
  );
}
