import {
  Badge,
  Cluster,
  Ledger,
  LedgerCell,
  LedgerRow,
  LedgerRows,
  LedgerYear,
  ledgerLinkClass,
  Pip,
  Ribbon,
  StatusMark,
} from '../src/index.ts';
import { Section, Specimen } from './specimen.tsx';

const columns = [
  { title: 'Address', kind: 'name' },
  { title: 'City', kind: 'place' },
  { title: 'Price', kind: 'price' },
  { title: 'Sold Date', kind: 'date' },
  { title: 'Represented', kind: 'side' },
] as const;
const statuses = ['active', 'pending', 'rent', 'sold'] as const;

const Row = ({ address, href, date }: { address: string; href?: string; date: string }) => (
  <LedgerRow>
    <LedgerCell kind="name">
      {href ? (
        <a href={href} className={ledgerLinkClass}>
          {address}
        </a>
      ) : (
        address
      )}
    </LedgerCell>
    <LedgerCell kind="place">Rumson</LedgerCell>
    <LedgerCell kind="price">$1,295,000</LedgerCell>
    <LedgerCell kind="date">{date}</LedgerCell>
    <LedgerCell kind="side">Buyer</LedgerCell>
  </LedgerRow>
);

/** What lists and marks. */
export function Listing() {
  return (
    <Section title="Ledger and marks" tone="dune">
      <Specimen
        name="Ledger"
        says="A sale with a link, one without, and one without a date; under their years, or in one run."
      >
        <Ledger label="Sales" columns={columns}>
          <LedgerYear year="2026" span={columns.length}>
            <Row address="12 Dune Road" href="#sale" date="Mar 9, 2026" />
            <Row address="8 Harbor Row" date="Jan 12, 2026" />
          </LedgerYear>
          <LedgerYear year="Undated" span={columns.length}>
            <Row address="3 Ferry Lane" date="—" />
          </LedgerYear>
        </Ledger>
        <Ledger label="Sales by price" columns={columns} foot="Lowest price first.">
          <LedgerRows>
            <Row address="8 Harbor Row" date="Jan 12, 2026" />
            <Row address="3 Ferry Lane" date="—" />
          </LedgerRows>
        </Ledger>
      </Specimen>
      <Specimen name="Ribbon, StatusMark, Badge, Pip">
        <Cluster gap="s5">
          {statuses.map((status) => (
            <Ribbon key={status} status={status} inline>
              {status}
            </Ribbon>
          ))}
          {statuses.map((status) => (
            <StatusMark key={status} status={status}>
              {status}
            </StatusMark>
          ))}
          <Badge>Badge</Badge>
          <Pip>3</Pip>
        </Cluster>
      </Specimen>
    </Section>
  );
}
