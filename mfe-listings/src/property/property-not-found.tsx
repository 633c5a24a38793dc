import { Link } from 'platform';
import { buttonClass, Heading, Picture, Text, Wrap } from 'ui';
import { wholeGatePicture } from '../pictures/generated/gate-whole.ts';
import * as styles from './property-not-found.css.ts';

export function PropertyNotFound() {
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <title>Property Not Found</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Picture
          image={wholeGatePicture}
          alt="A garden gate, a path and steps, and no house"
          sizes={styles.sizes}
          ratio="fill"
          priority
        />
      </div>
      <Wrap className={styles.words}>
        <Heading level={1} look="page" id="not-found" className={styles.title}>
          Property Not Found
        </Heading>
        <Text className={styles.text}>
          The gate is here, the house is not: it may have been sold or taken off the market.
        </Text>
        <div className={styles.actions}>
          <Link to="/properties" className={buttonClass()}>
            Back to Properties
          </Link>
          <Link to="/contact" className={buttonClass({ tone: 'sheet' })}>
            Ask me to look for one
          </Link>
        </div>
      </Wrap>
    </section>
  );
}
