/** What was typed of a home, kept on the device until it is live: a closed tab, a lost line or an ended session costs none of it. */

import { homeDraft } from '../device/drafts.ts';
import { type Edits, othersOf } from './edits.ts';
import { isFieldName } from './home-fields.ts';
import { NEW_HOME } from './new-home.ts';

export type Draft = { at: string; edits: Edits; photos?: readonly DraftPhoto[] };

/** What one tab has typed and picked. */
export type Typed = { edits: Edits; photos: readonly DraftPhoto[] };

/** A photo that is up and belongs to no home yet. */
export type DraftPhoto = { file: string; text: string };

/** Raised when the shape changes: a draft of another shape is not read. */
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

/** What is kept of a home; nothing where the browser keeps nothing, or something else stands there. */
export function readDraft(id: string): Draft | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? undefined : asDraft(JSON.parse(text));
  } catch {
    return undefined; // Storage that is forbidden or spoilt: `keepDraft` tells the agent.
  }
}

/** Keeps a draft, or forgets it when nothing is in it. False where the browser refuses to keep anything. */
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

/** Keeps what one tab typed, and leaves what another has put there meanwhile. `before`: what this tab kept last. */
export function keepOwn(id: string, before: Typed, next: Typed): boolean {
  const kept = readDraft(id);
  const photos = kept?.photos?.filter(({ file }) => before.photos.every((own) => own.file !== file)) ?? [];
  const others = { edits: othersOf(kept?.edits ?? {}, before.edits), photos };
  if (id !== NEW_HOME) return keepDraft(id, { ...others.edits, ...next.edits }, next.photos);
  // Two tabs with a new home hold two homes, of which no third is mixed: what was typed last stays.
  return isNothing(next) && !isNothing(others) ? true : keepDraft(id, next.edits, next.photos);
}
