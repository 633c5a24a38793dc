import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages if these files are missing and the user is root. If the files are still missing, throws with
 * the right command.
 */
export function demandPackages(files: readonly string[], packages: readonly string[]): void {
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Two workers may begin at once. The second waits for the first.
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'ignore' });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  if (!isThere()) throw new Error(`Install what this test drives: apt-get install ${packages.join(' ')}`);
}
