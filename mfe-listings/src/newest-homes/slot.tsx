/**
 * On a phone, the newest homes for sale in a row below the hero, which a finger scrolls. Wider pages show the featured
 * homes instead.
 */

import { Deferred, type DeferredValue, Link, type LoaderArgs } from 'platform';
import { Skeleton, TextLinkWords, textLinkClass } from 'ui';
import {
  FeaturedProperties,
  type FeaturedPropertiesQuery,
  type PropertyCardFragment,
} from '../generated/operations.ts';
import { PropertyCard } from '../property-card.tsx';
import * as styles from './newest-homes.css.ts';

/** The featured homes are sorted by date, newest first. The page has asked for them already. */
type Data = { featured: DeferredValue<FeaturedPropertiesQuery> };

const SHOWN = 6;
const TITLE = 'newest-homes';

export const preload = ({ query }: LoaderArgs): Data => ({ featured: query(FeaturedProperties, {}) });

const Head = () => (
  <div className={styles.head}>
    <h2 id={TITLE} className={styles.title}>
      New on the Shore
    </h2>
    <Link to="/properties" className={textLinkClass}>
      <TextLinkWords>All homes</TextLinkWords>
    </Link>
  </div>
);

function Newest({ homes }: { homes: readonly PropertyCardFragment[] }) {
  return (
    <section className={styles.band} aria-labelledby={TITLE}>
      <Head />
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.id} className={styles.home}>
            <PropertyCard home={home} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Loading = () => (
  <div className={styles.band} aria-hidden="true">
    <Skeleton width={200} height={30} />
    <div className={styles.loading}>
      <Skeleton ratio="1" />
    </div>
  </div>
);

/** The featured homes, which ask the same, show an error and offer another try. */
export const Component = ({ data }: { data: Data }) => (
  <Deferred value={data.featured} loading={<Loading />} error={() => null}>
    {({ featuredProperties }) => featuredProperties.length > 0 && <Newest homes={featuredProperties.slice(0, SHOWN)} />}
  </Deferred>
);
