import { getSite, Link } from 'platform';
import * as styles from './compliance.css.ts';

/** What the advertising rules of New York and New Jersey require on every page. */
export function Compliance() {
  const { brokerage, compliance } = getSite();
  const away = { className: styles.link, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className={styles.law}>
      <ul className={styles.links}>
        <li>
          <a href={compliance.fairHousingNoticeUrl} {...away}>
            NY Fair Housing Notice
          </a>
        </li>
        <li>
          <Link to="/privacy" className={styles.link}>
            Privacy
          </Link>
        </li>
        <li>
          <Link to="/accessibility" className={styles.link}>
            Accessibility
          </Link>
        </li>
        <li>
          <a href={compliance.operatingProceduresUrl} {...away}>
            Standardized Operating Procedures
          </a>
        </li>
        <li>
          <a href={brokerage.url} {...away}>
            {brokerage.name}, the brokerage
          </a>
        </li>
      </ul>
      <p className={styles.statement}>
        {compliance.statement}. Market figures are illustrative and carry the date they were drawn. A home valuation
        given here is a market analysis, not an appraisal.
      </p>
    </div>
  );
}
