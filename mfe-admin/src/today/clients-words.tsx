import { Link } from 'platform';
import { ArrowRightIcon } from 'ui';
import { Section } from '../frame/section.tsx';
import { AdminClientsWords } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import * as styles from './today.css.ts';

/** Testimonials from clients, which nobody sees before the agent has read them. */
export function ClientsWords() {
  const { viewer } = useViewer(AdminClientsWords, { variables: {} });
  const waiting = viewer?.testimonials.filter(({ isWaiting }) => isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title="Words of clients" aside={waiting.length}>
      <ul>
        {waiting.map(({ id, name, rating }) => (
          <li key={id}>
            <Link to="/admin/testimonials" className={styles.item}>
              <span>{rating} of 5</span>
              <b className={styles.itemName}>{name} wrote to you</b>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
