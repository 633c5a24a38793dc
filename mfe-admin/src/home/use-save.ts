/** Puts the edits live, unless somebody else has changed the same fields meanwhile. */

import { toast } from 'platform';
import { useState } from 'react';
import type { FieldErrors } from 'ui/form';
import { isUnreached } from '../connection/connection.ts';
import { type HomeDetailsFragment, type PropertyChange, SaveHome } from '../generated/operations.ts';
import { isConflict, isGone, toastFailure } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { beginChange } from '../undo/undo.ts';
import { checkHome, conflictsIn } from './check-home.ts';
import { changeOf, type Edits, editedNames, leftOf, settled, unanswered } from './edits.ts';
import { type FieldName, inputOf, valuesOf } from './home-fields.ts';
import type { useDraft } from './use-draft.ts';
import { readHome } from './use-home.ts';

const save = async ({ id, updatedAt }: HomeDetailsFragment, input: PropertyChange) =>
  (await mutateAsAgent(SaveHome, { id, input, expectedUpdatedAt: updatedAt })).updateProperty;

/**
 * The values from before the edits, for Undo. Not those that were live when they were sent: after a save whose answer was
 * lost, these are the new ones. Another device that has set the same values cannot be told from that.
 */
const changeBack = (edits: Edits): PropertyChange =>
  Object.fromEntries(editedNames(edits).map((name) => [name, inputOf(name, edits[name]?.from ?? '')]));

const isBack = (edits: Edits, now: HomeDetailsFragment): boolean =>
  editedNames(edits).every((name) => valuesOf(now)[name] === edits[name]?.from);

/** Whether the home has changed, and of the edited fields none. */
const isElsewhere = (edits: Edits, saved: HomeDetailsFragment, now: HomeDetailsFragment): boolean =>
  now.updatedAt !== saved.updatedAt &&
  editedNames(edits).every((name) => valuesOf(now)[name] === valuesOf(saved)[name]);

type SaveProps = {
  home: HomeDetailsFragment;
  edits: Edits;
  adopt: (home: HomeDetailsFragment) => void;
  keep: ReturnType<typeof useDraft>['keep'];
  onWrong: (errors: FieldErrors) => void;
  /** It turned out that the home is deleted. */
  onGone: () => void;
};

/** `conflict`: the live home, if the agent must choose between two values. */
export function useSave({ home, edits, adopt, keep, onWrong, onGone }: SaveProps) {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<HomeDetailsFragment | null>(null);

  function say(wrong: FieldErrors): void {
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) onWrong(wrong);
  }

  function sayGone(): void {
    onGone();
    const description = 'Somebody else was first. What you typed still stands here.';
    toast({ title: `${home.address} is deleted`, description, variant: 'destructive' });
  }

  /** After `sent` was saved or taken back: what the agent has typed on meanwhile is an edit of `now`, not another device's change. */
  function adoptAfter(sent: Edits, now: HomeDetailsFragment): void {
    adopt(now);
    keep((edits) => leftOf(edits, sent, valuesOf(now)));
  }

  async function undo(sent: Edits, saved: HomeDetailsFragment): Promise<void> {
    try {
      adoptAfter(sent, await save(saved, changeBack(sent)));
    } catch (error) {
      const fresh = isConflict(error) ? await readHome(home.id) : null;
      if (!fresh) throw error;
      // An Undo whose answer was lost has changed the home itself, which refuses the next press.
      if (isBack(sent, fresh)) return adoptAfter(sent, fresh);
      // Other fields, or a photo that came up meanwhile, stay as they are.
      if (!isElsewhere(sent, saved, fresh)) throw error;
      await undo(sent, fresh);
    }
  }

  /** The home has changed since it was loaded. If nobody changed the same fields, both changes are kept. */
  async function meet(onto: Edits, live: HomeDetailsFragment, error: unknown): Promise<void> {
    const fresh = await readHome(home.id);
    if (!fresh) return sayGone();
    // Refused although nothing has changed: another attempt would loop forever.
    if (fresh.updatedAt === live.updatedAt) throw error;
    adopt(fresh);
    if ((await conflictsIn(valuesOf(fresh), onto)).length > 0) setConflict(fresh);
    else await send(fresh, onto);
  }

  async function send(live: HomeDetailsFragment, onto: Edits): Promise<void> {
    const offer = beginChange();
    try {
      const saved = await save(live, changeOf(onto));
      adoptAfter(onto, saved);
      offer(saved.address, saved.archivedAt ? 'is saved' : 'is live as you see it', () => undo(onto, saved));
    } catch (error) {
      if (isConflict(error)) return meet(onto, live, error);
      throw error;
    }
  }

  async function put(live: HomeDetailsFragment, onto: Edits): Promise<void> {
    if (Object.keys(onto).length === 0 || isPending) return;
    setPending(true);
    try {
      const wrong = await checkHome('changed', changeOf(onto));
      say(wrong);
      if (Object.keys(wrong).length > 0) return;
      if ((await conflictsIn(valuesOf(live), onto)).length > 0) setConflict(live);
      else await send(live, onto);
    } catch (error) {
      if (isGone(error)) return sayGone();
      if (isUnreached(error)) keep((edits) => unanswered(edits, onto));
      say(toastFailure(error, 'What you typed is kept.').errors);
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    errors,
    conflict,
    later: () => setConflict(null),
    putLive: () => void put(home, edits),
    choose(here: readonly FieldName[]): void {
      if (!conflict) return;
      const chosen = settled(edits, valuesOf(conflict), here);
      setConflict(null);
      keep(chosen);
      void put(conflict, chosen);
    },
  };
}
