import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeFolder } from './temporary-folder.ts';

/** Gives the workers of a run one folder for all their temporary folders. Returns the function that removes it. */
export default function ownTemporaryFolder(): () => void {
  const folder = makeFolder(tmpdir(), 'vitest-');
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
