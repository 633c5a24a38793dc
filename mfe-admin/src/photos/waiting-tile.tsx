import { useEffect, useState } from 'react';
import { CloseIcon, cx } from 'ui';
import { newId } from '../device/new-id.ts';
import { dequeue } from '../queue/enqueue.ts';
import type { WaitingPhoto } from '../queue/waiting.ts';
import * as styles from './photos.css.ts';

/** A photo that waits for the connection. `file`: the gateway's name for it, if it is uploaded already. */
export const waitingPhoto = (home: { id: string; address: string }, photo: File, file?: string) => ({
  what: 'photo' as const,
  id: `photo ${newId()}`,
  about: home.address,
  homeId: home.id,
  photo,
  ...(file ? { file } : {}),
});

/** The URL of a blob, as long as it is shown. */
export function usePreview(photo: Blob): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return preview;
}

/** A photo that waits for the connection. It can be removed before it is sent. */
export function WaitingTile({ item }: { item: WaitingPhoto }) {
  const { name } = item.photo;
  return (
    <li className={styles.tile}>
      <img src={usePreview(item.photo)} alt="" className={cx(styles.image, styles.pale)} />
      <span className={styles.percent}>{item.problem ? 'Not taken' : 'Waits'}</span>
      <button type="button" className={styles.stop} aria-label={`Forget ${name}`} onClick={() => void dequeue(item.id)}>
        <CloseIcon width={12} height={12} />
      </button>
    </li>
  );
}
