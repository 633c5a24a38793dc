/** Measures contrast as it is seen: the color of a text against the pixels behind it, which may be a picture. */

import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

/** The share of pixels that may be worse: a few are only grain of the picture. */
const GRAIN = 0.05;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

interface Words {
  readonly text: string;
  /** The box of the text alone, not of its element, in whole pixels of the window. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly ink: Rgb;
  /** The contrast that WCAG demands for letters of this size. */
  readonly enough: number;
}

const wordsOf = (elements: Element[]): Words[] =>
  elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const from = { left: Math.floor(left), top: Math.floor(top) };
      const box = { ...from, width: Math.ceil(right) - from.left, height: Math.ceil(bottom) - from.top };
      const { color, fontSize } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const enough = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
      return { text: element.textContent ?? '', box, ink: [red, green, blue] as const, enough };
    });

/** Resolves when the window shows it: a screenshot may be of the frame before. */
const setInk = (elements: Element[], ink: string): Promise<void> => {
  for (const element of elements) (element as HTMLElement).style.setProperty('-webkit-text-fill-color', ink);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
};

/** Each visible text among the elements, which stand in the window, and its contrast with what is behind it. Nothing there may move. */
async function contrastsOf(elements: Locator): Promise<(Words & { contrast: number })[]> {
  const words = await elements.evaluateAll(wordsOf);
  await elements.evaluateAll(setInk, 'transparent');
  const picture = await elements.page().screenshot();
  await elements.evaluateAll(setInk, '');
  return Promise.all(
    words.map(async (each) => {
      const pixels = await sharp(picture).extract(each.box).removeAlpha().raw().toBuffer();
      const behind = Array.from({ length: pixels.length / 3 }, (_, index) =>
        luminance([pixels[index * 3] ?? 0, pixels[index * 3 + 1] ?? 0, pixels[index * 3 + 2] ?? 0]),
      );
      const ratios = behind.map((light) => ratio(light, luminance(each.ink))).sort((a, b) => a - b);
      return { ...each, contrast: ratios[Math.floor(ratios.length * GRAIN)] ?? 0 };
    }),
  );
}

/** Each text among the elements can be read. They stand in the window. */
export async function expectToBeRead(elements: Locator): Promise<void> {
  await elements.first().waitFor();
  const width = elements.page().viewportSize()?.width;
  for (const { text, contrast, enough } of await contrastsOf(elements))
    expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(enough);
}
