import { randomUUID } from 'node:crypto';
import type { Health, TestMail } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import type { Env } from '../../core/env.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { Replicas } from '../../core/replicas.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { OutgoingMessageEntity } from '../../mail/outgoing-message.entity.ts';
import type { Transport } from '../../mail/transport.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import {
  checkBackup,
  checkBotCheck,
  checkDatabase,
  checkDemo,
  checkMail,
  checkStorage,
  createDiskCheck,
  selectLiveParts,
} from './checks.ts';

/** Milliseconds for which a look is reused. */
const KEPT_MS = 3000;
const TESTS = { hits: 10, seconds: 3600 };

type Seen = Omit<Health, 'mail'> & { mail: Omit<Health['mail'], 'test'> };

export interface HealthDeps {
  readonly env: Pick<Env, 'BOT_CHECK' | 'DATA_DIR'>;
  readonly database: Database;
  readonly replicas: Pick<Replicas, 'states'>;
  readonly storage: ObjectStore;
  readonly outbox: Outbox;
  readonly transport: Pick<Transport, 'folder'>;
  readonly limits: RateLimits;
}

export function createHealth(deps: HealthDeps) {
  const { env, database, replicas, storage, outbox, transport, limits } = deps;
  const { folder } = transport;
  const checkDisk = createDiskCheck(env.DATA_DIR);
  let last: { readonly at: number; readonly seen: Promise<Seen> } | undefined;

  async function runChecks(): Promise<Seen> {
    const em = database.em();
    const mail = { folder, ...(await checkMail(em)) };
    const botCheck = { mode: env.BOT_CHECK, ...(await checkBotCheck(em)) };
    return {
      lookedAt: new Date(),
      mail,
      botCheck,
      lastBackup: await checkBackup(em),
      disk: await checkDisk(),
      storage: await checkStorage(storage),
      database: { ...(await checkDatabase(database)), replicas: replicas.states() },
      demo: await checkDemo(em),
      parts: await selectLiveParts(em),
    };
  }

  /** All requests within a few seconds share one run. A failed run is not kept. */
  function recentChecks(): Promise<Seen> {
    const now = Date.now();
    if (last !== undefined && now - last.at < KEPT_MS) return last.seen;
    const seen = runChecks();
    last = { at: now, seen };
    seen.catch(() => {
      last = undefined;
    });
    return seen;
  }

  async function lastTest(): Promise<TestMail | null> {
    const order = { orderBy: { queuedAt: 'desc' }, limit: 1 } as const;
    const [row] = await database.em().find(OutgoingMessageEntity, { kind: 'test' }, order);
    return row === undefined ? null : toTest(row);
  }

  return {
    async read(): Promise<Health> {
      const { mail, ...seen } = await recentChecks();
      return { ...seen, mail: { ...mail, test: await lastTest() } };
    },

    /** Queues the test mail in the same way as a mail about a lead; it is sent at once. */
    async sendTest(audit: AuditTrail): Promise<TestMail> {
      await limits.demand('test-mail', TESTS);
      const test = await database.transaction(async (em) => {
        const row = await outbox.enqueueTest(em, randomUUID());
        await audit.record(em, { action: 'sendTestMail', subject: 'Mail' });
        return toTest(row);
      });
      outbox.wake();
      return test;
    },
  };
}

const toTest = ({ id, recipient, state, queuedAt, sentAt, lastError }: TestMail): TestMail => {
  return { id, recipient, state, queuedAt, sentAt, lastError };
};
