import { sentInWords } from 'schema';
import { CheckIcon } from 'ui';
import * as styles from './sent-note.css.ts';

/** Brought into sight, above the toast, for whoever asked close by; who asked from the foot of a long page stays there. */
function show(note: HTMLElement | null): void {
  const { top = 0, bottom = 0 } = note?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < innerHeight * 1.5) note?.scrollIntoView({ block: 'nearest' });
}

/** Where something was asked for: until when it is answered. Without a role: the toast has announced that it was sent. */
export const SentNote = ({ answerBy }: { answerBy: Date | undefined }) =>
  answerBy && (
    <p ref={show} className={styles.sent}>
      <CheckIcon />
      {sentInWords(answerBy)}
    </p>
  );
