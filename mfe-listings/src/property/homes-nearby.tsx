/** Below a home: similar homes for sale, and the latest sales nearby. Nothing if there are none. */

import { formatShortDate, Link } from 'platform';
import {
  Columns,
  Heading,
  Ledger,
  LedgerCell,
  type LedgerColumn,
  LedgerRow,
  LedgerRows,
  ledgerLinkClass,
  Wrap,
} from 'ui';
import type { HomesNearbyQuery, SaleFragment } from '../generated/operations.ts';
import { NOTHING } from '../nothing.ts';
import { PropertyCard } from '../property-card.tsx';
import { alike, type Compared } from './alike.ts';
import * as styles from './homes-nearby.css.ts';
import { milesBetween } from './near-towns.ts';
import { countOf } from './words.ts';

/** How many cards are in the row, and how many sales below it. */
const ROW = 3;

type NearbyProps = { nearby: HomesNearbyQuery; home: Compared };

export function HomesNearby({ nearby, home }: NearbyProps) {
  const { inTown, dearer, cheaper, soldInTown, soldNearby } = nearby;
  const homes = alike(home, [...inTown.nodes, ...dearer.nodes, ...cheaper.nodes], ROW);
  // Sales in the same town come first: none is nearer, however old it is.
  const sales = [...new Map([...soldInTown.nodes, ...soldNearby.nodes].map((sale) => [sale.id, sale])).values()];
  const sold = sales.filter(({ id }) => id !== home.id).slice(0, ROW);
  if (homes.length + sold.length === 0) return null;
  return (
    <Wrap className={styles.nearby}>
      {homes.length > 0 && (
        <section aria-labelledby="alike" className={styles.part}>
          <Heading level={2} look="sub" id="alike">
            {homes.length === 1 ? 'A home like this one' : 'Homes like this one'}
          </Heading>
          <Columns
            count={homes.length < ROW ? 2 : 3}
            tablet={homes.length < ROW ? 2 : 3}
            phone={homes.length > 1 ? 'rail' : 1}
          >
            {homes.map((other) => (
              <PropertyCard key={other.id} home={other} isWide={homes.length < ROW} />
            ))}
          </Columns>
        </section>
      )}
      {sold.length > 0 && (
        <section aria-labelledby="sold-near" className={styles.part}>
          <Heading level={2} look="sub" id="sold-near">
            What sold near it
          </Heading>
          <SoldNear sales={sold} city={home.city} />
        </section>
      )}
    </Wrap>
  );
}

const columns: LedgerColumn[] = [
  { title: 'Address', kind: 'name' },
  { title: 'Beds and town', kind: 'place' },
  { title: 'Sold', kind: 'date' },
  { title: 'Price', kind: 'price' },
];

function SoldNear({ sales, city }: { sales: readonly SaleFragment[]; city: string }) {
  const isElsewhere = sales.some((sale) => milesBetween(sale.city, city));
  return (
    <Ledger
      label="What sold near it"
      columns={columns}
      foot={isElsewhere && 'Distance from town to town, in a straight line.'}
    >
      <LedgerRows>
        {sales.map((sale) => (
          <LedgerRow key={sale.id}>
            <LedgerCell kind="name">
              <Link to={`/properties/${sale.id}`} className={ledgerLinkClass}>
                {sale.address}
              </Link>
            </LedgerCell>
            <LedgerCell kind="place">{placeOf(sale, city)}</LedgerCell>
            <LedgerCell kind="date">{sale.soldDate ? formatShortDate(sale.soldDate) : NOTHING}</LedgerCell>
            <LedgerCell kind="price">{sale.soldPrice ?? sale.price}</LedgerCell>
          </LedgerRow>
        ))}
      </LedgerRows>
    </Ledger>
  );
}

/** "4 BD, Sea Bright, 2 mi". */
function placeOf(sale: SaleFragment, city: string): string {
  const miles = milesBetween(sale.city, city);
  const distance = miles && `${Math.max(1, Math.round(miles))}\u00a0mi`;
  return [countOf(sale.bedrooms, 'BD', 'BD'), sale.city, distance].filter(Boolean).join(', ');
}
