import { getSite, telephoneLink } from 'platform';
import { hoursInWords } from 'schema';
import * as styles from './form.css.ts';

/**
 * Beside every send button: the promise, and the telephone for visitors who are in a hurry. After a failure also the
 * mail address.
 */
export function CallInstead({ hasFailed = false }: { hasFailed?: boolean | undefined }) {
  const { agent, replyWithinHours } = getSite();
  return (
    <p className={styles.promise}>
      You hear from me within {hoursInWords(replyWithinHours)}.
      <br />
      Or call{' '}
      <a href={telephoneLink(agent.cellPhone)} className={styles.call}>
        {agent.cellPhone}
      </a>
      <br />
      Office{' '}
      <a href={telephoneLink(agent.officePhone)} className={styles.call}>
        {agent.officePhone}
      </a>
      {hasFailed && (
        <>
          <br />
          Email{' '}
          <a href={`mailto:${agent.email}`} className={styles.mail}>
            {agent.email}
          </a>
        </>
      )}
    </p>
  );
}
