import { getSite, Link, NavLink } from 'platform';
import { LogoMark } from 'ui';
import { commandKey } from '../keys/command-key.ts';
import { type Destination, destinations } from './destinations.ts';
import { LogOutIcon, OutIcon, SearchIcon } from './icons.tsx';
import { openFind } from './overlay.ts';
import * as styles from './rail.css.ts';
import { useLogOut } from './use-log-out.ts';
import { Waiting } from './waiting.tsx';

const Row = ({ label, to, Icon }: Destination) => (
  <li>
    <NavLink to={to} className={styles.row}>
      <Icon />
      {label}
      <Waiting path={to} className={styles.count} />
    </NavLink>
  </li>
);

const rowsOf = (group: Destination['group']) =>
  destinations.filter((destination) => destination.group === group).map((each) => <Row key={each.to} {...each} />);

/** The navigation on the left of wide screens. */
export function Rail() {
  const { agent, brokerage } = getSite();
  const logOut = useLogOut();
  return (
    <div className={styles.rail}>
      <Link to="/admin" className={styles.mark}>
        <LogoMark width={34} height={34} />
        <span>
          <span className={styles.markName}>{brokerage.name}</span>
          <span className={styles.markName}>{agent.name}</span>
        </span>
      </Link>
      <button type="button" className={styles.find} aria-haspopup="dialog" onClick={openFind}>
        <SearchIcon />
        Find
        <kbd className={styles.findKey}>{commandKey()} K</kbd>
      </button>
      <nav aria-label="Admin">
        <ul>{rowsOf('work')}</ul>
        <div className={styles.separator} />
        <ul>{rowsOf('office')}</ul>
      </nav>
      <div className={styles.foot}>
        <Link to="/" reloadDocument className={styles.row}>
          <OutIcon />
          The site
        </Link>
        <button type="button" className={styles.row} onClick={logOut}>
          <LogOutIcon width={13} height={12} />
          Log out
        </button>
      </div>
    </div>
  );
}
