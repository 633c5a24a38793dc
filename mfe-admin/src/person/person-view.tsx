import { Link, telephoneLink } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { Text } from 'ui';
import { Section } from '../frame/section.tsx';
import { HomesForPerson, type PersonRowFragment, PersonsLeads } from '../generated/operations.ts';
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

function Sent({ person, now }: { person: PersonRowFragment; now: number }) {
  const { viewer, hasFailed, loading } = useViewer(PersonsLeads, {
    variables: { id: person.latestLeadId, first: MOST },
  });
  const words = person.answeredAt ? `last answered ${formatMoment(person.answeredAt, now)}` : 'never answered';
  return (
    <Section title="Everything they sent" aside={words}>
      {viewer && <Thread leads={viewer.leads.nodes} now={now} />}
      {!viewer && loading && <Text role="status">Loading what they sent...</Text>}
      {!viewer && hasFailed && !loading && <Text role="alert">What they sent could not be loaded.</Text>}
    </Section>
  );
}

function Reach({ person: { email, phone } }: { person: PersonRowFragment }) {
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
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        <Reach person={person} />
        <Sent person={person} now={now} />
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
