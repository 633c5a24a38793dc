/** The live site, the edits, and the function that puts them live. */

import { toast } from 'platform';
import { useRef, useState } from 'react';
import type { FieldErrors } from 'ui/form';
import { isUnreached } from '../connection/connection.ts';
import { inSentences } from '../connection/in-sentences.ts';
import {
  AgentSite,
  RestoreSite,
  type SiteWholeFragment,
  UpdateSite,
  type UpdateSiteMutationVariables,
} from '../generated/operations.ts';
import { explainFailure, isConflict } from '../property-form/errors.ts';
import { mutateAsAgent, queryAsAgent } from '../session/as-agent.ts';
import { toastAndRefetch } from '../session/toast-and-refetch.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';
import { beginChange } from '../undo/undo.ts';
import {
  changeBack,
  changeOf,
  conflictsOf,
  isSame,
  keepSiteDraft,
  leftOf,
  liveOf,
  readSiteDraft,
  type SiteEdits,
  typed,
  unanswered,
} from './site-edits.ts';

const read = () => queryAsAgent(AgentSite, {});

/** The edits that are not live yet, on the page and on the device. */
function useSiteDraft() {
  const [found] = useState(readSiteDraft);
  const [edits, setEdits] = useState<SiteEdits>(found?.edits ?? {});
  const [keptAt, setKeptAt] = useState(found?.at);
  const [isRefused, setRefused] = useState(false);
  const [isRestored, setRestored] = useState(found !== undefined);

  /** The present edits, for functions that were created earlier. */
  const now = useRef(edits);

  function keep(how: SiteEdits | ((edits: SiteEdits) => SiteEdits)): void {
    const before = now.current;
    const next = typeof how === 'function' ? how(before) : how;
    now.current = next;
    setEdits(next);
    setRefused(!keepSiteDraft(before, next));
    setKeptAt(new Date().toISOString());
    if (Object.keys(next).length === 0) setRestored(false);
  }

  return { edits, keep, keptAt, isRefused, restoredAt: isRestored ? found?.at : undefined };
}

export function useSiteContent(onWrong: (errors: FieldErrors) => void) {
  const { answer, change, hasFailed, refetch } = useAgentQuery('site', read);
  const draft = useSiteDraft();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const content = answer?.siteContent;
  const live = content && liveOf(content);
  const conflicts = live ? conflictsOf(draft.edits, live) : [];

  function adopt(siteContent: SiteWholeFragment): void {
    change((known) => ({ ...known, siteContent }));
    refetch();
  }

  async function restore(version: number, expectedVersion: number): Promise<SiteWholeFragment> {
    const { restoreSite } = await mutateAsAgent(RestoreSite, { input: { version, expectedVersion } });
    adopt(restoreSite);
    return restoreSite;
  }

  function say(wrong: FieldErrors): void {
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) onWrong(wrong);
  }

  /** Shows errors at their fields. For all else, shows the gateway's message. */
  function refuse(error: unknown): void {
    const { title, description, fields } = explainFailure(error);
    say(fields);
    const isMarked = Object.keys(fields).some((name) => live?.has(name));
    const words = isMarked ? 'Please look at the marked fields.' : description;
    toast({ title, description: inSentences(words, 'What you typed is kept.'), variant: 'destructive' });
  }

  function sayMeeting(names: readonly string[]): void {
    onWrong(Object.fromEntries(names.map((name) => [name, ''])));
    toast({
      title: 'Changed on another device',
      description: 'Choose at each marked field whose words shall stand.',
    });
  }

  /** Puts fields of `edits` live, or back. What the agent has typed on meanwhile is an edit of what stands there then, not another device's change. */
  async function write(edits: SiteEdits, input: UpdateSiteMutationVariables['input']): Promise<SiteWholeFragment> {
    const { updateSite } = await mutateAsAgent(UpdateSite, { input });
    adopt(updateSite);
    draft.keep((typed) => leftOf(typed, edits, liveOf(updateSite)));
    return updateSite;
  }

  async function takeBack(sent: SiteEdits, saved: SiteWholeFragment): Promise<void> {
    try {
      await write(sent, { fields: changeBack(sent, liveOf(saved)), expectedVersion: saved.version });
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { siteContent: fresh } = await read();
      // What was changed of other fields meanwhile stays as it is.
      if (fresh.version === saved.version || !isSame(Object.keys(sent), liveOf(saved), liveOf(fresh))) throw error;
      await takeBack(sent, fresh);
    }
  }

  /** The site has changed since it was loaded. If nobody changed the same fields, both changes are kept. */
  async function send(edits: SiteEdits, known: SiteWholeFragment): Promise<void> {
    const offer = beginChange();
    try {
      const saved = await write(edits, { fields: changeOf(edits, liveOf(known)), expectedVersion: known.version });
      offer('The site', 'is live as you see it', () => takeBack(edits, saved));
    } catch (error) {
      if (!isConflict(error)) throw error;
      const fresh = await read();
      // Refused although nothing has changed: another attempt would loop forever.
      if (fresh.siteContent.version === known.version) throw error;
      change(() => fresh);
      const meetings = conflictsOf(edits, liveOf(fresh.siteContent));
      if (meetings.length === 0) return send(edits, fresh.siteContent);
      sayMeeting(meetings);
    }
  }

  async function putLive(): Promise<void> {
    if (!content || isPending || Object.keys(draft.edits).length === 0) return;
    if (conflicts.length > 0) return sayMeeting(conflicts);
    setPending(true);
    setErrors({});
    const sent = draft.edits;
    try {
      await send(sent, content);
    } catch (error) {
      if (isUnreached(error)) draft.keep((edits) => unanswered(edits, sent));
      refuse(error);
    }
    setPending(false);
  }

  async function putBack(version: number): Promise<void> {
    if (!content) return;
    const offer = beginChange();
    try {
      const restored = await restore(version, content.version);
      // Each step makes a new version.
      offer('The site', 'is as it was', () => restore(content.version, restored.version));
    } catch (error) {
      toastAndRefetch(error);
    }
  }

  return {
    ...draft,
    content,
    live,
    versions: answer?.siteVersions,
    hasFailed,
    refetch,
    errors,
    conflicts,
    isPending,
    refuse,
    putLive: () => void putLive(),
    putBack: (version: number) => void putBack(version),
    onType: (name: string, to: string) => live && draft.keep(typed(draft.edits, live, name, to)),
  };
}

export type SiteContent = ReturnType<typeof useSiteContent>;
