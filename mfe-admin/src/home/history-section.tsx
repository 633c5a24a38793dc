import { cx } from 'ui';
import { dayInWords } from '../clock/new-york.ts';
import { Section } from '../frame/section.tsx';
import { type HomeDetailsFragment, HomeHistory } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { deedInWords } from './history-words.ts';
import * as styles from './home.css.ts';

/** The history of a home, the latest first. Reloaded after each change. */
export default function History({ home }: { home: HomeDetailsFragment }) {
  const { answer, hasFailed } = useAgentQuery(`history ${home.id} ${home.updatedAt}`, () =>
    queryAsAgent(HomeHistory, { id: home.id }),
  );
  const deeds = answer?.auditLog.nodes ?? [];
  const more = answer?.auditLog.pageInfo.hasNextPage ? 'the last 20' : undefined;
  return (
    <Section title="History" aside={more}>
      <ol className={styles.history}>
        {deeds.map((entry) => (
          <li key={entry.id} className={styles.deed}>
            <time dateTime={entry.at} className={styles.deedTime}>
              {dayInWords(entry.at)}
            </time>
            <span>
              {deedInWords(entry)}
              {answer && entry.username !== answer.username && `, by ${entry.username}`}
            </span>
          </li>
        ))}
      </ol>
      {answer && deeds.length === 0 && (
        <p className={cx(styles.note, styles.said)}>Nothing was changed since it came to the site.</p>
      )}
      {hasFailed && <p className={cx(styles.note, styles.said)}>The history could not be loaded.</p>}
    </Section>
  );
}
