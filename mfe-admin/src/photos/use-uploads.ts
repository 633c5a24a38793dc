/** Uploads photos one after the other, in the order in which they were picked. A failed photo is tried again alone. */

import { RestError } from 'platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreached, offline } from '../connection/connection.ts';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import { explainFailure, isGone } from '../property-form/errors.ts';
import { isSignedOut, signIns } from '../session/sign-in-again.ts';
import { preparePhoto, Refused } from './prepare-photo.ts';
import { sendPhoto } from './send-photo.ts';

export type Upload = {
  id: number;
  name: string;
  source: File;
  /** The ids of all that were picked with it, in their order. */
  together: readonly number[];
  /** The URL of the picture that is shown during the upload. */
  preview: string;
  state: 'waiting' | 'going' | 'failed' | 'refused';
  /** 0 to 1. */
  share: number;
  problem?: string;
  /** It failed because nobody was signed in, and goes on after the next log-in. */
  lacksLogIn?: boolean;
  /** Uploaded; only the home does not have it yet. It is not sent twice. */
  file?: string;
};

let count = 0;

function begin(sources: readonly File[]): Upload[] {
  const first = count + 1;
  count += sources.length;
  const together = sources.map((_, place) => first + place);
  return sources.map((source, place) => {
    const preview = URL.createObjectURL(source);
    return { id: first + place, name: source.name, source, together, preview, state: 'waiting', share: 0 };
  });
}

const problemOf = (error: unknown, name: string): string => {
  if (error instanceof Refused) return error.message;
  if (isGone(error)) return `${name} is not added: this home was deleted.`;
  if (error instanceof RestError && error.shown) return error.shown;
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'Line dropped';
  // As where the home has as many as it can have.
  return explainFailure(error).fields.images ?? 'Not taken';
};

/** Whether another try would give the same answer. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refused || isGone(error) || (error instanceof RestError && [400, 413, 415].includes(error.status));

type Handlers = {
  /** Adds the photo to its place. `picked`: the photos that were picked together and are up, in that order. Rejects if that failed. */
  onUp: (file: string, picked: readonly string[]) => Promise<void>;
  /** Stores a photo until the connection is back. False if that is not possible. */
  onNoLine: (photo: File, file?: string) => Promise<boolean>;
  /** The agent leaves the page: takes over the photos that are not uploaded yet. */
  onLeft: (sources: readonly File[]) => void;
};

/** Only without a connection does a photo wait for it. Otherwise the agent tries a failed photo again. */
const hasNoLine = (error: unknown): boolean => isUnreached(error) && (offline.get() || !navigator.onLine);

export function useUploads({ onUp, onNoLine, onLeft }: Handlers) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isBusy = useRef(false);
  const stops = useRef(new Map<number, AbortController>());
  /** The gateway's names of the photos that are up. */
  const names = useRef(new Map<number, string>());
  const change = (id: number, how: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...how } : one)));
  const remove = ({ id, preview }: Upload) => {
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  async function up({ id, source, file }: Upload): Promise<string> {
    if (file) return file;
    const stop = new AbortController();
    stops.current.set(id, stop);
    const ready = await preparePhoto(source);
    return sendPhoto({ file: ready, signal: stop.signal, onProgress: (share) => change(id, { share }) });
  }

  const go = useEffectEvent(async (upload: Upload) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { id } = upload;
    let isUp = upload.file;
    change(id, { state: 'going', share: upload.file ? 1 : 0, lacksLogIn: false });
    try {
      const file = await up(upload);
      isUp = file;
      names.current.set(id, file);
      change(id, { file, share: 1 });
      await onUp(
        file,
        upload.together.flatMap((one) => names.current.get(one) ?? []),
      );
      remove(upload);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return remove(upload);
      if (hasNoLine(error) && (await onNoLine(await preparePhoto(upload.source), isUp))) return remove(upload);
      const state = isFinal(error) ? 'refused' : 'failed';
      change(id, { state, problem: problemOf(error, upload.name), lacksLogIn: isSignedOut(error) });
    } finally {
      stops.current.delete(id);
      isBusy.current = false;
    }
  });

  const isGoing = uploads.some(({ state }) => state === 'going');
  const next = isGoing ? undefined : uploads.find(({ state }) => state === 'waiting');
  const nextId = next?.id;
  useEffect(() => {
    const upload = uploads.find(({ id }) => id === nextId);
    if (upload) void go(upload);
  }, [nextId, uploads]);

  const timesSignedIn = signIns.use();
  const wait = useEffectEvent(() =>
    setUploads((all) => all.map((one) => (one.lacksLogIn ? { ...one, state: 'waiting', lacksLogIn: false } : one))),
  );
  useEffect(() => wait(), [timesSignedIn]);

  const isUnderWay = uploads.some(({ state }) => state === 'waiting' || state === 'going');
  useEffect(() => (isUnderWay ? askBeforeUnload() : undefined), [isUnderWay]);

  /** An upload that is already complete is shown by its sender. All others are handed over in order. */
  const leave = useEffectEvent(() => {
    const left = uploads.filter(({ state, file }) => state !== 'refused' && !(state === 'going' && file));
    for (const { id } of left) stops.current.get(id)?.abort();
    if (left.length > 0) onLeft(left.map(({ source }) => source));
    for (const { preview } of uploads) URL.revokeObjectURL(preview);
  });
  useEffect(() => () => leave(), []);

  return {
    uploads,
    add: (files: readonly File[]) => {
      // Outside of the change of state, which React may run twice.
      const begun = begin(files);
      setUploads((all) => [...all, ...begun]);
    },
    retry: ({ id }: Upload) => change(id, { state: 'waiting' }),
    /** Cancels an upload that is running; forgets one that waits, failed or was refused. */
    drop(upload: Upload): void {
      const stop = stops.current.get(upload.id);
      if (stop) stop.abort();
      else remove(upload);
    },
  };
}
