/** Cuts the two typefaces down to what English needs and writes the fallbacks that take up the same room.
 *  Run by hand when a typeface changes: `pnpm --filter ui fonts`. Its output, `src/fonts/`, is committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number; default?: number }>;
type Metrics = Parameters<typeof createFontStack>[0][number];

const output = new URL('../src/fonts/', import.meta.url);

const run = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');

const characters = `${run(0x20, 0x7e)}\u00a0‘’“”–—…•·×°′″−½¼©®™§`;
/** What names bring along. A page without them does not ask for their file: see the ranges in `faces.css`. */
const accented = run(0xc0, 0xd6) + run(0xd8, 0xf6) + run(0xf8, 0xff);
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'lnum', 'tnum'];

/** Below 18 px the display face would need a third drawing, a quarter of its bytes. Its italic is set between 15 and 20 px, in one weight. */
const opsz = { min: 18, max: 72 };

const newsreader = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const newsreaderItalic = 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const instrumentSans = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const faces = [
  { name: 'newsreader', from: newsreader, axes: { opsz, wght: { min: 300, max: 500 } } },
  { name: 'newsreader-italic', from: newsreaderItalic, axes: { opsz: 18, wght: 400 } },
  { name: 'instrument-sans', from: instrumentSans, axes: { wght: { min: 400, max: 700 } } },
];

const source = (path: string) => readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`)));

async function cut(from: string, axes: Axes, kept: string, name: string) {
  const cutting = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const;
  const font = await subsetFont(await source(from), kept, cutting);
  await writeFile(new URL(`${name}.woff2`, output), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB`);
}

/** The metrics of one still instance of a variable font: its widths depend on the optical size it is set at. */
async function metricsAt(path: string, axes: Axes) {
  return fromBuffer(await subsetFont(await source(path), characters, { targetFormat: 'sfnt', variationAxes: axes }));
}

/** The face at the front of `stack`, imitated by the system face behind it. */
function fallback(name: string, metrics: Metrics, system: Metrics, files: string[]): string {
  const stack = [{ ...metrics, familyName: name }, system];
  const { fontFaces } = createFontStack(stack, { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return `@font-face {
  font-family: "${name}";
  src: ${files.map((file) => `local("${file}")`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: 0%;
}`;
}

for (const { name, from, axes } of faces) {
  await cut(from, axes, characters, name);
  await cut(from, axes, accented, `${name}-accented`);
}

// Headings are what moves the page when the face arrives, so the display fallbacks match it at 48 px. At the size of a
// lead its letters are wider by a twentieth: leads have fallbacks of their own.
const display = await metricsAt(newsreader, { opsz: 48, wght: 400 });
const lead = await metricsAt(newsreader, { opsz: 20, wght: 400 });
const text = await metricsAt(instrumentSans, { wght: 400 });

/** The display face at one of its sizes, imitated by each serif of the systems. */
const serifs = (name: string, metrics: Metrics) => [
  fallback(`${name} Georgia`, metrics, georgia, ['Georgia', 'Gelasio']),
  fallback(`${name} Noto`, metrics, notoSerif, ['Noto Serif']),
  fallback(`${name} Times`, metrics, timesNewRoman, ['Times New Roman', 'Liberation Serif']),
];

const faceRules = [
  ...serifs('Newsreader', display),
  ...serifs('Newsreader Lead', lead),
  fallback('Instrument Roboto', text, roboto, ['Roboto']),
  fallback('Instrument Arial', text, arial, ['Arial', 'Liberation Sans', 'ArialMT']),
];

const banner =
  '/* Written by scripts/fonts.ts; not edited by hand. System faces stretched to the room the real ones take. */';
await writeFile(new URL('generated/fallbacks.css', output), `${[banner, ...faceRules].join('\n\n')}\n`);
