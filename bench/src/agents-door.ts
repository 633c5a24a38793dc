/** The gateway's APIs for the signed-in agent. */

import type { agent } from './servers.ts';

export interface Asking {
  /** Throws unless the status is OK: a fast refusal is no answer. */
  get(path: string): Promise<void>;
  graphql(query: string): Promise<void>;
  put(path: string, body: object): Promise<void>;
}

export async function doorOf(origin: string, login: typeof agent): Promise<Asking> {
  let cookie = '';
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin, cookie };
    const response = await fetch(origin + path, { headers, ...init });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"'))
      throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return response;
  }
  const answer = await ask('/api/admin/login', { method: 'POST', body: JSON.stringify(login) });
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    get: async (path) => void (await ask(path)),
    graphql: async (query) => void (await ask('/graphql', { method: 'POST', body: JSON.stringify({ query }) })),
    put: async (path, body) => void (await ask(path, { method: 'PUT', body: JSON.stringify(body) })),
  };
}
