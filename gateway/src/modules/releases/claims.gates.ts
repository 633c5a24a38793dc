/**
 * Reasons why a build must not be published for what it claims: its names, folders, addresses and hashes must be its
 * own.
 */

import { createHash } from 'node:crypto';
import { storable } from 'schema';
import * as z from 'zod/mini';
import { isOfGateway } from './body-links.ts';
import { FILE, type Release, titleOf } from './release.ts';
import { SHEET } from './style-facts.ts';

const SHELL = 'shell';
/** The federation name of a module, within the part's own folder. */
const MODULE = /^\.\/[\w-]+(\/[\w-]+)*$/;
/** A file of the server half. Only ES modules: the renderer controls imports of no other kind. */
const SERVER_FILE = /^[\w-]+(\/[\w.-]+)*\.mjs$/;
const SLOT = /^[A-Z]\w{0,39}$/;
/** Words and whole parameters between slashes, without optional parts, patterns or wildcards. */
const ADDRESS = /^\/$|^(\/([\w-][\w.-]*|:[A-Za-z]\w*))+$/;

const storableText = z.string().check(storable);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Both the part's short name and its container's global name must follow from its package's name. */
function names({ name, short, global, slots }: Release): string[] {
  const ownShort = name === SHELL ? '' : name.replace(/^mfe-/, '');
  const ownGlobal = name.replaceAll('-', '_');
  return [
    ...(name === SHELL || name.startsWith('mfe-') ? [] : [`a remote is called mfe-…, not ${name}`]),
    ...(short === ownShort ? [] : [`its short name is '${ownShort}', not '${short}'`]),
    ...(global === ownGlobal ? [] : [`its container stands under ${ownGlobal}, not under ${global}`]),
    ...Object.keys(slots)
      .filter((slot) => !SLOT.test(slot))
      .map((slot) => `the slot ${slot} has to be a name like RecentSales`),
  ];
}

/** Each module must be in the part's own folder, and each file of the server half must have a hash. */
function modules({ name, pages, slots, lent, files }: Release): string[] {
  const named = [...pages, ...Object.values(slots)];
  // The shell's pages are part of its one server bundle.
  const served = name === SHELL ? ['render.mjs', ...Object.values(lent)] : named.map(({ server }) => server);
  return [
    ...named
      .filter(({ module }) => !MODULE.test(module))
      .map(({ module }) => `${module} is no module of its own folder`),
    ...(name === SHELL ? [] : Object.keys(lent).map((request) => `only the shell provides ${request}`)),
    ...[...new Set(served)].flatMap((file) => {
      if (!SERVER_FILE.test(file)) return [`'${file}' is no ES module (.mjs) of its own server half`];
      return files[`server/${file}`] ? [] : [`release.json gives no hash for server/${file}`];
    }),
    ...Object.keys(files)
      .filter((file) => !FILE.test(file) || (file.startsWith('server/') && !SERVER_FILE.test(file.slice(7))))
      .map((file) => `${file} is neither a file of web/ nor an ES module (.mjs) of server/`),
  ];
}

/** Each file must have a place of its own, also on a disk that takes large and small letters for the same. */
function places({ files }: Release): string[] {
  const names = Object.keys(files);
  const taken = new Map(names.map((file) => [file.toLowerCase(), file]));
  return names.flatMap((file) => {
    const place = file.toLowerCase();
    const twin = taken.get(place);
    const blocked = foldersOf(place).find((folder) => taken.has(folder));
    return [
      ...(twin === file ? [] : [`${file} and ${twin} are one file on some disks`]),
      ...(blocked === undefined ? [] : [`${file} lies in ${taken.get(blocked)}, which is a file`]),
    ];
  });
}

/** `a` and `a/b` of `a/b/c`. */
const foldersOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

/** Browsers get nothing but what lies in `web/`. */
const entries = ({ entry }: Release): string[] =>
  entry.startsWith('web/') ? [] : [`its entry is a file of web/, not ${entry}`];

/** Styles stand in each document as they are, so they must be among those that are read. */
function sheets({ styles, pages, slots, lentFiles }: Release): string[] {
  const named = [...pages, ...Object.values(slots), ...Object.values(lentFiles)].flatMap((one) => one.styles);
  return [...new Set([...styles, ...named])]
    .filter((file) => !SHEET.test(file))
    .map((file) => `${file} is no style sheet (.css)`);
}

const addresses = ({ pages }: Release): string[] =>
  pages.flatMap(({ path }) => {
    if (!ADDRESS.test(path)) return [`the page ${path} is no address of words and parameters, as /towns/:slug is`];
    const parameters = path.match(/:\w+/g) ?? [];
    if (new Set(parameters).size < parameters.length) return [`the page ${path} has two parameters of one name`];
    return isOfGateway(path) ? [`the page ${path} belongs to the gateway`] : [];
  });

/** Whether a page's address is an app's scope or below it. */
export const isBelow = (path: string, scope: string): boolean => `${path.toLowerCase()}/`.startsWith(scope);

function application({ app, pages }: Release): string[] {
  if (!app || pages.some(({ path }) => path === app.start && isBelow(path, app.scope))) return [];
  return [`its application at ${app.scope} has no page there to start at: ${app.start}`];
}

/** Clients ask for an operation by its hash, so the hash is computed here and not just believed. */
const hashes = ({ operations }: Release): string[] =>
  operations
    .filter(({ hash, text }) => sha256(text) !== hash)
    .map((operation) => `operation ${operation.name}: its hash is not the SHA-256 of its text`);

/** Where a description holds text that the database would refuse to store. */
function unstorable(value: unknown, place: string): string[] {
  if (typeof value === 'string') return z.safeParse(storableText, value).success ? [] : [place];
  if (typeof value !== 'object' || value === null) return [];
  const isKeyBad = Object.keys(value).some((key) => !z.safeParse(storableText, key).success);
  const within = Object.entries(value).flatMap(([key, inner]) => unstorable(inner, place ? `${place}.${key}` : key));
  return isKeyBad ? [place, ...within] : within;
}

const texts = (release: Release): string[] =>
  unstorable(release, '').map((place) => `${place} has a sign that the database does not store`);

/** All reasons against the claims of a build; each names it. */
export const reasonsAgainstClaims = (release: Release): string[] =>
  [
    ...names(release),
    ...modules(release),
    ...places(release),
    ...entries(release),
    ...sheets(release),
    ...addresses(release),
    ...application(release),
    ...hashes(release),
    ...texts(release),
  ].map((words) => `${titleOf(release)}: ${words}`);
