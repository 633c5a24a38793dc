import { consentWords, guidePath, guidesIn, wishInWords } from 'schema';
import { inlineLinkClass } from 'ui';
import type { WholeLeadFragment } from '../generated/operations.ts';
import { FactList } from './fact-list.tsx';
import * as styles from './lead.css.ts';
import { formatMoment } from './lead-words.ts';

const checks = {
  verified: 'Passed',
  unverified: 'Could not be asked: it may be a machine',
  unchecked: 'Not asked',
} as const;

const interests = {
  buying: 'Buying',
  selling: 'Selling',
  both: 'Buying and selling',
  renting: 'Renting',
  other: 'Other',
};

/** The guides that a message asks for, as full URLs that can be sent on. */
function AskedGuides({ message }: { message: string | null }) {
  return guidesIn(message).map(({ slug }) => (
    <a key={slug} href={guidePath(slug)} target="_blank" rel="noopener" className={inlineLinkClass}>
      {new URL(guidePath(slug), location.href).href}
    </a>
  ));
}

/** Where a lead came from. */
export function LeadFacts({ lead }: { lead: WholeLeadFragment }) {
  return (
    <FactList
      facts={[
        ['Mail', lead.email],
        ['Telephone', lead.phone],
        ['Looks for', lead.wish && wishInWords(lead.wish)],
        ['Guide', guidesIn(lead.message).length > 0 && <AskedGuides key="guide" message={lead.message} />],
        ['Interested in', lead.interest && interests[lead.interest]],
        ['Form', lead.source],
        ['Page', lead.page],
        ['Came from', lead.referrer],
        ['Campaign', lead.utm],
        ['Consent', consentWords(lead.mayPhone) ?? 'Not asked'],
        ['Bot check', checks[lead.verification]],
      ]}
    />
  );
}

/** What was done with the lead, from the audit log. */
export function LeadHistory({ lead, now }: { lead: WholeLeadFragment; now: number }) {
  if (lead.history.length === 0) return null;
  return (
    <ol className={styles.history}>
      {lead.history.map(({ at, username, field, before, after }) => (
        <li key={`${at} ${field}`}>
          {field === 'status' ? `${before ?? 'new'} → ${after}` : after ? 'Notes changed' : 'Notes removed'}, {username}
          , <time dateTime={at}>{formatMoment(at, now)}</time>
        </li>
      ))}
    </ol>
  );
}
