/** The gateway's deploy door, from outside. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../src/release.ts';
import { type Answered, AT_ONCE, ask, type Kind, type Patience, somethingElse } from './ask.ts';
import { buildFolder } from './build.ts';
import { commitOf } from './commit.ts';

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

/** A deploy token as the gateway lists it; `part` is null for the operator's. Moments are in ISO 8601. */
export type Token = {
  id: string;
  part: string | null;
  note: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
};
/** `set`: every release of the site as it was seen. */
export type Report = { set: readonly string[]; at: string; signature: string };

type Queried = { data: Record<string, unknown> | null };

/** The status of an answer that has nothing to say. An empty 200 is also what a network says that asks for a log-in. */
const DONE = 204;

/** Rejects with `RefusedError` for an answer without what it must have. One that has nothing to say says so by its status. */
function readAnswer<Answer>(site: string, { status, text }: Answered, has: keyof Answer | undefined): Answer {
  try {
    const answer = (text ? JSON.parse(text) : undefined) as Answer;
    if (has === undefined ? status === DONE : Object.hasOwn(Object(answer), has)) return answer;
  } catch {
    // What is no JSON is refused below, as is JSON of another kind.
  }
  throw somethingElse(site, text);
}

/** `patience`: how long answers are waited for. */
export function createGateway(address: string, token: string, patience?: Patience) {
  const url = address.replace(/\/+$/, '');
  const authorization = `Bearer ${token}`;

  async function call<Answer>(path: string, init: RequestInit, kind: Kind, has?: keyof Answer): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization, ...init.headers };
    return readAnswer(url, await ask(url, `/deploy${path}`, { ...init, headers }, kind, patience), has);
  }
  const get = <Answer>(path: string, has: keyof Answer) => call<Answer>(path, {}, 'look', has);
  const post = <Answer>(path: string, body: object, has?: keyof Answer, kind: Kind = 'change') =>
    call<Answer>(path, { method: 'POST', body: JSON.stringify(body) }, kind, has);

  return {
    list: () => get<Listing>('', 'history'),
    /** Uploads every file that release.json names, then the description: only then is it a release. */
    async publish(folder: string, release: Release): Promise<void> {
      const others = new AbortController();
      const files = Object.keys(release.files).values();
      const send = async () => {
        for (const file of files) {
          const body = new Uint8Array(readFileSync(join(buildFolder(folder), file)));
          const path = file.split('/').map(encodeURIComponent).join('/');
          const init = {
            method: 'PUT',
            body,
            signal: others.signal,
            headers: { 'content-type': 'application/octet-stream' },
          };
          await call(`/files/${release.name}/${release.version}/${path}`, init, 'upload');
        }
      };
      try {
        // They take from one list.
        await Promise.all(Array.from({ length: AT_ONCE }, send));
      } finally {
        others.abort();
      }
      const commit = commitOf(folder);
      await post<Id>(`/publish${commit ? `?commit=${commit}` : ''}`, release, 'version', 'send');
    },
    /** A link that shows them in place of the live ones, for a day, and one that shows those; not of an older gateway. */
    preview: (releases: readonly Id[]) =>
      post<{ link: string; live?: string; set: string[] }>('/preview', { releases }, 'set', 'send'),
    /** What this machine's browser has seen of them, signed. */
    report: (releases: readonly Id[], report: Report) => post<void>('/smoke', { releases, report }, undefined, 'send'),
    promotePreviewed: (preview: string) => post<{ live: Id[] }>('/promote', { preview }, 'live'),
    promote: (releases: readonly Id[]) => post<{ live: Id[] }>('/promote', { releases }, 'live'),
    rollback: (name: string, to?: string) => post<{ live: Id[] }>('/rollback', { name, ...(to && { to }) }, 'live'),
    setCanary: (id: Id, share: number, isByRule: boolean) =>
      post<{ canary: Canary | null }>('/canary', { ...id, share, isByRule }, 'canary'),
    endCanary: (name: string) => post<{ canary: null }>('/canary/end', { name }, 'canary'),
    withdraw: (name: string) => post<{ withdrawn: Id }>('/withdraw', { name }, 'withdrawn'),
    /** `days`: for so long it holds; for ever without. */
    createToken: (part: string, note: string, days: number | undefined) =>
      post<{ token: string }>('/tokens', { part, note: note || part, days }, 'token'),
    revokeToken: (id: string) => call<void>(`/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }, 'change'),
    tokens: () => get<{ tokens: Token[] }>('/tokens', 'tokens'),
    /** A file of a stored release, as text. */
    readFile: async ({ name, version }: Id, file: string) =>
      (await ask(url, `/releases/${name}/${version}/${file}`, {}, 'look', patience)).text,
    /** The description of a release as it is served. */
    describe: ({ name, version }: Id) => get<Release>(`/releases/${name}/${version}`, 'files'),
    /** Asks the site's GraphQL, as any visitor may. */
    async query(body: object): Promise<Queried> {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return readAnswer<Queried>(url, await ask(url, '/graphql', init, 'look', patience), 'data');
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;
