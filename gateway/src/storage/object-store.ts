import { Readable } from 'node:stream';
import { GatewayError } from '../core/errors.ts';

export type Content = Buffer | Readable;

/** Closes the file of a content that was not written: nobody reads it any more. */
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
 * Where files lie that every gateway has to find: photos in all their sizes, releases, files on their way to a release.
 * An object is whole or absent. Every method rejects with UNAVAILABLE while the store cannot be asked.
 */
export interface ObjectStore {
  readonly kind: 'folder' | 's3';
  /** For people: the folder, or the address without what opens it. */
  readonly place: string;
  /** Whether its objects are files below `place`: then nobody needs a copy on this machine. */
  readonly isLocal: boolean;
  /** Writes an object unless there is one of that name; answers whether it did. A stream is ended, here as below, whatever comes of it. */
  create(name: string, content: Content): Promise<boolean>;
  /** Writes an object in the place of any that was there. */
  replace(name: string, content: Content): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Whoever asked reads the body, or destroys it. */
  open(name: string): Promise<StoredObject | undefined>;
  /** Names of objects that are not there are none to it. */
  remove(names: readonly string[]): Promise<void>;
  /** All objects whose names begin so; a prefix ends in a slash. */
  list(prefix: string): AsyncIterable<Listed>;
}

/** What a store that cannot be asked is answered with; `cause` is for the log. */
export const storeAway = (cause: unknown) =>
  new GatewayError('UNAVAILABLE', 'The store of files does not answer. Nothing is lost; please try again soon.', {
    cause,
    retryAfter: 30,
  });

/** What a disk that does not take a file is answered with; `cause` is for the log. */
export const diskAway = (cause: unknown) =>
  new GatewayError('UNAVAILABLE', 'The disk takes nothing more. Nothing was stored; please try again once it does.', {
    cause,
    retryAfter: 30,
  });

/** Whether a store keeps what `create` promises: some that speak S3 take a condition for a write and pass over it. */
export async function isWriteOnce(store: ObjectStore): Promise<boolean> {
  const name = 'write-once.txt';
  const word = Buffer.from('Written once, by the first gateway that looked whether this store overwrites.\n');
  if (!(await store.has(name))) await store.create(name, word);
  return !(await store.create(name, word));
}
