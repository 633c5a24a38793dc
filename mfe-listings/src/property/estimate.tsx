import { formatDollars, formatLongDate } from 'platform';
import { cx, Fact, Facts, Heading, Panel, Text } from 'ui';
import { room } from '../price.css.ts';
import { Price } from '../price.tsx';
import type { Property } from './page.tsx';
import * as styles from './property.css.ts';

type EstimateProps = { estimate: NonNullable<Property['valueEstimate']> };

const Amount = ({ of }: { of: number }) => <span className={styles.amount}>{formatDollars(of)}</span>;

/** The position of the estimate in its range, in percent from the low end. */
const position = ({ estimate, rangeLow, rangeHigh }: EstimateProps['estimate']): number =>
  rangeHigh > rangeLow ? Math.round(((estimate - rangeLow) / (rangeHigh - rangeLow)) * 100) : 50;

/** The card with the home value estimate: its figures, their date, and what they are not. */
export function Estimate({ estimate }: EstimateProps) {
  return (
    <Panel
      as="section"
      tone="glass"
      inset="snug"
      className={cx(styles.part, styles.onScreen)}
      aria-labelledby="estimate"
    >
      <Heading level={2} look="sub" id="estimate">
        Home Value Estimate
      </Heading>
      <div className={cx(room, styles.figure)}>
        <Text look="figure" className={styles.figureSign}>
          <Price text={formatDollars(estimate.estimate)} />
        </Text>
      </div>
      <div className={styles.range}>
        <div className={styles.scale} aria-hidden="true">
          <i className={styles.mark} style={{ left: `${position(estimate)}%` }} />
        </div>
        <div className={styles.ends}>
          <span>Sales range from {formatDollars(estimate.rangeLow)}</span>
          <span>to {formatDollars(estimate.rangeHigh)}</span>
        </div>
      </div>
      <Facts columns={2}>
        <Fact name="Rent estimate">
          <Amount of={estimate.rentEstimate} /> a month
        </Fact>
        <Fact name="Refinance payment">
          <Amount of={estimate.refinancePayment} /> a month
        </Fact>
        <Fact name="Price per square foot">
          <Amount of={estimate.pricePerSquareFoot} />
        </Fact>
        <Fact name="As of">{formatLongDate(estimate.asOf)}</Fact>
      </Facts>
      <Text look="note" className={styles.small}>
        Not an appraisal; not a loan offer. Sample figures, meant for orientation only.
      </Text>
    </Panel>
  );
}
