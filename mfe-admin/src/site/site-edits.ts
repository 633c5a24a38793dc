/**
 * Edits of the site that are not live yet, stored on the device: for each field its value when it was first changed,
 * and its new value. `sent`: what was sent and not answered. It may be live, and is this device's own.
 */

import { photoFileOf } from 'schema/pictures';
import { siteDraft } from '../device/drafts.ts';
import type { SiteWholeFragment } from '../generated/operations.ts';

type Edit = { readonly from: string; readonly to: string; readonly sent?: string | undefined };
export type SiteEdits = Readonly<Record<string, Edit>>;
export type SiteDraft = { at: string; edits: SiteEdits };
export type Live = ReadonlyMap<string, SiteWholeFragment['fields'][number]>;

const KEY = `${siteDraft}1`;

export const liveOf = ({ fields }: SiteWholeFragment): Live => new Map(fields.map((field) => [field.name, field]));
const textAt = (live: Live, name: string): string => live.get(name)?.text ?? '';

export function without(edits: SiteEdits, name: string): SiteEdits {
  const { [name]: _, ...others } = edits;
  return others;
}

/** The edits after one field was changed. A value equal to the live one is no edit, unless another may be live by now. */
export function typed(edits: SiteEdits, live: Live, name: string, to: string): SiteEdits {
  const edit = edits[name];
  if (to === textAt(live, name) && edit?.sent === undefined) return without(edits, name);
  return { ...edits, [name]: { from: textAt(live, name), ...edit, to } };
}

/** The edits after `asked` was sent and not answered. */
export const unanswered = (edits: SiteEdits, asked: SiteEdits): SiteEdits =>
  Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, { ...edit, sent: asked[name]?.to }]));

/** The gateway stores a text with single spaces, and none around it; and with a photo's file its sizes. */
const wordsOf = (name: string, text: string): string =>
  name === 'agent.photo' ? photoFileOf(text) : text.trim().replaceAll(/\s+/g, ' ');

/**
 * Fields that were changed here, and meanwhile to other words elsewhere. After a save whose answer was lost, what is live
 * are this device's own words.
 */
export const conflictsOf = (edits: SiteEdits, live: Live): string[] =>
  Object.entries(edits)
    .filter(([name, { from, to, sent = to }]) => {
      const now = textAt(live, name);
      return from !== now && ![to, sent].some((own) => wordsOf(name, own) === wordsOf(name, now));
    })
    .map(([name]) => name);

/** Whether these fields have the same words in both. */
export const isSame = (names: readonly string[], one: Live, other: Live): boolean =>
  names.every((name) => textAt(one, name) === textAt(other, name));

/** The edits that are left when `sent` is live: what was typed meanwhile, relative to the new live values. */
export const leftOf = (edits: SiteEdits, sent: SiteEdits, live: Live): SiteEdits =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([name, { to }]) => to !== sent[name]?.to && to !== textAt(live, name))
      .map(([name, edit]) => [name, sent[name] ? { from: textAt(live, name), to: edit.to } : edit]),
  );

const changeTo = (live: Live, name: string, text: string) => ({
  name,
  text: text === live.get(name)?.fileText ? null : text,
});

/** The edits as the gateway wants them. A value equal to that in `site.json` is sent as null. */
export const changeOf = (edits: SiteEdits, live: Live) =>
  Object.entries(edits).map(([name, { to }]) => changeTo(live, name, to));

/**
 * The values from before the edits, for Undo. Not the version that was live when they were sent: after a save whose
 * answer was lost, that has the new ones.
 */
export const changeBack = (edits: SiteEdits, live: Live) =>
  Object.entries(edits).map(([name, { from }]) => changeTo(live, name, from));

const isEdit = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'from') === 'string' &&
  typeof Reflect.get(value, 'to') === 'string';

/** The stored draft. Undefined if the browser stores nothing, or if the content is invalid. */
export function readSiteDraft(): SiteDraft | undefined {
  try {
    const { at, edits } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SiteDraft>;
    const known = Object.entries(edits ?? {}).filter(([, edit]) => isEdit(edit));
    return at && known.length > 0 ? { at, edits: Object.fromEntries(known) } : undefined;
  } catch {
    return undefined; // Storage is blocked or damaged. `keepSiteDraft` tells the agent.
  }
}

/**
 * Stores what one tab typed (`before`: what it stored last), and keeps what another tab has stored. False if the
 * browser stores nothing.
 */
export function keepSiteDraft(before: SiteEdits, next: SiteEdits): boolean {
  const others = Object.entries(readSiteDraft()?.edits ?? {}).filter(([name, { to }]) => before[name]?.to !== to);
  const edits = { ...Object.fromEntries(others), ...next };
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ at: new Date().toISOString(), edits }));
    return true;
  } catch {
    return false;
  }
}
