// Any store that speaks S3: AWS, MinIO, Ceph, Garage, R2.

import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Content, type Listed, type ObjectStore, storeAway } from './object-store.ts';
import type { S3Place } from './storage-url.ts';

/** A store that hangs must not hold an upload, or a picture, for longer than somebody waits. */
const PATIENCE = { connectionTimeout: 2000, socketTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true };
/** Of one call: the first, and one more. */
const ATTEMPTS = 2;
/** What one call may remove, by the protocol. */
const MOST_REMOVED = 1000;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** The answer; `otherwise` where the store answers with that status; else the store is away. */
async function ask<T, O>(asked: Promise<T>, status: number, otherwise: O): Promise<T | O> {
  return asked.catch((error: unknown) => {
    if (statusOf(error) === status) return otherwise;
    throw storeAway(error);
  });
}

const PICTURES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** What the store tells browsers that are sent to it: photos never change under a name. */
function headersOf(name: string) {
  const ContentType = PICTURES[extname(name)];
  return ContentType && { ContentType, CacheControl: 'public, max-age=31536000, immutable' };
}

/** Who asks that place. `patience`: shorter in a test. */
export const clientOf = ({ endpoint, region, isPathStyle, credentials }: S3Place, patience = PATIENCE): S3Client =>
  new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: patience,
    // Bodies are signed by their hash anyway, and not every store knows the checksums that AWS has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });

/** `patience`: shorter in a test. */
export function openS3Store(place: S3Place, patience = PATIENCE): ObjectStore {
  const { bucket: Bucket, prefix, endpoint } = place;
  const client = clientOf(place, patience);
  const keyOf = (name: string) => prefix + name;

  /** In one call if it is small, else in parts that the last call puts together: half of an object is none. */
  const write = async (name: string, Body: Content, more: { IfNoneMatch?: '*' } = {}) => {
    const upload = new Upload({ client, params: { Bucket, Key: keyOf(name), Body, ...headersOf(name), ...more } });
    await upload.done();
    return true;
  };

  return {
    kind: 's3',
    place: `${endpoint ?? 's3:/'}/${Bucket}/${prefix}`,
    isLocal: false,

    create: (name, content) => ask(write(name, content, { IfNoneMatch: '*' }), 412, false),

    async replace(name, content) {
      await ask(write(name, content), 0, undefined);
    },

    has: async (name) => {
      const head = client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }));
      return (await ask(head, 404, undefined)) !== undefined;
    },

    async open(name) {
      const found = await ask(client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) })), 404, undefined);
      if (!(found?.Body instanceof Readable)) return undefined;
      return { bytes: found.ContentLength ?? 0, body: found.Body };
    },

    async remove(names) {
      for (let from = 0; from < names.length; from += MOST_REMOVED) {
        const Objects = names.slice(from, from + MOST_REMOVED).map((name) => ({ Key: keyOf(name) }));
        const removed = client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        const [error] = (await ask(removed, 0, undefined))?.Errors ?? [];
        if (error) throw storeAway(new Error(`${error.Code}: ${error.Key} could not be removed`));
      }
    },

    async *list(under): AsyncGenerator<Listed> {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(under) });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
            yield { name: Key.slice(prefix.length), bytes: Size, writtenAt: LastModified };
          }
        }
      } catch (error) {
        throw storeAway(error);
      }
    },
  };
}
