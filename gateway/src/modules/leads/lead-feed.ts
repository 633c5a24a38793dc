import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LeadKind, leadKinds } from 'schema';
import * as z from 'zod/mini';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';

export const LEADS_CHANNEL = 'leads';

/** Leads that come at the same moment are told of in one statement. */
const PAUSE_MS = 100;
/** An announcement holds 8,000 bytes. */
const AT_ONCE = 100;
/** What waits for a database that is away. Whoever missed something reads everything anew. */
const MOST = 1000;

/** Which lead came, or changed; none of its words. */
export interface LeadNotice {
  readonly kind: LeadKind;
  readonly id: string;
}

/** `missed`: something may have happened that nobody heard of. */
export type LeadNews =
  | { readonly event: 'lead'; readonly data: LeadNotice }
  | { readonly event: 'missed'; readonly data: object };

const announcement = z.object({
  from: z.string(),
  leads: z.array(z.object({ kind: z.enum(leadKinds), id: z.guid() })),
});

/** Tells of leads that came or changed, at whichever gateway. No lead waits for it, and none fails with it. */
export interface LeadFeed {
  /** After the lead's own commit. */
  announce(notice: LeadNotice): void;
  /** What another gateway announced. */
  hear(payload: string): void;
  /** Announcements may have been missed. */
  miss(): void;
  subscribe(listener: (news: LeadNews) => void): () => void;
  /** Says what is left to say. */
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
      // Before it is told: what changes meanwhile waits anew.
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
      // There is no other gateway.
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
