import { getSite, Link } from 'platform';
import { cx, LogoMark } from 'ui';
import { hasOfferedInMenu } from '../destinations.ts';
import * as styles from './brand.css.ts';

/**
 * The logo and both names. The brokerage's name comes first and is never smaller than the agent's, as the advertising
 * rules require.
 */
export function Brand() {
  const site = getSite();
  const room = hasOfferedInMenu() ? 'besideOffered' : 'alone';
  return (
    <Link to="/" className={cx(styles.brand, styles.fit[room])}>
      <LogoMark className={styles.mark} />
      <span className={cx(styles.names, styles.namesFit[room])}>
        <span data-brokerage-name="">{site.brokerage.name}</span>
        <span className={styles.secondName} data-agent-name="">
          {site.agent.name}
        </span>
      </span>
    </Link>
  );
}
