import { AlertIcon, CheckIcon } from 'ui';
import type { Outcome } from 'ui/form';
import * as styles from './form.css.ts';

/** The result of the last submit, above its button. It has no role, because the toast has announced the same text. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  const { hasFailed, words } = outcome;
  return (
    <div className={styles.outcome[hasFailed ? 'failed' : 'sent']}>
      {hasFailed ? <AlertIcon /> : <CheckIcon />}
      <p>{words}</p>
    </div>
  );
}
