import { redirect, useSite } from 'platform';
import { ApolloProvider, apolloClient } from 'platform/apollo';
import { LogInDialog } from '../session/log-in-dialog.tsx';
import { isSignedIn } from '../session/session.ts';
import { AdminBar } from './admin-bar.tsx';
import * as styles from './dashboard.css.ts';
import { Dashboard } from './dashboard.tsx';

/** Nobody sees the dashboard without a session; what it shows is refused by the gateway besides. */
export async function loader() {
  if (!(await isSignedIn())) return redirect('/admin/login');
  return null;
}

export function Component() {
  const { agent } = useSite();
  return (
    <ApolloProvider client={apolloClient()}>
      <div className={styles.page}>
        <title>{`Dashboard | ${agent.name}`}</title>
        <AdminBar />
        <Dashboard />
        <LogInDialog />
      </div>
    </ApolloProvider>
  );
}
