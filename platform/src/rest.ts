/** The REST client for writes and checks: JSON in and out, cookies included, errors as the specification words them. */

import type { ErrorBody, InputIssue } from 'schema';

/** A non-OK answer: `message` is "status: body", as specified; `shown` is the server's own sentence for the visitor. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = readBody(text);
  }

  get shown(): string | undefined {
    return this.body.message;
  }

  get issues(): readonly InputIssue[] {
    return this.body.issues ?? [];
  }
}

function readBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Not JSON: a proxy's page, say. The visitor then gets the form's own words.
  }
}

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
