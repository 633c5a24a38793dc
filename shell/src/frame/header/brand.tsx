import { getSite, Link } from 'platform';
import { cx, LogoMark } from 'ui';
import { hasOfferedInMenu } from '../destinations.ts';
import * as styles from './brand.css.ts';

/** By the letters of both names: so many stand on three, and on four lines of a phone. */
const lengthOf = (letters: number): keyof typeof styles.length =>
  letters <= 44 ? 'usual' : letters <= 80 ? 'long' : 'longest';

/**
 * The logo and both names. The brokerage's name comes first and is never smaller than the agent's, as the advertising
 * rules require.
 */
export function Brand() {
  const { agent, brokerage } = getSite();
  const length = lengthOf(brokerage.name.length + agent.name.length);
  const room = hasOfferedInMenu() ? 'besideOffered' : 'alone';
  return (
    <Link to="/" className={cx(styles.brand, styles.fit[room], styles.length[length])}>
      <LogoMark className={styles.mark} />
      <span className={cx(styles.names, styles.namesFit[room])}>
        <span data-brokerage-name="">{brokerage.name}</span>
        <span className={styles.secondName} data-agent-name="">
          {agent.name}
        </span>
      </span>
    </Link>
  );
}
