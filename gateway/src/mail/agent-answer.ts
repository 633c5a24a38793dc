import { type Letter, oneLine } from './letter.ts';

/** What the agent wrote and saw: nothing is added, nothing is taken away. */
export function agentAnswer({ subject, body }: { subject: string | null; body: string | null }): Letter {
  return { subject: oneLine(subject ?? ''), blocks: (body ?? '').split(/\n{2,}/) };
}
