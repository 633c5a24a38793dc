// The key in the address of a preview: whoever has it sees the preview, and the database keeps its hash alone.
import { createHash, randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;

export const newPreviewKey = (): { key: string; endsAt: Date } => ({
  key: randomBytes(16).toString('base64url'),
  endsAt: new Date(Date.now() + DAY_MS),
});
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
/** Anybody may ask by any text; only one that can be a key reaches the database. */
export const isPreviewKey = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{22}$/.test(text);
