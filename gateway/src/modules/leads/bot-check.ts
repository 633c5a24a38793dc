import type { BotCheckAction } from 'schema';
import type { Client } from '../../core/client.ts';

/**
 * `passed`; `suspect`: a low score; `failed`: no valid token of this action; `unavailable`: the service did not
 * answer; `unchecked`: the check is off.
 */
export type Verdict = 'passed' | 'suspect' | 'failed' | 'unavailable' | 'unchecked';

/** Checks the token that a form sent. Never throws, and never stores the token. */
export type BotCheck = (token: string | undefined, action: BotCheckAction, client: Client) => Promise<Verdict>;

export const noBotCheck: BotCheck = async () => 'unchecked';

const verdictOf: Readonly<Record<string, Verdict>> = {
  ok: 'passed',
  low: 'suspect',
  'wrong-action': 'failed',
  expired: 'failed',
  outage: 'unavailable',
};

/** Replaces the service outside production: the token is the name of the answer. */
export const fakeBotCheck: BotCheck = async (token) => verdictOf[token ?? ''] ?? 'failed';
