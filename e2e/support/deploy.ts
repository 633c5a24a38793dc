/** The operator's side of a site under test: tokens, and what is live. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

export const operatorToken = (site: Site): string => readFileSync(join(site.folder, 'operator-token'), 'utf8').trim();

export async function deployCall(site: Site, token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${site.origin}/deploy${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

/** A token for one part, as the operator hands it to a team. */
export async function teamToken(site: Site, part: string): Promise<string> {
  const { body } = await deployCall(site, operatorToken(site), 'POST', '/tokens', { part, note: 'test' });
  return String(body.token);
}

export async function liveVersion(site: Site, part: string): Promise<string | undefined> {
  const { body } = await deployCall(site, operatorToken(site), 'GET', '');
  const live = body.live as Array<{ name: string; version: string }>;
  return live.find(({ name }) => name === part)?.version;
}
