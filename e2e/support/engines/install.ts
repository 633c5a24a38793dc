import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages where these files are missing and this user may; else says the command that would. */
export function demandPackages(files: readonly string[], packages: readonly string[]): void {
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
  }
  if (!isThere()) throw new Error(`Install what this test drives: apt-get install ${packages.join(' ')}`);
}
