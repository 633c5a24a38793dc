import { sentInWords } from 'schema';
import { CheckIcon } from 'ui';
import * as styles from './sent-note.css.ts';

/** Where something was asked for: until when it is answered. Without a role: the toast has announced that it was sent. */
export const SentNote = ({ answerBy }: { answerBy: Date | undefined }) =>
  answerBy && (
    <p className={styles.sent}>
      <CheckIcon />
      {sentInWords(answerBy)}
    </p>
  );
