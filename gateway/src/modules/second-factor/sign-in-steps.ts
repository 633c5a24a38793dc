import { type SecondStep, type SecondStepInput, secondFactorMessage } from 'schema';
import type { PasskeyRequest } from 'schema/generated/graphql';
import { addressBlock } from '../../core/address-block.ts';
import type { Client } from '../../core/client.ts';
import type { Database } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { RateLimit, RateLimits } from '../../core/rate-limits.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import type { Proven, Viewer } from '../account/account.service.ts';
import type { Attempt, LoginGuard } from '../account/login-guard.ts';
import { UserEntity } from '../account/user.entity.ts';
import { PasskeyEntity } from './passkey.entity.ts';
import { passkeysOf, type RelyingParty, takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { newTicket, spendTicket, type Ticket, type Tickets } from './tickets.ts';
import { isTotpCode, takeTotpCode } from './totp.ts';
import { TotpSecretEntity } from './totp-secret.entity.ts';

/** Codes that may be tried for one user in an hour: on one device that the user knows, or on all other devices together. */
const CODES_IN_AN_HOUR = { hits: 20, seconds: 3600 };
/**
 * Codes that may be tried for one user in a day on devices where that user has never signed in. That is 1,800 in a
 * month. Three codes of a million are valid at a time (`WINDOW` in totp.ts), so somebody who knows the password has a
 * chance of about 0.5 %.
 */
const CODES_IN_A_DAY = { hits: 60, seconds: 86_400 };
const CHALLENGES_PER_BLOCK = { hits: 60, seconds: 600 };

/** The way of signing in; also the action's name in the audit log. */
export type SignInAction = 'signIn' | 'signInWithPasskey' | 'signInWithCode' | 'signInWithRecoveryCode';

export interface SignedIn extends Proven {
  readonly action: SignInAction;
}

export interface SignInStepsDeps {
  readonly database: Database;
  readonly guard: LoginGuard;
  readonly limits: RateLimits;
  readonly tickets: Tickets;
  readonly box: SecretBox;
  readonly party: RelyingParty;
}

const SPENT = 'That took too long, or was used already. Please begin again.';
const WRONG = 'That did not fit, or was used already. Please try again.';

export function createSignInSteps(deps: SignInStepsDeps) {
  const { database, guard, limits, tickets, party } = deps;

  /** The step that must follow the password; undefined if no second factor is set up. */
  async function secondStep(userId: string): Promise<SecondStep | undefined> {
    const allowed = await passkeysOf(database.em(), userId);
    const hasTotp = (await database.em().count(TotpSecretEntity, { userId, secret: { $ne: null } })) > 0;
    if (allowed.length === 0 && !hasTotp) return undefined;
    const ticket = newTicket();
    const { challenge } = await tickets.issue(ticket, userId);
    return { ticket, hasTotp, passkey: allowed.length === 0 ? null : { challenge, rpId: party.id, allowed } };
  }

  /** The user by a passkey's signature; null if the signature is wrong, or of another user. */
  async function byPasskey({ userId, challenge }: Ticket, input: SecondStepInput): Promise<SignedIn | null> {
    const { passkey, ticket } = input;
    if (passkey == null) return null;
    const row = await takePasskey(database.em(), party, challenge, passkey);
    if (row === null || (userId !== null && row.userId !== userId)) return null;
    const proven = await findProven(database, row.userId);
    return proven && (await spendTicket(database.em(), ticket)) ? { ...proven, action: 'signInWithPasskey' } : null;
  }

  async function byCode(proven: Proven, client: Client, input: SecondStepInput): Promise<SignedIn | null> {
    const { code, ticket } = input;
    if (code == null) return null;
    const { viewer: user } = proven;
    const counts = codeLimits(user, client);
    for (const [key, limit] of counts) await limits.demand(key, limit);
    const digits = code.replaceAll(/\s/g, '');
    const isTotp = isTotpCode(digits);
    const em = database.em();
    const isRight = isTotp
      ? await takeTotpCode(em, deps.box, user.id, digits)
      : await takeRecoveryCode(em, user.id, code);
    if (!isRight) return null;
    for (const [key] of counts) await limits.refund(key);
    if (!(await spendTicket(em, ticket))) return null;
    return { ...proven, action: isTotp ? 'signInWithCode' : 'signInWithRecoveryCode' };
  }

  return {
    /** Throws SECOND_FACTOR_REQUIRED if the password alone is not enough. */
    async demandSecondStep(userId: string): Promise<void> {
      const next = await secondStep(userId);
      if (next !== undefined) {
        throw new GatewayError('SECOND_FACTOR_REQUIRED', secondFactorMessage, { secondStep: next });
      }
    },

    /** Whether there is any passkey: otherwise the sign-in page does not offer it. */
    async options() {
      return { passkey: (await database.em().count(PasskeyEntity)) > 0 };
    },

    async startPasskey(client: Client): Promise<PasskeyRequest> {
      await limits.demand(`passkey-block:${addressBlock(client.address)}`, CHALLENGES_PER_BLOCK);
      const ticket = newTicket();
      const { challenge } = await tickets.issue(ticket, null);
      return { ticket, challenge, rpId: party.id };
    },

    /**
     * Throws UNAUTHENTICATED for a ticket that is used up, INVALID_CREDENTIALS for a wrong code or passkey. Each try
     * counts.
     */
    async finish(input: SecondStepInput, client: Client): Promise<SignedIn> {
      const ticket = await tickets.attempt(input.ticket);
      if (ticket === undefined) throw new GatewayError('UNAUTHENTICATED', SPENT);
      const proven = ticket.userId === null ? null : await findProven(database, ticket.userId);
      const user = proven?.viewer ?? null;
      // A sign-in by passkey alone has no username yet. The passkey's id stands in for it, so that failures with other
      // passkeys do not delay it.
      const username = user?.username ?? `passkey ${input.passkey?.id}`;
      const attempt: Attempt = { client, username, user };
      await guard.admit(attempt);
      const signedIn =
        input.passkey == null ? proven && (await byCode(proven, client, input)) : await byPasskey(ticket, input);
      if (signedIn === null) {
        await guard.noteFailure(attempt, 'secondFactorFailed');
        throw new GatewayError('INVALID_CREDENTIALS', WRONG);
      }
      await guard.forgive(attempt);
      return signedIn;
    },
  };
}

export type SignInSteps = ReturnType<typeof createSignInSteps>;

/** A device of the user's own has a count of its own, so that nobody elsewhere can keep the user out. */
function codeLimits({ id }: Viewer, client: Client): ReadonlyArray<readonly [key: string, limit: RateLimit]> {
  if (client.knownUserId === id) return [[`second-factor:${id}:${client.deviceId}`, CODES_IN_AN_HOUR]];
  return [
    [`second-factor:${id}`, CODES_IN_AN_HOUR],
    [`second-factor-day:${id}`, CODES_IN_A_DAY],
  ];
}

/** Read before the ticket is spent: a change of the password ends the tickets. */
async function findProven(database: Database, id: string): Promise<Proven | null> {
  const user = await database.em().findOne(UserEntity, { id });
  return user && { viewer: { id: user.id, username: user.username }, password: user.password };
}
