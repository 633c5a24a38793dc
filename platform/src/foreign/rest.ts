/** Replaces the REST client in pages of other sites: they may read, but not send anything for our visitors. */

import { RestError } from '../rest-error.ts';
import { onSite, siteOrigin } from './origin.ts';

export { RestError };

/**
 * Resolves with the answer of a public read. Rejects with `RestError`; for other methods, it has a message for the
 * visitor.
 */
export async function send<Answer>(method: string, path: string): Promise<Answer> {
  if (method !== 'GET') {
    const message = `This form can only be sent on ${siteOrigin()}`;
    throw new RestError(403, JSON.stringify({ code: 'FORBIDDEN_ORIGIN', message }));
  }
  const response = await fetch(onSite(path), { credentials: 'omit' });
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text || response.statusText);
  return JSON.parse(text) as Answer;
}
