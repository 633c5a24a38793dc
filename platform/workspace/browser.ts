/** Finds the browser that the end-to-end tests drive, or installs one, or says the one command that would. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './parts.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwright = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
  chromium: { executablePath(): string };
};

/** The path of a Chromium on this machine, if there is one. */
function find(): string | undefined {
  const named = process.env.CHROMIUM;
  return [named, ...usual, playwright.chromium.executablePath()].find((path) => path && existsSync(path));
}

const quietly = { stdio: 'ignore' as const, timeout: 300_000 };

/** Debian's package where this user may install it, Playwright's own download elsewhere. */
function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the Debian packages…');
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quietly,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return;
  }
  console.log('Installing Chromium for Playwright…');
  spawnSync('playwright', ['install', 'chromium'], { ...quietly, cwd: join(root, 'e2e') });
}

/** Throws with the command that would help when no browser can be had. */
export function browserPath(): string {
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (installed) return installed;
  throw new Error('No Chromium was found. Install one with: npx playwright install --with-deps chromium');
}
