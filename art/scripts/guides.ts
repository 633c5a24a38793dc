/// <reference lib="dom" />
/** `npm run art -- --guides`: prints the guides with Chromium, from their texts and the committed drawings. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { type Guide, guides } from '../../schema/src/guides.ts';
import { color } from '../../ui/src/tokens.ts';
import { compose } from '../src/guides/compose.ts';
import type { Picture } from '../src/guides/guide.ts';
import { booklets, printedFolder } from '../src/guides/index.ts';
import { PAGE } from '../src/guides/sheet.ts';
import { rasters, root } from '../src/rasters.ts';

/** The largest size of a guide's file, in bytes. */
const MOST_BYTES = 600_000;
/** Pixels of a picture for each CSS point of the page: 165 per inch. */
const DENSITY = 2.3;

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const font = (name: string) => dataUrl('font/woff2', readFileSync(join(root, `ui/src/fonts/${name}.woff2`)));
const paper = {
  color,
  fonts: {
    newsreader: font('newsreader'),
    'newsreader-italic': font('newsreader-italic'),
    'instrument-sans': font('instrument-sans'),
  },
};

type Size = { width: number; height: number };

/** The largest part of a drawing with this shape, with its focus in the middle or as near to it as the edge allows. */
async function cut({ name, focus }: Picture, { width, height }: Size): Promise<string> {
  const raster = rasters.find((candidate) => candidate.name === name);
  if (!raster) throw new Error(`No scene is called ${name}`);
  const drawing = sharp(join(root, raster.file));
  const { width: w, height: h } = await drawing.metadata();
  const scale = Math.min(w / width, h / height);
  const part = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const from = (whole: number, piece: number, percent: number) =>
    Math.round(Math.min(whole - piece, Math.max(0, (whole * percent) / 100 - piece / 2)));
  const jpeg = await drawing
    .extract({ ...part, left: from(w, part.width, focus.x), top: from(h, part.height, focus.y) })
    .resize(Math.min(part.width, Math.round(width * DENSITY)))
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  return dataUrl('image/jpeg', jpeg);
}

/** Texts that lie outside of their page, or too near to its page number. */
const overflows = () =>
  [...document.querySelectorAll('.page')].flatMap((page, index) => {
    const edge = page.getBoundingClientRect();
    const foot = page.querySelector('.foot, .small')?.getBoundingClientRect().top ?? edge.bottom;
    const words = [...page.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, .aside')].filter(
      (element) => !element.closest('.foot, .small'),
    );
    const isOut = (element: Element) => {
      const { bottom, right } = element.getBoundingClientRect();
      return bottom > foot - 9 || right > edge.right || element.scrollWidth > element.clientWidth + 1;
    };
    return words.filter(isOut).map((element) => `page ${index + 1}: ${element.textContent?.slice(0, 60)}`);
  });

async function print(browser: Browser, { slug, title, line }: Guide): Promise<void> {
  const wanted = new Map<string, { picture: Picture; size: Size }>();
  const keep = (picture: Picture, size: Size) => {
    wanted.set(picture.name, { picture, size });
    return `{{${picture.name}}}`;
  };
  let html = compose({ cover: { title, line }, booklet: booklets[slug], paper, address: keep });
  for (const [name, { picture, size }] of wanted) html = html.replaceAll(`{{${name}}}`, await cut(picture, size));
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  const outside = await page.evaluate(overflows);
  if (outside.length > 0) throw new Error(`${slug} does not fit:\n${outside.join('\n')}`);
  const file = join(root, printedFolder, `${slug}.pdf`);
  const pdf = await page.pdf({
    width: `${PAGE.width}in`,
    height: `${PAGE.height}in`,
    printBackground: true,
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  if (pdf.length > MOST_BYTES) throw new Error(`${slug} has ${pdf.length} bytes, more than ${MOST_BYTES}`);
  writeFileSync(file, pdf);
  console.log(`${slug}: ${Math.round(pdf.length / 1000)} kB`);
}

const browser = await chromium.launch({ ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}) });
try {
  for (const guide of guides) await print(browser, guide);
} finally {
  await browser.close();
}
