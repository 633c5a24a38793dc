/** What a page loads before it answers input, in bytes and requests. Never measured in milliseconds. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { watchLine } from './settled.ts';

test.use({ savesData: false });

const LIMIT_BYTES = 130_000;
const LIMIT_SCRIPTS = 10;

/** The page never becomes idle, so everything that is loaded is what the page itself needs. */
const neverIdle = () => {
  Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 });
};

const scriptsOf = async (page: Page, path: string, heading: string): Promise<Map<string, number>> => {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), Number(response.headers()['content-length'] ?? Number.POSITIVE_INFINITY));
  });
  const hasCome = watchLine(page);
  await page.addInitScript(neverIdle);
  await page.goto(path);
  await hydrated(page, heading);
  await hasCome();
  return scripts;
};

for (const [path, heading] of [
  ['/', 'With You Every Step of the Way'],
  ['/properties', 'Properties'],
] as const) {
  test(`${path} answers after at most 130 kB of script in at most 10 files`, async ({ page }) => {
    const scripts = await scriptsOf(page, path, heading);
    const bytes = [...scripts.values()].reduce((total, size) => total + size, 0);
    const weights = [...scripts].map(([url, size]) => `${size} ${url.split('/releases/')[1]}`);
    test.info().annotations.push({ type: 'bytes', description: `${bytes}: ${weights.join(', ')}` });
    console.log(`${path}: ${bytes} B in ${scripts.size} scripts\n  ${weights.join('\n  ')}`);
    expect(scripts.size).toBeGreaterThan(0);
    expect(scripts.size).toBeLessThanOrEqual(LIMIT_SCRIPTS);
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  });
}
