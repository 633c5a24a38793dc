// Codes of an authenticator app, as RFC 6238 says, in the one shape that every app knows.
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from '../../core/database.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import { TotpSecretEntity } from './totp-secret.entity.ts';

const PERIOD = 30;
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
/** A clock may be off by half a minute either way. */
const WINDOW = 1;

export const isTotpCode = (text: string) => /^\d{6}$/.test(text);

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What the app reads from the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...SHAPE, ...names, secret }).toString();

/** The span of 30 seconds that the code belongs to; undefined if it is none of these moments'. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Takes the user's code, once; false if it is not right, or was taken before. */
export async function takeTotpCode(em: EntityManager, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const row = await em.findOne(TotpSecretEntity, { userId });
  const secret = row?.secret == null ? undefined : box.open(row.secret);
  const step = secret === undefined ? undefined : totpStep(secret, code);
  if (secret === undefined || step === undefined) return false;
  // Sealed anew, so that a key that was replaced is soon needed no more.
  const change = { lastStep: step, secret: box.seal(secret) };
  const isNew = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
  return (await em.nativeUpdate(TotpSecretEntity, { userId, ...isNew }, change)) === 1;
}
