/** What the shell provides and every remote consumes: one copy of each on a page. */

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import type { Release } from '../src/release.ts';

const packageJson = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.optional(z.record(z.string(), z.unknown())),
});

/** The folder of an installed package. */
export const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** The fields of a package.json that the build reads. */
export const readPackage = (folder: string) =>
  packageJson.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));

/** Limits in transferred bytes. The shell's limits apply to all parts. */
export const budgets = JSON.parse(
  readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'),
) as Release['budgets'];

const react = readPackage(folderOf('react')).version;
/** The range of React that a host of another site must provide: the major version that the parts are written for. */
export const reactRange = `^${react.split('.')[0]}.0.0`;
const platform = readPackage(fileURLToPath(new URL('..', import.meta.url))).version;
const uiPackage = readPackage(folderOf('ui'));

/** Loaded together with the shell: every page needs them to become interactive. */
const eager: Record<string, string> = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  platform,
  ui: uiPackage.version,
};

/**
 * Entries of `ui` that remotes do not share: only the shell emits the theme and uses sheets, and tokens are plain
 * values.
 */
const ownEntries = [
  '.',
  './package.json',
  './theme',
  './tokens',
  './contract',
  './style',
  './style-singleton',
  './history',
  './drag',
];

/** Loaded at first use: heavy components, Apollo's hooks, the position of the sun. */
const lazy: Record<string, string> = {
  'platform/apollo': platform,
  'platform/daylight': platform,
  'platform/motion': platform,
  ...Object.fromEntries(
    Object.keys(uiPackage.exports ?? {})
      .filter((entry) => !ownEntries.includes(entry))
      .map((entry) => [entry.replace('./', 'ui/'), uiPackage.version]),
  ),
};

/** Heavy request → the end of its entry file's path: `ui/gallery` → `ui/src/gallery/index.ts`. */
export const heavyEntries: Record<string, string> = Object.fromEntries(
  Object.keys(lazy).map((request) => [
    request,
    request.startsWith('ui/') ? `ui/src/${request.slice(3)}/index.ts` : `platform/src/${request.slice(9)}.ts`,
  ]),
);

const requests = Object.entries({ ...eager, ...lazy });

/** Every request that stays a bare import in remotes. */
export const sharedRequests: readonly string[] = requests.map(([request]) => request);

/** The ranges against which a release is built. A promote compares them with the versions of the live shell. */
export const ranges = { platform: `^${platform}`, ui: `^${uiPackage.version}` };
export const versions = { platform, ui: uiPackage.version };

/** Federation's `shared` for the shell, which provides everything. */
export const provided = Object.fromEntries(
  requests.map(([request, version]) => [
    request,
    { singleton: true, version, requiredVersion: `^${version}`, eager: request in eager },
  ]),
);

/** Federation's `shared` for a remote, which provides nothing. */
export const consumed = Object.fromEntries(
  requests.map(([request, version]) => [
    request,
    { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
  ]),
);
