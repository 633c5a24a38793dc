import { formatShortDate } from 'platform';
import { useState } from 'react';
import { Button, Cluster } from 'ui';
import { dayInWords } from '../clock/new-york.ts';
import { readForm } from '../device/form-drafts.ts';
import { Section } from '../frame/section.tsx';
import { toastAndRefetch } from '../session/toast-and-refetch.ts';
import { inWords } from './figures.ts';
import { useValueEstimate } from './use-value-estimate.ts';
import * as styles from './value-estimate.css.ts';
import { draftOf, ValueEstimateForm } from './value-estimate-form.tsx';

/** The estimate that visitors see on the home's page, its form, and the earlier ones. */
export default function ValueEstimateSection({ propertyId }: { propertyId: string }) {
  const { versions, newest, hasFailed, set, refetch } = useValueEstimate(propertyId);
  const [isEditing, setEditing] = useState(() => readForm(draftOf(propertyId)) !== undefined);
  const figures = newest?.figures;
  const earlier = versions?.slice(1) ?? [];

  async function takeAway(): Promise<void> {
    try {
      await set(null);
    } catch (error) {
      toastAndRefetch(error);
    }
  }

  return (
    <Section title="Value estimate" aside={figures && `as of ${formatShortDate(figures.asOf)}`}>
      {hasFailed && !versions && <p className={styles.note}>The value estimate could not be loaded.</p>}
      {figures && (
        <p className={styles.figure}>
          {inWords(figures)}
          <span className={styles.range}>
            ${figures.rangeLow.toLocaleString('en-US')} to ${figures.rangeHigh.toLocaleString('en-US')}
          </span>
        </p>
      )}
      {versions && !figures && <p className={styles.note}>None. Visitors see no estimate on the home’s page.</p>}
      {versions && isEditing && (
        <ValueEstimateForm {...{ propertyId, newest, set, refetch }} onClose={() => setEditing(false)} />
      )}
      {versions && !isEditing && (
        <Cluster gap="s3">
          <Button tone="line" size="small" onClick={() => setEditing(true)}>
            {figures ? 'Change estimate' : 'Enter an estimate'}
          </Button>
          {figures && (
            <Button tone="line" size="small" onClick={() => void takeAway()}>
              Take it away
            </Button>
          )}
        </Cluster>
      )}
      {earlier.length > 0 && (
        <ol className={styles.earlier} aria-label="Earlier estimates">
          {earlier.map((one) => (
            <li key={one.version} className={styles.row}>
              <span>
                {inWords(one.figures)}
                {one.figures && `, as of ${formatShortDate(one.figures.asOf)}`}
              </span>
              <span className={styles.when}>{one.changedBy ? dayInWords(one.changedAt) : 'demo content'}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
