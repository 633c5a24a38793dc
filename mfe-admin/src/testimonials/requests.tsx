import { formatLongDate } from 'platform';
import { Text } from 'ui';
import { Section } from '../frame/section.tsx';
import * as styles from './testimonials.css.ts';
import { copyLink, type Requests as RequestsProps } from './use-requests.ts';

/** Links that can still be used. */
export function Requests({
  requests,
  hasFailed,
  withdraw,
}: Pick<RequestsProps, 'requests' | 'hasFailed' | 'withdraw'>) {
  if (hasFailed && requests.length === 0) return <Text role="alert">Who was asked could not be loaded.</Text>;
  if (requests.length === 0) return null;
  return (
    <div className={styles.whole}>
      <Section title="Asked" aside={requests.length}>
        <ul>
          {requests.map((request) => {
            const { id, name, service, email, url, endsAt } = request;
            return (
              <li key={id} className={styles.asked}>
                <span>
                  <b className={styles.askedName}>{name}</b>
                  <span className={styles.askedState}>
                    {service}
                    {email && `, mailed to ${email}`}, good until {formatLongDate(endsAt)}
                  </span>
                </span>
                <span className={styles.acts}>
                  {url && (
                    <button
                      type="button"
                      className={styles.act}
                      aria-label={`Copy the link for ${name}`}
                      onClick={() => void copyLink(url)}
                    >
                      Copy link
                    </button>
                  )}
                  <button
                    type="button"
                    className={styles.act}
                    aria-label={`Take back the link for ${name}`}
                    onClick={() => void withdraw(request)}
                  >
                    Take back
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
