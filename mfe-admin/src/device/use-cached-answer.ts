import { useEffect, useEffectEvent, useState } from 'react';
import { cut, heard, staleSince } from '../line/line.ts';
import { onDevice } from './on-device.ts';

type Question = {
  /** Names the question, and with its operation the shape of the answer. Null: its answer is not for keeping. */
  key: string | null;
  /** What is shown of it. */
  answer: unknown;
  isPending: boolean;
  /** The last try was answered: what was refused is no news of the answer before. */
  isAnswered: boolean;
  /** The last try reached nobody. */
  isCut: boolean;
};

/** When each question was answered last. */
const answeredAt = new Map<string, number>();

function setStale(key: string, at: number | undefined): void {
  const next = new Map(staleSince.get());
  if (at === undefined) next.delete(key);
  else next.set(key, at);
  staleSince.set(next);
}

/**
 * Keeps a question's answer on the device as it comes. Where the gateway cannot be reached and nothing is known, `adopt` is
 * given what was kept of it. Answers whether that is still being looked for.
 */
export function useCachedAnswer(question: Question, adopt: (answer: unknown) => void): boolean {
  const { key, answer, isPending, isAnswered, isCut } = question;
  const [lookedFor, setLookedFor] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  // While one looks again nothing new is known.
  if (!isPending && isStale !== isCut) setIsStale(isCut);
  const isMissing = isStale && !answer && key !== null && lookedFor !== key;

  useEffect(() => {
    if (isPending) return;
    if (isCut) return cut();
    if (!answer || !isAnswered) return;
    heard();
    if (key === null) return;
    answeredAt.set(key, Date.now());
    void onDevice(({ cacheAnswer }) => cacheAnswer(key, answer));
  }, [key, answer, isPending, isAnswered, isCut]);

  const look = useEffectEvent(async (wanted: string) => {
    const kept = await onDevice(({ readCachedAnswer }) => readCachedAnswer(wanted));
    if (kept) {
      answeredAt.set(wanted, kept.at);
      adopt(kept.answer);
    }
    setLookedFor(wanted);
  });
  useEffect(() => {
    if (isMissing && key !== null) void look(key);
  }, [isMissing, key]);

  const isShownStale = isStale && Boolean(answer);
  useEffect(() => {
    if (!isShownStale || key === null) return;
    setStale(key, answeredAt.get(key));
    return () => setStale(key, undefined);
  }, [isShownStale, key]);

  return isMissing;
}
