import { Button } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLogOut } from '../frame/use-log-out.ts';
import { signedIn } from '../session/signed-in.ts';
import { Dashboard } from './dashboard.tsx';

export const loader = signedIn();

export function Component() {
  const logOut = useLogOut();
  const leave = (
    <Button tone="line" size="small" onClick={logOut}>
      Log out
    </Button>
  );
  return (
    <AdminPage title="Dashboard" hasOwnHeading narrowActions={leave}>
      <Dashboard />
    </AdminPage>
  );
}
