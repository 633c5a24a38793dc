import { AlertIcon, CheckIcon } from 'ui';
import { momentInWords } from '../clock/new-york.ts';
import * as styles from './home.css.ts';

type KeptLineProps = { isEdited: boolean; keptAt: string | undefined; isRefused: boolean };

/** Says where the edits are stored. */
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
