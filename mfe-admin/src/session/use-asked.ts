import { createStore } from 'platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCachedAnswer } from '../device/use-cached-answer.ts';
import { isLineCut, isUnreached } from '../line/line.ts';

/** What was answered last, by question: a page that one comes back to is there at once. */
const kept = new Map<string, unknown>();

const renewals = createStore(0);

/** Every question that is shown is asked again. */
export const askAllAgain = (): void => renewals.set(renewals.get() + 1);

type Asked<Answer> = {
  /** Of the question before, while the next one is on its way. */
  answer: Answer | null;
  isPending: boolean;
  hasFailed: boolean;
  askAgain: () => void;
  /** Changes what is shown, before the gateway is asked or after it has answered something else. */
  change: (how: (answer: Answer) => Answer) => void;
};

/**
 * Asks when `key` changes; of answers that overtake one another the last asked stands. `keptAs` (the hash of what is asked)
 * keeps the answer on the device, for when there is no line.
 */
export function useAsked<Answer>(key: string, ask: () => Promise<Answer>, keptAs?: string): Asked<Answer> {
  const [answer, setAnswer] = useState(() => (kept.get(key) ?? null) as Answer | null);
  const [state, setState] = useState<'pending' | 'done' | 'failed' | 'cut'>('pending');
  const [round, setRound] = useState(0);
  const turn = useRef(0);
  /** Changed since what is on its way was asked: an answer from before does not take them back. */
  const changes = useRef<Array<(answer: Answer) => Answer>>([]);
  const renewal = renewals.use();

  const keep = (next: Answer) => {
    kept.set(key, next);
    setAnswer(next);
  };

  const run = useEffectEvent(async () => {
    turn.current += 1;
    const mine = turn.current;
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
      if (mine === turn.current) setState(isUnreached(error) ? 'cut' : 'failed');
    }
  });

  useEffect(() => {
    void run();
    return () => {
      turn.current += 1;
    };
  }, [key, round, renewal]);

  const isCut = state === 'cut';
  const isRestoring = useCachedAnswer(
    {
      key: keptAs ? `${keptAs} ${key}` : null,
      answer,
      isPending: state === 'pending',
      isAnswered: state === 'done',
      isCut,
    },
    (kept) => keep(kept as Answer),
  );
  const isLineBack = !isLineCut.use() && isCut;
  useEffect(() => {
    if (isLineBack) setRound((count) => count + 1);
  }, [isLineBack]);

  return {
    answer,
    isPending: state === 'pending' || isRestoring,
    hasFailed: (state === 'failed' || isCut) && !isRestoring,
    askAgain: () => setRound((count) => count + 1),
    change: (how) => {
      changes.current.push(how);
      const now = (kept.get(key) ?? answer) as Answer | null;
      if (now !== null) keep(how(now));
    },
  };
}

/** Forgets what was read: somebody else may sign in. */
export const forgetAnswers = (): void => kept.clear();

/** What is known of a question's answer without asking. */
export const cachedAnswer = <Answer>(key: string): Answer | undefined => kept.get(key) as Answer | undefined;
