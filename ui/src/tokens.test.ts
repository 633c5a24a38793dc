import { describe, expect, test } from 'vitest';
import { color } from './tokens.ts';

type Name = keyof typeof color;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Name, second: Name): number {
  const [light = 0, dark = 0] = [luminance(color[first]), luminance(color[second])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const text: Record<string, [on: Name, ...inks: Name[]]> = {
  'the page': ['paper', 'navy', 'harbor', 'slate', 'coral', 'glassDeep', 'brassDeep'],
  'cards and fields': ['sheet', 'navy', 'harbor', 'slate', 'coral'],
  'the dune band': ['dune', 'navy', 'harbor', 'slate', 'coral', 'glassDeep', 'brassDeep'],
  'a pending button': ['duneDeep', 'navy', 'harbor'],
  'the glass band': ['glassPale', 'navy', 'harbor', 'slate'],
  'a rent ribbon': ['glass', 'navy'],
  'the navy band': ['navy', 'paper', 'dune', 'duneDeep', 'glass', 'brass'],
  'the one action': ['brass', 'navy'],
  'the one action, hovered': ['brassLift', 'navy'],
  'a solid button, hovered': ['harbor', 'paper'],
  'a pending ribbon': ['glassDeep', 'paper'],
  'a sold ribbon, a destructive toast': ['coral', 'paper', 'sheet'],
};

const edges: Record<string, [on: Name, ...inks: Name[]]> = {
  'fields and dotted lines': ['sheet', 'field'],
  'fields on the page': ['paper', 'field'],
  'focus on light grounds': ['dune', 'glassDeep'],
  'focus on navy': ['navy', 'brass'],
};

describe('contrast', () => {
  for (const [where, [ground, ...inks]] of Object.entries(text)) {
    test.each(inks)(`text on ${where}: %s reaches 4.5`, (ink) => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });
  }

  for (const [where, [ground, ...inks]] of Object.entries(edges)) {
    test.each(inks)(`${where}: %s reaches 3`, (ink) => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
    });
  }
});
