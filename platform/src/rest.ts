/** The REST client for writes and checks: JSON in and out, cookies included, errors as the specification words them. */

import { RestError } from './rest-error.ts';

export { RestError };

/** Milliseconds after which no answer is a failure. An upload takes as long as its pictures on a slow line. */
const TIME_LIMIT = 20_000;
const UPLOAD_TIME_LIMIT = 10 * 60_000;

type Method = 'GET' | 'POST' | 'PUT';

async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(path, request);
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text || response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/**
 * Sends one call. Resolves with the parsed answer; rejects with `RestError` on a non-OK status, `TypeError` when nothing
 * answers, `DOMException` (`TimeoutError`) when the whole answer has not come within 20 s; then it may have been heard.
 */
export async function send<Answer>(
  method: Method,
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isMultipart = payload instanceof FormData;
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
      ...(payload ? { body: isMultipart ? payload : JSON.stringify(payload) } : {}),
      signal: giveUp.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
