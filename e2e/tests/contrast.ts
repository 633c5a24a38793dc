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

/** Of each text that is visible its words, its box, not that of its element, and its color. */
const wordsOf = (elements: Element[]) =>
  elements
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && element.getClientRects().length > 0)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      return { text: element.textContent, box: { x, y, width, height }, ink: [red, green, blue] as const };
    });

const setInk = (elements: Element[], ink: string): void => {
  for (const element of elements as HTMLElement[]) element.style.setProperty('-webkit-text-fill-color', ink);
};

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The least part of a window, in whole pixels, in which boxes lie. To encode and read a whole window is most of what it costs. */
function around(boxes: readonly Box[], window: { width: number; height: number }): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.ceil(right), window.width) - x),
    height: Math.max(1, Math.min(Math.ceil(bottom), window.height) - y),
  };
}

/** The contrast of each visible text with what is behind it, from one picture of the window. Nothing there may move. */
export async function contrastsOf(texts: Locator): Promise<{ text: string; contrast: number }[]> {
  const found = await texts.evaluateAll(wordsOf);
  const page = texts.page();
  if (found.length === 0) return [];
  const window = page.viewportSize();
  if (!window) throw new Error('The window has no size');
  const clip = around(
    found.map(({ box }) => box),
    window,
  );
  await texts.evaluateAll(setInk, 'transparent');
  const picture = await page.screenshot({ animations: 'disabled', clip });
  await texts.evaluateAll(setInk, '');
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return found.map(({ text, box, ink }) => {
    const lights: number[] = [];
    const [left, top] = [box.x - clip.x, box.y - clip.y];
    for (let y = Math.floor(top); y < Math.min(top + box.height, info.height); y++)
      for (let x = Math.floor(left); x < Math.min(left + box.width, info.width); x++) {
        const at = (y * info.width + x) * 3;
        lights.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    if (lights.length === 0) throw new Error(`“${text}” lies outside the window`);
    const ratios = lights.map((light) => ratio(light, luminance(ink))).sort((one, other) => one - other);
    return { text, contrast: ratios[Math.floor(ratios.length * GRAIN)] ?? 0 };
  });
}

/** The contrast of one text with what is behind it. It must be visible, and nothing there may move. */
export async function contrastOf(text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const [seen] = await contrastsOf(text);
  if (!seen) throw new Error('There is no such text to be seen');
  return seen.contrast;
}

/** The contrast that WCAG demands for letters of this size. */
export const enoughFor = async (element: Locator): Promise<number> =>
  Number.parseFloat(await element.evaluate((words) => getComputedStyle(words).fontSize)) >= 24 ? 3 : 4.5;
