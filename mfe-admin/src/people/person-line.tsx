import { Link } from 'platform';
import type { PersonRowFragment } from '../generated/operations.ts';
import { formatDay } from '../leads/lead-words.ts';
import * as styles from './people.css.ts';
import { wishesInWords } from './people-words.ts';

/** One person among others, and the way to all they sent. */
export function PersonLine({ person, now }: { person: PersonRowFragment; now: number }) {
  const { id, name, email, leadCount, latestAt, tags, wishes } = person;
  return (
    <li className={styles.row}>
      <Link to={`/admin/people/${id}`} className={styles.name} data-row>
        {name ?? email}
      </Link>
      <span className={styles.line}>
        {name && `${email}, `}
        {leadCount === 1 ? 'wrote once' : `wrote ${leadCount} times`}, last {formatDay(latestAt, now).toLowerCase()}
      </span>
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
    </li>
  );
}
