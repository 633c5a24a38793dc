import { Section } from '../frame/section.tsx';
import { AdminPeople } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import * as styles from './people.css.ts';
import { PersonLine } from './person-line.tsx';

const MOST = 20;

/** "This home fits 4 people", and who they are. */
export default function FittingSection({ homeId }: { homeId: string }) {
  const { answer, hasFailed } = useAgentQuery(
    `fitting ${homeId}`,
    async () => (await queryAsAgent(AdminPeople, { filter: { fitsHome: homeId }, first: MOST, after: null })).people,
  );
  const count = answer?.nodes.length ?? 0;
  const people = count === 1 ? '1 person' : `${count}${answer?.pageInfo.hasNextPage ? ' and more' : ''} people`;
  return (
    <Section title="Whom it fits">
      {hasFailed && !answer && <p className={styles.note}>This could not be loaded.</p>}
      {answer && <p className={styles.note}>{count > 0 ? `This home fits ${people}.` : 'Nobody’s wishes so far.'}</p>}
      <ul className={styles.people}>
        {answer?.nodes.map((person) => (
          <PersonLine key={person.id} person={person} now={Date.now()} />
        ))}
      </ul>
    </Section>
  );
}
