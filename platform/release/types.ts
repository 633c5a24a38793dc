import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../src/release.ts';
import type { Gateway } from './gateway.ts';
import { RefusedError } from './refused.ts';

const SLOT_TYPES = 'web/slots.d.ts';
const PAGE_TYPES = 'live-pages.d.ts';

/** What this command writes. */
const TYPES_OF_PART = /^(shell|mfe-[a-z\d-]+)\.d\.ts$/;

/** A page's path as a type: what fits `/areas/:slug` is `/areas/${string}`. */
const typeOf = (path: string): string =>
  path.includes(':') ? `\`${path.replace(/:[^/]+/g, `\${string}`)}\`` : `'${path}'`;

/** The addresses of all pages that are live. The shell's page for all else has none. */
function pageTypes(live: readonly Release[]): string {
  const paths = live.flatMap(({ pages }) => pages.map(({ path }) => path)).filter((path) => !path.includes('*'));
  const types = paths.toSorted().map((path) => `\n  | ${typeOf(path)}`);
  return `/** The addresses of the pages that were live when this was written, by \`site-release types\`. */
export type LivePage =${types.join('') || ' never'};
`;
}

/**
 * Writes the types of every live part's slots into `folder`, a file each, in place of those that lay there, and those of
 * all pages; answers the files, that of the pages last. Rejects with `RefusedError` where `folder` is a file.
 */
export async function fetchTypes(gateway: Gateway, folder: string): Promise<string[]> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new RefusedError([`${folder} is a file: name a folder, which need not be there yet`]);
  const { live } = await gateway.list();
  const described = await Promise.all(live.map((id) => gateway.describe(id)));
  const typed = described.filter(({ files }) => files[SLOT_TYPES]);
  const texts = await Promise.all(typed.map((release) => gateway.readFile(release, SLOT_TYPES)));
  mkdirSync(folder, { recursive: true });
  // Whatever else is there is the team's: the folder may be any.
  for (const name of readdirSync(folder)) if (TYPES_OF_PART.test(name)) rmSync(join(folder, name));
  const files = [
    ...typed.map(({ name }, index) => ({ file: join(folder, `${name}.d.ts`), text: texts[index] ?? '' })),
    { file: join(folder, PAGE_TYPES), text: pageTypes(described) },
  ];
  for (const { file, text } of files) writeFileSync(file, text);
  return files.map(({ file }) => file);
}
