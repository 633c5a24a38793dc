/** Photos on their way up: one after the other, in the order in which they were picked; one that fails is tried again alone. */

import { RestError } from 'platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLineCut, isUnreached } from '../line/line.ts';
import { preparePhoto, Refused } from './prepare-photo.ts';
import { sendPhoto } from './send-photo.ts';

export type Upload = {
  id: number;
  name: string;
  source: File;
  /** What of it is seen while it travels. */
  preview: string;
  state: 'waiting' | 'going' | 'failed' | 'refused';
  /** 0 to 1. */
  share: number;
  problem?: string;
  /** It is up; only the home does not show it yet. Nothing is sent twice. */
  file?: string;
};

let count = 0;

const begin = (source: File): Upload => {
  count += 1;
  const preview = URL.createObjectURL(source);
  return { id: count, name: source.name, source, preview, state: 'waiting', share: 0 };
};

const problemOf = (error: unknown): string => {
  if (error instanceof RestError && error.shown) return error.shown;
  return error instanceof TypeError ? 'Line dropped' : 'Not taken';
};

/** Whether the gateway would say the same again. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof RestError && [400, 413, 415].includes(error.status));

type Handlers = {
  /** Shows the photo in its place; rejects when that failed. */
  onUp: (file: string) => Promise<void>;
  /** Lets a photo wait for the line; false where it cannot. */
  onNoLine: (photo: File, file?: string) => Promise<boolean>;
  /** The agent goes elsewhere: takes over what is not up yet. */
  onLeft: (sources: readonly File[]) => void;
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** A photo that fails while there is a line is the agent's to try again. */
const hasNoLine = (error: unknown): boolean => isUnreached(error) && (isLineCut.get() || !navigator.onLine);

export function useUploads({ onUp, onNoLine, onLeft }: Handlers) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isBusy = useRef(false);
  const stops = useRef(new Map<number, AbortController>());
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
    change(id, { state: 'going', share: upload.file ? 1 : 0 });
    try {
      const file = await up(upload);
      isUp = file;
      change(id, { file, share: 1 });
      await onUp(file);
      remove(upload);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return remove(upload);
      if (hasNoLine(error) && (await onNoLine(await preparePhoto(upload.source), isUp))) return remove(upload);
      const problem = error instanceof Refused ? error.message : problemOf(error);
      change(id, { state: isFinal(error) ? 'refused' : 'failed', problem });
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

  const isUnderWay = uploads.some(({ state }) => state === 'waiting' || state === 'going');
  useEffect(() => {
    if (!isUnderWay) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnderWay]);

  /** What is up already is shown by whoever has sent it; all else is handed over in its order. */
  const leave = useEffectEvent(() => {
    const left = uploads.filter(({ state, file }) => state !== 'refused' && !(state === 'going' && file));
    for (const { id } of left) stops.current.get(id)?.abort();
    if (left.length > 0) onLeft(left.map(({ source }) => source));
  });
  useEffect(() => () => leave(), []);

  return {
    uploads,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(begin)]),
    retry: ({ id }: Upload) => change(id, { state: 'waiting' }),
    /** Stops one that is on its way, forgets one that waits, failed or was refused. */
    drop(upload: Upload): void {
      const stop = stops.current.get(upload.id);
      if (stop) stop.abort();
      else remove(upload);
    },
  };
}
