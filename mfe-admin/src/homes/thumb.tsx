import { attachedAssetsPath } from 'schema/pictures';
import { AwaitingPicture, imageNamed, Picture } from 'ui';
import type { HomeRowFragment } from '../generated/operations.ts';

type ThumbProps = { photo: HomeRowFragment['photos'][number] | undefined; className: string };

/** A home's first photo as a thumbnail. */
export function Thumb({ photo, className }: ThumbProps) {
  return (
    <div className={className}>
      {photo ? (
        <Picture image={imageNamed(`${attachedAssetsPath}/${photo.stem}`, photo)} alt="" sizes="72px" ratio="4:3" />
      ) : (
        <AwaitingPicture text="Awaiting Images" ratio="4:3" small />
      )}
    </div>
  );
}
