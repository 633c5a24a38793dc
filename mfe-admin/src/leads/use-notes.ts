/** Notes are kept by themselves while one types; without a line they wait on the device, and where another device wrote meanwhile, for the agent's choice. */

import { useApolloClient } from 'platform/apollo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadAhead } from '../frame/ahead.ts';
import type { WholeLeadFragment } from '../generated/operations.ts';
import { isUnreached } from '../line/line.ts';
import { explainFailure } from '../property-form/errors.ts';
import { forgetWaiting, keepWaiting, letWait } from '../queue/let-wait.ts';
import { Meanwhile, sendLead } from '../queue/send-lead.ts';
import { type Waiting, type WaitingNotes, waiting } from '../queue/waiting.ts';
import { formatHour, whoOf } from './lead-words.ts';

const loadChoose = () => import(/* webpackChunkName: "choose" */ '../queue/choose.ts');
loadAhead(loadChoose);

/** Milliseconds of stillness after which notes are kept. */
const STILL = 800;

/** What waits on this device of a lead's notes. */
const findNotes = (items: readonly Waiting[], waitingId: string): WaitingNotes | undefined =>
  items.filter((item) => item.what === 'notes').find((item) => item.id === waitingId);

export function useNotes(lead: WholeLeadFragment) {
  const { cache } = useApolloClient();
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  /** Their words against these, where the device keeps nothing: to be chosen of all the same, as long as the page is there. */
  const [here, setHere] = useState<WaitingNotes>();
  const { id, kind } = lead;
  const waitingId = `notes ${id}`;
  const waits = findNotes(waiting.use(), waitingId);
  const kept = waits?.to ?? lead.notes ?? '';
  /** What stood there when the agent began to type: the gateway puts words there only upon that. */
  const seen = useRef(kept);

  function show(notes: string): void {
    const shown = cache.identify({ __typename: 'Lead', id });
    if (shown) cache.modify({ id: shown, fields: { notes: () => notes } });
  }

  async function keepOnDevice(item: Omit<WaitingNotes, 'at'>, error: unknown): Promise<string | undefined> {
    if (isUnreached(error) && (await letWait(item))) return 'Kept on this device until the line is back.';
    if (!(error instanceof Meanwhile) || error.theirs === undefined) return;
    const toChoose = { ...item, theirs: error.theirs, problem: error.message };
    if (await keepWaiting(toChoose)) return 'Kept on this device until you choose.';
    setHere({ ...toChoose, at: Date.now() });
  }

  /** Says how it went, and answers whether it is kept. */
  async function keep(to: string): Promise<boolean> {
    const before = findNotes(waiting.get(), waitingId);
    const change = { what: 'notes' as const, lead: { kind, id }, from: before?.from ?? seen.current, to };
    try {
      // What is typed while a choice is open is sent once it is made.
      if (before?.theirs !== undefined) throw new Meanwhile(before.problem ?? '', before.theirs);
      await sendLead(change);
      show(to);
      await forgetWaiting(waitingId);
      setHere(undefined);
      setSaid(`Kept, ${formatHour(new Date().toISOString())}`);
      return true;
    } catch (error) {
      const words = await keepOnDevice({ ...change, id: waitingId, about: whoOf(lead) }, error);
      const why = error instanceof Meanwhile ? error.message : explainFailure(error).description;
      const isToChoose = error instanceof Meanwhile && error.theirs !== undefined;
      setSaid(words ?? (isToChoose ? 'Not kept until you choose.' : `Not kept yet. ${why}`));
      return words !== undefined;
    }
  }

  const tried = useRef<string>(undefined);
  async function keepTyped(): Promise<void> {
    if (typed === undefined || typed === tried.current) return;
    tried.current = typed;
    // As the gateway keeps it.
    const to = typed.trim();
    if (to !== kept && !(await keep(to))) return;
    seen.current = to;
    // From now on what others write is seen here, too. A space that the next word follows stays under the cursor.
    if (to === typed) setTyped((now) => (now === typed ? undefined : now));
  }

  /** One after the other: each is sent upon what the one before has put there. */
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
  // Whoever goes on to another lead at once has written all the same.
  useEffect(() => () => handleStill(), []);

  function chooseHere(which: 'again' | 'remove', theirs: string): void {
    setHere(undefined);
    show(theirs);
    seen.current = theirs;
    tried.current = undefined;
    if (which === 'again') keepInTurn();
    else setTyped(undefined);
  }

  const waitsForChoice = waits?.theirs === undefined ? undefined : waits;

  return {
    value: typed ?? kept,
    said,
    /** Their words stand against these; the agent chooses. */
    toChoose: waitsForChoice ?? here,
    type(words: string): void {
      if (typed === undefined) seen.current = kept;
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
