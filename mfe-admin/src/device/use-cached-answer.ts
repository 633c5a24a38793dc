import { useEffect, useEffectEvent, useState } from 'react';
import { markOffline, markOnline, staleSince } from '../connection/connection.ts';
import { onDevice } from './on-device.ts';

type Question = {
  /** Names the query and, by its operation's hash, the shape of the answer. Null: the answer is not stored. */
  key: string | null;
  /** The answer that is shown. */
  answer: unknown;
  isPending: boolean;
  /** Whether the last request was answered. A refusal says nothing new about the answer. */
  isAnswered: boolean;
  /** Whether the last request reached no gateway. */
  isOffline: boolean;
};

/** When each query was last answered. */
const answeredAt = new Map<string, number>();

function setStale(key: string, at: number | undefined): void {
  const next = new Map(staleSince.get());
  if (at === undefined) next.delete(key);
  else next.set(key, at);
  staleSince.set(next);
}

/**
 * Stores each answer of a query on the device. If the gateway cannot be reached and there is no answer, `adopt` gets
 * the stored one. Returns whether that is still being read.
 */
export function useCachedAnswer(question: Question, adopt: (answer: unknown) => void): boolean {
  const { key, answer, isPending, isAnswered, isOffline } = question;
  const [lookedFor, setLookedFor] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  // While a request is running, the state of the connection is unknown.
  if (!isPending && isStale !== isOffline) setIsStale(isOffline);
  const isMissing = isStale && !answer && key !== null && lookedFor !== key;

  useEffect(() => {
    if (isPending) return;
    if (isOffline) return markOffline();
    // A refusal, as of who is signed out, comes from the gateway, too.
    markOnline();
    if (!answer || !isAnswered || key === null) return;
    answeredAt.set(key, Date.now());
    void onDevice(({ cacheAnswer }) => cacheAnswer(key, answer));
  }, [key, answer, isPending, isAnswered, isOffline]);

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
