import { Link } from 'platform';
import { restPaths } from 'schema';
import { buttonClass, cx, VisuallyHidden } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { PlusIcon } from '../frame/icons.tsx';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import { offPaper } from '../theme/paper.css.ts';
import { useHomesFilter } from './homes-filter.ts';
import * as styles from './homes-list.css.ts';
import { HomesList } from './homes-list.tsx';
import { HomesTools } from './homes-tools.tsx';
import { useHomes } from './use-homes.ts';

export const loader = signedIn();

const NEW = '/admin/homes/new';

export function Component() {
  const filtering = useHomesFilter();
  const homes = useHomes(filtering.filter);
  const counts = homes.list?.counts;
  const add = (
    <Link to={NEW} className={cx(buttonClass({ tone: 'brass', size: 'small' }), act)}>
      <PlusIcon />
      Add a home
    </Link>
  );
  return (
    <AdminPage
      title="Homes"
      aside={
        counts
          ? `${counts.all} ${counts.all === 1 ? 'home' : 'homes'}, ${counts.active + counts.pending} on the market`
          : // Takes the line's room, so that nothing moves when the counts come.
            '\u00a0'
      }
      actions={add}
    >
      <HomesTools {...filtering} list={homes.list} />
      {homes.list && <VisuallyHidden role="status">{`${homes.list.totalCount} found`}</VisuallyHidden>}
      <HomesList {...homes} />
      <p className={cx(styles.sheets, offPaper)}>
        <Link to="/admin/homes/import" className={styles.sheet}>
          Read in a spreadsheet
        </Link>
        <a href={restPaths.adminPropertiesCsv} download className={styles.sheet}>
          Export CSV
        </a>
      </p>
      <Link to={NEW} className={cx(buttonClass({ tone: 'brass' }), styles.add, offPaper)}>
        <PlusIcon />
        Add a home
      </Link>
    </AdminPage>
  );
}
