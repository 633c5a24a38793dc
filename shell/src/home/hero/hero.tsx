import { getSite, Link } from 'platform';
import { Button, buttonClass, Cluster, cx, Heading, Wrap } from 'ui';
import * as styles from './hero.css.ts';
import { Scene } from './scene.tsx';
import { useHomeValuation } from './use-home-valuation.ts';

/** Letters of a tagline in three lines. */
const USUAL = 34;

/** How large the tagline is beside one of the usual length. So it takes as much room, however long it is, and the words stay in the sky. */
const shareOf = (tagline: string): string => Math.min(1, Math.sqrt(USUAL / tagline.length)).toFixed(3);

/** The first screen. The picture is aligned to its upper edge, so that the horizon stays below the words. */
export function Hero() {
  const { tagline, subtitle } = getSite();
  const showValuation = useHomeValuation();
  return (
    <section className={styles.hero} aria-label="Welcome">
      <Scene />
      <Wrap className={styles.words}>
        <div className={styles.title} style={{ ['--share' as string]: shareOf(tagline) }}>
          <Heading level={1} look="hero" className={styles.tagline}>
            {tagline}
          </Heading>
        </div>
        <p className={styles.subtitle}>{subtitle}</p>
        <Cluster className={styles.actions}>
          <Link to="/properties" className={cx(buttonClass({ tone: 'brass' }), styles.action)}>
            Home Search
          </Link>
          <Button tone="sheet" className={styles.action} onClick={showValuation}>
            Home Valuation
          </Button>
        </Cluster>
      </Wrap>
    </section>
  );
}
