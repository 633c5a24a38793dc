/** The pictures as they lie in the folder, and what was last made of them. Shared by the script and the test that watches it. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesOf } from '../src/pictures/choose.ts';
import type { Town } from '../src/service-area.ts';
import { towns } from '../src/towns.ts';

export const FOLDER = 'service-area photos';
const folder = fileURLToPath(new URL(`../${FOLDER}/`, import.meta.url));
export const generated = fileURLToPath(new URL('../src/pictures/generated/', import.meta.url));

export type Source = { slug: string; file: string; path: string; hash: string; focus: Town['focus'] };

/** What a manifest keeps of one town's picture. */
export type ManifestEntry = Pick<Source, 'file' | 'hash' | 'focus'> & { bytes: number };
export type Manifest = Record<string, ManifestEntry>;

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function sourceOf({ slug, focus }: Town, files: readonly string[]): Source {
  const [file] = picturesOf(slug, files);
  if (!file) throw new Error(`'${FOLDER}' has no picture called ${slug}-1.jpg`);
  const path = join(folder, file);
  return { slug, file, path, hash: hashOf(path), focus };
}

/** Each town's picture today, by the folder rule. Throws where a town has none. */
export async function readSources(): Promise<Source[]> {
  const files = readdirSync(folder);
  const texts = await Promise.all(Object.values(towns).map((load) => load()));
  return texts.map(({ town }) => sourceOf(town, files));
}

export const readManifest = (): Manifest => JSON.parse(readFileSync(join(generated, 'manifest.json'), 'utf8'));
