/** Tokens for deploying: one a remote, scoped to it and revocable, and the operator's, kept in the data folder. */

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import { ReleaseTokenEntity } from './release-token.entity.ts';

export type Deployer = { id: string; part: string | null; note: string };
export type TokenRow = Deployer & { createdAt: Date; revokedAt: Date | null };

const PREFIX = 'deploy_';
const OPERATOR_FILE = 'operator-token';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => PREFIX + randomBytes(32).toString('base64url');

export function createReleaseTokens(database: Database) {
  async function store(part: string | null, note: string, token: string): Promise<void> {
    await database.em().insert(ReleaseTokenEntity, {
      id: randomUUID(),
      part,
      note,
      tokenHash: hashOf(token),
      createdAt: new Date(),
      revokedAt: null,
    });
  }

  return {
    /** Whose token it is. Throws UNAUTHENTICATED for an unknown or revoked one. */
    async identify(token: string): Promise<Deployer> {
      const row = await database.em().findOne(ReleaseTokenEntity, { tokenHash: hashOf(token), revokedAt: null });
      if (!row) throw new GatewayError('UNAUTHENTICATED', 'This deploy token is unknown or revoked');
      return { id: row.id, part: row.part ?? null, note: row.note };
    },
    /** A new token for one part; shown once. */
    async create(part: string, note: string): Promise<string> {
      const token = newToken();
      await store(part, note, token);
      return token;
    },
    async list(): Promise<TokenRow[]> {
      const rows = await database.em().find(ReleaseTokenEntity, {}, { orderBy: { createdAt: 'asc' } });
      return rows.map(({ id, part, note, createdAt, revokedAt }) => ({
        id,
        part: part ?? null,
        note,
        createdAt,
        revokedAt: revokedAt ?? null,
      }));
    },
    /** From now on the token opens nothing. NOT_FOUND for an unknown id. */
    async revoke(id: string): Promise<void> {
      const count = await database
        .em()
        .nativeUpdate(ReleaseTokenEntity, { id, revokedAt: null }, { revokedAt: new Date() });
      if (count === 0) throw notFound('Token');
    },
    /** Makes the operator's token at the first start and keeps it in the data folder, readable by its owner alone. */
    async ensureOperator(folder: string): Promise<void> {
      const file = join(folder, OPERATOR_FILE);
      const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
      const token = kept ?? newToken();
      if (!kept) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, `${token}\n`, { mode: 0o600 });
      }
      const isKnown = await database.em().count(ReleaseTokenEntity, { tokenHash: hashOf(token) });
      if (isKnown === 0) await store(null, 'operator', token);
    },
  };
}

export type ReleaseTokens = ReturnType<typeof createReleaseTokens>;
