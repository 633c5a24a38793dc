import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('./sdl/', import.meta.url);

/** The whole GraphQL SDL: all files of `sdl/`, joined in the order of their names. Needs Node. */
export function readSdl(): string {
  const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith('.graphql'));
  return files
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}
