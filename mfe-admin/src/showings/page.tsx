import { Link } from 'platform';
import { ArrowLeftIcon, ArrowRightIcon, buttonClass, cx } from 'ui';
import { startOf, weekOf } from '../clock/new-york.ts';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { formatDate } from '../leads/lead-words.ts';
import { signedIn } from '../session/signed-in.ts';
import * as styles from './showings.css.ts';
import { Showings } from './showings.tsx';
import { useDay } from './use-day.ts';

export const loader = signedIn();

/** "November 16 to 22", "November 30 to December 6". */
function weekInWords(day: string): string {
  const days = weekOf(day);
  const [first = '', last = ''] = [days[0], days[6]].map((one) => formatDate(startOf(one ?? day).toISOString()));
  const [month] = first.split(' ');
  return `${first} to ${last.startsWith(`${month} `) ? last.slice(`${month} `.length) : last}`;
}

export function Component() {
  const now = useNow();
  const shown = useDay(now);
  const steps = (
    <div className={styles.nav}>
      {shown.day !== shown.today && (
        <Link to={shown.to(shown.today)} className={cx(buttonClass({ tone: 'line', size: 'small' }), styles.toToday)}>
          Today
        </Link>
      )}
      <Link to={shown.before} className={styles.round} aria-label="The week before">
        <ArrowLeftIcon />
      </Link>
      <Link to={shown.after} className={styles.round} aria-label="The week after">
        <ArrowRightIcon />
      </Link>
    </div>
  );
  return (
    <AdminPage title="Showings" aside={weekInWords(shown.day)} actions={steps} narrowActions={steps}>
      <Showings {...shown} now={now} />
    </AdminPage>
  );
}
