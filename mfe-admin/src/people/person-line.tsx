import { Link } from 'platform';
import type { PersonRowFragment } from '../generated/operations.ts';
import { formatDay } from '../leads/lead-words.ts';
import * as styles from './people.css.ts';
import { wishesInWords } from './people-words.ts';

/** A person in a list, with a link to all that they sent. */
export function PersonLine({ person, now }: { person: PersonRowFragment; now: number }) {
  const { id, name, email, leadCount, latestAt, answeredAt, tags, wishes } = person;
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <Link to={`/admin/people/${id}`} className={styles.link} data-row>
          {name ?? email}
        </Link>
        {name && <span className={styles.line}>{email}</span>}
      </div>
      <div className={styles.known}>
        {wishes && <span className={styles.line}>{wishesInWords(wishes)}</span>}
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </span>
        )}
      </div>
      <span className={styles.line}>
        {leadCount === 1 ? 'Wrote once' : `Wrote ${leadCount} times`}, last {formatDay(latestAt, now).toLowerCase()}
      </span>
      <span className={styles.line}>
        {answeredAt ? `Answered ${formatDay(answeredAt, now).toLowerCase()}` : 'Not answered yet'}
      </span>
    </li>
  );
}
