import { useRef, useState } from 'react';
import { type DraftPhoto, keepOwn, readDraft, type Typed } from './draft.ts';
import type { Edits } from './edits.ts';

/** The edits of a home, on the page and on the device. `restoredAt`: when the restored draft was stored. */
export function useDraft(id: string) {
  const [found] = useState(() => readDraft(id));
  const [{ edits, photos }, setTyped] = useState<Typed>({ edits: found?.edits ?? {}, photos: found?.photos ?? [] });
  const [keptAt, setKeptAt] = useState<string | undefined>(found?.at);
  const [isRefused, setRefused] = useState(false);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** The present edits, for functions that were created earlier. */
  const now = useRef<Typed>({ edits, photos });

  function keep(how: Edits | ((edits: Edits) => Edits), nextPhotos: readonly DraftPhoto[] = now.current.photos): void {
    const before = now.current;
    const next = { edits: typeof how === 'function' ? how(before.edits) : how, photos: nextPhotos };
    now.current = next;
    setTyped(next);
    setRefused(!keepOwn(id, before, next));
    setKeptAt(new Date().toISOString());
    if (Object.keys(next.edits).length === 0 && nextPhotos.length === 0) setRestored(false);
  }

  return { edits, photos, keep, keptAt, isRefused, restoredAt: isRestored ? found?.at : undefined };
}
