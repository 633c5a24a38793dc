import { getSite, Link } from 'platform';
import { Button, buttonClass, Cluster, cx, Heading, Wrap } from 'ui';
import * as styles from './hero.css.ts';
import { Scene } from './scene.tsx';
import { useHomeValuation } from './use-home-valuation.ts';

/** The first screen. The picture is aligned to its upper edge, so that the horizon stays below the words. */
export function Hero() {
  const { tagline, subtitle } = getSite();
  const showValuation = useHomeValuation();
  return (
    <section className={styles.hero} aria-label="Welcome">
      <Scene />
      <Wrap className={styles.words}>
        <Heading level={1} look="hero" className={styles.title}>
          {tagline}
        </Heading>
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
