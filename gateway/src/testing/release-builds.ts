/** Makes small builds of parts for tests: a description, files and their hashes, which a test may falsify. */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '../modules/releases/release.ts';

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const page = (path: string, slots: string[] = []) => ({
  path,
  slots,
  params: [],
  module: './page',
  server: 'page.mjs',
  scripts: ['page.js'],
  styles: [],
  borrows: [],
});

const base: Omit<Release, 'name' | 'short' | 'global' | 'version' | 'files'> = {
  entry: 'web/entry.js',
  start: '',
  isPrivate: false,
  pages: [],
  slots: {},
  foreign: [],
  frameSlots: [],
  lent: {},
  lentFiles: {},
  styles: [],
  fonts: [],
  icons: [],
  navigation: [],
  links: [],
  sitemap: [],
  budgets: { shell: 100_000, entry: 5000, page: 5000, slot: 5000, styles: 5000 },
  platform: '^1.0.0',
  ui: '^1.0.0',
  operations: [],
};

export type BuildOptions = {
  name: string;
  number?: number;
  release?: Partial<Release>;
  files?: Record<string, string>;
};

/** The version of a part's n-th build. */
export const versionOf = (number: number): string => `1.0.0+${String(number).padStart(12, '0')}`;

/** Writes a build into a temporary folder and returns the folder. `number` makes different versions of a part. */
export function makeBuild({ name, number = 1, release = {}, files = {} }: BuildOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const contents = {
    'web/entry.js': `entry ${number}`,
    'web/page.js': 'page',
    ...(name === 'shell' ? { 'server/render.mjs': 'export {}' } : { 'server/page.mjs': 'export {}' }),
    ...files,
  };
  const hashes: Release['files'] = {};
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    hashes[file] = { integrity: hashOf(content), bytes: content.length };
  }
  const ranges = name === 'shell' ? { platform: '1.0.0', ui: '1.0.0' } : {};
  const described = {
    ...base,
    name,
    short: name === 'shell' ? '' : name.replace('mfe-', ''),
    global: name.replaceAll('-', '_'),
    version: versionOf(number),
    ...ranges,
    files: hashes,
    ...release,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(described));
  return folder;
}

export const shellBuild = (number = 1, release: Partial<Release> = {}) =>
  makeBuild({ name: 'shell', number, release: { pages: [page('/')], ...release } });

/** The hash by which a client asks for an operation. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A part's operations, with this text, which the schema cannot answer. */
export const wrongQuery = (text: string) => [{ name: 'Wrong', hash: sha256(text), text }];

export { page };
