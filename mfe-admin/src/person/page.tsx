import { useParams } from 'platform';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { signedIn } from '../session/signed-in.ts';
import { PersonView } from './person-view.tsx';

export const loader = signedIn();

export function Component() {
  const { id = '' } = useParams();
  const now = useNow();
  return (
    <AdminPage title="Person" back={{ to: '/admin/people', label: 'People' }}>
      <PersonView key={id} id={id} now={now} />
    </AdminPage>
  );
}
