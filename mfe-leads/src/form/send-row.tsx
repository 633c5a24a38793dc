import { Button } from 'ui';
import { CallInstead } from './call-instead.tsx';
import * as styles from './form.css.ts';

type SendRowProps = { isPending: boolean; label: string; pendingLabel: string };

/** A form's last line: its one action, and the telephone for whom a form is too slow. */
export const SendRow = ({ isPending, label, pendingLabel }: SendRowProps) => (
  <div className={styles.send}>
    <CallInstead />
    <Button type="submit" tone="brass" pending={isPending}>
      {isPending ? pendingLabel : label}
    </Button>
  </div>
);
