import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default; memory in KiB, as OWASP's cheat sheet gives it for interactive sign-in.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Whether the password fits; with no hash (nobody has that name) it takes as long and answers false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== undefined;
}

const decoy = hashPassword(randomBytes(16).toString('hex'));
