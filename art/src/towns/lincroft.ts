import { grass, leafy, tree, woods } from '../kit/foliage.ts';
import { H, land, n1, type Point, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { random } from '../kit/random.ts';
import { path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

/** Middle, half-width and rise of each arch; they spring from the water. */
const ARCHES = [
  [548, 84, 70],
  [820, 108, 90],
  [1092, 84, 70],
] as const;
const WATERLINE = 566;
const STONES = ['#D3C5A8', '#C4B598', '#E2D6BC', '#BBAB8E'] as const;

const arch = (x: number, r: number, h: number): string =>
  `M${x - r} ${WATERLINE}A${r} ${h} 0 0 1 ${x + r} ${WATERLINE}Z`;
const MASS = 'M318 566L348 506Q820 352 1292 506L1322 566Z';
const OPENINGS = ARCHES.map(([x, r, h]) => arch(x, r, h)).join('');
/** The height of the parapet's upper edge at `x`. */
const parapet = (x: number): number => 506 - 77 * (1 - ((x - 820) / 472) ** 2);

/** A stone bridge of three arches: thick at the piers, its wedge stones and barrels turned to the light. */
function bridge(): string[] {
  const barrels = ARCHES.map(([x, r, h]) =>
    path(`${arch(x, r, h)}${arch(x + 20, r - 4, h - 5)}`, '#6E634F', 'fill-rule="evenodd"'),
  );
  const wedges = ARCHES.flatMap(([x, r, h]) =>
    range(17, (i, t) => {
      const edge = (share: number, by: number): Point => {
        const a = Math.PI * (1 - share);
        return [x + Math.cos(a) * (r + by), WATERLINE - Math.sin(a) * (h + by)];
      };
      const next = Math.min(1, t + 1 / 17);
      return poly([edge(t, 0), edge(next, 0), edge(next, 19), edge(t, 19)], turn(['#F0E5CC', '#D9CBAF', '#E6DABF'], i));
    }),
  );
  const piers = [684, 956].map(
    (x) =>
      poly(
        [
          [x - 30, WATERLINE],
          [x - 24, 500],
          [x, 486],
          [x + 24, 500],
          [x + 30, WATERLINE],
          [x, WATERLINE + 9],
        ],
        '#E6DABF',
      ) +
      poly(
        [
          [x, 486],
          [x + 24, 500],
          [x + 30, WATERLINE],
          [x, WATERLINE + 9],
        ],
        '#B3A387',
      ),
  );
  return [
    path(`${MASS}${OPENINGS}`, '#CFC0A2', 'fill-rule="evenodd"'),
    ...courseStones(),
    ...barrels,
    ...wedges,
    ...piers,
    path('M340 510Q820 344 1300 510L1304 524Q820 362 336 524Z', '#F4E9D2'),
    path('M336 524Q820 362 1304 524L1304 530Q820 370 336 530Z', '#9C8E74'),
  ];
}

/** Single stones in the spandrels, clear of the arches. */
function courseStones(): string[] {
  const r = random(4);
  return range(120, () => {
    const x = r.between(372, 1268);
    const y = r.between(parapet(x) + 26, 560);
    const [w, h, tone] = [r.between(16, 34), r.between(6, 10), r.pick(STONES)];
    const isOpen = ARCHES.some(([cx, a, b]) => Math.hypot((x + w / 2 - cx) / (a + 34), (y - WATERLINE) / (b + 30)) < 1);
    return isOpen ? '' : rect(x, y, w, h, tone);
  });
}

/** The reflected bridge: upside down, shorter, and broken by the water. */
function bridgeInWater(s: Sheet): string {
  const mirrored = `<g transform="translate(0 ${WATERLINE * 1.62 + 4}) scale(1 -.62)" opacity=".55">${path(`${MASS}${OPENINGS}`, '#D9CBAA', 'fill-rule="evenodd"')}</g>`;
  const below = `M-20 ${WATERLINE}H${W + 20}V${H}H-20Z`;
  return s.inside(
    below,
    mirrored,
    ripples(320, 1320, WATERLINE + 8, 660, 60, 17, '#6F9A94', { size: 1.5, min: 50, max: 120 }),
  );
}

export function lincroft(): string {
  const s = new Sheet({ seed: 65 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#8CC0C2'],
          [0.7, '#E6E4C6'],
          [1, '#F8E2AE'],
        ],
        [0, 0, 0, 470],
      ),
    ),
    path(cloud(360, 210, 420, 90, 4), T),
  );
  s.add(
    woods(-20, 1640, 440, 150, 5, '#C7B576', { step: 60 }),
    woods(-20, 1640, 470, 120, 9, '#B98A4E', { step: 54, rise: (x) => Math.sin(x / 260) * 26 }),
  );
  for (const [x, b, h, w, sd, d, m, l] of [
    [150, 520, 400, 380, 3, '#8A3F2C', '#C9623A', '#F0A24E'],
    [480, 500, 270, 250, 6, '#6B5A2C', '#A8893A', '#E3C25A'],
    [760, 490, 240, 230, 9, '#3F5C40', '#6C8A4E', '#B5B45A'],
    [1440, 520, 420, 420, 12, '#7A3A2C', '#B8543A', '#EE9350'],
    [1180, 496, 280, 260, 15, '#6B5A2C', '#B8933A', '#EBCB5E'],
  ] as const)
    s.add(tree(x, b, h, w, sd, { d, m, l, trunk: INK.bark, light: -1 }));
  s.add(
    path(
      land([
        [-20, 512],
        [400, 496],
        [900, 500],
        [1640, 506],
      ]),
      '#A8B060',
    ),
    s.spray(
      land([
        [-20, 512],
        [400, 496],
        [900, 500],
        [1640, 506],
      ]),
      '#7C8A48',
      [0, 640],
      [0, 505],
    ),
  );
  // lake: trees hang in it
  s.add(
    path(
      'M-20 560Q300 540 700 556T1640 548V905H-20Z',
      s.blend(
        [
          [0, '#C9B583'],
          [0.35, '#7FA79F'],
          [1, '#245A68'],
        ],
        [0, 548, 0, H],
      ),
    ),
  );
  // reflections of the trees: lenses that get thinner downwards, never straight lines
  for (const [x, w, n, deep, c] of [
    [150, 190, 90, 800, '#C9623A'],
    [480, 120, 60, 720, '#B8933A'],
    [760, 100, 44, 700, '#6C8A4E'],
    [1180, 130, 60, 730, '#C09A3E'],
    [1440, 210, 95, 810, '#B8543A'],
  ] as const)
    s.add(ripples(x, x, 560, deep, n, 31 + x, c, { size: 1.25, min: 60, max: 110, cone: [x, w * 0.75, w] }));
  s.add(bridgeInWater(s), ...bridge());
  s.add(person(774, 446, 46, INK.coral, { legs: INK.navy }), person(800, 446, 43, INK.teal, { legs: INK.navy }));
  s.add(
    ripples(-20, 1620, 580, 890, 110, 7, '#2F6A74', { size: 1.2 }),
    ripples(-20, 1620, 570, 890, 50, 12, '#F6EBC8', { size: 1 }),
  );
  const r = random(4);
  // two swans, and leaves on the water
  const swan = (x: number, y: number, q: number, f: number) =>
    s.add(
      `<g transform="translate(${x} ${y}) scale(${q * f} ${q})"><path d="M-30 0C-34 -14 -20 -22 -4 -18C8 -22 24 -20 34 -26C32 -8 20 3 0 3C-16 3 -26 3 -30 0Z" fill="${T}"/><path d="M-26 -6C-40 -20 -22 -34 -30 -46C-32 -50 -38 -50 -42 -46L-50 -42L-41 -42C-36 -36 -46 -22 -36 -8C-33 -3 -28 -2 -26 -6Z" fill="${T}"/><path d="M-50 -42L-42 -46L-41 -42Z" fill="${INK.coral}"/><path d="M-4 -12C8 -16 22 -16 32 -22C26 -8 10 -2 -4 -4Z" fill="#D5DDD2"/></g>`,
      ripples(x, x, y + 3, y + 26, 12, 3, T, { size: 0.9, cone: [x, 30, 60] }),
    );
  swan(590, 724, 1.3, 1);
  swan(720, 752, 1.5, 1);
  for (let i = 0; i < 46; i++)
    s.add(
      `<ellipse cx="${n1(r.between(20, 1580))}" cy="${n1(r.between(600, 880))}" rx="${n1(r.between(3, 7))}" ry="${n1(r.between(1.4, 3))}" fill="${r.pick(['#EE9350', '#E3C25A', '#C9623A'])}"/>`,
    );
  // near bank and branch
  s.add(
    path('M-20 905V820Q180 800 360 850T560 905Z', '#4A5A38'),
    grass(80, 905, 110, 26, 3, ['#3F5C40', '#7C8A48', '#B5B45A']),
    grass(300, 912, 80, 18, 5, ['#3F5C40', '#7C8A48', '#B5B45A']),
    grass(1500, 915, 150, 30, 8, ['#3F5C40', '#7C8A48', '#B5B45A']),
  );
  for (let i = 0; i < 22; i++) {
    const x = r.between(1060, 1640),
      y = r.between(-30, 40) + Math.max(0, x - 1200) * 0.16;
    s.add(
      path(
        leafy(x, y, r.between(40, 80), r.between(22, 40), 300 + i, { lobes: 9, bite: 0.2 }),
        r.pick(['#8A3F2C', '#C9623A', '#EE9350']),
      ),
    );
  }
  return s.svg();
}
