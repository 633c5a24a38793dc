import { useState } from 'react';
import { Button } from 'ui';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { AgentDeeds, type AgentDeedsQueryVariables } from '../generated/operations.ts';
import { formatDay, formatHour } from '../leads/lead-words.ts';
import { toastFailure } from '../property-form/errors.ts';
import { useViewer } from '../session/use-viewer.ts';
import * as styles from './account.css.ts';
import { type Deed, deedInWords } from './deed-words.ts';

const variables: AgentDeedsQueryVariables = { first: 30 };

/** What was done, by day, the latest first. */
export default function Deeds({ now }: { now: number }) {
  const { viewer, loading, retry, fetchMore } = useViewer(AgentDeeds, { variables, isKept: false });
  const [isFetching, setFetching] = useState(false);
  const log = viewer?.auditLog;

  async function showMore(): Promise<void> {
    setFetching(true);
    await fetchMore({ variables: { after: log?.pageInfo.endCursor ?? null } }).catch(toastFailure);
    setFetching(false);
  }

  const days = new Map<string, Deed[]>();
  for (const deed of log?.nodes ?? []) {
    const day = formatDay(deed.at, now);
    days.set(day, [...(days.get(day) ?? []), deed]);
  }
  return (
    <Section title="What was done">
      {!viewer && !loading && <Failed what="What was done" onRetry={retry} />}
      {[...days].map(([day, deeds]) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul>
            {deeds.map((deed) => (
              <li key={deed.id} className={styles.deed}>
                <time dateTime={deed.at} className={styles.hour}>
                  {formatHour(deed.at)}
                </time>
                <span>
                  {deedInWords(deed)}
                  <span className={styles.quiet}>{deed.username}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {log?.pageInfo.hasNextPage && (
        <Button tone="line" size="small" pending={isFetching} onClick={() => void showMore()}>
          {isFetching ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </Section>
  );
}
