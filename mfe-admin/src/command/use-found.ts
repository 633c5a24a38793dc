import { useEffect, useState } from 'react';
import { FindAnything, type FindAnythingQuery } from '../generated/operations.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { useAgentQuery } from '../session/use-agent-query.ts';

export type Found = NonNullable<FindAnythingQuery['viewer']>;

const nothing: Found = { homes: { nodes: [] }, people: { nodes: [] }, leads: { nodes: [] } };

/** Milliseconds without a key press before a search. */
const STILL = 150;

/** Homes, people and leads that contain the text. During the next search, the last results stay. */
export function useFound(typed: string) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), STILL);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer, isPending, hasFailed, refetch } = useAgentQuery(`find ${text}`, async () => ({
    text,
    found: text ? await queryAsAgent(FindAnything, { text }) : nothing,
  }));
  const isLost = hasFailed && !isPending && text === typed.trim();
  /** Whether the results belong to an earlier text. */
  const isBehind = !isLost && answer?.text !== typed.trim();
  return { found: answer?.found ?? nothing, isPending: isBehind, hasFailed: isLost, refetch };
}
