import { Link, useSite } from 'platform';
import { LogoMark } from 'ui';
import * as styles from './brand.css.ts';

/** The logo and both names. The brokerage's stands first and is never smaller than the agent's: the advertising rules ask for it. */
export function Brand() {
  const site = useSite();
  return (
    <Link to="/" className={styles.brand}>
      <LogoMark className={styles.mark} />
      <span data-brokerage-name="">{site.brokerage.name}</span>
      <span className={styles.divider} aria-hidden="true" />
      <span data-agent-name="">{site.agent.name}</span>
    </Link>
  );
}
