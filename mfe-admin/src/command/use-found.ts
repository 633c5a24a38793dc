import { useEffect, useState } from 'react';
import { FindAnything, type FindAnythingQuery } from '../generated/operations.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { useAsked } from '../session/use-asked.ts';

export type Found = NonNullable<FindAnythingQuery['viewer']>;

const nothing: Found = { homes: { nodes: [] }, people: { nodes: [] }, leads: { nodes: [] } };

/** Milliseconds of stillness after which a word is looked for. */
const STILL = 150;

/** Homes, people and leads that have the word in them. While the next word is looked for, what the last one found stands. */
export function useFound(typed: string) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), STILL);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer, isPending, hasFailed, askAgain } = useAsked(`find ${text}`, async () => ({
    text,
    found: text ? await askViewer(FindAnything, { text }) : nothing,
  }));
  const isLost = hasFailed && !isPending && text === typed.trim();
  /** Whether what stands there is of another word. */
  const isBehind = !isLost && answer?.text !== typed.trim();
  return { found: answer?.found ?? nothing, isPending: isBehind, hasFailed: isLost, askAgain };
}
