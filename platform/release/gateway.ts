/** The gateway's deploy door, from outside. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../src/release.ts';
import { buildFolder } from './build.ts';
import { commitOf } from './commit.ts';
import { RefusedError } from './refused.ts';

export type Id = { name: string; version: string };
/** One change of what is live. */
export type Step = Id & { at: string; action: string; previous: string | null; by: string; detail?: string | null };
/** A release that a share of visitors gets: of a hundred. */
export type Canary = Id & { share: number; isByRule: boolean; previous: string; by: string; begunAt: string };
export type Listing = {
  live: Id[];
  releases: Array<Id & { publishedAt: string; publishedBy: string }>;
  history: Step[];
  canary: Canary | null;
};

/** `set`: every release of the site as it was seen. */
export type Report = { set: readonly string[]; at: string; signature: string };

/** Whatever `fetch` says of itself is that it failed; why, its cause knows. */
function noAnswer(site: string): (error: unknown) => never {
  return (error) => {
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : new Error(String(error));
    throw new RefusedError([`${site} does not answer: ${message}`]);
  };
}

/** Rejects with `RefusedError` where nothing answers, or where it is somewhere else: a token is not sent on. */
async function ask(site: string, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(site + path, { ...init, redirect: 'manual' }).catch(noAnswer(site));
  const moved = response.status >= 300 && response.status < 400 && response.headers.get('location');
  if (moved) throw new RefusedError([`${site} has moved to ${moved}: set DEPLOY_URL to it`]);
  return response;
}

/** As much of a page as tells whose it is. */
const beginning = (text: string): string => text.slice(0, 200).trim();

/** Something between, as a network that wants a log-in, may answer in the site's place. */
function readAnswer<Answer>(site: string, text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new RefusedError([`${site} answers with something else than the site: ${beginning(text)}`]);
  }
}

export function createGateway(address: string, token: string) {
  const url = address.replace(/\/+$/, '');

  async function call<Answer>(
    method: string,
    path: string,
    body?: BodyInit,
    type = 'application/json',
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) };
    const response = await ask(url, `/deploy${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text().catch(noAnswer(url));
    if (response.ok) return text ? readAnswer<Answer>(url, text) : (undefined as Answer);
    const { reasons = [], message = response.statusText } = readError(text);
    throw new RefusedError(reasons.length > 0 ? reasons : [`${response.status}: ${message}`]);
  }
  const post = <Answer>(path: string, body: object) => call<Answer>('POST', path, JSON.stringify(body));

  return {
    list: () => call<Listing>('GET', ''),
    /** Uploads every file that release.json names, then the description: only then is it a release. */
    async publish(folder: string, release: Release): Promise<void> {
      for (const file of Object.keys(release.files)) {
        const content = readFileSync(join(buildFolder(folder), file));
        await call(
          'PUT',
          `/files/${release.name}/${release.version}/${file.split('/').map(encodeURIComponent).join('/')}`,
          new Uint8Array(content),
          'application/octet-stream',
        );
      }
      const commit = commitOf(folder);
      await post(`/publish${commit ? `?commit=${commit}` : ''}`, release);
    },
    /** A link that shows them in place of the live ones, for a day. */
    preview: (releases: readonly Id[]) => post<{ link: string; set: string[] }>('/preview', { releases }),
    /** What this machine's browser has seen of them, signed. */
    report: (releases: readonly Id[], report: Report) => post<void>('/smoke', { releases, report }),
    promotePreviewed: (preview: string) => post<{ live: Id[] }>('/promote', { preview }),
    promote: (releases: readonly Id[]) => post<{ live: Id[] }>('/promote', { releases }),
    rollback: (name: string, to?: string) => post<{ live: Id[] }>('/rollback', { name, ...(to && { to }) }),
    setCanary: (id: Id, share: number, isByRule: boolean) =>
      post<{ canary: Canary }>('/canary', { ...id, share, isByRule }),
    endCanary: (name: string) => post<{ canary: null }>('/canary/end', { name }),
    withdraw: (name: string) => post<{ withdrawn: Id }>('/withdraw', { name }),
    /** `days`: for so long it holds; for ever without. */
    createToken: (part: string, note: string, days: number | undefined) =>
      post<{ token: string }>('/tokens', { part, note: note || part, days }),
    revokeToken: (id: string) => call('DELETE', `/tokens/${encodeURIComponent(id)}`),
    tokens: () => call<{ tokens: object[] }>('GET', '/tokens'),
    /** A file of a stored release, as text. */
    async readFile({ name, version }: Id, file: string): Promise<string> {
      const response = await ask(url, `/releases/${name}/${version}/${file}`, {});
      if (!response.ok) throw new RefusedError([`${name} ${version}: ${file} answers ${response.status}`]);
      return response.text();
    },
    /** The description of a release as it is served. */
    describe: async ({ name, version }: Id): Promise<Release> => call<Release>('GET', `/releases/${name}/${version}`),
  };
}

export type Gateway = ReturnType<typeof createGateway>;

function readError(text: string): { reasons?: string[]; message?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { reasons?: string[]; message?: string };
  } catch {
    return { message: beginning(text) };
  }
}
