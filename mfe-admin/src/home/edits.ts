/**
 * Edits that are not live yet: for each field its value when it was first changed, and its new value. So they can be
 * applied to a home that somebody else has changed meanwhile, and conflicts can be found. `sent`: what was sent and not
 * answered. It may be live, and is this device's own.
 */

import type { PropertyChange } from '../generated/operations.ts';
import { type FieldName, fieldNames, type HomeValues, inputOf } from './home-fields.ts';

type Edit = { readonly from: string; readonly to: string; readonly sent?: string | undefined };
export type Edits = { readonly [Name in FieldName]?: Edit };

export const editedNames = (edits: Edits): FieldName[] => fieldNames.filter((name) => edits[name] !== undefined);

export const without = (edits: Edits, names: readonly FieldName[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => !names.some((gone) => gone === name)));

/** The edits after one field was changed. A value equal to the live one is no edit, unless another may be live by now. */
export function typed(edits: Edits, live: HomeValues, name: FieldName, to: string): Edits {
  const edit = edits[name];
  if (to === live[name] && edit?.sent === undefined) return without(edits, [name]);
  return { ...edits, [name]: { from: live[name], ...edit, to } };
}

/** The edits after `asked` was sent and not answered. */
export const unanswered = (edits: Edits, asked: Edits): Edits =>
  Object.fromEntries(editedNames(edits).map((name) => [name, { ...edits[name], sent: asked[name]?.to }]));

/** The values in the fields: the live ones with the edits. */
export const laidOver = (live: HomeValues, edits: Edits): HomeValues => ({
  ...live,
  ...Object.fromEntries(editedNames(edits).map((name) => [name, edits[name]?.to ?? ''])),
});

/** Fields that were changed here, and meanwhile to another value elsewhere. */
export const conflictsOf = (live: HomeValues, edits: Edits): FieldName[] =>
  editedNames(edits).filter((name) => {
    const edit = edits[name];
    return edit && ![edit.from, edit.to, edit.sent].includes(live[name]);
  });

/**
 * The edits after the agent has chosen: the fields in `here` become edits of the present live values, other conflicts
 * are dropped.
 */
export function settled(edits: Edits, live: HomeValues, here: readonly FieldName[]): Edits {
  const there = conflictsOf(live, edits).filter((name) => !here.includes(name));
  const kept = Object.entries(without(edits, there)).map(([name, { to }]) => [
    name,
    { from: live[name as FieldName], to },
  ]);
  return Object.fromEntries(kept);
}

/** The edits that are left when `sent` is live: what was typed meanwhile, relative to the new live values. */
export const leftOf = (edits: Edits, sent: Edits, live: HomeValues): Edits =>
  Object.fromEntries(
    editedNames(edits).flatMap((name) => {
      const edit = edits[name];
      const wasSent = sent[name];
      if (!edit || edit.to === wasSent?.to || edit.to === live[name]) return [];
      return [[name, wasSent ? { from: live[name], to: edit.to } : edit]];
    }),
  );

/** What another tab typed about the same home: what is stored and was not typed here. */
export const othersOf = (kept: Edits, own: Edits): Edits =>
  without(
    kept,
    editedNames(kept).filter((name) => kept[name]?.to === own[name]?.to),
  );

/** The edits as the gateway wants them. */
export const changeOf = (edits: Edits): PropertyChange =>
  Object.fromEntries(editedNames(edits).map((name) => [name, inputOf(name, edits[name]?.to ?? '')]));
