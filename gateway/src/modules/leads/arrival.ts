import { type BotCheckAction, botCheckFailedMessage } from 'schema';
import type { Client } from '../../core/client.ts';
import { GatewayError } from '../../core/errors.ts';
import type { BotCheck, Verdict } from './bot-check.ts';

/** How a lead arrived: now, or while the database was away. */
export interface Arrival {
  readonly client: Pick<Client, 'address' | 'idempotencyKey' | 'isPlainForm'>;
  readonly receivedAt: Date;
  /** It arrived while the database was away. It was counted against its limits then. */
  readonly isSpooled: boolean;
  /** Asks the bot check, only once, because a token is valid only once. Throws BOT_CHECK_FAILED. */
  verdict(): Promise<Verdict>;
}

export interface BotCheckQuestion {
  readonly botCheck: BotCheck;
  readonly token: string | undefined;
  /** Absent: this kind of lead needs no token. */
  readonly action: BotCheckAction | undefined;
}

export function arriveNow(client: Client, { botCheck, token, action }: BotCheckQuestion): Arrival {
  let asked: Promise<Verdict> | undefined;
  async function judge(): Promise<Verdict> {
    if (action === undefined) return 'unchecked';
    return client.isPlainForm ? 'unavailable' : botCheck(token, action, client);
  }
  const ask = async (): Promise<Verdict> => {
    const verdict = await judge();
    if (verdict === 'failed') throw new GatewayError('BOT_CHECK_FAILED', botCheckFailedMessage);
    return verdict;
  };
  return {
    client,
    receivedAt: new Date(),
    isSpooled: false,
    verdict() {
      asked ??= ask();
      return asked;
    },
  };
}
