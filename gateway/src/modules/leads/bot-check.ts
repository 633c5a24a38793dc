import type { BotCheckAction } from 'schema';
import type { Client } from '../../core/client.ts';

/**
 * `passed`; `suspect`: a low score; `failed`: no valid token of this action; `unavailable`: the service did not
 * answer; `unchecked`: the check is off.
 */
export type Verdict = 'passed' | 'suspect' | 'failed' | 'unavailable' | 'unchecked';

/** Judges the token that a form sent. Never throws and never keeps the token. */
export type BotCheck = (token: string | undefined, action: BotCheckAction, client: Client) => Promise<Verdict>;

export const noBotCheck: BotCheck = async () => 'unchecked';

const verdictOf: Readonly<Record<string, Verdict>> = {
  ok: 'passed',
  low: 'suspect',
  'wrong-action': 'failed',
  expired: 'failed',
  outage: 'unavailable',
};

/** Stands in for the service outside production: the token says what it would have answered. */
export const fakeBotCheck: BotCheck = async (token) => verdictOf[token ?? ''] ?? 'failed';
