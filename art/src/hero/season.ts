/**
 * October and winter on the hero's coast: the plants and the snow on its land, transparent, to be laid over the hour
 * and its film. Sea and sky come from the film. So does the land around the far sail, because a layer would hide the
 * sail.
 */

import { mix } from '../kit/colour.ts';
import { leafy } from '../kit/foliage.ts';
import { curve, land, type Point, range, turn, W } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { type Coat, dune, everySway, slats } from './dune.ts';
import { lighthouse, roofs, village } from './headland.ts';
import { type HourName, hours } from './hours.ts';
import type { Stage } from './stage.ts';

/** Right of the far sail, wherever it moves in the film. */
const EAST = 1366;
const FIRST_EASTERN_GABLE = 3;
const BEHIND_SAIL = 2;

/** The ridge on which the headland's woods stand. */
const ridge = (x: number): number => 444 + (1640 - x) * 0.1;

/** Haze: strongest where sea and sky meet, none at the edges of the picture. */
const air = ({ s }: Stage, ink: string, share: number): void => {
  const stops = [
    [0.1, ink, 0],
    [0.45, ink, share * 0.5],
    [0.58, ink, share],
    [0.66, ink, share * 0.3],
    [0.95, ink, 0],
  ] as const;
  s.add(rect(0, 0, W, 900, s.blend(stops)));
};

/** Each crown of the headland's woods: dark, and lit from above. */
function crowns(
  { s, hour }: Stage,
  inks: readonly [readonly [string, string], ...(readonly [string, string])[]],
): void {
  const r = random(31);
  for (let x = EAST + 6; x < 1660; x += r.between(11, 19)) {
    const [rx, ry] = [r.between(13, 20), r.between(12, 19)];
    const y = ridge(x) + r.between(-6, 4);
    const [dark, lit] = turn(inks, Math.floor(r() * inks.length));
    s.add(
      path(leafy(x, y, rx, ry, Math.round(x), { lobes: 8, bite: 0.14, flat: 0.4 }), hour.ink(dark)),
      path(leafy(x - rx * 0.2, y - ry * 0.36, rx * 0.62, ry * 0.46, Math.round(x) + 1, { lobes: 8 }), hour.ink(lit)),
    );
  }
}

/** Creeper, the first to turn red, along the rails. */
function creeper({ s, hour }: Stage): void {
  const r = random(12);
  const inks = ['#A8322E', '#C4482F', '#7E2A34', '#D96B3A'] as const;
  const leaves = slats.slice(7, 21).flatMap(([x, y, h]) => {
    const n = Math.round(r.between(2, 13));
    return range(n, () => {
      const [at, down, size] = [x + r.between(-12, 20), y - h * r.between(0.1, 0.86), r.between(4, 7.6)];
      return poly(
        [
          [at - size, down],
          [at, down - size * 1.2],
          [at + size, down],
          [at, down + size],
        ],
        hour.ink(turn(inks, Math.floor(r() * inks.length))),
      );
    });
  });
  s.add(leaves);
}

/** Seaside goldenrod: the dune's last flower. */
function goldenrod({ s, hour }: Stage): void {
  const r = random(47);
  for (const [x, y, h] of [
    [500, 846, 92],
    [528, 862, 76],
    [470, 836, 70],
    [556, 880, 60],
    [400, 812, 84],
    [366, 800, 62],
  ] as const) {
    const lean = r.between(10, 26);
    s.add(line(`M${x} ${y + 10}Q${x + 2} ${y - h * 0.5} ${x + lean} ${y - h}`, hour.ink('#6B6A3C'), 2.2));
    s.add(
      range(26, (_i, q) => {
        const [down, side] = [y - h + q * h * 0.46, (1 - Math.abs(q - 0.6)) * 11];
        return circle(
          x + lean * (1 - q * 0.42) + r.between(-side, side),
          down + r.between(-3, 3),
          r.between(1.6, 3.4),
          hour.ink(r() < 0.4 ? '#C98F2B' : '#F0C24A'),
        );
      }),
    );
  }
}

/** Geese on their way south, right of the sun and below the header's words. */
function geese({ s, hour }: Stage): void {
  const ink = mix(hour.headland[1], '#2B2A3A', 0.4);
  s.add(
    range(9, (i) => {
      const [side, far] = [i % 2 ? 1 : -1, Math.ceil(i / 2)];
      return gull(1424 + far * (side > 0 ? 26 : 23), 190 + far * (side > 0 ? 11 : -13), 0.44, ink, side * 4);
    }),
  );
}

function october(stage: Stage): void {
  air(stage, mix(stage.hour.sky[2], '#F3C98A', 0.5), 0.2);
  if (!stage.hour.isDark) geese(stage);
  crowns(stage, [
    ['#8F4A32', '#C0653A'],
    ['#A9702F', '#DDA545'],
    ['#7E3336', '#B5483A'],
    ['#6F6A45', '#A8964F'],
  ]);
  lighthouse(stage);
  village(stage, FIRST_EASTERN_GABLE);
  const coat: Coat = {
    far: ['#7A5A38', '#B08545', '#DDB96E'],
    near: ['#4E3B34', '#80582F', '#B98540', '#E6C57C'],
    sways: everySway,
    onFence: creeper,
  };
  dune(stage, coat);
  goldenrod(stage);
}

/** As white as the hour allows. */
const snowOf = ({ hour }: Stage) => {
  const warm = hour.isBacklit ? 0.12 : 0.1;
  const tint = (ink: string): string =>
    hour.isDark ? mix(hour.ink(ink), '#AFC0E4', 0.3) : mix(hour.ink(ink), hour.sky[2], warm);
  return { lit: tint('#FAFBF8'), half: tint('#DCE6EC'), shade: tint('#93ABCB') };
};

/** Snow on rails and slats. */
function snowOnFence(stage: Stage): void {
  const { lit } = snowOf(stage);
  const rail = (share: number): string =>
    line(curve(slats.map(([x, y, h]): Point => [x, y - h * share - 1.6])), lit, 3.2);
  const caps = slats.map(([x, y, h, tilt], i) => {
    const top = y - h + ((i * 11) % 9);
    return `<g transform="rotate(${tilt} ${x} ${y})">${path(`M${x - 2.4} ${top + 4}Q${x - 2} ${top - 8} ${x + 4.4} ${top - 8}T${x + 11} ${top + 4}Z`, lit)}</g>`;
  });
  const drifts = slats
    .filter((_slat, i) => i % 2 === 0)
    .map(([x, y], i) =>
      path(leafy(x + 14, y + 12, 42, 15 + (i % 3) * 4, 70 + i, { lobes: 3, bite: 0.06, fine: 0.01, flat: 0.5 }), lit),
    );
  stage.s.add(rail(0.72), rail(0.3), caps, drifts);
}

/** Snow on the slope under the village, thinner towards the far sail. */
function snowOnHeadland(stage: Stage): void {
  const haze = stage.hour.headland[0];
  const { lit, shade } = snowOf(stage);
  const slope = land(
    [
      [EAST + 8, 519],
      [1392, 512],
      [1424, 503],
      [1500, 485],
      [1640, 470],
    ],
    519,
  );
  stage.s.add(
    path(slope, mix(lit, haze, 0.16)),
    stage.s.spray(slope, mix(shade, haze, 0.4), [0, 522], [0, 476], { a: 0.7 }),
  );
  village(stage, FIRST_EASTERN_GABLE);
  lighthouse(stage);
  stage.s.add(
    roofs.filter((_roof, at) => at !== BEHIND_SAIL).map((roof) => poly(roof, lit)),
    rect(1475.5, 320, 31, 5, lit),
    path('M1481 300Q1491 280 1501 300Q1491 295 1481 300Z', lit),
  );
}

function winter(stage: Stage): void {
  const { hour } = stage;
  const { lit, half, shade } = snowOf(stage);
  air(stage, mix(half, hour.sky[3], hour.isDark ? 0.6 : 0.2), hour.isDark ? 0.16 : 0.4);
  crowns(stage, [
    ['#6E6678', '#9A93A4'],
    ['#5C5768', '#D5DBE2'],
    ['#7B7080', '#A9A3AE'],
  ]);
  snowOnHeadland(stage);
  const coat: Coat = {
    far: ['#7E6A55', '#A98D66', '#D2BB8F'],
    near: ['#57493F', '#83694E', '#B29667', '#DCC69A'],
    sways: everySway,
    onFence: snowOnFence,
  };
  dune({ ...stage, hour: { ...hour, dune: [lit, shade, lit, shade] } }, coat);
}

const draw = { october, winter } as const;
export type SeasonName = keyof typeof draw;
export const seasonNames = ['october', 'winter'] as const satisfies readonly SeasonName[];

export function season(name: SeasonName, at: HourName): string {
  // The hero's own seed, so that the press shifts both prints alike.
  const stage: Stage = { s: new Sheet({ seed: 90, isLayer: true }), hour: hours[at], t: 0 };
  draw[name](stage);
  return stage.s.svg();
}
