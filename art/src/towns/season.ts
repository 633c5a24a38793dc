/** A poster in October or after snow: the inks of all plants are replaced by those of the season, in any scene. */

import { mix } from '../kit/colour.ts';

export const townSeasons = ['october', 'winter'] as const;
export type TownSeason = (typeof townSeasons)[number];

type Hsl = { readonly hue: number; readonly saturation: number; readonly light: number };

function hslOf(ink: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, reach] = [(most + least) / 2, most - least];
  if (reach === 0) return { hue: 0, saturation: 0, light };
  const turn = most === r ? (g - b) / reach : most === g ? 2 + (b - r) / reach : 4 + (r - g) / reach;
  return { hue: (turn * 60 + 360) % 360, saturation: reach / (1 - Math.abs(2 * light - 1)), light };
}

/** Leaves and lawns, by hue: water begins at a bluer green, sand at a yellower one. */
const grows = ({ hue, saturation }: Hsl): boolean => hue > 58 && hue < 168 && saturation > 0.08;

/** Inks of leaves in the three scenes that are already drawn in autumn. */
const leaves = new Set(
  [
    ...['#C9623A', '#EE9350', '#E3C25A', '#B8933A', '#B8543A', '#8A3F2C', '#6B5A2C', '#F0A24E', '#EBCB5E', '#C09A3E'],
    ...['#A8893A', '#7A3A2C', '#EBC45A', '#B8893A', '#8A6A2E', '#7A5A2C', '#C98A3E', '#B8743E', '#C9BE62', '#D9C26A'],
    ...['#EFBE52', '#DDBE52', '#D98A3E', '#B27A32', '#B2562F', '#6B4A26', '#94903F', '#5A5A2C', '#C7B576', '#B98A4E'],
  ].map((ink) => ink.toLowerCase()),
);

/**
 * By lightness: the inks of a crown's shade, its middle and its lit side, and of a lawn. Darker inks are evergreens,
 * which stay.
 */
const inks = {
  october: ['#8A3B2C', '#C0612F', '#DDA04A', '#E2CB8C'],
  winter: ['#7E7C8C', '#A9B2C2', '#DDE4EA', '#F3F3EE'],
} as const;

const EVERGREEN = 0.26;
const STEPS = [0.36, 0.48, 0.62] as const;

function turned(ink: string, season: TownSeason): string {
  const hsl = hslOf(ink);
  const isLeaf = leaves.has(ink.toLowerCase());
  if (isLeaf && season === 'october') return ink;
  if (!isLeaf && !grows(hsl)) return ink;
  if (hsl.light < EVERGREEN && !isLeaf) return season === 'winter' ? mix(ink, '#5A6A7C', 0.3) : ink;
  const at = STEPS.findIndex((step) => hsl.light < step);
  return mix(inks[season].at(at) ?? ink, ink, season === 'winter' ? 0.1 : 0.16);
}

/** The same drawing in that season. */
export const inSeason = (svg: string, season: TownSeason): string =>
  svg.replaceAll(/#[0-9a-f]{6}\b/gi, (ink) => turned(ink, season));
