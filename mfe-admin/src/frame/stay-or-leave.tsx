import { Button, Cluster } from 'ui';
import { act } from '../theme/desk.css.ts';

type Answer = { words: string; onChoose: () => void };

/** The two answers to a question about something that would be lost. The first keeps it. */
export const StayOrLeave = ({ stay, leave }: { stay: Answer; leave: Answer }) => (
  <Cluster gap="s3">
    <Button tone="brass" size="small" className={act} onClick={stay.onChoose}>
      {stay.words}
    </Button>
    <Button tone="line" size="small" onClick={leave.onChoose}>
      {leave.words}
    </Button>
  </Cluster>
);
