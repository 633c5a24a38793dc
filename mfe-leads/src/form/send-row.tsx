import type { ComponentType, ReactNode } from 'react';
import { Button } from 'ui';
import type { Outcome } from 'ui/form';
import { CallInstead } from './call-instead.tsx';
import * as styles from './form.css.ts';
import { OutcomeNote } from './outcome-note.tsx';

/** The component for a form's promise and action. A dialog has its own, which stays visible. */
export type FormFoot = ComponentType<{ aside: ReactNode; children: ReactNode }>;

const PageFoot: FormFoot = ({ aside, children }) => (
  <div className={styles.send}>
    {aside}
    {children}
  </div>
);

type SendRowProps = {
  isPending: boolean;
  outcome: Outcome | undefined;
  label: string;
  pendingLabel: string;
  Foot?: FormFoot | undefined;
};

/** The last line of a form: its action, and the telephone for visitors who are in a hurry. */
export const SendRow = ({ isPending, outcome, label, pendingLabel, Foot = PageFoot }: SendRowProps) => (
  <>
    <OutcomeNote outcome={outcome} />
    <Foot aside={<CallInstead hasFailed={outcome?.hasFailed} />}>
      <Button type="submit" tone="brass" pending={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
    </Foot>
  </>
);
