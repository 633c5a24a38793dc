import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LeadKind, leadKinds } from 'schema';
import * as z from 'zod/mini';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';

export const LEADS_CHANNEL = 'leads';

/** Milliseconds: leads that arrive at the same moment are announced in one statement. */
const PAUSE_MS = 100;
/** Leads in one announcement: a NOTIFY holds 8,000 bytes. */
const AT_ONCE = 100;
/**
 * Announcements that wait while the database is away. Beyond that they are dropped; a device that reconnects reads
 * everything anew.
 */
const MOST = 1000;

/** Which lead arrived or changed, without its content. */
export interface LeadNotice {
  readonly kind: LeadKind;
  readonly id: string;
}

/** `missed`: something may have happened that was not announced here. */
export type LeadNews =
  | { readonly event: 'lead'; readonly data: LeadNotice }
  | { readonly event: 'missed'; readonly data: object };

const announcement = z.object({
  from: z.string(),
  leads: z.array(z.object({ kind: z.enum(leadKinds), id: z.guid() })),
});

/** Announces leads that arrived or changed, at any gateway. No lead waits for this or fails because of it. */
export interface LeadFeed {
  /** Call it after the lead's own commit. */
  announce(notice: LeadNotice): void;
  /** Takes what another gateway announced. */
  hear(payload: string): void;
  /** Announcements may have been missed. */
  miss(): void;
  subscribe(listener: (news: LeadNews) => void): () => void;
  /** Sends what still waits. */
  close(): Promise<void>;
}

export function createLeadFeed({ database, logger }: { database: Database; logger: Logger }): LeadFeed {
  const self = randomUUID();
  const listeners = new Set<(news: LeadNews) => void>();
  const waiting = new Map<string, LeadNotice>();
  let telling: Promise<void> | undefined;

  const tell = (news: LeadNews) => {
    for (const listener of listeners) listener(news);
  };

  async function tellOthers(): Promise<void> {
    await sleep(PAUSE_MS, undefined, { ref: false });
    while (waiting.size > 0) {
      const taken = [...waiting].slice(0, AT_ONCE);
      // Removed before the announcement: a lead that changes meanwhile is added again.
      for (const [key] of taken) waiting.delete(key);
      const payload = JSON.stringify({ from: self, leads: taken.map(([, notice]) => notice) });
      await database
        .em()
        .execute('select pg_notify(?, ?)', [LEADS_CHANNEL, payload])
        .catch((error: unknown) => {
          for (const [key, notice] of taken) waiting.set(key, notice);
          throw error;
        });
    }
  }

  return {
    announce(notice) {
      tell({ event: 'lead', data: { kind: notice.kind, id: notice.id } });
      // With PGlite there is no other gateway.
      if (database.kind === 'pglite') return;
      if (waiting.size < MOST) waiting.set(`${notice.kind} ${notice.id}`, { kind: notice.kind, id: notice.id });
      telling ??= tellOthers()
        .catch((error: unknown) => logger.warn({ err: error }, 'leads: not announced'))
        .finally(() => {
          telling = undefined;
        });
    },
    hear(payload) {
      const heard = announcement.parse(JSON.parse(payload));
      if (heard.from === self) return;
      for (const data of heard.leads) tell({ event: 'lead', data });
    },
    miss: () => tell({ event: 'missed', data: {} }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await telling;
    },
  };
}
