// A program of the system's packages, for tests that want the real one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs it where it is missing; throws with the one command where that is not allowed. */
export function needProgram(path: string, debianPackage: string): void {
  if (existsSync(path)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
  if (!existsSync(path)) throw new Error(`Install ${path}: apt-get install ${debianPackage}`);
}
