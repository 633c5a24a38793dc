/** Tokens for deploying: one a remote, scoped to it and revocable, and the operator's, kept in the data folder. */

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail, Deed } from '../audit/audit-trail.ts';
import { ReleaseTokenEntity } from './release-token.entity.ts';

export type Deployer = { id: string; part: string | null; note: string };
export type TokenRow = Deployer & { createdAt: Date; expiresAt: Date | null; revokedAt: Date | null };
/** `expiresAt` null: it holds until it is revoked. */
export type NewToken = { part: string; note: string; expiresAt: Date | null };

const PREFIX = 'deploy_';
const OPERATOR_FILE = 'operator-token';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Signs a text with a token: who knows it, or keeps its hash, can tell. */
export const signWith = (token: string, text: string): string =>
  createHmac('sha256', hashOf(token)).update(text).digest('hex');
const newToken = (): string => PREFIX + randomBytes(32).toString('base64url');

const told = (action: string, { id, part, note }: TokenRow): Deed => {
  const name = { field: 'name', before: null, after: `${part ?? 'operator'}, ${note}` };
  return { action, subject: 'DeployToken', subjectId: id, changes: [name] };
};

/** For so long a revocation can be taken back. */
const RESTORABLE_MS = 10 * 60 * 1000;

const rowOf = ({ id, part, note, createdAt, expiresAt, revokedAt }: TokenRow): TokenRow => {
  return { id, part, note, createdAt, expiresAt, revokedAt };
};

export function createReleaseTokens(database: Database) {
  async function store(em: EntityManager, token: string, owner: Pick<TokenRow, 'part' | 'note' | 'expiresAt'>) {
    const row = { id: randomUUID(), ...owner, createdAt: new Date(), revokedAt: null };
    await em.insert(ReleaseTokenEntity, { ...row, tokenHash: hashOf(token) });
    return row;
  }

  /** Changes one token and writes down who did it. NOT_FOUND for an id that is none. */
  async function change(
    id: string,
    deed: { action: string; audit?: AuditTrail | undefined },
    work: (row: TokenRow) => Pick<TokenRow, 'revokedAt'>,
  ): Promise<TokenRow> {
    if (!isRecordId(id)) throw notFound('Token');
    return database.transaction(async (em) => {
      const [found] = await em.find(ReleaseTokenEntity, { id });
      if (!found) throw notFound('Token');
      const row = rowOf(found as TokenRow);
      const next = { ...row, ...work(row) };
      await em.nativeUpdate(ReleaseTokenEntity, { id }, { revokedAt: next.revokedAt });
      await deed.audit?.record(em, told(deed.action, next));
      return next;
    });
  }

  return {
    /** Whose token it is. Throws UNAUTHENTICATED for an unknown, revoked or expired one. */
    async identify(token: string): Promise<Deployer> {
      const row = await database.em().findOne(ReleaseTokenEntity, { tokenHash: hashOf(token), revokedAt: null });
      if (!row) throw new GatewayError('UNAUTHENTICATED', 'This deploy token is unknown or revoked');
      if (row.expiresAt && row.expiresAt.getTime() <= Date.now()) {
        const message = `This deploy token expired on ${row.expiresAt.toISOString().slice(0, 10)}; ask for another one`;
        throw new GatewayError('UNAUTHENTICATED', message);
      }
      return { id: row.id, part: row.part ?? null, note: row.note };
    },
    /** A new token for one part; its secret is shown once. */
    async create(asked: NewToken, audit?: AuditTrail): Promise<{ secret: string; token: TokenRow }> {
      const secret = newToken();
      const { part, note, expiresAt } = asked;
      const token = await database.transaction(async (em) => {
        const row = await store(em, secret, { part, note, expiresAt });
        await audit?.record(em, told('createDeployToken', row));
        return row;
      });
      return { secret, token };
    },
    async list(): Promise<TokenRow[]> {
      const rows = await database.em().find(ReleaseTokenEntity, {}, { orderBy: { createdAt: 'asc' } });
      return rows.map((row) => rowOf(row as TokenRow));
    },
    /** From now on the token opens nothing. NOT_FOUND for one that is unknown, or revoked already. */
    revoke: (id: string, audit?: AuditTrail): Promise<TokenRow> =>
      change(id, { action: 'revokeDeployToken', audit }, ({ revokedAt }) => {
        if (revokedAt) throw notFound('Token');
        return { revokedAt: new Date() };
      }),
    /** Takes a revocation back. CONFLICT where none was within ten minutes: what was revoked for good stays so. */
    restore: (id: string, audit?: AuditTrail): Promise<TokenRow> =>
      change(id, { action: 'restoreDeployToken', audit }, ({ revokedAt }) => {
        if (revokedAt && Date.now() - revokedAt.getTime() <= RESTORABLE_MS) return { revokedAt: null };
        throw new GatewayError('CONFLICT', 'A revoked token comes back within ten minutes only');
      }),
    /** Makes the operator's token at the first start and keeps it in the data folder, readable by its owner alone. */
    async ensureOperator(folder: string): Promise<void> {
      const file = join(folder, OPERATOR_FILE);
      // A disk that was full may have left an empty file.
      const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
      const token = kept || newToken();
      if (!kept) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, `${token}\n`, { mode: 0o600 });
      }
      const isKnown = await database.em().count(ReleaseTokenEntity, { tokenHash: hashOf(token) });
      if (isKnown === 0) await store(database.em(), token, { part: null, note: 'operator', expiresAt: null });
    },
  };
}

export type ReleaseTokens = ReturnType<typeof createReleaseTokens>;
