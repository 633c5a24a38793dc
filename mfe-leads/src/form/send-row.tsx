import { Button } from 'ui';
import { CallInstead } from './call-instead.tsx';
import * as styles from './form.css.ts';

type SendRowProps = { isPending: boolean; hasFailed: boolean; label: string; pendingLabel: string };

/** A form's last line: its one action, and the telephone for whom a form is too slow. */
export const SendRow = ({ isPending, hasFailed, label, pendingLabel }: SendRowProps) => (
  <div className={styles.send}>
    <CallInstead hasFailed={hasFailed} />
    <Button type="submit" tone="brass" pending={isPending}>
      {isPending ? pendingLabel : label}
    </Button>
  </div>
);
