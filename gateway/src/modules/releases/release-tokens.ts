/**
 * Tokens for deploying: one for each remote, which can be revoked, and the operator's, which is kept in the data
 * folder.
 */

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import { newYorkDay } from 'schema';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail, Deed } from '../audit/audit-trail.ts';
import { ReleaseTokenEntity } from './release-token.entity.ts';

export type Deployer = { id: string; part: string | null; note: string };
export type TokenRow = Deployer & { createdAt: Date; expiresAt: Date | null; revokedAt: Date | null };
/** `expiresAt` null: valid until it is revoked. */
export type NewToken = { part: string; note: string; expiresAt: Date | null };

const PREFIX = 'deploy_';
const OPERATOR_FILE = 'operator-token';

const ANOTHER = 'ask for another one: who runs the site makes it at /admin/releases, or with “token create”';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Signs a text with a token. The gateway can check it with the token's hash. */
export const signWith = (token: string, text: string): string =>
  createHmac('sha256', hashOf(token)).update(text).digest('hex');
const newToken = (): string => PREFIX + randomBytes(32).toString('base64url');

const told = (action: string, { id, part, note }: TokenRow): Deed => {
  const name = { field: 'name', before: null, after: `${part ?? 'operator'}, ${note}` };
  return { action, subject: 'DeployToken', subjectId: id, changes: [name] };
};

/** Milliseconds within which a revocation can be taken back. */
const RESTORABLE_MS = 10 * 60 * 1000;

const rowOf = ({ id, part, note, createdAt, expiresAt, revokedAt }: TokenRow): TokenRow => {
  return { id, part, note, createdAt, expiresAt, revokedAt };
};

function demandValid<Row extends { expiresAt?: Date | null | undefined }>(row: Row | null): Row {
  if (!row) {
    const message = `This deploy token is unknown or revoked; ${ANOTHER}`;
    throw new GatewayError('UNAUTHENTICATED', message);
  }
  if (row.expiresAt && row.expiresAt.getTime() <= Date.now()) {
    const message = `This deploy token expired on ${newYorkDay(row.expiresAt)}; ${ANOTHER}`;
    throw new GatewayError('UNAUTHENTICATED', message);
  }
  return row;
}

export function createReleaseTokens(database: Database) {
  async function store(em: EntityManager, token: string, owner: Pick<TokenRow, 'part' | 'note' | 'expiresAt'>) {
    const row = { id: randomUUID(), ...owner, createdAt: new Date(), revokedAt: null };
    await em.insert(ReleaseTokenEntity, { ...row, tokenHash: hashOf(token) });
    return row;
  }

  /** Changes one token and writes an audit entry. Throws NOT_FOUND for an unknown id. */
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
    /** The owner of a token. Throws UNAUTHENTICATED if it is unknown, revoked or expired. */
    async identify(token: string): Promise<Deployer> {
      const where = { tokenHash: hashOf(token), revokedAt: null };
      const { id, part, note } = demandValid(await database.em().findOne(ReleaseTokenEntity, where));
      return { id, part: part ?? null, note };
    },
    /**
     * Throws UNAUTHENTICATED if the token has been revoked, or has expired, since it was identified. Nobody revokes it
     * until the transaction ends.
     */
    async demandStill(em: EntityManager, { id }: Deployer): Promise<void> {
      const lockMode = LockMode.PESSIMISTIC_READ;
      demandValid(await em.findOne(ReleaseTokenEntity, { id, revokedAt: null }, { lockMode }));
    },
    /** Makes a token for one part. Its secret is returned only here. */
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
    /** Makes a token useless. Throws NOT_FOUND if it is unknown or already revoked. */
    revoke: (id: string, audit?: AuditTrail): Promise<TokenRow> =>
      change(id, { action: 'revokeDeployToken', audit }, ({ revokedAt }) => {
        if (revokedAt) throw notFound('Token');
        return { revokedAt: new Date() };
      }),
    /** Takes back a revocation of the last ten minutes; otherwise throws CONFLICT. */
    restore: (id: string, audit?: AuditTrail): Promise<TokenRow> =>
      change(id, { action: 'restoreDeployToken', audit }, ({ revokedAt }) => {
        const age = revokedAt ? Date.now() - revokedAt.getTime() : Number.POSITIVE_INFINITY;
        if (age <= RESTORABLE_MS && age >= -CLOCK_SLACK_MS) return { revokedAt: null };
        throw new GatewayError('CONFLICT', 'A revoked token comes back within ten minutes only');
      }),
    /**
     * Makes the operator's token at the first start, and keeps it in the data folder in a file that only its owner can
     * read.
     */
    async ensureOperator(folder: string): Promise<void> {
      const file = join(folder, OPERATOR_FILE);
      // A full disk may have left an empty file.
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
