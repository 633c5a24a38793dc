import { randomUUID } from 'node:crypto';
import type { NewPushDevice } from 'schema';
import type { Push, PushDevice } from 'schema/generated/graphql';
import type { Client } from '../../core/client.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { badInput, GatewayError, notFound } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import type { Viewer } from '../account/account.service.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { PushDeviceEntity } from './push-device.entity.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushKeys } from './push-keys.ts';

const MOST_DEVICES = 20;
const LONGEST_USER_AGENT = 300;

export interface OwnPushDeps {
  readonly database: Database;
  readonly pushKeys: PushKeys;
  readonly pushHosts: readonly string[];
  readonly audit: AuditTrail;
  readonly viewer: Viewer;
  readonly client: Client;
}

/** The agent's devices that get notifications of new leads. */
export function createOwnPush({ database, pushKeys, pushHosts, audit, viewer, client }: OwnPushDeps) {
  const deed = (action: string, subjectId: string) => ({ action, subject: 'PushDevice', subjectId, changes: [] });

  return {
    async read(): Promise<Push> {
      const { publicKey } = await pushKeys();
      return { publicKey, devices: await select(database.em(), 'user_id = ?', [viewer.id]) };
    },

    /** Throws BAD_INPUT for an endpoint that is not at a known push service, CONFLICT for more than twenty devices. */
    async add({ endpoint, p256dh, auth }: NewPushDevice): Promise<PushDevice> {
      if (!isPushEndpoint(endpoint, pushHosts)) {
        throw badInput([{ path: ['endpoint'], message: 'Not the address of a push service that is known' }]);
      }
      const userAgent = client.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null;
      const deviceId = client.deviceId ?? null;
      return database.transaction(async (em) => {
        // Of two clicks at once, the second must find the first one's row.
        await lockName(em, 'push devices');
        const isKnown = (await em.count(PushDeviceEntity, { endpoint })) > 0;
        if (!isKnown && (await em.count(PushDeviceEntity, {})) >= MOST_DEVICES) {
          throw new GatewayError('CONFLICT', `At most ${MOST_DEVICES} devices: take one away first`);
        }
        const never = { lastSentAt: null, lastFailedAt: null };
        const row = { endpoint, p256dh, auth, userAgent, userId: viewer.id, deviceId, createdAt: new Date(), ...never };
        if (isKnown) await em.nativeUpdate(PushDeviceEntity, { endpoint }, row);
        else await em.insert(PushDeviceEntity, { id: randomUUID(), ...row });
        const [device] = await select(em, 'endpoint = ?', [endpoint]);
        if (device === undefined) throw new Error('A device that was just added is gone');
        if (!isKnown) await audit.record(em, deed('addPushDevice', device.id));
        return device;
      });
    },

    /** Throws NOT_FOUND for an unknown or malformed id. */
    async remove(id: string): Promise<void> {
      if (!isRecordId(id)) throw notFound('Device');
      await database.transaction(async (em) => {
        const count = await em.nativeDelete(PushDeviceEntity, { id, userId: viewer.id });
        if (count === 0) throw notFound('Device');
        await audit.record(em, deed('removePushDevice', id));
      });
    },
  };
}

export type OwnPush = ReturnType<typeof createOwnPush>;

type Row = Omit<PushDevice, 'createdAt' | 'lastSentAt' | 'lastFailedAt'> &
  Record<'createdAt' | 'lastSentAt' | 'lastFailedAt', string | null>;

async function select(em: EntityManager, where: string, values: readonly unknown[]): Promise<PushDevice[]> {
  const sql = `select id, endpoint, user_agent as "userAgent", created_at as "createdAt", last_sent_at as "lastSentAt",
    last_failed_at as "lastFailedAt" from push_devices where ${where} order by created_at desc, id`;
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return (await em.execute<Row[]>(sql, [...values])).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt ?? 0),
    lastSentAt: date(row.lastSentAt),
    lastFailedAt: date(row.lastFailedAt),
  }));
}
