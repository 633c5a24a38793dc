/** Checks `release.json`. The gateway uses no description of a part that was not parsed here. */

import * as z from 'zod/mini';
import { ReleaseRefused } from './refused.ts';

export { type ReleaseId, titleOf } from './release-id.ts';

/** Far above what any part needs. A description is kept in memory, and much of it is in every document. */
const MOST = 200;
const MOST_FILES = 3000;
const within = (most: number) => z.maxLength(most, `${most} at most`);
const text = z.string().check(z.minLength(1), within(MOST));
const some = <Item extends z.core.SomeType>(item: Item) => z.array(item).check(within(MOST));
const atMost = (most: number) => z.refine((all) => Object.keys(Object(all)).length <= most, `${most} at most`);
/** A file of a release: no folder, and no second name of another file (`web//page.js`). */
export const FILE = /^(web|server|foreign)(\/[\w-][\w. -]*)+$/;

const file = z.string().check(
  z.regex(/^[\w./ -]+$/),
  z.refine((value) => !value.split('/').includes('..'), 'Invalid input'),
);
/** Every folder in the file's path. */
const foldersOf = (path: string): string[] => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
/** No file may have the name of another file's folder. */
const noFolders = z.superRefine<Record<string, unknown>>((all, context) => {
  const folders = new Set(Object.keys(all).flatMap(foldersOf));
  const both = Object.keys(all).filter((name) => folders.has(name));
  for (const name of both) context.addIssue({ code: 'custom', message: `${name} is a file and a folder` });
});
const browserFiles = { scripts: some(file), styles: some(file) };
const files = { module: text, ...browserFiles, borrows: some(text) };

/** Both are used in folders and addresses. */
export const partName = /^[a-z][a-z0-9-]{0,39}$/;
export const releaseVersion = /^\d{1,9}\.\d{1,9}\.\d{1,9}\+[0-9a-f]{12}$/;

const releaseSchema = z.object({
  name: z.string().check(z.regex(partName)),
  short: z.string(),
  version: z.string().check(z.regex(releaseVersion)),
  entry: file,
  /**
   * For the shell: the script that loads the entry after the first paint, relative to `web/`. Older releases have none.
   */
  start: z._default(z.string(), ''),
  global: text,
  isPrivate: z.boolean(),
  pages: some(
    z.object({
      ...files,
      path: text.check(z.startsWith('/')),
      server: z.string(),
      slots: some(text),
      params: some(text),
      /** Absent: the page is listed. */
      isUnlisted: z.optional(z.boolean()),
    }),
  ),
  slots: z.record(z.string(), z.object({ ...files, server: text })).check(atMost(MOST)),
  /** Older releases offer nothing to other sites. */
  foreign: z._default(some(text), []),
  frameSlots: some(text),
  lent: z.record(z.string(), file).check(atMost(MOST)),
  lentFiles: z.record(z.string(), z.object(browserFiles)).check(atMost(MOST)),
  styles: some(file),
  fonts: some(file),
  icons: some(file),
  app: z.optional(
    z.object({
      scope: z.string().check(z.regex(/^\/[a-z]+\/$/)),
      start: z.string().check(z.startsWith('/')),
      worker: file,
    }),
  ),
  navigation: some(z.object({ id: z.int(), name: text, state: text, slug: text, href: text.check(z.startsWith('/')) })),
  /** Older releases offer no links. */
  links: z._default(
    some(
      z.object({
        label: z.string().check(within(MOST)),
        to: z.string().check(z.regex(/^\/(?!\/)[\w./-]*(#[\w-]+)?$/)),
        places: z.array(z.enum(['header', 'footer'])).check(z.minLength(1), z.maxLength(2)),
        order: z.int(),
      }),
    ),
    [],
  ),
  sitemap: z
    .array(z.object({ path: text.check(z.startsWith('/')), image: z.optional(file) }))
    .check(within(MOST_FILES)),
  budgets: z.object({
    shell: z.int(),
    entry: z.int(),
    privateEntry: z.optional(z.int()),
    page: z.int(),
    slot: z.int(),
    styles: z.optional(z.int()),
  }),
  platform: text,
  ui: text,
  operations: some(
    z.object({ name: text, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)), text: z.string().check(z.minLength(1)) }),
  ),
  files: z
    .record(file, z.object({ integrity: z.string().check(z.startsWith('sha256-')), bytes: z.int() }))
    .check(atMost(MOST_FILES), noFolders),
});

export type Release = z.output<typeof releaseSchema>;

const byName = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The checked description. Names are in their order, which a database does not keep: whoever published a release and
 * whoever read it there answer with the same bytes. Throws `ReleaseRefused` with every problem.
 */
export function parseRelease(value: unknown): Release {
  const parsed = z.safeParse(releaseSchema, value);
  if (parsed.success) {
    const { slots, lent, lentFiles, files } = parsed.data;
    const named = { slots: byName(slots), lent: byName(lent), lentFiles: byName(lentFiles), files: byName(files) };
    return { ...parsed.data, ...named };
  }
  throw new ReleaseRefused(
    parsed.error.issues.map(({ path, message }) =>
      ['release.json is not valid', path.join('.'), message].filter(Boolean).join(': '),
    ),
  );
}

/** The releases that visitors get together: one shell and its remotes. */
export type ReleaseSet = { shell: Release; remotes: Release[] };
