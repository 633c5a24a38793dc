// Installs a system package for tests that need the real program.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs it if it is missing. If that is not allowed, throws with the command to run. */
export function needProgram(path: string, debianPackage: string): void {
  if (existsSync(path)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
  if (!existsSync(path)) throw new Error(`Install ${path}: apt-get install ${debianPackage}`);
}
