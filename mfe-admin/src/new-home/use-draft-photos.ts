import { useEffect, useRef } from 'react';
import type { DraftPhoto } from '../home/draft.ts';
import type { useDraft } from '../home/use-draft.ts';
import { type PhotoActions, SHOWN_WIDTH } from '../photos/photo.ts';
import { placeOfUpload } from '../photos/place-of-upload.ts';
import { smallOf } from '../photos/small-picture.tsx';
import { beginChange } from '../undo/undo.ts';

/** The photos of a home that is not live yet. They are uploaded, and their names are stored on the device. */
export function useDraftPhotos(draft: ReturnType<typeof useDraft>): PhotoActions {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const change = (how: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) =>
    latest.current.keep(latest.current.edits, how(latest.current.photos));

  return {
    photos: draft.photos.map(({ file, text }) => ({ file, text, ...smallOf(file, SHOWN_WIDTH), focus: null })),
    async add(file, picked) {
      change((photos) => {
        const files = photos.map((one) => one.file);
        if (files.includes(file)) return photos;
        return photos.toSpliced(placeOfUpload(files, file, picked), 0, { file, text: '' });
      });
    },
    order: (files) => change((photos) => files.flatMap((file) => photos.find((one) => one.file === file) ?? [])),
    async describe(file, text) {
      change((photos) => photos.map((one) => (one.file === file ? { file, text } : one)));
      return true;
    },
    remove(file) {
      const place = latest.current.photos.findIndex((one) => one.file === file);
      const removed = latest.current.photos[place];
      if (!removed) return;
      change((photos) => photos.filter((one) => one.file !== file));
      beginChange()(`Photo ${place + 1}`, 'is taken away', async () =>
        change((photos) => photos.toSpliced(place, 0, removed)),
      );
    },
  };
}
