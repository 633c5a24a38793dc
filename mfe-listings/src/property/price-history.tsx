import { formatDollars } from 'platform';
import { Heading } from 'ui';
import { formatDay } from './new-york.ts';
import type { Property } from './page.tsx';
import * as styles from './price-history.css.ts';

type Change = Property['priceHistory'][number];

const amountOf = (price: string): number =>
  /^\$[\d,]+$/.test(price) ? Number(price.replaceAll(/[$,]/g, '')) : Number.NaN;

/** ", $26,000 less". Empty if one of the prices is no number. */
function difference({ price, before }: Change): string {
  const by = amountOf(price) - amountOf(before ?? '');
  if (!by) return '';
  return `, ${formatDollars(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;
}

/** "was $925,000 until …", if the last change made the home cheaper. */
export function FormerPrice({ changes }: { changes: readonly Change[] }) {
  const [last] = changes;
  if (!last?.before || !(amountOf(last.price) < amountOf(last.before))) return null;
  return <p className={styles.former}>{`was ${last.before} until ${formatDay(last.at)}`}</p>;
}

/** The list price and its changes. Nothing if it never changed. */
export function PriceHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length < 2) return null;
  return (
    <section aria-labelledby="prices">
      <Heading level={2} look="sub" id="prices">
        Price history
      </Heading>
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={change.at} className={styles.change}>
            <b>{change.before ? 'Price change' : 'Listed'}</b>
            <b className={styles.price}>{change.price}</b>
            <span className={styles.day}>{`${formatDay(change.at)}${difference(change)}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
