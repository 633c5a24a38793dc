/** The homes that a visitor has saved in this browser. The server does not know them, so the browser loads them. */

import { Deferred, getSite, query } from 'platform';
import { useMemo, useState } from 'react';
import { Band, Heading, Text, Wrap } from 'ui';
import { SavedHomes } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { ListLoading } from '../properties/list-loading.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import * as styles from './saved.css.ts';
import { isRead, MOST, savedHomes } from './saved-homes.ts';
import { SavedList } from './saved-list.tsx';

/**
 * All homes that are saved, or were while this page has been open. They stay listed, so that a heart that was pressed
 * by mistake can be pressed again.
 */
function useShown(): readonly string[] {
  const saved = savedHomes.use();
  const [shown, setShown] = useState<readonly string[]>([]);
  const added = saved.filter((id) => !shown.includes(id));
  if (added.length > 0) {
    const all = [...added, ...shown];
    setShown(all.length > MOST ? all.filter((id) => saved.includes(id)) : all);
  }
  return shown;
}

/** Loaded once, and again when a home was saved in another tab. */
function Homes({ ids, onRetry }: { ids: readonly string[]; onRetry: () => void }) {
  const homes = useMemo(() => {
    const asked = query(SavedHomes, { ids: [...ids] });
    // The component that shows the homes reports the failure.
    asked.catch(() => undefined);
    return asked;
  }, [ids]);
  return (
    <Deferred value={homes} loading={<ListLoading />} error={() => <LoadFailed what="The homes" onRetry={onRetry} />}>
      {({ properties: { nodes } }) => <SavedList ids={ids} homes={nodes} />}
    </Deferred>
  );
}

/** Shown while the saved homes are unknown: on the server, and in the browser until its script runs. */
const Unknown = () => (
  <div className={styles.scripted}>
    <ListLoading />
  </div>
);

function Saved() {
  const ids = useShown();
  const [tries, setTries] = useState(0);
  if (!isRead.use()) return <Unknown />;
  return ids.length === 0 ? <NothingSaved /> : <Homes key={tries} ids={ids} onRetry={() => setTries(tries + 1)} />;
}

export function Component() {
  const { agent } = getSite();
  return (
    <Band space="half">
      <Wrap>
        <title>{`Saved homes | ${agent.name}`}</title>
        <meta name="robots" content="noindex" />
        <Heading level={1} look="page" tabIndex={-1} className={styles.title}>
          Saved homes
        </Heading>
        <Text look="quiet" className={styles.lead}>
          Kept in this browser, without an account. The site is asked for these homes when you open this page.
        </Text>
        <Text className={styles.plain}>This needs JavaScript: without it your browser keeps no homes.</Text>
        <div className={styles.homes}>
          <Saved />
        </div>
      </Wrap>
    </Band>
  );
}
