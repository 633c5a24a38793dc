import { attachedAssetsPath } from 'schema/pictures';
import { AwaitingPicture, imageNamed, Picture } from 'ui';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import * as styles from './dashboard.css.ts';

/** A home's first photo as a thumbnail. */
export function Cover({ home }: { home: AdminPropertyFragment }) {
  const [photo] = home.photos;
  return (
    <div className={styles.cover}>
      {photo ? (
        <Picture image={imageNamed(`${attachedAssetsPath}/${photo.stem}`, photo)} alt="" sizes="76px" ratio="4:3" />
      ) : (
        <AwaitingPicture text="Awaiting Images" ratio="4:3" small />
      )}
    </div>
  );
}
