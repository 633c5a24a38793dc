import { Button } from 'ui';
import type { Outcome } from 'ui/form';
import { CallInstead } from './call-instead.tsx';
import * as styles from './form.css.ts';
import { OutcomeNote } from './outcome-note.tsx';

type SendRowProps = { isPending: boolean; outcome: Outcome | undefined; label: string; pendingLabel: string };

/** A form's last line: its one action, and the telephone for whom a form is too slow. */
export const SendRow = ({ isPending, outcome, label, pendingLabel }: SendRowProps) => (
  <>
    <OutcomeNote outcome={outcome} />
    <div className={styles.send}>
      <CallInstead hasFailed={outcome?.hasFailed} />
      <Button type="submit" tone="brass" pending={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
    </div>
  </>
);
