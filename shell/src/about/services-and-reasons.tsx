import { getSite } from 'platform';
import { hoursInWords } from 'schema';
import { Band, Columns, Heading, Stack, Wrap } from 'ui';
import * as styles from './services-and-reasons.css.ts';

const ownServices = [
  'Buying: search, showings, offer, inspection, closing',
  'Selling: preparation, pricing, photographs, negotiation',
  'Renting, for tenants and for owners',
  'A free market analysis of your home',
];

const reasons = (replyWithinHours: number) => [
  `Every message answered by me, within ${hoursInWords(replyWithinHours)}`,
  'Licensed on both sides of the bay, New York and New Jersey',
  'Flood zone, title and taxes checked before the offer, not after',
  'One side represented in each sale, and said so at the start',
  'The numbers in writing, with where they come from',
];

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Stack gap="s5">
    <Heading look="sub">{title}</Heading>
    <ul>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  </Stack>
);

export function ServicesAndReasons() {
  const { brokerage, replyWithinHours } = getSite();
  const lentServices = brokerage.services.map((service) => `${service}, through the brokerage`);
  return (
    <Band>
      <Wrap>
        <Columns count={2} tablet={2} gap="wide">
          <List title="Services" items={[...ownServices, ...lentServices]} />
          <List title="Why choose me" items={reasons(replyWithinHours)} />
        </Columns>
      </Wrap>
    </Band>
  );
}
