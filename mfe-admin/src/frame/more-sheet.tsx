import { getSite, Link, NavLink } from 'platform';
import { Button, buttonClass, cx } from 'ui';
import { destinations } from './destinations.ts';
import { OutIcon, SearchIcon } from './icons.tsx';
import * as styles from './more-sheet.css.ts';
import { openFind } from './overlay.ts';
import { Sheet } from './sheet.tsx';
import { useLogOut } from './use-log-out.ts';
import { Waiting } from './waiting.tsx';

/** The pages that have no place in the tab bar. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { agent, brokerage } = getSite();
  const logOut = useLogOut('here', onClose);

  function find(): void {
    onClose();
    openFind();
  }

  const title = (
    <span className={styles.names}>
      {brokerage.name}
      <br />
      {agent.name}
    </span>
  );
  return (
    <Sheet onClose={onClose} title={title}>
      <ul className={styles.list}>
        <li>
          <button type="button" className={cx(styles.row, styles.find)} onClick={find}>
            <SearchIcon />
            Find
          </button>
        </li>
        {destinations
          .filter(({ isInBar }) => !isInBar)
          .map(({ label, to, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.row} onClick={onClose}>
                <Icon />
                {label}
                <Waiting path={to} className={styles.count} />
              </NavLink>
            </li>
          ))}
      </ul>
      <div className={styles.ends}>
        <Link to="/" reloadDocument className={buttonClass({ tone: 'line', size: 'small' })}>
          The site <OutIcon />
        </Link>
        <Button tone="line" size="small" onClick={logOut}>
          Log out
        </Button>
      </div>
    </Sheet>
  );
}
