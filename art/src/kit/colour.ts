/** Mixes inks: every tone of a scene comes from a few colors and the hour's two lights. */

type Rgb = readonly [r: number, g: number, b: number];

const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
const parse = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)];

const print = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const eachPart = (a: string, b: string, join: (p: number, q: number) => number): string => {
  const [p, q] = [parse(a), parse(b)];
  return print([join(p[0], q[0]), join(p[1], q[1]), join(p[2], q[2])]);
};

/** `share` of the second ink in the first. */
export const mix = (a: string, b: string, share: number): string => eachPart(a, b, (p, q) => p + (q - p) * share);

/** One ink printed over another, as if both were transparent. */
export const over = (a: string, b: string): string => eachPart(a, b, (p, q) => (p * q) / 255);
