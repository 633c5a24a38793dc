import { formatShortDate, Link } from 'platform';
import {
  ExternalIcon,
  Ledger,
  LedgerCell,
  type LedgerColumn,
  LedgerRow,
  LedgerRows,
  LedgerYear,
  ledgerLinkClass,
  VisuallyHidden,
} from 'ui';
import type { PropertiesSoldQuery } from '../generated/operations.ts';
import { NOTHING } from '../nothing.ts';
import * as styles from './properties.css.ts';
import { nextPage, type Search, sortOf } from './search.ts';
import { Section } from './section.tsx';

type Sale = PropertiesSoldQuery['properties']['nodes'][number];

const columns: LedgerColumn[] = [
  { title: 'Address', kind: 'name' },
  { title: 'City', kind: 'place' },
  { title: 'Price', kind: 'price' },
  { title: 'Sold Date', kind: 'date' },
  { title: 'Represented', kind: 'side' },
];

const yearOf = (sale: Sale): string => (sale.soldDate ? sale.soldDate.slice(0, 4) : 'Date not recorded');

/** The order as text in the table's foot. By price, the sales are not grouped by year. */
const orders = {
  newestSold: 'Newest first',
  priceAscending: 'Lowest price first',
  priceDescending: 'Highest price first',
} as const;

/** Sales in their order, grouped by year. */
function byYear(sales: readonly Sale[]): Array<{ year: string; sales: Sale[] }> {
  const groups: Array<{ year: string; sales: Sale[] }> = [];
  for (const sale of sales) {
    const last = groups.at(-1);
    if (last?.year === yearOf(sale)) last.sales.push(sale);
    else groups.push({ year: yearOf(sale), sales: [sale] });
  }
  return groups;
}

/** The address, as a link to the external listing if there is one. */
function Address({ sale }: { sale: Sale }) {
  if (!sale.zillowUrl) return sale.address;
  return (
    <a href={sale.zillowUrl} target="_blank" rel="noopener noreferrer" className={ledgerLinkClass}>
      {sale.address}
      <ExternalIcon />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function Row({ sale }: { sale: Sale }) {
  return (
    <LedgerRow>
      <LedgerCell kind="name">
        <Address sale={sale} />{' '}
        <Link to={`/properties/${sale.id}`} className={styles.details}>
          Details<VisuallyHidden> of {sale.address}</VisuallyHidden>
        </Link>
      </LedgerCell>
      <LedgerCell kind="place">{sale.city}</LedgerCell>
      <LedgerCell kind="price">{sale.soldPrice ?? sale.price}</LedgerCell>
      <LedgerCell kind="date">{sale.soldDate ? formatShortDate(sale.soldDate) : NOTHING}</LedgerCell>
      <LedgerCell kind="side">{sale.represented ?? NOTHING}</LedgerCell>
    </LedgerRow>
  );
}

type SoldProps = { list: PropertiesSoldQuery['properties']; search: Search };

const rows = (sales: readonly Sale[]) => sales.map((sale) => <Row key={sale.id} sale={sale} />);

/** Sold homes as a table: by year, newest first and undated last, or by price without groups. */
export function Sold({ list, search }: SoldProps) {
  const { nodes, totalCount, pageInfo } = list;
  const count = totalCount === 1 ? '1 sale' : `${totalCount} sales`;
  const order = sortOf(search, 'newestSold');
  return (
    <Section title="Sold Properties" count={count} next={nextPage(search, 'soldAfter', pageInfo)}>
      <Ledger
        label="Sold Properties"
        columns={columns}
        foot={`${orders[order]}. Addresses that are underlined open their listing in a new tab.`}
      >
        {order === 'newestSold' ? (
          byYear(nodes).map(({ year, sales }) => (
            <LedgerYear key={year} year={year} span={columns.length}>
              {rows(sales)}
            </LedgerYear>
          ))
        ) : (
          <LedgerRows>{rows(nodes)}</LedgerRows>
        )}
      </Ledger>
    </Section>
  );
}
