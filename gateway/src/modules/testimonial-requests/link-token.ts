import { createHash, randomBytes } from 'node:crypto';

/** Where a client writes. */
export const wordsPath = '/words';

export const newToken = () => randomBytes(18).toString('base64url');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Anybody may ask by any text; only one that can be a token reaches the database. */
export const isToken = (text: string) => /^[\w-]{24}$/.test(text);

export const linkOf = (origin: string, token: string) => `${origin}${wordsPath}/${token}`;
