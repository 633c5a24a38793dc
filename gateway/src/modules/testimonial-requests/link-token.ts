import { createHash, randomBytes } from 'node:crypto';

/** The path of the page where a client writes. */
export const wordsPath = '/words';

export const newToken = () => randomBytes(18).toString('base64url');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Whether the text has the form of a token. Requests may bring any text, and only a possible token is looked up in the
 * database.
 */
export const isToken = (text: string) => /^[\w-]{24}$/.test(text);

export const linkOf = (origin: string, token: string) => `${origin}${wordsPath}/${token}`;
