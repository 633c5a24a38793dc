/**
 * The REST client for writes and checks: JSON in both directions, with cookies, and with errors worded as the
 * specification says.
 */

import { RestError } from './rest-error.ts';

export { RestError };

/** Milliseconds until a call without an answer fails. Uploads have longer, for pictures on a slow line. */
const TIME_LIMIT = 20_000;
const UPLOAD_TIME_LIMIT = 10 * 60_000;

/** UTF-16 units of a body that a browser still sends when its page is left: it takes 64 kB, and a unit is up to three bytes. */
const MOST_KEPT_ALIVE = 20_000;

type Method = 'GET' | 'POST' | 'PUT';

async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(path, request);
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text || response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/**
 * Sends one request. Resolves with the parsed answer. Rejects with `RestError` on a status that is not OK, `TypeError`
 * if nothing answers, and `DOMException` (`TimeoutError`) if the whole answer has not come within 20 s (10 minutes for
 * an upload). After a timeout, the gateway may have handled the request all the same. A short text is sent though its page
 * is left meanwhile.
 */
export async function send<Answer>(
  method: Method,
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isMultipart = payload instanceof FormData;
  const body = payload && !isMultipart ? JSON.stringify(payload) : payload;
  const giveUp = new AbortController();
  const timer = setTimeout(
    () => giveUp.abort(new DOMException(`${path} did not answer in time`, 'TimeoutError')),
    isMultipart ? UPLOAD_TIME_LIMIT : TIME_LIMIT,
  );
  try {
    return await ask(path, {
      method,
      credentials: 'include',
      headers: payload && !isMultipart ? { 'content-type': 'application/json', ...headers } : headers,
      ...(body ? { body } : {}),
      keepalive: typeof body === 'string' && body.length < MOST_KEPT_ALIVE,
      signal: giveUp.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
