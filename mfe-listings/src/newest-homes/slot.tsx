/** On a phone, the newest homes for sale in one line under the hero: a finger moves it. Wider pages show the featured homes instead. */

import { Deferred, type DeferredValue, formatPlace, Link, type LoaderArgs } from 'platform';
import {
  AwaitingPicture,
  CardFrame,
  CardName,
  CardPicture,
  CardPlace,
  CardPrice,
  cardLinkClass,
  Picture,
  Ribbon,
  Skeleton,
  TextLinkWords,
  textLinkClass,
} from 'ui';
import {
  FeaturedProperties,
  type FeaturedPropertiesQuery,
  type PropertyCardFragment,
} from '../generated/operations.ts';
import { imageOf } from '../photo.ts';
import { standingOf } from '../status.ts';
import * as styles from './newest-homes.css.ts';

/** The featured homes, newest first: the page has asked for them already. */
type Data = { featured: DeferredValue<FeaturedPropertiesQuery> };

const SHOWN = 6;
const TITLE = 'newest-homes';

export const preload = ({ query }: LoaderArgs): Data => ({ featured: query(FeaturedProperties, {}) });

function NewHome({ home }: { home: PropertyCardFragment }) {
  const [cover] = home.photos;
  const { status, text } = standingOf(home);
  return (
    <CardFrame>
      <CardPicture ribbon={<Ribbon status={status}>{text}</Ribbon>}>
        {cover ? (
          <Picture image={imageOf(cover)} alt={cover.alt} sizes="62vw" ratio="4:3" />
        ) : (
          <AwaitingPicture text="Awaiting Images" ratio="4:3" />
        )}
      </CardPicture>
      <CardPrice>{home.price}</CardPrice>
      <CardName level={3}>
        <Link to={`/properties/${home.id}`} className={cardLinkClass}>
          {home.address}
        </Link>
      </CardName>
      <CardPlace>{formatPlace(home)}</CardPlace>
    </CardFrame>
  );
}

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
            <NewHome home={home} />
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

/** A failure is told by the featured homes, which ask the same and offer another try. */
export const Component = ({ data }: { data: Data }) => (
  <Deferred value={data.featured} loading={<Loading />} error={() => null}>
    {({ featuredProperties }) => featuredProperties.length > 0 && <Newest homes={featuredProperties.slice(0, SHOWN)} />}
  </Deferred>
);
