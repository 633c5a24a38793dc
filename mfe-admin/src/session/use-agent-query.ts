import { createStore } from 'platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreached, offline } from '../connection/connection.ts';
import { useCachedAnswer } from '../device/use-cached-answer.ts';
import { isSignedOut } from './sign-in-again.ts';

/** The last answer to each query, so that a page is shown at once when the agent comes back. */
const kept = new Map<string, unknown>();

const renewals = createStore(0);

let isAsked = false;

/** Loads all shown queries again: once, also if what failed and who says so both ask for it. */
export function refetchAll(): void {
  if (isAsked) return;
  isAsked = true;
  setTimeout(() => {
    isAsked = false;
  });
  renewals.set(renewals.get() + 1);
}

/**
 * The same after a change that failed: it may have been done, if only its answer was lost, or somebody else was first. Not
 * after a log-in that the agent closed: each query would open it again.
 */
export const refetchAllAfter = (error: unknown): void => {
  if (!isSignedOut(error)) refetchAll();
};

type AgentQuery<Answer> = {
  /** While the next query is loading, the answer to the one before. If it fails, none. */
  answer: Answer | null;
  isPending: boolean;
  hasFailed: boolean;
  refetch: () => void;
  /** Changes the shown answer: before the gateway answers, or after it has answered to a mutation. */
  change: (how: (answer: Answer) => Answer) => void;
};

/**
 * Runs `ask` when `key` changes. If answers overtake one another, the one to the latest request counts. `keptAs` (the
 * operation's hash) stores the answer on the device, for use without a connection.
 */
export function useAgentQuery<Answer>(key: string, ask: () => Promise<Answer>, keptAs?: string): AgentQuery<Answer> {
  const [answer, setAnswer] = useState(() => (kept.get(key) ?? null) as Answer | null);
  const [state, setState] = useState<'pending' | 'done' | 'failed' | 'offline'>('pending');
  const [round, setRound] = useState(0);
  const turn = useRef(0);
  /** Changes since the running request was sent. They are applied to its answer, which may be older. */
  const changes = useRef<Array<(answer: Answer) => Answer>>([]);
  const renewal = renewals.use();
  /** The query that is shown, for changes that were begun while another was. */
  const shown = useRef(key);

  const keep = (next: Answer) => {
    kept.set(key, next);
    setAnswer(next);
  };

  const run = useEffectEvent(async () => {
    turn.current += 1;
    const mine = turn.current;
    shown.current = key;
    changes.current = [];
    setState('pending');
    const known = kept.get(key) as Answer | undefined;
    if (known !== undefined) setAnswer(known);
    try {
      const next = await ask();
      if (mine !== turn.current) return;
      keep(changes.current.reduce<Answer>((changed, how) => how(changed), next));
      setState('done');
    } catch (error) {
      if (mine !== turn.current) return;
      // The answer to the query before is none to this one.
      setAnswer((kept.get(key) ?? null) as Answer | null);
      setState(isUnreached(error) ? 'offline' : 'failed');
    }
  });

  useEffect(() => {
    void run();
    return () => {
      turn.current += 1;
    };
  }, [key, round, renewal]);

  const isOffline = state === 'offline';
  const isRestoring = useCachedAnswer(
    {
      key: keptAs ? `${keptAs} ${key}` : null,
      answer,
      isPending: state === 'pending',
      isAnswered: state === 'done',
      isOffline,
    },
    (kept) => keep(kept as Answer),
  );
  const isBackOnline = !offline.use() && isOffline;
  useEffect(() => {
    if (isBackOnline) setRound((count) => count + 1);
  }, [isBackOnline]);

  return {
    answer,
    isPending: state === 'pending' || isRestoring,
    hasFailed: (state === 'failed' || isOffline) && !isRestoring,
    refetch: () => setRound((count) => count + 1),
    change: (how) => {
      if (shown.current !== key) {
        if (kept.has(key)) kept.set(key, how(kept.get(key) as Answer));
        return;
      }
      changes.current.push(how);
      const now = (kept.get(key) ?? answer) as Answer | null;
      if (now !== null) keep(how(now));
    },
  };
}

/** Keeps an answer that nobody asks the gateway for. */
export const keepAnswer = (key: string, answer: unknown): void => void kept.set(key, answer);

/** Forgets the last answer to a query: what it was about is no more. */
export const forgetAnswer = (key: string): void => void kept.delete(key);

/** Forgets all answers, because somebody else may sign in. */
export const forgetAnswers = (): void => kept.clear();

/** The last answer to a query, without a request. */
export const cachedAnswer = <Answer>(key: string): Answer | undefined => kept.get(key) as Answer | undefined;
