/** Finds the browser for the end-to-end tests. If there is none, installs it, or says which command does. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium, headlessShell } from 'smoke/chromium';
import { root } from './parts.ts';

const playwright = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
  chromium: { executablePath(): string };
};

const firstOf = (paths: ReadonlyArray<string | undefined>) => paths.find((path) => path && existsSync(path));

const quietly = { stdio: 'ignore' as const, timeout: 300_000 };

/** Installs Debian's package, if this user may. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the Debian packages…');
  spawnSync('apt-get', ['update', '-qq'], quietly);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    ...quietly,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function download(): void {
  console.log('Installing Chromium for Playwright…');
  spawnSync('playwright', ['install', 'chromium'], { ...quietly, cwd: join(root, 'e2e') });
}

/** The path of the browser for the tests. Throws if there is none and none can be installed; the message says what to do. */
export function browserPath(): string {
  const best = firstOf([process.env.CHROMIUM, headlessShell]);
  if (best) return best;
  installFromDebian();
  const find = () => findChromium(undefined) ?? firstOf([playwright.chromium.executablePath()]);
  if (!find()) download();
  const found = find();
  if (found) return found;
  throw new Error('No Chromium was found. Install one with: npx playwright install --with-deps chromium');
}
