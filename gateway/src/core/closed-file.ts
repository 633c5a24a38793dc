import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first file or folder below `folder`, itself included, that this process may not read and write. What is not there
 * can be made.
 */
export function findClosedFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!isOpen(folder)) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const closed = entry.isDirectory() ? findClosedFile(path) : isOpen(path) ? undefined : path;
    if (closed !== undefined) return closed;
  }
  return undefined;
}

function isOpen(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
