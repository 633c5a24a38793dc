import { getSite, telephoneLink } from 'platform';
import { licenseLine } from '../../license-line.ts';
import * as styles from './footer.css.ts';

/** Brokerage and agent in the same size, with license, office and telephones. */
export function Identity() {
  const { agent, brokerage, office } = getSite();
  return (
    <div className={styles.identity}>
      <p className={styles.name} data-brokerage-name="">
        {brokerage.name}
      </p>
      <p className={styles.name} data-agent-name="">
        {agent.name}
      </p>
      <p className={styles.paragraph}>{licenseLine(agent)}</p>
      <address className={styles.paragraph}>
        {office.street}, {office.city}, {office.state} {office.zipCode}
        <br />
        <span className={styles.phones}>
          <span>
            Office{' '}
            <a className={styles.contact} href={telephoneLink(agent.officePhone)}>
              {agent.officePhone}
            </a>
          </span>
          <span>
            Cell{' '}
            <a className={styles.contact} href={telephoneLink(agent.cellPhone)}>
              {agent.cellPhone}
            </a>
          </span>
        </span>
        <a className={styles.contact} href={`mailto:${agent.email}`}>
          {agent.email}
        </a>
      </address>
    </div>
  );
}
