/** The 404 page, for a path that no part has. */

import { Link, notFound } from 'platform';
import { buttonClass, Heading, Picture, Text, Wrap } from 'ui';
import { boatPicture } from '../pictures/generated/boat.ts';
import { pictureSizes, notFound as styles } from './errors.css.ts';

export const loader = () => {
  throw notFound();
};

export const Component = () => null;

export function NotFound() {
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Picture
          image={boatPicture}
          alt="A rowing boat adrift in the morning fog, a gull on board"
          sizes={pictureSizes}
          ratio="fill"
          priority
        />
      </div>
      <Wrap className={styles.words}>
        <Heading level={1} look="page" id="not-found" className={styles.title}>
          Page Not Found
        </Heading>
        <Text className={styles.text}>
          The page you are looking for has slipped its rope. The rest of the Shore is where it was.
        </Text>
        <div className={styles.actions}>
          <Link to="/" className={buttonClass()}>
            Return Home
          </Link>
          <Link to="/properties" className={buttonClass({ tone: 'sheet' })}>
            View All Properties
          </Link>
        </div>
      </Wrap>
    </section>
  );
}
