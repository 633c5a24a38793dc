/** Asks an address as fast as it answers, over 32 connections. */

import autocannon from 'autocannon';

const CONNECTIONS = 32;

export type Asked = { method: 'GET' | 'POST'; path: string; body?: string };

/** Requests a second that were answered well. Throws if any was not: a fast refusal is no answer. */
export async function load(url: string, asks: readonly Asked[], seconds: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: asks.map((ask) => ({ ...ask, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
