import { useState } from 'react';
import { type DraftPhoto, keepDraft, readDraft } from './draft.ts';
import type { Edits } from './edits.ts';

/** What was typed of a home and is not live: on the page, and on the device. `restoredAt`: when the one found there was kept. */
export function useDraft(id: string) {
  const [found] = useState(() => readDraft(id));
  const [edits, setEdits] = useState<Edits>(found?.edits ?? {});
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>(found?.photos ?? []);
  const [keptAt, setKeptAt] = useState<string | undefined>(found?.at);
  const [isRefused, setRefused] = useState(false);
  const [isRestored, setRestored] = useState(found !== undefined);

  function keep(next: Edits, nextPhotos: readonly DraftPhoto[] = photos): void {
    setEdits(next);
    setPhotos(nextPhotos);
    setRefused(!keepDraft(id, next, nextPhotos));
    setKeptAt(new Date().toISOString());
    if (Object.keys(next).length === 0 && nextPhotos.length === 0) setRestored(false);
  }

  return { edits, photos, keep, keptAt, isRefused, restoredAt: isRestored ? found?.at : undefined };
}
