/** Reasons why a single build must not be published: the names it uses, the files it brings, its weight. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonsAgainstClaims } from './claims.gates.ts';
import { reasonsAgainstForeign } from './foreign.gates.ts';
import { reasonsAgainstLinks } from './links.gates.ts';
import { type Release, titleOf } from './release.ts';
import { reachingStyles } from './style.gates.ts';
import { foreignAddressIn } from './style-addresses.ts';
import { SHEET } from './style-facts.ts';

/** A text in React itself that code which uses React does not contain. */
const REACT_ITSELF = 'react.transitional.element';
/**
 * Bytes of a style sheet as it is written. A budget allows some kilobytes, compressed; of larger ones reading alone would
 * take as long as many answers to visitors.
 */
const LARGEST_SHEET = 256 * 1024;
/** Files that the gateway makes itself and stores beside those of a release. */
const COMPRESSED = /\.(br|gz)$/;

const filesOf = (release: Release, pattern: RegExp) => Object.keys(release.files).filter((file) => pattern.test(file));

function hugeStyles(folder: string, release: Release): string[] {
  return filesOf(release, SHEET).flatMap((file) => {
    const { size } = statSync(join(folder, file));
    return size > LARGEST_SHEET ? [`${titleOf(release)}: ${file} is ${size} B large, ${LARGEST_SHEET} B at most`] : [];
  });
}

function foreignStyles(folder: string, release: Release): string[] {
  return filesOf(release, SHEET).flatMap((file) => {
    const address = foreignAddressIn(readFileSync(join(folder, file), 'utf8'));
    return address ? [`${titleOf(release)}: ${file} names another origin: ${address}`] : [];
  });
}

function reasonsAgainstStyles(folder: string, release: Release): string[] {
  const huge = hugeStyles(folder, release);
  return huge.length > 0 ? huge : [...foreignStyles(folder, release), ...reachingStyles(folder, release)];
}

const compressed = (release: Release): string[] =>
  filesOf(release, COMPRESSED).map((file) => `${titleOf(release)}: ${file} is the gateway’s own to make`);

function secondReacts(folder: string, release: Release): string[] {
  if (release.name === 'shell') return [];
  // The copy for other sites may contain React: it never meets this site's React.
  return filesOf(release, /^(web|server)\/.*\.m?js$/)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(REACT_ITSELF))
    .map((file) => `${titleOf(release)}: ${file} brings a second copy of React; it must be consumed from the shell`);
}

/** Reasons for files that the description uses without giving their hash. */
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
  return (
    [...new Set(named)]
      // A name that every object has, as `constructor`, is no file.
      .filter((file) => !Object.hasOwn(release.files, file))
      .map((file) => `${titleOf(release)}: release.json gives no hash for ${file}`)
  );
}

/** The bytes that a visitor downloads: of the compressed file, if there is one. */
export function transferred(folder: string, file: string): number {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Limits in bytes, from platform/budgets.json. `privateEntry`: for a part that no visitor loads. */
export type Budgets = Release['budgets'];

function entryLimit({ name, isPrivate }: Release, budgets: Budgets): number {
  if (name === 'shell') return budgets.shell;
  return isPrivate && budgets.privateEntry ? budgets.privateEntry : budgets.entry;
}

export type Size = { what: string; bytes: number; limit: number };

/** The pages and slots of a release, each with its own chunks. */
const placesOf = ({ pages, slots }: Release) => [
  ...pages.map((page) => ({ ...page, what: `page ${page.path}`, kind: 'page' as const })),
  ...Object.entries(slots).map(([name, slot]) => ({ ...slot, what: `slot ${name}`, kind: 'slot' as const })),
];

const sum = (folder: string, files: readonly string[]): number =>
  files.reduce((all, file) => all + transferred(folder, `web/${file}`), 0);

/**
 * The downloads of a stored release with their limits. Pages and slots count their own chunks, not the shared modules
 * that they use.
 */
export function weigh(folder: string, release: Release, budgets: Budgets): Size[] {
  return [
    { what: 'entry', bytes: transferred(folder, release.entry), limit: entryLimit(release, budgets) },
    ...placesOf(release).map(({ what, kind, scripts }) => ({
      what,
      bytes: sum(folder, scripts),
      limit: budgets[kind],
    })),
  ];
}

/** Styles of pages and slots, which are inlined into each document. Older shells have no limit for them. */
function heavyStyles(folder: string, release: Release, { styles: limit }: Budgets) {
  if (limit === undefined) return [];
  return placesOf(release)
    .map(({ what, styles }) => ({ what, bytes: sum(folder, styles) }))
    .filter(({ bytes }) => bytes > limit)
    .map(({ what, bytes }) => `the styles of ${what} weigh ${bytes} B, the budget is ${limit} B`);
}

/** What exceeds the shell's budgets. */
export const overBudget = (folder: string, release: Release, budgets: Budgets): string[] =>
  [
    ...weigh(folder, release, budgets)
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ what, bytes, limit }) => `${what} weighs ${bytes} B, the budget is ${limit} B`),
    ...heavyStyles(folder, release, budgets),
  ].map((words) => `${titleOf(release)}: ${words}`);

/** All reasons against a build, independent of the set that it goes live in. */
export const reasonsAgainstBuild = (folder: string, release: Release): string[] => [
  ...reasonsAgainstClaims(release),
  ...reasonsAgainstLinks(release),
  ...unhashed(release),
  ...compressed(release),
  ...reasonsAgainstStyles(folder, release),
  ...reasonsAgainstForeign(folder, release),
  ...secondReacts(folder, release),
];
