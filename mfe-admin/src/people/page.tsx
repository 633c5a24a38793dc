import { useSearchParams } from 'platform';
import { Button, Stack, Text } from 'ui';
import { useNow } from '../clock/use-now.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Found } from '../frame/found.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { signedIn } from '../session/signed-in.ts';
import * as styles from './people.css.ts';
import { PersonLine } from './person-line.tsx';
import { usePeople } from './use-people.ts';

export const loader = signedIn();

function People({ text, now }: { text: string; now: number }) {
  const { list, isEarlier, hasFailed, refetch, isMorePending, showMore } = usePeople(text);
  if (hasFailed && !list) return <Failed what="The people" onRetry={refetch} />;
  if (!list) return <Text role="status">Loading the people...</Text>;
  if (list.nodes.length === 0 && !isEarlier)
    return <p className={styles.note}>{text ? 'Nobody fits. Try fewer words.' : 'Nobody has written yet.'}</p>;
  return (
    <Found what="people" isEarlier={isEarlier}>
      <Stack gap="s4">
        <ul className={styles.people}>
          {list.nodes.map((person) => (
            <PersonLine key={person.id} person={person} now={now} />
          ))}
        </ul>
        {list.pageInfo.hasNextPage && (
          <Button tone="line" size="small" pending={isMorePending} onClick={showMore}>
            Show more
          </Button>
        )}
      </Stack>
    </Found>
  );
}

export function Component() {
  const now = useNow();
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('text') ?? '';
  const search = (words: string) =>
    setParameters(words ? { text: words } : {}, { replace: true, preventScrollReset: true });
  return (
    <AdminPage title="People" aside="Everybody who wrote, the latest first">
      <div className={styles.search}>
        <SearchField label="Find a person" placeholder="Name, address, telephone" text={text} onSearch={search} />
      </div>
      <People text={text} now={now} />
    </AdminPage>
  );
}
