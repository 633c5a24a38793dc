import { useParams } from 'platform';
import { Text } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { signedIn } from '../session/signed-in.ts';
import { Editor } from './editor.tsx';
import { useHome } from './use-home.ts';

export const loader = signedIn();

const back = { to: '/admin/homes', label: 'Homes' };

export function Component() {
  const { id = '' } = useParams();
  const { home, isGone, deletedAs, hasFailed, refetch, adopt } = useHome(id);
  if (home) return <Editor key={id} home={home} isGone={isGone} adopt={adopt} refetch={refetch} />;
  if (hasFailed)
    return (
      <AdminPage title="Home" back={back}>
        <Failed what="The home" onRetry={refetch} />
      </AdminPage>
    );
  const missing = deletedAs ? `You have deleted ${deletedAs}.` : 'There is no such home.';
  return (
    <AdminPage title="Home" back={back}>
      <Text role="status">{home === null ? missing : 'Loading the home...'}</Text>
    </AdminPage>
  );
}
