/** The GraphQL operations of a part, registered with its release. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '../src/release.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'hash' in value && 'text' in value && 'name' in value;

/** All operations that a part's generated module exports. Empty if the part has no such module. */
export async function operationsOf(folder: string): Promise<Operation[]> {
  const file = join(folder, 'src/generated/operations.ts');
  if (!existsSync(file)) return [];
  const generated: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(generated)
    .filter(isOperation)
    .map(({ name, hash, text }) => ({ name, hash, text }));
}
