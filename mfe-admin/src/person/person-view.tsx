import { Link, telephoneLink } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { Text } from 'ui';
import { Section } from '../frame/section.tsx';
import {
  HomesForPerson,
  type PersonRowFragment,
  PersonsLeads,
  type SentLeadFragment,
} from '../generated/operations.ts';
import { formatMoment } from '../leads/lead-words.ts';
import { Thread } from '../leads/thread.tsx';
import * as styles from '../people/people.css.ts';
import { phoneInWords } from '../people/people-words.ts';
import { useViewer } from '../session/use-viewer.ts';
import { KnownForm } from './known-form.tsx';

/** The largest page of leads. Hardly anybody writes as often. */
const MOST = 100;

type Wishes = NonNullable<PersonRowFragment['wishes']>;

function Homes({ wishes: { listingType, city, maxPrice, minBedrooms } }: { wishes: Wishes }) {
  const filter = { statuses: ['active' as const], cities: city ? [city] : null, listingType, maxPrice, minBedrooms };
  const { data } = useQuery(documentOf(HomesForPerson), { variables: { filter }, fetchPolicy: 'cache-and-network' });
  const homes = data?.properties;
  if (!homes) return null;
  return (
    <Section title="Homes that fit" aside={homes.totalCount}>
      {homes.nodes.length === 0 && <p className={styles.note}>None on the market just now.</p>}
      <ul>
        {homes.nodes.map(({ id, address, city: town, price }) => (
          <li key={id} className={styles.row}>
            <Link to={`/admin/homes/${id}`} className={styles.name}>
              {address}
            </Link>
            <span className={styles.line}>
              {town}, {price}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Sent = { leads: readonly SentLeadFragment[] | undefined; hasFailed: boolean; loading: boolean };

function useSent({ latestLeadId }: PersonRowFragment): Sent {
  const { viewer, hasFailed, loading } = useViewer(PersonsLeads, { variables: { id: latestLeadId, first: MOST } });
  return { leads: viewer?.leads.nodes, hasFailed, loading };
}

type SentSectionProps = { person: PersonRowFragment; sent: Sent; now: number };

function SentSection({ person, sent: { leads, hasFailed, loading }, now }: SentSectionProps) {
  const words = person.answeredAt ? `last answered ${formatMoment(person.answeredAt, now)}` : 'never answered';
  return (
    <Section title="Everything they sent" aside={words}>
      {leads && <Thread leads={leads} now={now} />}
      {!leads && loading && <Text role="status">Loading what they sent...</Text>}
      {!leads && hasFailed && !loading && <Text role="alert">What they sent could not be loaded.</Text>}
    </Section>
  );
}

/**
 * The number as they wrote it last: by the one that the gateway compares, without an extension and the country's sign, nobody
 * abroad is reached.
 */
const writtenIn = (leads: Sent['leads']): string | null | undefined => leads?.find(({ phone }) => phone)?.phone;

function Reach({ person, sent }: { person: PersonRowFragment; sent: Sent }) {
  const { email } = person;
  const phone = writtenIn(sent.leads) ?? (sent.loading ? null : person.phone);
  return (
    <p className={styles.reach}>
      <a href={`mailto:${email}`} className={styles.way}>
        {email}
      </a>
      {phone && (
        <a href={telephoneLink(phone)} className={styles.way}>
          {phoneInWords(phone)}
        </a>
      )}
    </p>
  );
}

/** One person: all leads from any mail address with the same telephone number, and what the agent knows. */
export function PersonView({ person, now }: { person: PersonRowFragment; now: number }) {
  const sent = useSent(person);
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        <Reach person={person} sent={sent} />
        <SentSection person={person} sent={sent} now={now} />
      </div>
      <div className={styles.stack}>
        <Section title="What you know">
          <KnownForm person={person} />
        </Section>
        {person.wishes && <Homes wishes={person.wishes} />}
      </div>
    </div>
  );
}
