import { useParams } from 'platform';
import { ApolloProvider, apolloClient } from 'platform/apollo';
import { Text } from 'ui';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { AdminPerson } from '../generated/operations.ts';
import { signedIn } from '../session/signed-in.ts';
import { useViewer } from '../session/use-viewer.ts';
import { PersonView } from './person-view.tsx';

export const loader = signedIn();

const back = { to: '/admin/people', label: 'People' };

type NobodyProps = { loading: boolean; hasFailed: boolean; retry: () => void };

function Nobody({ loading, hasFailed, retry }: NobodyProps) {
  if (loading) return <Text role="status">Loading the person...</Text>;
  if (!hasFailed) return <Text>There is nobody here any more.</Text>;
  return <Failed what="The person" onRetry={retry} />;
}

function Person({ id }: { id: string }) {
  const now = useNow();
  const { viewer, loading, hasFailed, retry } = useViewer(AdminPerson, { variables: { id } });
  const person = viewer?.person;
  return (
    <AdminPage title={person?.name ?? person?.email ?? 'Person'} back={back}>
      {person ? (
        <PersonView key={id} person={person} now={now} />
      ) : (
        <Nobody loading={!viewer && loading} hasFailed={hasFailed} retry={retry} />
      )}
    </AdminPage>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <ApolloProvider client={apolloClient()}>
      <Person id={id} />
    </ApolloProvider>
  );
}
