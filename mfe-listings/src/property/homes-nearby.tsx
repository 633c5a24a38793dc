/** Below a home: others that can be had in its town, and what sold there last. Nothing where there are none. */

import { formatShortDate, Link } from 'platform';
import { Columns, Heading, inlineLinkClass, Wrap } from 'ui';
import type { HomesNearbyQuery } from '../generated/operations.ts';
import { PropertyCard } from '../property-card.tsx';
import * as styles from './homes-nearby.css.ts';
import { countOf } from './words.ts';

/** Cards that stand in a row. */
const ROW = 3;

type NearbyProps = { nearby: HomesNearbyQuery; homeId: string; city: string };
type Sale = HomesNearbyQuery['sold']['nodes'][number];

export function HomesNearby({ nearby, homeId, city }: NearbyProps) {
  const alike = nearby.alike.nodes.filter(({ id }) => id !== homeId).slice(0, ROW);
  const sold = nearby.sold.nodes.filter(({ id }) => id !== homeId).slice(0, ROW);
  if (alike.length + sold.length === 0) return null;
  return (
    <Wrap className={styles.nearby}>
      {alike.length > 0 && (
        <section aria-labelledby="alike" className={styles.part}>
          <Heading level={2} look="sub" id="alike">{`More homes in ${city}`}</Heading>
          <Columns count={alike.length < ROW ? 2 : 3}>
            {alike.map((home) => (
              <PropertyCard key={home.id} home={home} isWide={alike.length < ROW} />
            ))}
          </Columns>
        </section>
      )}
      {sold.length > 0 && (
        <section aria-labelledby="sold-near" className={styles.part}>
          <Heading level={2} look="sub" id="sold-near">{`Sold in ${city}`}</Heading>
          <ul className={styles.sales}>
            {sold.map((sale) => (
              <SoldHome key={sale.id} sale={sale} />
            ))}
          </ul>
        </section>
      )}
    </Wrap>
  );
}

function SoldHome({ sale }: { sale: Sale }) {
  const facts = [countOf(sale.bedrooms, 'BD', 'BD'), sale.soldDate && formatShortDate(sale.soldDate)].filter(Boolean);
  return (
    <li className={styles.sale}>
      <Link to={`/properties/${sale.id}`} className={styles.address}>
        <span className={inlineLinkClass}>{sale.address}</span>
      </Link>
      <b className={styles.price}>{sale.soldPrice ?? sale.price}</b>
      <span className={styles.facts}>{facts.join(', ')}</span>
    </li>
  );
}
