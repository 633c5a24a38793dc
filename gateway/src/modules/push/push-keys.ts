import webPush from 'web-push';
import type { Database, EntityManager } from '../../core/database.ts';
import { lockName } from '../../core/lock-name.ts';
import type { SecretBox } from '../../core/secret-box.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The site's keys, made at the first call and shared by all gateways. After a backup is restored under other
 * `SESSION_KEYS`, the private key cannot be opened. Then new keys are made, and all devices are removed: their services
 * accept only the old keys.
 */
export function createPushKeys({ database, box }: { database: Database; box: SecretBox }) {
  async function read(em: EntityManager): Promise<VapidKeys | undefined> {
    const sql = 'select public_key as "publicKey", private_key as "privateKey" from push_keys';
    const [row] = await em.execute<VapidKeys[]>(sql);
    const privateKey = row && box.open(row.privateKey);
    return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined;
  }

  async function make(em: EntityManager): Promise<VapidKeys> {
    // Gateways that start at the same time must make one pair.
    await lockName(em, 'push keys');
    const known = await read(em);
    if (known !== undefined) return known;
    const keys = webPush.generateVAPIDKeys();
    await em.execute('delete from push_devices', [], 'run');
    const sql = `insert into push_keys (id, public_key, private_key) values (1, ?, ?)
      on conflict (id) do update set public_key = excluded.public_key, private_key = excluded.private_key`;
    await em.execute(sql, [keys.publicKey, box.seal(keys.privateKey)], 'run');
    return keys;
  }

  return async (): Promise<VapidKeys> => (await read(database.em())) ?? database.transaction(make);
}

export type PushKeys = ReturnType<typeof createPushKeys>;
