/** Uploads photos one after the other, in the order in which they were picked. A failed photo is tried again alone. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import { signIns } from '../session/sign-in-again.ts';
import { failureOf } from './failed-upload.ts';
import { preparePhoto } from './prepare-photo.ts';
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

type Handlers = {
  /** Adds the photo to its place. `picked`: the photos that were picked together and are up, in that order. Rejects if that failed. */
  onUp: (file: string, picked: readonly string[]) => Promise<void>;
  /** Stores a photo until the connection is back. False if that is not possible. */
  onNoLine: (photo: File, file?: string) => Promise<boolean>;
  /** The agent leaves the page: takes over the photos that are not uploaded yet. */
  onLeft: (sources: readonly File[]) => void;
};

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
      const wait = async () => onNoLine(await preparePhoto(upload.source), isUp);
      const failure = await failureOf(error, { name: upload.name, isUp: isUp !== undefined, wait });
      if (failure) change(id, failure);
      else remove(upload);
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
