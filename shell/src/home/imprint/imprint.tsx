import { getSite, telephoneLink } from 'platform';
import { cx, tone, typeClass, Wrap } from 'ui';
import { licenseLine } from '../../license-line.ts';
import * as styles from './imprint.css.ts';

/** What the advertising rules require on the first screen: brokerage, license, both telephones, notices. */
export function Imprint() {
  const { agent, brokerage, compliance } = getSite();
  return (
    <section className={cx(tone.navy, styles.imprint)} aria-label="Brokerage and license">
      <Wrap className={styles.lines}>
        <p className={cx(typeClass.name, styles.brokerage)} data-brokerage-name="">
          {brokerage.name}
        </p>
        <p className={styles.line}>
          <span className={styles.item}>
            Office{' '}
            <a className={styles.link} href={telephoneLink(agent.officePhone)}>
              {agent.officePhone}
            </a>
          </span>
          <span className={styles.item}>
            Cell{' '}
            <a className={styles.link} href={telephoneLink(agent.cellPhone)}>
              {agent.cellPhone}
            </a>
          </span>
        </p>
        <p className={styles.line}>
          {agent.name}, {licenseLine(agent)}
        </p>
        <p className={cx(styles.line, styles.notices)}>
          <a className={cx(styles.link, styles.item)} href={compliance.fairHousingNoticeUrl}>
            NY Fair Housing Notice
          </a>
          <a className={cx(styles.link, styles.item)} href={compliance.operatingProceduresUrl}>
            Operating Procedures
          </a>
          <span className={styles.item}>{compliance.statement}</span>
        </p>
      </Wrap>
    </section>
  );
}
