import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { findSteering } from '../../../schema/src/fair-housing.ts';
import { guidePages, guides } from '../../../schema/src/guides.ts';
import { rasters, root } from '../rasters.ts';
import { textOf } from './compose.ts';
import { booklets, printedFolder } from './index.ts';

const MOST_BYTES = 600_000;

const readPrinted = (slug: string) => readFileSync(join(root, printedFolder, `${slug}.pdf`));
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const stale = 'The booklet is not what its words say: run `npm run art -- --guides`';

type Item = { str?: string };

it.each(guides)(
  'prints “$title” with all of its words, on pages that say so, and with nobody’s name',
  async (guide) => {
    const printed = readPrinted(guide.slug);
    expect(printed.length).toBeLessThanOrEqual(MOST_BYTES);
    const pdf = await getDocumentProxy(new Uint8Array(printed));
    expect(pdf.numPages).toBe(guidePages);

    const expected = textOf(guide, booklets[guide.slug]).map(withoutSpaces);
    const pages = await Promise.all(Array.from({ length: guidePages }, (_, index) => pdf.getPage(index + 1)));
    const found = await Promise.all(
      pages.map(async (page) => {
        const { items } = await page.getTextContent();
        return withoutSpaces((items as Item[]).map(({ str = '' }) => str).join(''));
      }),
    );
    expect(found, stale).toEqual(expected);

    const { agent, brokerage } = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
    for (const name of [agent.name, brokerage.name, agent.cellPhone, agent.email])
      expect(found.join('')).not.toContain(withoutSpaces(name));
  },
);

it.each(guides)('tells readers that do not look how “$title” is built', async ({ slug, title, line }) => {
  const pdf = await getDocumentProxy(new Uint8Array(readPrinted(slug)));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: 'en-US', Title: `${title}: ${line}` });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const [cover] = await pdf.getOutline();
  const { opening, pages, back } = booklets[slug];
  expect(cover?.title).toBe(title);
  expect(cover?.items.map((item: { title: string }) => item.title)).toEqual([
    opening.heading,
    ...pages.map(({ heading }) => heading),
    back.heading,
  ]);
});

it.each(guides)('steers nobody in “$title”', (guide) => {
  expect(textOf(guide, booklets[guide.slug]).flatMap((page) => findSteering(page))).toEqual([]);
});

it.each(guides)('shows drawings that exist in “$title”', ({ slug }) => {
  const { cover, pages, back } = booklets[slug];
  const shown = [cover, back.picture, ...pages.flatMap(({ picture }) => picture ?? [])].map(({ name }) => name);
  const known = rasters.map(({ name }) => name);
  expect(shown.filter((name) => !known.includes(name))).toEqual([]);
});

it('names every town of the site in the moving guide', async () => {
  const folder = join(root, 'mfe-areas/src/towns');
  const towns: { town: { name: string } }[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  const words = textOf(guides[2], booklets['moving-guide']).join(' ');
  expect(towns.length).toBeGreaterThan(0);
  expect(towns.map(({ town }) => town.name).filter((name) => !words.includes(name))).toEqual([]);
});
