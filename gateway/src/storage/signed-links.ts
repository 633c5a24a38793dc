/** Links by which whoever has one may read one object of a store that is closed to everybody else. */

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientOf } from './s3-store.ts';
import type { S3Place } from './storage-url.ts';

/** So long a link stays the same, in seconds: browsers keep a picture under its address. */
export const SAME_FOR = 43_200;
/** So long it opens: whoever was sent to it at the end of its time may go there for as long again. */
const OPENS_FOR = 3 * SAME_FOR;

/** Signs by itself, and asks the store nothing. Rejects where the machine has no credentials. */
export function signedLinks(place: S3Place): (name: string, now?: Date) => Promise<string> {
  const client = clientOf(place);
  return (name, now = new Date()) => {
    const signingDate = new Date(Math.floor(now.getTime() / 1000 / SAME_FOR) * SAME_FOR * 1000);
    const command = new GetObjectCommand({ Bucket: place.bucket, Key: place.prefix + name });
    return getSignedUrl(client, command, { expiresIn: OPENS_FOR, signingDate });
  };
}
