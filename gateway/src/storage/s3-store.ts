// A store that speaks S3: AWS, MinIO, Ceph, Garage, R2.

import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Content, endContent, type Listed, type ObjectStore, storeAway } from './object-store.ts';
import type { S3Place } from './storage-url.ts';

/** Milliseconds. A store that hangs must not hold an upload or a picture for longer than a person waits. */
const PATIENCE = { connectionTimeout: 2000, socketTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true };
/** Attempts for one call: the first and one more. */
const ATTEMPTS = 2;
/** Until the store has answered once: the start checks whether it is there, and goes on without it. */
const FIRST_PATIENCE = { ...PATIENCE, connectionTimeout: 1000, socketTimeout: 2000, requestTimeout: 2000 };
/** Milliseconds after a look without an answer in which no other look is tried: a start makes many. */
const SILENT_MS = 5000;
/** The most that S3 lets one call remove. */
const MOST_REMOVED = 1000;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** For `catch`: an error of a call means that the store is away. */
function rejectAway(error: unknown): never {
  throw storeAway(error);
}

/** The answer; `otherwise` if the store answers with `status`. Any other error means that the store is away. */
const ask = <T, O>(asked: Promise<T>, status: number, otherwise: O): Promise<T | O> =>
  asked.catch((error: unknown) => (statusOf(error) === status ? otherwise : rejectAway(error)));

/**
 * Until the store has answered once, looks use a client with short timeouts. They reject at once if the last look got
 * no answer.
 */
function createLooks(place: S3Place, client: S3Client) {
  const hasty = clientOf(place, FIRST_PATIENCE, 1);
  let hasAnswered = false;
  let silence = { until: 0, error: new Error('The store said nothing') };
  return async function look<T>(asked: (by: S3Client) => Promise<T>): Promise<T> {
    if (hasAnswered) return asked(client);
    if (performance.now() < silence.until) throw silence.error;
    try {
      const answer = await asked(hasty);
      hasAnswered = true;
      return answer;
    } catch (error) {
      hasAnswered ||= statusOf(error) !== undefined;
      if (!hasAnswered && error instanceof Error) silence = { until: performance.now() + SILENT_MS, error };
      throw error;
    }
  };
}

const PICTURES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Headers that the store sends to browsers: a photo never changes under its name. */
function headersOf(name: string) {
  const ContentType = PICTURES[extname(name)];
  return ContentType && { ContentType, CacheControl: 'public, max-age=31536000, immutable' };
}

/** A client for that place. `patience`: shorter in a test. */
export const clientOf = (
  { endpoint, region, isPathStyle, credentials }: S3Place,
  patience = PATIENCE,
  maxAttempts = ATTEMPTS,
): S3Client =>
  new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts,
    requestHandler: patience,
    // S3 already signs bodies by their hash, and not every store knows the checksums that AWS added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });

/** `patience`: shorter in a test. */
export function openS3Store(place: S3Place, patience = PATIENCE): ObjectStore {
  const { bucket: Bucket, prefix, endpoint } = place;
  const client = clientOf(place, patience);
  const look = createLooks(place, client);
  const keyOf = (name: string) => prefix + name;

  /**
   * A small object goes in one call, a large one in parts that the last call puts together: so there is never half an
   * object.
   */
  const write = async (name: string, Body: Content, more: { IfNoneMatch?: '*' } = {}) => {
    const upload = new Upload({ client, params: { Bucket, Key: keyOf(name), Body, ...headersOf(name), ...more } });
    await upload.done().finally(() => endContent(Body));
    return true;
  };

  return {
    kind: 's3',
    place: `${endpoint ?? 's3:/'}/${Bucket}/${prefix}`,
    isLocal: false,

    create: (name, content) => ask(write(name, content, { IfNoneMatch: '*' }), 412, false),

    async replace(name, content) {
      await write(name, content).catch(rejectAway);
    },

    has: async (name) => {
      const head = look((by) => by.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) })));
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
        const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors: [error] = [] } = await client.send(command).catch(rejectAway);
        if (error) throw storeAway(new Error(`${error.Code}: ${error.Key} could not be removed`));
      }
    },

    async *list(under): AsyncGenerator<Listed> {
      let ContinuationToken: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket, Prefix: keyOf(under), ContinuationToken });
        const page = await ask(
          look((by) => by.send(asked)),
          0,
          undefined,
        );
        for (const { Key = '', Size = 0, LastModified = new Date() } of page?.Contents ?? []) {
          yield { name: Key.slice(prefix.length), bytes: Size, writtenAt: LastModified };
        }
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
