/**
 * Saves notes automatically while the agent types. Without a connection they wait on the device. If another device has
 * changed them meanwhile, the agent chooses.
 */

import { useApolloClient } from 'platform/apollo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreached } from '../connection/connection.ts';
import { keepForm, readForm } from '../device/form-drafts.ts';
import { newId } from '../device/new-id.ts';
import { loadAhead } from '../frame/ahead.ts';
import type { WholeLeadFragment } from '../generated/operations.ts';
import { explainFailure } from '../property-form/errors.ts';
import { dequeue, enqueue, enqueueOffline } from '../queue/enqueue.ts';
import { ChangedElsewhere, sendLead } from '../queue/send-lead.ts';
import { askedWith, type Waiting, type WaitingNotes, waiting } from '../queue/waiting.ts';
import { formatHour, whoOf } from './lead-words.ts';

const loadChoose = () => import(/* webpackChunkName: "choose" */ '../queue/choose.ts');
loadAhead(loadChoose);

/** Milliseconds without a key press before notes are saved. */
const STILL = 800;

const KEPT = 'Kept on this device until the line is back.';

/** Stands in the drafts of this page: another tab's may take their place, and is not begun from what is saved here. */
const page = newId();

/** The notes of a lead that wait on this device. */
const findNotes = (items: readonly Waiting[], waitingId: string): WaitingNotes | undefined =>
  items.filter((item) => item.what === 'notes').find((item) => item.id === waitingId);

export function useNotes(lead: WholeLeadFragment) {
  const { cache } = useApolloClient();
  const draft = `notes:${lead.id}`;
  /** What was typed and not saved when the page was left, however that happened. It is saved now. */
  const [left] = useState(() => readForm(draft));
  const [typed, setTyped] = useState<string | undefined>(left?.to);
  const [said, setSaid] = useState('');
  /** A conflict if the device stores nothing. The agent can choose as long as the page is open. */
  const [here, setHere] = useState<WaitingNotes>();
  const { id, kind } = lead;
  const waitingId = `notes ${id}`;
  const waits = findNotes(waiting.use(), waitingId);
  const kept = waits?.to ?? lead.notes ?? '';
  /** The text when the agent began to type. The gateway accepts the change only if that text is still there. */
  const seen = useRef(left?.from ?? kept);

  /** The lead may have been left and opened again while a save was under way, which has moved it on in the draft. */
  function begunFrom(): string {
    const stored = readForm(draft);
    return (stored?.page === page ? stored.from : undefined) ?? seen.current;
  }

  function keepDraft(to: string | undefined): void {
    keepForm(draft, to === undefined ? null : { from: seen.current, to, page });
  }

  function show(notes: string): void {
    const shown = cache.identify({ __typename: 'Lead', id });
    if (shown) cache.modify({ id: shown, fields: { notes: () => notes } });
  }

  async function keepOnDevice(item: Omit<WaitingNotes, 'at'>, error: unknown): Promise<string | undefined> {
    if (isUnreached(error) && (await enqueueOffline(item))) return KEPT;
    if (!(error instanceof ChangedElsewhere) || error.theirs === undefined) return;
    const toChoose = { ...item, theirs: error.theirs, problem: error.message };
    if (await enqueue(toChoose)) return 'Kept on this device until you choose.';
    setHere({ ...toChoose, at: Date.now() });
  }

  /** Saves the notes, shows the result, and returns whether they are saved. */
  async function keep(to: string): Promise<boolean> {
    const before = findNotes(waiting.get(), waitingId);
    const change = {
      what: 'notes' as const,
      lead: { kind, id },
      from: before?.from ?? begunFrom(),
      to,
      ...(before && { asked: askedWith(before) }),
    };
    try {
      // What is typed while a choice is open is sent after the choice.
      if (before?.theirs !== undefined) throw new ChangedElsewhere(before.problem ?? '', before.theirs);
      await sendLead(change);
      show(to);
      await dequeue(waitingId);
      setHere(undefined);
      setSaid(`Kept, ${formatHour(new Date().toISOString())}`);
      return true;
    } catch (error) {
      const words = await keepOnDevice({ ...change, id: waitingId, about: whoOf(lead) }, error);
      const why = error instanceof ChangedElsewhere ? error.message : explainFailure(error).description;
      const isToChoose = error instanceof ChangedElsewhere && error.theirs !== undefined;
      setSaid(words ?? (isToChoose ? 'Not kept until you choose.' : `Not kept yet. ${why}`));
      return words !== undefined;
    }
  }

  const tried = useRef<string>(undefined);
  async function keepTyped(): Promise<void> {
    if (typed === undefined || typed === tried.current) return;
    tried.current = typed;
    // As the gateway keeps them.
    const to = typed.trim().normalize();
    // What was kept in the turn before is not shown yet where this was begun.
    if ((to !== kept || to !== seen.current) && !(await keep(to))) return;
    seen.current = to;
    // What was typed meanwhile, here or after the lead was opened again, is not saved yet.
    const now = readForm(draft);
    if (now?.to === typed) keepDraft(undefined);
    else if (now?.page === page) keepDraft(now.to);
    // From now on, changes by others are shown. A trailing space stays until the next word.
    if (to === typed) setTyped((now) => (now === typed ? undefined : now));
  }

  /** One after the other, because each change is based on the one before. */
  const turn = useRef(Promise.resolve());
  const keepInTurn = (): void => {
    turn.current = turn.current.then(keepTyped);
  };

  const handleStill = useEffectEvent(keepInTurn);
  useEffect(() => {
    if (typed === undefined) return;
    tried.current = undefined;
    const timer = setTimeout(() => handleStill(), STILL);
    return () => clearTimeout(timer);
  }, [typed]);
  // Also saves when the agent leaves the lead at once.
  useEffect(() => () => handleStill(), []);

  function chooseHere(which: 'again' | 'remove', theirs: string): void {
    setHere(undefined);
    show(theirs);
    seen.current = theirs;
    tried.current = undefined;
    keepDraft(which === 'again' ? typed : undefined);
    if (which === 'again') keepInTurn();
    else setTyped(undefined);
  }

  const waitsForChoice = waits?.theirs === undefined ? undefined : waits;
  const waitsForLine = waits !== undefined && waits.problem === undefined;

  return {
    value: typed ?? kept,
    // The queue sends them by itself, also from another tab, and then they wait no more.
    said: said === KEPT && !waitsForLine ? '' : said,
    /** A conflict, between which the agent must choose. */
    toChoose: waitsForChoice ?? here,
    type(words: string): void {
      seen.current = typed === undefined ? kept : begunFrom();
      keepDraft(words);
      setTyped(words);
    },
    keepNow: keepInTurn,
    async choose(which: 'again' | 'remove'): Promise<void> {
      const deeds = await loadChoose();
      setSaid('');
      if (waitsForChoice) await deeds[which](waitsForChoice);
      else if (here?.theirs !== undefined) chooseHere(which, here.theirs);
    },
  };
}
