import type { LeadRowFragment, LeadStatus } from '../generated/operations.ts';
import * as styles from './lead.css.ts';
import { useLeadChange } from './use-lead-change.ts';

const labels: ReadonlyArray<readonly [LeadStatus, string]> = [
  ['new', 'New'],
  ['contacted', 'Contacted'],
  ['closed', 'Closed'],
  ['spam', 'Spam'],
];

/** The status of a lead. A choice takes effect at once and can be undone. "Not spam" sends the mail that was held. */
export function StatusChoice({ lead }: { lead: LeadRowFragment }) {
  const setStatus = useLeadChange();
  return (
    <fieldset className={styles.segments} aria-label="Status">
      {labels.map(([status, label]) => (
        <label key={status} className={styles.segment}>
          <input
            type="radio"
            name={`status-${lead.id}`}
            className={styles.radio}
            checked={lead.status === status}
            onChange={() => void setStatus(lead, status)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
