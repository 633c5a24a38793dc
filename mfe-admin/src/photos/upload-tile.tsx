import { AlertIcon, CloseIcon, cx } from 'ui';
import * as styles from './photos.css.ts';
import type { Upload } from './use-uploads.ts';

type UploadTileProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

/** Letters that a small tile has room for, above its Retry. */
const SHORT = 20;

const isLong = ({ problem = '' }: Upload): boolean => problem.length > SHORT;

const Failure = ({ upload, onRetry }: Pick<UploadTileProps, 'upload' | 'onRetry'>) => (
  <button type="button" className={cx(styles.failure, isLong(upload) && styles.wideFailure)} onClick={onRetry}>
    <AlertIcon />
    {upload.problem}
    <u>
      Retry <span className={styles.fileName}>{upload.name}</span>
    </u>
  </button>
);

/** A photo that is being uploaded: its progress, or why it failed. The whole tile of a failed photo is its Retry. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { name, preview, state, share, problem, file } = upload;
  const percent = Math.round(share * 100);
  const isOff = state === 'failed' || state === 'refused';
  const isWide = state === 'refused' || (state === 'failed' && isLong(upload));
  return (
    <li className={cx(styles.tile, isOff && styles.failedTile, isWide && styles.wideTile)}>
      {state === 'failed' && <Failure upload={upload} onRetry={onRetry} />}
      {state === 'refused' && (
        <p role="alert" className={styles.refusal}>
          {problem}
        </p>
      )}
      {!isOff && (
        <>
          <img src={preview} alt="" className={cx(styles.image, styles.pale)} />
          <span className={styles.percent}>{state === 'waiting' ? 'Waits' : `${percent} %`}</span>
          <span
            role="progressbar"
            aria-label={name}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className={styles.bar}
          >
            <span className={styles.barDone} style={{ width: `${percent}%` }} />
          </span>
        </>
      )}
      {/* Not when it is uploaded and the home is being changed: then it is removed like any other photo. */}
      {!(state === 'going' && file) && (
        <button
          type="button"
          className={styles.stop}
          aria-label={`${isOff ? 'Forget' : 'Stop'} ${name}`}
          onClick={onDrop}
        >
          <CloseIcon width={12} height={12} />
        </button>
      )}
    </li>
  );
}
