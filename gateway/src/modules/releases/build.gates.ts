/** Why a single build must not be published: what it names, brings along, or weighs. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonsAgainstClaims } from './claims.gates.ts';
import { reasonsAgainstForeign } from './foreign.gates.ts';
import { reasonsAgainstLinks } from './links.gates.ts';
import { type Release, titleOf } from './release.ts';
import { reachingStyles } from './style.gates.ts';

/** What React's own copy of itself contains, and code that uses React does not. */
const REACT_ITSELF = 'react.transitional.element';
/** However an address is written in a style sheet: as a text, or within brackets. */
const FOREIGN_STYLE = /["'(]\s*((?:https?:)?\/\/[^"')\s]+)/i;
/** What names no address, though one may stand in it. */
const COMMENT_OR_DATA = /\/\*[\s\S]*?\*\/|(["'])data:(?:(?!\1)[\s\S])*\1|\(data:[^)]*\)/g;
const ESCAPED = /\\([0-9a-f]{1,6})\s?/gi;
/** The gateway lays its own compressed files beside those of a release. */
const COMPRESSED = /\.(br|gz)$/;

const filesOf = (release: Release, pattern: RegExp) => Object.keys(release.files).filter((file) => pattern.test(file));

function foreignStyles(folder: string, release: Release): string[] {
  return filesOf(release, /\.css$/).flatMap((file) => {
    const sheet = readFileSync(join(folder, file), 'utf8').replaceAll(COMMENT_OR_DATA, '');
    const plain = sheet.replaceAll(ESCAPED, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
    );
    const [, address] = FOREIGN_STYLE.exec(plain) ?? [];
    return address ? [`${titleOf(release)}: ${file} names another origin: ${address}`] : [];
  });
}

const compressed = (release: Release): string[] =>
  filesOf(release, COMPRESSED).map((file) => `${titleOf(release)}: ${file} is the gateway’s own to make`);

function secondReacts(folder: string, release: Release): string[] {
  if (release.name === 'shell') return [];
  // Another site's React is not this site's second one.
  return filesOf(release, /^(web|server)\/.*\.m?js$/)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(REACT_ITSELF))
    .map((file) => `${titleOf(release)}: ${file} brings a second copy of React; it must be consumed from the shell`);
}

/** Whether every file that the description points at is one whose hash it gives. */
function unhashed(release: Release): string[] {
  const modules = [...release.pages, ...Object.values(release.slots)];
  const browser = [...modules, ...Object.values(release.lentFiles)].flatMap(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
  const started = [release.start || [], release.app?.worker ?? []].flat();
  const pictures = [...release.icons, ...release.sitemap.flatMap(({ image }) => image ?? [])];
  const files = [...started, ...release.styles, ...release.fonts, ...pictures, ...browser];
  const named = [release.entry, ...files.map((file) => `web/${file}`)];
  return [...new Set(named)]
    .filter((file) => !release.files[file])
    .map((file) => `${titleOf(release)}: release.json gives no hash for ${file}`);
}

/** The bytes that a visitor transfers: the compressed file where there is one. */
export function transferred(folder: string, file: string): number {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Limits in bytes, as platform/budgets.json has them. `privateEntry`: of a part that no visitor loads. */
export type Budgets = Release['budgets'];

function entryLimit({ name, isPrivate }: Release, budgets: Budgets): number {
  if (name === 'shell') return budgets.shell;
  return isPrivate && budgets.privateEntry ? budgets.privateEntry : budgets.entry;
}

export type Size = { what: string; bytes: number; limit: number };

/** What visitors transfer of a stored release, and its limits. Pages and slots count their own chunks, not what they consume. */
export function weigh(folder: string, release: Release, budgets: Budgets): Size[] {
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + transferred(folder, `web/${file}`), 0);
  return [
    { what: 'entry', bytes: transferred(folder, release.entry), limit: entryLimit(release, budgets) },
    ...release.pages.map((page) => ({ what: `page ${page.path}`, bytes: sum(page.scripts), limit: budgets.page })),
    ...Object.entries(release.slots).map(([slot, { scripts }]) => ({
      what: `slot ${slot}`,
      bytes: sum(scripts),
      limit: budgets.slot,
    })),
  ];
}

/** What each document brings within it of a part's pages and slots. A shell of before has no limit for it. */
function heavyStyles(folder: string, { pages, slots }: Release, { styles: limit }: Budgets) {
  if (limit === undefined) return [];
  const places = [
    ...pages.map(({ path, styles }) => ({ what: `page ${path}`, styles })),
    ...Object.entries(slots).map(([slot, { styles }]) => ({ what: `slot ${slot}`, styles })),
  ];
  return places
    .map(({ what, styles }) => ({
      what,
      bytes: styles.reduce((all, file) => all + transferred(folder, `web/${file}`), 0),
    }))
    .filter(({ bytes }) => bytes > limit)
    .map(({ what, bytes }) => `the styles of ${what} weigh ${bytes} B, the budget is ${limit} B`);
}

/** What is heavier than the shell's budgets allow. */
export const overBudget = (folder: string, release: Release, budgets: Budgets): string[] =>
  [
    ...weigh(folder, release, budgets)
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ what, bytes, limit }) => `${what} weighs ${bytes} B, the budget is ${limit} B`),
    ...heavyStyles(folder, release, budgets),
  ].map((words) => `${titleOf(release)}: ${words}`);

/** All reasons against a build, whatever it would be promoted with. */
export const reasonsAgainstBuild = (folder: string, release: Release): string[] => [
  ...reasonsAgainstClaims(release),
  ...reasonsAgainstLinks(release),
  ...unhashed(release),
  ...compressed(release),
  ...foreignStyles(folder, release),
  ...reachingStyles(folder, release),
  ...reasonsAgainstForeign(folder, release),
  ...secondReacts(folder, release),
];
