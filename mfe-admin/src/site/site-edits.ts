/** What was typed of the site and is not live, kept on the device: for each field what stood there when it was first changed. */

import type { SiteWholeFragment } from '../generated/operations.ts';

export type SiteEdits = Readonly<Record<string, { readonly from: string; readonly to: string }>>;
export type SiteDraft = { at: string; edits: SiteEdits };
export type Live = ReadonlyMap<string, SiteWholeFragment['fields'][number]>;

const KEY = 'site-draft:1';

export const liveOf = ({ fields }: SiteWholeFragment): Live => new Map(fields.map((field) => [field.name, field]));
const textAt = (live: Live, name: string): string => live.get(name)?.text ?? '';

export function without(edits: SiteEdits, name: string): SiteEdits {
  const { [name]: _, ...others } = edits;
  return others;
}

/** What is typed back to what is live is no edit. */
export function typed(edits: SiteEdits, live: Live, name: string, to: string): SiteEdits {
  if (to === textAt(live, name)) return without(edits, name);
  return { ...edits, [name]: { from: edits[name]?.from ?? textAt(live, name), to } };
}

/** Fields that were changed here and, meanwhile, otherwise elsewhere. */
export const conflictsOf = (edits: SiteEdits, live: Live): string[] =>
  Object.entries(edits)
    .filter(([name, { from, to }]) => from !== textAt(live, name) && to !== textAt(live, name))
    .map(([name]) => name);

/** As the gateway takes them; what `site.json` says is left to it. */
export const changeOf = (edits: SiteEdits, live: Live) =>
  Object.entries(edits).map(([name, { to }]) => ({ name, text: to === live.get(name)?.fileText ? null : to }));

const isEdit = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'from') === 'string' &&
  typeof Reflect.get(value, 'to') === 'string';

/** What is kept; nothing where the browser keeps nothing, or something else stands there. */
export function readSiteDraft(): SiteDraft | undefined {
  try {
    const { at, edits } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SiteDraft>;
    const known = Object.entries(edits ?? {}).filter(([, edit]) => isEdit(edit));
    return at && known.length > 0 ? { at, edits: Object.fromEntries(known) } : undefined;
  } catch {
    return undefined; // Storage that is forbidden or spoilt: `keepSiteDraft` tells the agent.
  }
}

/** Keeps what was typed, or forgets it when nothing is. False where the browser refuses to keep anything. */
export function keepSiteDraft(edits: SiteEdits): boolean {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ at: new Date().toISOString(), edits }));
    return true;
  } catch {
    return false;
  }
}
