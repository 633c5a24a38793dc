import { type Letter, oneLine } from './letter.ts';

/** The agent's own words, with nothing added or removed. */
export function agentAnswer({ subject, body }: { subject: string | null; body: string | null }): Letter {
  return { subject: oneLine(subject ?? ''), blocks: (body ?? '').split(/\n{2,}/) };
}
