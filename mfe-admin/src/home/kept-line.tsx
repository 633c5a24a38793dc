import { AlertIcon, CheckIcon } from 'ui';
import * as styles from './home.css.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "12:41 PM", with the day unless it is today's. */
export const momentInWords = (iso: string): string => {
  const moment = new Date(iso);
  return (moment.toDateString() === new Date().toDateString() ? clock : day).format(moment);
};

type KeptLineProps = { isEdited: boolean; keptAt: string | undefined; isRefused: boolean };

/** Where what was typed is safe. */
export function KeptLine({ isEdited, keptAt, isRefused }: KeptLineProps) {
  if (!isEdited) return null;
  return (
    <p className={styles.kept}>
      {isRefused ? (
        <>
          <AlertIcon /> This browser keeps nothing: put it live before you leave
        </>
      ) : (
        <>
          <CheckIcon className={styles.keptSign} /> Kept on this device{keptAt && `, ${momentInWords(keptAt)}`}
        </>
      )}
    </p>
  );
}
