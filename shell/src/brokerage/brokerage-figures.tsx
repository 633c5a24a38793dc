import { getSite } from 'platform';
import { cx, typeClass } from 'ui';
import * as styles from './brokerage-figures.css.ts';

/** The brokerage in four figures with their labels. */
export function BrokerageFigures() {
  const { brokerage, replyWithinHours } = getSite();
  const figures = [
    [brokerage.agentCount, 'or so agents in the brokerage'],
    [brokerage.officeCount, 'offices, city to Shore'],
    [brokerage.foundedYear, 'the year the brokerage opened'],
    [`${replyWithinHours} h`, 'to a reply, often far less'],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([figure, meaning]) => (
        <div key={meaning} className={styles.cell}>
          <dt className={styles.meaning}>{meaning}</dt>
          <dd className={cx(typeClass.figure, styles.figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
