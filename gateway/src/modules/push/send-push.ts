import webPush from 'web-push';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { findLeadNews, type LeadNews } from './lead-news.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushKeys, VapidKeys } from './push-keys.ts';
import type { ClaimedPush } from './push-message.entity.ts';
import { dropPush, notePushed, notePushFailed, RETRY_MS } from './push-queue.ts';

/** Milliseconds for one attempt; shorter than the lease. */
const PATIENCE_MS = 10_000;
/**
 * Seconds for which a push service keeps a message for a device that is switched off. After that, only the inbox shows
 * the lead.
 */
const KEEP_S = 86_400;
/** Statuses that mean that the device has unsubscribed, or that the browser is gone. */
const GONE = [404, 410];

export type SendPush = (push: ClaimedPush, signal: AbortSignal) => Promise<void>;

export interface PushSenderDeps {
  readonly database: Database;
  readonly pushKeys: PushKeys;
  readonly pushHosts: readonly string[];
  /** The contact for a push service that notices a problem: `mailto:` or the site's address. */
  readonly subject: () => string;
  readonly logger: Logger;
}

/** Tries to notify one device once, and stores the result. Rejects only if the result cannot be stored. */
export function createPushSender({ database, pushKeys, pushHosts, subject, logger }: PushSenderDeps): SendPush {
  async function post(push: ClaimedPush, { news, signal }: { news: LeadNews; signal: AbortSignal }): Promise<number> {
    const { endpoint, p256dh, auth } = push;
    if (!isPushEndpoint(endpoint, pushHosts)) return 410;
    const keys: VapidKeys = await pushKeys();
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(news), {
      vapidDetails: { subject: subject(), ...keys },
      TTL: KEEP_S,
      urgency: 'high',
      // If it is sent twice, a device that was switched off shows it only once.
      topic: push.leadId.replaceAll('-', ''),
    });
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  /** Stores a failed attempt. The status decides whether it is tried again. */
  async function fail(push: ClaimedPush, status: number | undefined): Promise<void> {
    logger.warn({ status, attempts: push.attempts, service: new URL(push.endpoint).host }, 'push: not taken');
    const pause = RETRY_MS[push.attempts - 1];
    const isPassing = status === undefined || status === 429 || status >= 500;
    await notePushFailed(database.em(), push, isPassing && pause ? new Date(Date.now() + pause) : null);
  }

  return async (push, signal) => {
    const news = await findLeadNews(database.em(), push.leadKind, push.leadId);
    const isLate = Date.now() - new Date(push.queuedAt).getTime() > KEEP_S * 1000;
    if (news === undefined || isLate) return dropPush(database.em(), push.id);
    // A request without an answer also counts as a failed attempt, and is logged.
    const status = await post(push, { news, signal }).catch(() => undefined);
    if (status !== undefined && status >= 200 && status < 300) return notePushed(database.em(), push);
    if (status !== undefined && GONE.includes(status)) {
      await database.em().execute('delete from push_devices where id = ?', [push.deviceId], 'run');
      return;
    }
    await fail(push, status);
  };
}
