import { Link } from 'platform';
import { buttonClass, Heading, Picture, Text, Wrap } from 'ui';
import { signpostPicture } from '../drawings/generated/signpost.ts';
import * as styles from './town-not-found.css.ts';

export function TownNotFound() {
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <title>Town Not Found</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Picture
          image={signpostPicture}
          alt="A signpost on a dune; no name stands on its arms"
          sizes={styles.sizes}
          ratio="fill"
          priority
        />
      </div>
      <Wrap className={styles.words}>
        <Heading level={1} look="page" id="not-found" className={styles.title}>
          Town Not Found
        </Heading>
        <Text className={styles.text}>
          No sign points there. The towns that I know best are drawn on the first page, and I know a few beside.
        </Text>
        <div className={styles.actions}>
          <Link to="/" className={buttonClass()}>
            Return Home
          </Link>
          <Link to="/contact" className={buttonClass({ tone: 'sheet' })}>
            Contact me
          </Link>
        </div>
      </Wrap>
    </section>
  );
}
