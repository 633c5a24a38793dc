import { color } from 'ui/tokens';
import { expect, test } from 'vitest';
import { deskValues, night } from './night.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const inks = ['navy', 'harbor', 'slate', 'coral', 'glassDeep', 'brassDeep'] as const;
const grounds = ['paper', 'sheet', 'dune'] as const;

test.each(grounds)('by night every ink can be read on %s', (ground) => {
  for (const ink of inks) expect(contrast(night[ink], night[ground]), ink).toBeGreaterThanOrEqual(4.5);
});

test('by night the edge of a field can be seen on page and sheet', () => {
  for (const ground of ['paper', 'sheet'] as const)
    expect(contrast(night.field, night[ground])).toBeGreaterThanOrEqual(3);
});

for (const [when, palette] of [
  ['day', color],
  ['night', night],
] as const) {
  test(`by ${when} badges, the navigation, the one action and what is urgent can be read`, () => {
    const { badge, nav, onAct, urgentPale } = deskValues[when];
    const pairs: ReadonlyArray<readonly [string, string]> = [
      [badge.dune, badge.duneInk],
      [badge.glass, badge.glassInk],
      [badge.brass, badge.brassInk],
      [badge.dusk, badge.duskInk],
      [nav.ground, nav.ink],
      [nav.ground, nav.quiet],
      [palette.brass, onAct],
      [palette.brassLift, onAct],
      [urgentPale, palette.coral],
      [urgentPale, palette.navy],
    ];
    for (const [ground, ink] of pairs) expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
}
