/** Measures contrast as it is seen: the color of a text against the pixels behind it, which may be a picture. */

import type { Locator } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

/** The share of pixels that may be worse: a few are only grain of the picture. */
const GRAIN = 0.05;

/** The relative luminance of WCAG, from 0 to 1. */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances. */
export const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The box of the text alone, not of its element, and the color. */
const wordsOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  return { box: { x, y, width, height }, ink: [red, green, blue] as const };
};

const setInk = (element: Element, ink: string): void =>
  (element as HTMLElement).style.setProperty('-webkit-text-fill-color', ink);

/** The contrast of an element's text with what is behind it. Nothing there may move. */
export async function contrastOf(element: Locator): Promise<number> {
  const { box, ink } = await element.evaluate(wordsOf);
  await element.evaluate(setInk, 'transparent');
  const picture = await element.page().screenshot({ clip: box });
  await element.evaluate(setInk, '');
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const behind = Array.from({ length: pixels.length / 3 }, (_, index) =>
    luminance([pixels[index * 3] ?? 0, pixels[index * 3 + 1] ?? 0, pixels[index * 3 + 2] ?? 0]),
  );
  const ratios = behind.map((light) => ratio(light, luminance(ink))).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * GRAIN)] ?? 0;
}

/** The contrast that WCAG demands for letters of this size. */
export const enoughFor = async (element: Locator): Promise<number> =>
  Number.parseFloat(await element.evaluate((words) => getComputedStyle(words).fontSize)) >= 24 ? 3 : 4.5;
