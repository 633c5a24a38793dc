// Seals secrets that must be read again later, with the keys that sign cookies. No backup holds those keys.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * AES-256-GCM. Seals with the first key and opens with any, so that keys can be replaced one by one. A text sealed for
 * one purpose cannot be opened for another.
 */
export function createSecretBox(keys: readonly string[], purpose = 'second factor') {
  const derived = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
  return {
    seal(text: string): string {
      const [key] = derived;
      if (key === undefined) throw new Error('No key to seal with');
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined if none of the keys sealed the text. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of derived) {
        const text = tryKey(key, bytes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;

function tryKey(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined; // Sealed with another key; the next one is tried.
  }
}
