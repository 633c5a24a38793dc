/** All public pages as the server sends them: each can be read without JavaScript, and describes places and buildings, never people. */

import { findSteering } from 'schema';
import { expect, test } from '../support/test.ts';
import { readOnly } from './hold.ts';

type Read = { path: string; status: number; title: string; headings: number; descriptions: number; words: string };

const pages: Read[] = [];

test.beforeAll(async ({ browser, site }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await readOnly(page);
  const sitemap = await (await context.request.get('/sitemap.xml')).text();
  for (const [, path = ''] of sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    pages.push({
      path,
      status: answer?.status() ?? 0,
      title: await page.title(),
      headings: await page.locator('h1').count(),
      descriptions: await page.locator('meta[name="description"]').count(),
      // biome-ignore lint/performance/useDomNodeTextContent: a sentence ends with its block, and what is not shown is not said
      words: await page.locator('body').innerText(),
    });
  }
  await context.close();
  expect(pages.length).toBeGreaterThan(40);
});

test('with JavaScript off every public page can be read', () => {
  for (const { path, status, title, headings, descriptions, words } of pages) {
    expect({ status, headings, descriptions }, path).toEqual({ status: 200, headings: 1, descriptions: 1 });
    expect(title.length, path).toBeGreaterThan(5);
    expect(words, path).not.toContain('Loading');
  }
});

test('no page of the sitemap steers anybody, or calls what the agent offers an appraisal', () => {
  const found: string[] = [];
  for (const { path, words } of pages) {
    found.push(...findSteering(words).map((phrase) => `${path}: ${phrase}`));
    for (const [sentence] of words.matchAll(/[^.\n]*\bappraisal\b[^.\n]*/gi))
      if (!/\bnot an appraisal\b/i.test(sentence)) found.push(`${path}: ${sentence.trim()}`);
    const british = words.match(/\b(colou|parlou|harbou|neighbou|favou)rs?\b|\bstoreys?\b|\bgrey\b|\bmetres?\b/i);
    if (british) found.push(`${path}: ${british[0]} is not how it is spelled here`);
  }
  expect(found).toEqual([]);
});
