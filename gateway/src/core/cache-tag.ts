import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../../../gateway/src/', '../../../schema/src/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * A tag that changes when the code that makes answers changes, or when `given` changes. It is equal in all gateways of
 * one release, so that a client may ask any of them whether its copy is still valid.
 */
export function cacheTagOf(given: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(given));
  for (const folder of sources) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.filter(isAnswering)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('base64url').slice(0, 10);
}

const isAnswering = (file: string) => /\.(ts|json|graphql)$/.test(file) && !file.endsWith('.test.ts');
