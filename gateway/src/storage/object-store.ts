import { Readable } from 'node:stream';
import { GatewayError } from '../core/errors.ts';

export type Content = Buffer | Readable;

/** Closes the file of a content that was not written. */
export function endContent(content: Content): void {
  if (content instanceof Readable) content.destroy();
}

export interface StoredObject {
  readonly bytes: number;
  readonly body: Readable;
}

export interface Listed {
  readonly name: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/**
 * The place of files that every gateway must find: photos in all sizes, releases, and files on their way to a release.
 * An object is whole or absent. Every method rejects with UNAVAILABLE if the store does not answer.
 */
export interface ObjectStore {
  readonly kind: 'folder' | 's3';
  /** For people: the folder, or the address without credentials. */
  readonly place: string;
  /** Whether its objects are files below `place`: then no copy on this machine is needed. */
  readonly isLocal: boolean;
  /**
   * Writes an object unless the name is taken; returns whether it did. A stream is always destroyed afterwards, here
   * and in `replace`.
   */
  create(name: string, content: Content): Promise<boolean>;
  /** Writes an object, and replaces one of that name. */
  replace(name: string, content: Content): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The caller must read the body or destroy it. */
  open(name: string): Promise<StoredObject | undefined>;
  /** Ignores names of objects that do not exist. */
  remove(names: readonly string[]): Promise<void>;
  /** All objects whose names begin with the prefix, which ends in a slash. */
  list(prefix: string): AsyncIterable<Listed>;
}

/** The error if the store does not answer; `cause` is for the log. */
export const storeAway = (cause: unknown) =>
  new GatewayError('UNAVAILABLE', 'The store of files does not answer. Nothing is lost; please try again soon.', {
    cause,
    retryAfter: 30,
  });

/** The error if the disk does not take a file; `cause` is for the log. */
export const diskAway = (cause: unknown) =>
  new GatewayError('UNAVAILABLE', 'The disk takes nothing more. Nothing was stored; please try again once it does.', {
    cause,
    retryAfter: 30,
  });

/**
 * Whether the store keeps the promise of `create`. Some S3 stores ignore the condition of a write and overwrite the
 * object.
 */
export async function isWriteOnce(store: ObjectStore): Promise<boolean> {
  const name = 'write-once.txt';
  const word = Buffer.from('Written once, by the first gateway that looked whether this store overwrites.\n');
  if (!(await store.has(name))) await store.create(name, word);
  return !(await store.create(name, word));
}
