/** The pictures as they lie in the folder, and what was last made of them. Shared by the script and the test that watches it. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesOf } from '../src/pictures/choose.ts';
import type { Town } from '../src/service-area.ts';
import { towns } from '../src/towns.ts';

/** Beside the features stands the second picture, even where a photo goes before the first. */
const SECOND = /-2\.\w+$/;

export const FOLDER = 'service-area photos';
const folder = fileURLToPath(new URL(`../${FOLDER}/`, import.meta.url));
export const generated = fileURLToPath(new URL('../src/pictures/generated/', import.meta.url));

/** A picture as it lies in the folder. */
export type Original = { file: string; path: string; hash: string };

/** The picture that opens a town's page, the one beside its features, and those of its walk's stops. */
export type Source = Original & {
  slug: string;
  focus: Town['focus'];
  second: Original | undefined;
  stops: readonly Original[];
};

/** What a manifest keeps of one town's pictures. */
export type ManifestEntry = Pick<Source, 'file' | 'hash' | 'focus'> & {
  /** Of the second picture and the stops, by file. */
  others: Record<string, string>;
  bytes: number;
};
export type Manifest = Record<string, ManifestEntry>;

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function originalOf(file: string): Original {
  const path = join(folder, file);
  return { file, path, hash: hashOf(path) };
}

function sourceOf({ slug, focus }: Town, files: readonly string[]): Source {
  const [first, ...further] = picturesOf(slug, files);
  const second = further.find((file) => SECOND.test(file));
  if (!first) throw new Error(`'${FOLDER}' has no picture called ${slug}-1.jpg`);
  const stops = picturesOf(`${slug}-stop`, files).map(originalOf);
  return { slug, ...originalOf(first), focus, second: second ? originalOf(second) : undefined, stops };
}

/** The hashes of a town's pictures beside its first, by file. */
export const othersOf = ({ second, stops }: Source): Record<string, string> =>
  Object.fromEntries([...(second ? [second] : []), ...stops].map(({ file, hash }) => [file, hash]));

/** Each town's picture today, by the folder rule. Throws where a town has none. */
export async function readSources(): Promise<Source[]> {
  const files = readdirSync(folder);
  const texts = await Promise.all(Object.values(towns).map((load) => load()));
  return texts.map(({ town }) => sourceOf(town, files));
}

export const readManifest = (): Manifest => JSON.parse(readFileSync(join(generated, 'manifest.json'), 'utf8'));
