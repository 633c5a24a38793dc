import { randomBytes } from 'node:crypto';
import { ConfigurationError } from '../../core/configuration-error.ts';
import type { Database } from '../../core/database.ts';
import { hashPassword } from './password.ts';
import { UserEntity } from './user.entity.ts';

export interface FirstAdminOptions {
  readonly username: string;
  readonly password: string | undefined;
  /** Outside production a password may be generated; in production an operator must choose one. */
  readonly mayGenerate: boolean;
}

/**
 * Creates the agent's account on the first start. Returns the password if it was generated: it is stored nowhere, so
 * the caller must show it. Throws if there is no account and none can be made.
 */
export async function ensureAdmin(database: Database, options: FirstAdminOptions): Promise<string | undefined> {
  const em = database.em();
  if ((await em.count(UserEntity)) > 0) return undefined;
  if (options.password === undefined && !options.mayGenerate) {
    throw new ConfigurationError('ADMIN_PASSWORD: Required for the first start in production');
  }
  const password = options.password ?? randomBytes(12).toString('base64url');
  const row = em.create(UserEntity, { username: options.username, password: await hashPassword(password) });
  await em.persist(row).flush();
  return options.password === undefined ? password : undefined;
}
