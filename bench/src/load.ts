/** Sends requests as fast as they are answered, over 32 connections. */

import autocannon from 'autocannon';

const CONNECTIONS = 32;

export type Asked = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Readonly<Record<string, string>> };

/** Requests per second that were answered well. Throws if any was not: a fast refusal is no answer. */
export async function load(url: string, asks: readonly Asked[], seconds: number): Promise<number> {
  const usual = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: asks.map((ask) => ({ ...ask, headers: ask.headers ?? usual })),
  });
  const refused = result['1xx'] + result['4xx'] + result['5xx'];
  if (refused > 0 || result.errors > 0) throw new Error(`${url}: ${refused} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
