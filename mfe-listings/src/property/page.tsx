import { Deferred, type DeferredValue, Link, type LoaderArgs, notFound, Slot, useParams } from 'platform';
import { ArrowLeftIcon, Wrap } from 'ui';
import {
  HomesNearby as HomesNearbyOperation,
  type HomesNearbyQuery,
  PropertyPage,
  type PropertyPageQuery,
} from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Heart } from '../saved/heart.tsx';
import { SavedLink } from '../saved/saved-link.tsx';
import { Home } from './home.tsx';
import { HomesNearby } from './homes-nearby.tsx';
import { townsNear } from './near-towns.ts';
import * as styles from './property.css.ts';
import { PropertyLoading } from './property-loading.tsx';
import { Share } from './share.tsx';

export { cover } from './cover.ts';
export { jsonLd } from './json-ld.ts';
export { PropertyNotFound as NotFound } from './property-not-found.tsx';

export type Property = NonNullable<PropertyPageQuery['property']> &
  Pick<PropertyPageQuery, 'openHouses' | 'priceHistory'>;
export type Data = { property: DeferredValue<Property>; nearby: DeferredValue<HomesNearbyQuery | null> };

/** The largest `Int` of GraphQL. */
const LARGEST_INT = 2 ** 31 - 1;

/** What stands below a home. If it fails, it is left out: the page is complete without it. */
function nearbyOf(home: Property, query: LoaderArgs['query']): Promise<HomesNearbyQuery | null> {
  const { city, state, listingType, priceAmount } = home;
  const towns = townsNear(city, state);
  // An empty list would mean all towns.
  const nearCities = towns.length > 0 ? towns : [city];
  // If the price is told on request only, no home is dearer, and the "cheaper" ones are the dearest of all.
  const prices = { leastPrice: priceAmount ?? LARGEST_INT, mostPrice: priceAmount };
  return query(HomesNearbyOperation, { city, state, nearCities, listingType, ...prices }).catch(() => null);
}

export const loader = ({ params, query }: LoaderArgs): Data => {
  const property = query(PropertyPage, { id: params.id ?? '' }).then(({ property, ...more }) => {
    if (!property) throw notFound();
    return { ...property, ...more };
  });
  return { property, nearby: property.then((home) => nearbyOf(home, query)) };
};

export function Component({ data }: { data: Data }) {
  const { id = '' } = useParams();
  return (
    <>
      <Wrap className={styles.page}>
        <div className={styles.ways}>
          <Link to="/properties" className={styles.quietAction}>
            <ArrowLeftIcon />
            Back to Properties
          </Link>
          <Deferred value={data.property} loading={null} error={() => null}>
            {(home) => (
              <span className={styles.actions}>
                <Heart home={home}>
                  <span className={styles.roomy}>Save</span>
                </Heart>
                <span className={styles.roomy}>
                  <SavedLink name="Saved homes" />
                </span>
                <Share path={home.shortPath} />
              </span>
            )}
          </Deferred>
        </div>
        <Deferred
          value={data.property}
          loading={<PropertyLoading homeId={id} />}
          error={(retry) => <LoadFailed what="The property" onRetry={retry} />}
        >
          {(home) => <Home home={home} />}
        </Deferred>
      </Wrap>
      <Slot name="areas/TownOfHome" />
      <Deferred value={data.property} loading={null} error={() => null}>
        {(home) => (
          <Deferred value={data.nearby} loading={null} error={() => null}>
            {(nearby) => nearby && <HomesNearby nearby={nearby} home={home} />}
          </Deferred>
        )}
      </Deferred>
    </>
  );
}
