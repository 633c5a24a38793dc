import { getSite, toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { newShowing } from 'schema/forms';
import { useForm } from 'ui/form';
import { type Draft, keepDraft, readDraft } from '../answer/draft.ts';
import { momentAt, skippedWords } from '../clock/new-york.ts';
import { isUnreached } from '../connection/connection.ts';
import { refetchActive } from '../connection/refetch.ts';
import { newId } from '../device/new-id.ts';
import { checked } from '../frame/checked.ts';
import { ArrangeShowing } from '../generated/operations.ts';
import { streetOf, whoOf } from '../leads/lead-words.ts';
import { isConflict, toastFailure } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';
import type { Arrangement } from './arrange-dialog.tsx';
import { type Errand, endOf, letterOf } from './showing-words.ts';
import { SHOWING } from './week.ts';

const startOfDraft = ({ day = '', time = '' }: Draft): Date | null => momentAt(day, time);

/** The draft of a showing's time and mail. It is stored on this device until it is sent, and it is sent once. */
export function useArrangement({ lead, at, replaces }: Arrangement, onDone: () => void) {
  const { agent } = getSite();
  const home = lead.propertyTitle && streetOf(lead.propertyTitle);
  const facts = { name: lead.name, home, agent: agent.name };
  const errand: Errand = at ? 'accept' : replaces ? 'move' : 'propose';
  const channel = at ?? `showing${replaces ? `.${replaces}` : ''}`;
  const letter = (startsAt: Date | null) => letterOf(errand, startsAt, facts);
  const fixed = at ? new Date(at) : null;
  const subject = home ? `Your visit to ${home}` : 'Your visit';
  const [begun] = useState<Draft>(() => readDraft(lead.id, channel) ?? { id: newId(), subject, body: letter(fixed) });
  const [draft, setDraft] = useState(begun);
  const [arrange] = useMutation(documentOf(ArrangeShowing));
  const startsAt = fixed ?? startOfDraft(draft);

  const untouched = letter(startsAt);

  useEffect(() => {
    if (draft !== begun) keepDraft(lead.id, channel, draft);
  }, [lead.id, channel, draft, begun]);

  /** Another time is another showing, with a new id. If the text was not edited, it is made anew. */
  function change(part: Partial<Draft>): void {
    setDraft((current) => {
      const next = { ...current, ...part };
      if (part.day === undefined && part.time === undefined) return next;
      const isUntouched = current.body === letter(startOfDraft(current));
      return { ...next, isAsked: false, id: newId(), body: isUntouched ? letter(startOfDraft(next)) : next.body };
    });
  }

  const { errors, isPending, formProps } = useForm({
    read: () => {
      const skipped = fixed ? undefined : skippedWords(draft.day ?? '', draft.time ?? '');
      if (skipped) return { ok: false, issues: [{ path: ['time'], message: skipped }] };
      return checked(newShowing, {
        id: draft.id,
        leadKind: lead.kind,
        leadId: lead.id,
        state: at ? ('accepted' as const) : ('proposed' as const),
        startsAt: startsAt?.toISOString() ?? '',
        endsAt: startsAt ? endOf(startsAt, SHOWING) : '',
        replaces: replaces ?? null,
        subject: draft.subject,
        body: draft.body,
      });
    },
    send: async (input) => {
      // With its id, which tells one showing from two if the answer is lost and the page is loaded anew.
      const asked = { ...draft, isAsked: true };
      keepDraft(lead.id, channel, asked);
      setDraft(asked);
      const send = () => arrange({ variables: { input }, refetchQueries: 'active' });
      await withSession(send, `ArrangeShowing ${lead.id}`).catch((error: unknown) => {
        // Other words under this id went out earlier, or nobody knows.
        if (!isUnreached(error) && !isConflict(error)) setDraft((current) => ({ ...current, isAsked: false }));
        // It may have been done, if only its answer was lost.
        refetchActive();
        throw error;
      });
      keepDraft(lead.id, channel, null);
      toast({
        title: 'Sent',
        description: `Your mail to ${whoOf(lead)} is on its way, with the time for their calendar.`,
      });
      onDone();
    },
    explain: toastFailure,
  });

  /** Edited drafts stay on this device, and so do those that were sent without an answer; others are deleted. */
  function leave(): void {
    if (!draft.isAsked && draft.body === untouched && draft.subject === subject && !draft.day && !draft.time)
      keepDraft(lead.id, channel, null);
    onDone();
  }

  return { draft, change, errors, isPending, formProps, leave, startsAt, facts, errand, untouched };
}
