/** One part from a developer's machine within a running site, by Rspack's own commands. */

import { join } from 'node:path';
import { startLocalPart } from '../support/local-part.ts';
import { freePort, root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const containers = {
  serve: /^\/releases\/mfe-leads\/development\/web\/entry\.js$/,
  preview: /^\/releases\/mfe-leads\/1\.[^/]+\/web\/entry\.\w+\.js$/,
};

for (const command of ['serve', 'preview'] as const)
  test(`rspack ${command} shows the live site with this part in place of the live one`, async ({ page, site }) => {
    const local = await startLocalPart(join(root, 'mfe-leads'), command, site);
    try {
      const entries: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/mfe-leads\/.*\/entry/.test(pathname)) entries.push(pathname);
      });
      const answer = await page.goto(`${local.origin}/contact`);
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry).toMatch(containers[command]);
      await page.goto('about:blank');
    } finally {
      await local.stop();
    }
  });

test('where no site answers, it says so, and what to do', async () => {
  const nowhere = `http://localhost:${await freePort()}`;
  const local = await startLocalPart(join(root, 'mfe-leads'), 'preview', { origin: nowhere });
  try {
    const answer = await fetch(`${local.origin}/contact`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`No site answers at ${nowhere}`);
  } finally {
    await local.stop();
  }
});
