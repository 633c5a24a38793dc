// The key in a preview's address. Anybody who has the key sees the preview; the database stores only the key's hash.
import { createHash, randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;

/** A new key, and the time at which it ends: in 24 hours. */
export const newPreviewKey = (): { key: string; endsAt: Date } => ({
  key: randomBytes(16).toString('base64url'),
  endsAt: new Date(Date.now() + DAY_MS),
});
/** The hash under which a key is stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
/**
 * Whether the text has the form of a key. Requests may bring any text, and only a possible key is looked up in the
 * database.
 */
export const isPreviewKey = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{22}$/.test(text);
