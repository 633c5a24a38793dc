import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default. Memory is in KiB; the values are those of OWASP's cheat sheet for interactive
// sign-in.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Whether the password is right. Without a hash, because nobody has that name, it takes as long and returns false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== undefined;
}

const decoy = hashPassword(randomBytes(16).toString('hex'));
