/** Links that let their holder read one object of a closed store. */

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientOf } from './s3-store.ts';
import type { S3Place } from './storage-url.ts';

/** Seconds for which a link stays the same, so that browsers can cache the picture under its address. */
export const SAME_FOR = 43_200;
/** Seconds for which a link works: longer, so that one given out at the end of its time can still be used. */
const OPENS_FOR = 3 * SAME_FOR;

/** Makes links without a request to the store. Rejects if the machine has no credentials. */
export function signedLinks(place: S3Place): (name: string, now?: Date) => Promise<string> {
  const client = clientOf(place);
  return (name, now = new Date()) => {
    const signingDate = new Date(Math.floor(now.getTime() / 1000 / SAME_FOR) * SAME_FOR * 1000);
    const command = new GetObjectCommand({ Bucket: place.bucket, Key: place.prefix + name });
    return getSignedUrl(client, command, { expiresIn: OPENS_FOR, signingDate });
  };
}
