import { AlertIcon, CheckIcon } from 'ui';
import type { Outcome } from 'ui/form';
import * as styles from './form.css.ts';

/** How the last try went, above the button that made it. Without a role: the toast has announced the same words. */
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
