/**
 * The edits of a home, stored on the device until they are live, so that nothing is lost with a closed tab, a lost
 * connection or an ended session.
 */

import { homeDraft } from '../device/drafts.ts';
import { type Edits, othersOf } from './edits.ts';
import { isFieldName } from './home-fields.ts';
import { NEW_HOME } from './new-home.ts';

export type Draft = { at: string; edits: Edits; photos?: readonly DraftPhoto[] };

/** What one tab has typed and picked. */
export type Typed = { edits: Edits; photos: readonly DraftPhoto[] };

/** A photo that is uploaded and belongs to no home yet. */
export type DraftPhoto = { file: string; text: string };

/** Raise it when the shape changes: a draft of another version is not read. */
const VERSION = 1;
const keyOf = (id: string) => `${homeDraft}${VERSION}:${id}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEdit = (value: unknown): boolean =>
  isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string';
const isPhoto = (value: unknown): value is DraftPhoto =>
  isRecord(value) && typeof value.file === 'string' && typeof value.text === 'string';

function asDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || typeof value.at !== 'string' || !isRecord(value.edits)) return undefined;
  const edits = Object.fromEntries(
    Object.entries(value.edits).filter(([name, edit]) => isFieldName(name) && isEdit(edit)),
  );
  const photos = Array.isArray(value.photos) ? value.photos.filter(isPhoto) : [];
  return { at: value.at, edits, ...(photos.length > 0 ? { photos } : {}) };
}

/** The stored draft of a home. Undefined if the browser stores nothing, or if the content is invalid. */
export function readDraft(id: string): Draft | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? undefined : asDraft(JSON.parse(text));
  } catch {
    return undefined; // Storage is blocked or damaged. `keepDraft` tells the agent.
  }
}

/** Stores a draft, or deletes it when it is empty. False if the browser stores nothing. */
export function keepDraft(id: string, edits: Edits, photos: readonly DraftPhoto[] = []): boolean {
  try {
    if (Object.keys(edits).length === 0 && photos.length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ at: new Date().toISOString(), edits, photos }));
    return true;
  } catch {
    return false;
  }
}

const isNothing = ({ edits, photos }: Typed): boolean => Object.keys(edits).length === 0 && photos.length === 0;

/** Stores what one tab typed, and keeps what another tab has stored meanwhile. `before`: what this tab stored last. */
export function keepOwn(id: string, before: Typed, next: Typed): boolean {
  const kept = readDraft(id);
  const photos = kept?.photos?.filter(({ file }) => before.photos.every((own) => own.file !== file)) ?? [];
  const others = { edits: othersOf(kept?.edits ?? {}, before.edits), photos };
  if (id !== NEW_HOME) return keepDraft(id, { ...others.edits, ...next.edits }, next.photos);
  // Two tabs with a new home have two different homes, which must not be mixed. The latest one is stored.
  return isNothing(next) && !isNothing(others) ? true : keepDraft(id, next.edits, next.photos);
}
