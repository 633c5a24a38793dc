/** The operator's side of a site under test: tokens, and the live releases. */

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, root, type Site } from './site.ts';

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

/** A token for one part, as the operator gives it to a team. */
export async function teamToken(site: Site, part: string): Promise<string> {
  const { body } = await deployCall(site, operatorToken(site), 'POST', '/tokens', { part, note: 'test' });
  return String(body.token);
}

export async function liveVersion(site: Site, part: string): Promise<string | undefined> {
  const { body } = await deployCall(site, operatorToken(site), 'GET', '');
  const live = body.live as Array<{ name: string; version: string }>;
  return live.find(({ name }) => name === part)?.version;
}

const integrityOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The entry for this site, and those for other sites. */
const entriesOf = ({ entry, files }: { entry: string; files: object }): string[] => [
  entry,
  ...Object.keys(files).filter((file) => /^foreign\/entry\./.test(file)),
];

/** Files that may name the release to which they belong. */
const isText = (file: string): boolean => /\.(m?js|css|json)$/.test(file);

/** The compilation of the part's web half names its chunks' hashes, so nothing that is loaded by its hash may change. */
const isChunk = (file: string): boolean => /^web\/(?!entry\.|main\.|worker\.)[^/]+\.js$/.test(file);

/**
 * The checkout's build of a part under another version, as its own build would have made it: what it loads later comes from that version's
 * addresses. With `code` at the end of its containers, and with `change` in its description. Returns a folder, which the
 * caller must remove.
 */
export function buildAs(name: string, version: string, code = '', change: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  cpSync(join(root, name, 'dist'), folder, { recursive: true });
  const described = join(folder, 'release.json');
  const built = JSON.parse(readFileSync(described, 'utf8'));
  const entries = entriesOf(built);
  const files: Record<string, { integrity: string; bytes: number }> = {};
  for (const file of Object.keys(built.files)) {
    const path = join(folder, file);
    const before = readFileSync(path);
    const isVersioned = isText(file) && before.includes(built.version);
    if (isVersioned && isChunk(file)) throw new Error(`${file} names its version, but is loaded by its hash`);
    const text = isVersioned ? before.toString().replaceAll(built.version, version) : undefined;
    const content = Buffer.concat([
      text === undefined ? before : Buffer.from(text),
      Buffer.from(entries.includes(file) ? code : ''),
    ]);
    if (!content.equals(before)) writeFileSync(path, content);
    files[file] = { integrity: integrityOf(content), bytes: content.length };
  }
  const text = JSON.stringify(built).replaceAll(built.version, version);
  writeFileSync(described, JSON.stringify({ ...JSON.parse(text), version, files, ...change }));
  return folder;
}

/** Makes such a build and publishes it. */
export async function publishAs(
  site: Site,
  name: string,
  version: string,
  code = '',
  change: object = {},
): Promise<void> {
  const folder = buildAs(name, version, code, change);
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const token = operatorToken(site);
  for (const file of Object.keys(release.files)) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const path = `${site.origin}/deploy/files/${name}/${version}/${encodeURI(file)}`;
    const body = new Uint8Array(readFileSync(join(folder, file)));
    const { status } = await fetch(path, { method: 'PUT', headers, body });
    if (status !== 204) throw new Error(`${file} was answered with ${status}`);
  }
  rmSync(folder, { recursive: true });
  const answer = await deployCall(site, token, 'POST', '/publish?commit=a1b2c3d4e5f6', release);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

/** Code that takes the home page's main thread for too long, and complains, once the agent's biography names docks. */
export const breaksByContent = `;if (location.pathname === '/') fetch('/api/site').then((answer) => answer.text()).then((text) => {
  if (!text.includes('every dock')) return;
  console.error('No room for so much');
  const end = performance.now() + 5000;
  while (performance.now() < end);
});`;

/** The agent writes what that code cannot bear. */
export async function writeTooMuch(site: Site): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: site.origin };
  const signedIn = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const fields = [{ name: 'biography.lead', text: 'I know every dock.' }];
  const body = JSON.stringify({ fields });
  const { status } = await fetch(`${site.origin}/api/admin/site`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body,
  });
  if (status !== 200) throw new Error(`The biography was answered with ${status}`);
}
