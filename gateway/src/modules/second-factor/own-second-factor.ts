import type { NewPasskey } from 'schema';
import type {
  PasskeyCreation,
  RecoveryCodes,
  SecondFactor,
  SecondFactorAdded,
  TotpSetup,
} from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { badInput, GatewayError, notFound } from '../../core/errors.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import type { Viewer } from '../account/account.service.ts';
import type { ConfirmPassword } from '../account/confirm-password.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { PasskeyEntity } from './passkey.entity.ts';
import { passkeysOf, type RelyingParty, readNewPasskey } from './passkeys.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { endTickets, spendTicket, type Tickets } from './tickets.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { TotpSecretEntity } from './totp-secret.entity.ts';

const MOST_PASSKEYS = 20;
const SET_UP_BEFORE = 'The app is set up already. If you have not seen recovery codes, make new ones';

/** Under it, for five minutes and five tries, stands the code that has set the app up. */
const confirmedTicket = (userId: string) => `totp of ${userId}`;
/** Its challenge: the code, and whether recovery codes were made with it. */
const confirmedBy = (code: string, isWithCodes: boolean) => (isWithCodes ? `${code} and recovery codes` : code);

export interface OwnSecondFactorDeps {
  readonly database: Database;
  readonly tickets: Tickets;
  readonly box: SecretBox;
  readonly party: RelyingParty;
  readonly audit: AuditTrail;
  readonly viewer: Viewer;
  readonly confirm: ConfirmPassword;
}

/** What the agent sets up in addition to the password. Every change needs the password and is in the audit log. */
export function createOwnSecondFactor(deps: OwnSecondFactorDeps) {
  const { database, tickets, box, party, audit, viewer, confirm } = deps;
  const userId = viewer.id;

  /** Nothing is recorded if `work` has done nothing and returns null. */
  function act<T>(action: string, work: (em: EntityManager) => Promise<T>, name?: string): Promise<T> {
    const changes = name === undefined ? [] : [{ field: 'name', before: null, after: name }];
    return database.transaction(async (em) => {
      const done = await work(em);
      if (done !== null) await audit.record(em, { action, subject: 'SecondFactor', subjectId: userId, changes });
      return done;
    });
  }

  /** Recovery codes are made with the first factor. */
  async function added(em: EntityManager): Promise<SecondFactorAdded> {
    const isFirst = (await em.count(RecoveryCodeEntity, { userId })) === 0;
    const recoveryCodes = isFirst ? await makeRecoveryCodes(em, userId) : null;
    return { secondFactor: await read(em, userId), recoveryCodes };
  }

  /**
   * The code that set the app up once more, as when its answer was lost. Nobody has seen recovery codes that came with it,
   * so they are made anew. No other code does: that would be new codes without the password.
   */
  async function confirmAgain(code: string): Promise<SecondFactorAdded> {
    const challenge = (await tickets.attempt(confirmedTicket(userId)))?.challenge;
    const isWithCodes = challenge === confirmedBy(code, true);
    if (!isWithCodes && challenge !== confirmedBy(code, false)) throw new GatewayError('CONFLICT', SET_UP_BEFORE);
    return act('confirmTotp', async (em) => {
      const recoveryCodes = isWithCodes ? await makeRecoveryCodes(em, userId) : null;
      return { secondFactor: await read(em, userId), recoveryCodes };
    });
  }

  /** Recovery codes are deleted with the last factor. */
  async function removed(em: EntityManager): Promise<SecondFactor> {
    const left = await read(em, userId);
    if (isSetUp(left)) return left;
    await em.nativeDelete(RecoveryCodeEntity, { userId });
    return { ...left, recoveryCodesLeft: 0 };
  }

  return {
    read: () => read(database.em(), userId),

    async startTotp(password: string): Promise<TotpSetup> {
      await confirm(password);
      const secret = newTotpSecret();
      const pending = box.seal(secret);
      await act('startTotp', async (em) => {
        const made = { userId, pending, secret: null, since: null, lastStep: null };
        await em.upsert(TotpSecretEntity, made, { onConflictMergeFields: ['pending'] });
      });
      return { secret, uri: totpUri(secret, { issuer: party.name, label: viewer.username }) };
    },

    async confirmTotp(typed: string): Promise<SecondFactorAdded> {
      const code = typed.replaceAll(/\s/g, '');
      const row = await database.em().findOne(TotpSecretEntity, { userId });
      if (row?.pending == null && row?.secret != null) return confirmAgain(code);
      const secret = row?.pending == null ? undefined : box.open(row.pending);
      if (row === null || secret === undefined) throw new GatewayError('CONFLICT', 'Begin with the QR code');
      const lastStep = totpStep(secret, code);
      if (lastStep === undefined) throw badInput([{ path: ['code'], message: 'Not the code of this moment' }]);
      const first = await act('confirmTotp', async (em) => {
        const change = { secret: box.seal(secret), pending: null, since: new Date(), lastStep };
        if ((await em.nativeUpdate(TotpSecretEntity, { userId, pending: row.pending }, change)) === 0) return null;
        const done = await added(em);
        const challenge = confirmedBy(code, done.recoveryCodes !== null);
        await tickets.issue(confirmedTicket(userId), userId, { challenge, em });
        return done;
      });
      // Null: another request with the same code was faster.
      return first ?? confirmAgain(code);
    },

    async removeTotp(password: string): Promise<SecondFactor> {
      await confirm(password);
      return act('removeTotp', async (em) => {
        await em.nativeDelete(TotpSecretEntity, { userId });
        return removed(em);
      });
    },

    /** `key`: the session key in the cookie of this request. The challenge is only for that session. */
    async startPasskey(password: string, key: string | undefined): Promise<PasskeyCreation> {
      await confirm(password);
      const { challenge } = await tickets.issue(setupTicket(key), userId);
      await act('startPasskey', async () => {});
      const known = await passkeysOf(database.em(), userId);
      const handle = Buffer.from(userId).toString('base64url');
      return { challenge, rpId: party.id, rpName: party.name, userId: handle, userName: viewer.username, known };
    },

    async addPasskey(input: NewPasskey, key: string | undefined): Promise<SecondFactorAdded> {
      const ticket = setupTicket(key);
      const asked = await tickets.attempt(ticket);
      const passkey = asked && (await readNewPasskey(party, asked.challenge, input));
      if (passkey === undefined || passkey.id !== input.id) {
        throw badInput([{ path: ['attestationObject'], message: 'This passkey does not fit what was asked for' }]);
      }
      return act(
        'addPasskey',
        async (em) => {
          if (!(await spendTicket(em, ticket))) throw new GatewayError('CONFLICT', 'That passkey was added already');
          if ((await em.count(PasskeyEntity, { userId })) >= MOST_PASSKEYS) {
            throw new GatewayError('CONFLICT', `At most ${MOST_PASSKEYS} passkeys`);
          }
          if ((await em.count(PasskeyEntity, { id: passkey.id })) > 0) {
            throw new GatewayError('CONFLICT', 'That passkey was added already');
          }
          const { name } = input;
          await em.insert(PasskeyEntity, { ...passkey, userId, name, createdAt: new Date(), lastUsedAt: null });
          return added(em);
        },
        input.name,
      );
    },

    async removePasskey(id: string, password: string): Promise<SecondFactor> {
      await confirm(password);
      const row = await database.em().findOne(PasskeyEntity, { id, userId });
      if (row === null) throw notFound('Passkey');
      return act(
        'removePasskey',
        async (em) => {
          await em.nativeDelete(PasskeyEntity, { id, userId });
          return removed(em);
        },
        row.name,
      );
    },

    async renewRecoveryCodes(password: string): Promise<RecoveryCodes> {
      await confirm(password);
      if (!isSetUp(await read(database.em(), userId))) {
        throw new GatewayError('CONFLICT', 'Set up a passkey or an authenticator app first');
      }
      return act('renewRecoveryCodes', async (em) => ({ codes: await makeRecoveryCodes(em, userId) }));
    },
  };
}

export type OwnSecondFactor = ReturnType<typeof createOwnSecondFactor>;

const setupTicket = (key: string | undefined) => `passkey of ${key ?? ''}`;

const isSetUp = ({ totpSince, passkeys }: SecondFactor) => totpSince !== null || passkeys.length > 0;

async function read(em: EntityManager, userId: string): Promise<SecondFactor> {
  const totp = await em.findOne(TotpSecretEntity, { userId }, { refresh: true });
  const rows = await em.find(PasskeyEntity, { userId }, { orderBy: { createdAt: 'asc' } });
  return {
    totpSince: totp?.since ?? null,
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    recoveryCodesLeft: await countRecoveryCodes(em, userId),
  };
}

/** Removes all second factors, recovery codes and started sign-ins; returns how many factors there were. */
export async function removeSecondFactors(em: EntityManager, userId: string): Promise<number> {
  const totp = await em.nativeDelete(TotpSecretEntity, { userId });
  const passkeys = await em.nativeDelete(PasskeyEntity, { userId });
  await em.nativeDelete(RecoveryCodeEntity, { userId });
  await endTickets(em, userId);
  return totp + passkeys;
}
