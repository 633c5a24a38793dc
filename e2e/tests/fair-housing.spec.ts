/** Every public page describes places and buildings, never people. */

import { findSteering } from 'schema';
import { expect, test } from '../support/test.ts';

test('no page of the sitemap steers anybody, or calls what the agent offers an appraisal', async ({
  request,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(40);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // biome-ignore lint/performance/useDomNodeTextContent: a sentence ends with its block, and what is not shown is not said
    const words = await page.locator('body').innerText();
    found.push(...findSteering(words).map((phrase) => `${new URL(address).pathname}: ${phrase}`));
    for (const [sentence] of words.matchAll(/[^.\n]*\bappraisal\b[^.\n]*/gi))
      if (!/\bnot an appraisal\b/i.test(sentence)) found.push(`${new URL(address).pathname}: ${sentence.trim()}`);
    const british = words.match(/\b(colou|parlou|harbou|neighbou|favou)rs?\b|\bstoreys?\b|\bgrey\b|\bmetres?\b/i);
    if (british) found.push(`${new URL(address).pathname}: ${british[0]} is not how it is spelled here`);
  }
  await context.close();
  expect(found).toEqual([]);
});
