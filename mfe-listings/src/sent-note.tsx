import { sentInWords } from 'schema';
import { CheckIcon } from 'ui';
import * as styles from './sent-note.css.ts';

/**
 * Scrolls to the note, above the toast, if the visitor asked near it. A visitor at the end of a long page stays there.
 */
function show(note: HTMLElement | null): void {
  const { top = 0, bottom = 0 } = note?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < innerHeight * 1.5) note?.scrollIntoView({ block: 'nearest' });
}

/**
 * Says until when the agent answers, beside the button that asked. It has no role, because the toast has already
 * announced the success.
 */
export const SentNote = ({ answerBy }: { answerBy: Date | undefined }) =>
  answerBy && (
    <p ref={show} className={styles.sent}>
      <CheckIcon />
      {sentInWords(answerBy)}
    </p>
  );
