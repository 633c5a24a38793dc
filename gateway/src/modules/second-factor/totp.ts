// Codes of an authenticator app (RFC 6238), in the one form that every app supports.
import { Secret, TOTP } from 'otpauth';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { EntityManager } from '../../core/database.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import { TotpSecretEntity } from './totp-secret.entity.ts';

const PERIOD = 30;
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
/** Periods by which a clock may be off, either way: half a minute. */
const WINDOW = 1;
/** Periods by which the codes of any two clocks may differ that are both right to half a minute and to `CLOCK_SLACK_MS`. */
const LATEST = 2 * WINDOW + Math.ceil(CLOCK_SLACK_MS / 1000 / PERIOD);

export const isTotpCode = (text: string) => /^\d{6}$/.test(text);

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The URI that the app reads from the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...SHAPE, ...names, secret }).toString();

/** The period of 30 seconds to which the code belongs; undefined if it is not valid now. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/**
 * Uses up the user's code. False if it is wrong or was used before. A later one than any that is valid now was used before
 * the clock was set back: it must not keep the user out until then.
 */
export async function takeTotpCode(em: EntityManager, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const row = await em.findOne(TotpSecretEntity, { userId });
  const secret = row?.secret == null ? undefined : box.open(row.secret);
  const step = secret === undefined ? undefined : totpStep(secret, code);
  if (secret === undefined || step === undefined) return false;
  // Sealed again with the newest key, so that an old key is soon no longer needed.
  const change = { lastStep: step, secret: box.seal(secret) };
  const isNew = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }, { lastStep: { $gt: step + LATEST } }] };
  return (await em.nativeUpdate(TotpSecretEntity, { userId, ...isNew }, change)) === 1;
}
