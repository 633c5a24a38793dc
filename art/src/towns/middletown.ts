import { camera, place } from '../kit/camera.ts';
import { grass, leafy, tree, woods } from '../kit/foliage.ts';
import { H, land, type Point, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { roof } from '../kit/roof.ts';
import { line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { block, drum, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

const T = INK.paper;

/** A Lombardy poplar: one narrow flame. */
const poplar = (x: number, base: number, h: number, w: number, seed: number): string =>
  path(`M${x - 3} ${base}V${base - h * 0.3}H${x + 4}V${base}Z`, INK.bark) +
  path(leafy(x, base - h * 0.54, w * 0.5, h * 0.46, seed, { lobes: 13, bite: 0.14 }), '#6B5A2C') +
  path(leafy(x - w * 0.1, base - h * 0.56, w * 0.36, h * 0.4, seed + 1, { lobes: 12, bite: 0.18 }), '#B8933A') +
  path(leafy(x - w * 0.2, base - h * 0.62, w * 0.16, h * 0.3, seed + 2, { lobes: 9, bite: 0.2 }), '#EBCB5E');

/** A spruce: soft tiers that narrow to a point. */
const spruce = (x: number, base: number, h: number, w: number, seed: number): string =>
  path(`M${x - 4} ${base}V${base - h * 0.2}H${x + 5}V${base}Z`, INK.bark) +
  range(7, (i) => {
    const t = i / 7;
    const [y, rx, ry] = [base - h * (0.16 + t * 0.76), (w / 2) * (1 - t * 0.86), h * 0.13 * (1 - t * 0.3)];
    return (
      path(leafy(x, y, rx, ry, seed + i * 3, { lobes: 9, bite: 0.2 }), '#2F4F40') +
      path(leafy(x - rx * 0.24, y - ry * 0.3, rx * 0.66, ry * 0.56, seed + i * 5, { lobes: 8, bite: 0.2 }), '#4F7450')
    );
  }).join('');

export function middletown(): string {
  const s = new Sheet({ seed: 71 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#5E9FB0'],
          [0.6, '#C4DACB'],
          [1, '#F6E7BE'],
        ],
        [0, 0, 0, 460],
      ),
    ),
    path(cloud(380, 250, 620, 160, 8), T),
    s.spray(cloud(380, 250, 620, 160, 8), '#AFD0CB', [0, 256], [0, 150], { a: 0.7 }),
    path(cloud(1320, 180, 380, 80, 5), T),
  );
  s.add(
    rect(0, 392, W, 30, '#5FA0A6'),
    path(
      land([
        [-20, 420],
        [300, 386],
        [640, 404],
        [1000, 380],
        [1640, 410],
      ]),
      '#A9BFA0',
    ),
    woods(-20, 1640, 420, 40, 3, '#8FAE8C', { step: 36, rise: (x) => Math.sin(x / 190) * 14 }),
  );
  const fold = (P: readonly Point[], c: string, c2: string, sh = 0.8) => {
    const top = P[2]?.[1] ?? 0;
    const d = land(P);
    s.add(path(d, c), s.spray(d, c2, [0, top + 190], [0, top - 20], { a: sh }));
  };
  fold(
    [
      [-20, 452],
      [260, 424],
      [620, 448],
      [980, 420],
      [1340, 440],
      [1640, 424],
    ],
    '#C9C77C',
    '#9CAE62',
  );
  s.add(
    woods(980, 1640, 466, 64, 7, '#B8743E', { step: 42, rise: (x) => (1640 - x) * 0.02 }),
    woods(-20, 400, 470, 60, 9, '#C98A3E', { step: 42 }),
  );
  fold(
    [
      [-20, 520],
      [300, 478],
      [620, 470],
      [900, 496],
      [1240, 476],
      [1640, 500],
    ],
    '#8FAA5E',
    '#5F8248',
  );
  // rows of the fields, cut as curves
  for (let i = 0; i < 9; i++)
    s.add(line(`M${1060 + i * 66} 640Q${1090 + i * 52} 560 ${1050 + i * 40} 496`, '#B5C074', 5));
  // steeple and its town: church, rectory, three roofs
  const cm = camera({ x: -9, y: 3, z: -60, yaw: 0.12, f: 1300, hy: 560, cx: 760 });
  for (const [x, b, h, w, sd, d, m, l] of [
    [430, 546, 250, 150, 3, '#8A3F2C', '#C9623A', '#F0A24E'],
    [1000, 540, 190, 300, 6, '#7A5A2C', '#B8893A', '#EBC45A'],
  ] as const)
    s.add(tree(x, b, h, w, sd, { d, m, l, trunk: INK.bark, light: -1, clumps: sd * 6 }));
  s.add(
    poplar(862, 536, 250, 58, 9),
    poplar(916, 538, 214, 52, 12),
    spruce(330, 548, 190, 92, 5),
    spruce(286, 552, 140, 74, 8),
  );
  const L = wall(cm, [-4.5, 16], [-4.5, 0], 1),
    F = wall(cm, [-4.5, 0], [4.5, 0], 1);
  s.add(
    groundShadow(
      cm,
      [
        [-4.5, 1, 0],
        [4.5, 1, 0],
        [4.5, 1, 16],
        [0, 10, 0],
        [0, 10, 16],
        [0, 26, 0],
      ],
      [1, -0.62, -0.12],
      '#5F8248',
      1,
    ),
  );
  s.add(
    L.rect(0, 0, 16, 5.4, '#FFFBEF'),
    F.rect(0, 0, 9, 5.4, '#D8D6C6'),
    ...range(4, (i: number) =>
      L.win(1.6 + i * 3.8, 1.0, 1.3, 2.6, { arch: true, glass: '#3F6470', trim: '#E3DCC6', cols: 2, rows: 3 }),
    ),
  );
  s.add(
    roof(
      cm,
      {
        axis: 'z',
        c: 0,
        a: 0,
        b: 16,
        prof: [
          [-4.5, 6.4],
          [0, 10.6],
          [4.5, 6.4],
        ],
        over: 0.5,
      },
      { planes: ['#7C8A8E', '#47586A'], end: '#D8D6C6', trim: T, shade: '#B5B4A6', band: 0.35 },
    ),
  );
  const tw = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, l = '#FFFBEF', f = '#D8D6C6') =>
    s.add(block(cm, { x0, x1, y0, y1, z0, z1 }, { f, l, r: '#A9A999' }));
  tw(-1.9, 1.9, 1, 12.6, -1.6, 2.2);
  tw(-2.2, 2.2, 12.3, 12.9, -1.9, 2.5, T, '#C4C2B2');
  tw(-1.4, 1.4, 12.9, 16.4, -1.1, 1.7);
  {
    const w = wall(cm, [-1.4, -1.1], [1.4, -1.1], 12.9),
      w2 = wall(cm, [-1.4, 1.7], [-1.4, -1.1], 12.9);
    s.add(
      w.win(0.75, 0.5, 1.3, 1.7, { arch: true, glass: '#3F5460', cols: 1, rows: 4, trim: '#C4C2B2', sill: false }),
      w2.win(0.75, 0.5, 1.3, 1.7, { arch: true, glass: '#3F5460', cols: 1, rows: 4, trim: '#E3DCC6', sill: false }),
    );
  }
  tw(-1.7, 1.7, 16.2, 16.7, -1.4, 2.0, T, '#C4C2B2');
  s.add(
    drum(cm, { x: 0, z: 0.3, y0: 16.7, y1: 27, r0: 1.5, r1: 0.04, sides: 8, turn: 0.39 }, (nx) =>
      nx < -0.3 ? '#8FA0A2' : nx < 0.4 ? '#64757C' : '#47586A',
    ),
  );
  {
    const [a, b, k] = place(cm, 0, 0.3, 26.8);
    s.add(
      rect(a - 1.4, b - 1.5 * k, 2.8, 1.6 * k, '#8A6A2E'),
      rect(a - 0.5 * k, b - 1.05 * k, 1.0 * k, 2.6, '#8A6A2E'),
    );
  }
  s.add(
    F.rect(3.2, 0, 2.6, 3.8, '#E9E3D0', 1.61),
    F.rect(3.5, 0, 2.0, 3.3, INK.brick, 1.62),
    F.win(3.75, 6.2, 1.5, 1.9, { arch: true, glass: '#3F5460', trim: '#C4C2B2' }),
  );
  fold(
    [
      [-20, 620],
      [300, 566],
      [620, 572],
      [980, 606],
      [1300, 584],
      [1640, 592],
    ],
    '#B5BE6C',
    '#7C9A50',
  );
  // road that winds to the green
  s.add(
    path(
      'M690 905C760 800 1010 780 960 700C930 652 770 640 752 582L790 580C810 626 1010 640 1060 700C1120 780 960 800 1000 905Z',
      '#EBDDB6',
    ),
    path(
      'M690 905C760 800 1010 780 960 700C940 668 880 650 830 630C900 660 930 680 930 706C930 780 740 800 660 905Z',
      '#8FA058',
    ),
  );
  for (const [x, b, h, w, sd, d, m, l] of [
    [70, 760, 520, 430, 3, '#7A3A2C', '#B8543A', '#EE9350'],
    [1400, 724, 330, 470, 12, '#7A5A2C', '#B8893A', '#EBC45A'],
    [1130, 664, 112, 148, 15, '#4A5A38', '#7C8F4A', '#C9BE62'],
  ] as const) {
    s.add(
      `<ellipse cx="${x + w * 0.4}" cy="${b}" rx="${w * 0.6}" ry="${w * 0.05}" fill="#6B8548"/>`,
      tree(x, b, h, w, sd, {
        d,
        m,
        l,
        trunk: '#4A3B33',
        light: -1,
        clumps: w > 460 ? 24 : w > 400 ? 16 : 9,
        trunkH: w > 460 ? 0.42 : 0.3,
      }),
    );
  }
  s.add(
    '<ellipse cx="470" cy="656" rx="84" ry="8" fill="#6B8548"/>',
    spruce(410, 658, 236, 112, 19),
    spruce(486, 650, 158, 82, 23),
  );
  // split-rail fence and meadow in front
  const m3 = land([
    [-20, 800],
    [300, 782],
    [640, 830],
    [900, 905],
  ]);
  s.add(path(m3, '#5F7F45'), s.spray(m3, '#94A85A', [0, 790], [0, 905], { a: 0.7 }));
  for (const [x, y, h] of [
    [40, 812, 92],
    [220, 806, 88],
    [390, 822, 84],
    [540, 846, 82],
  ] as const)
    s.add(rect(x, y - h, 15, h + 12, '#7A604C'), rect(x, y - h, 5, h + 12, '#B99A78'));
  for (const v of [0.25, 0.58, 0.9] as const)
    s.add(
      line(
        `M-20 ${812 - 92 * v}L46 ${812 - 92 * v}L226 ${806 - 88 * v}L396 ${822 - 84 * v}L546 ${846 - 82 * v}L700 ${890 - 80 * v}`,
        '#96795E',
        8,
      ),
    );
  for (const [x, y, h, n, sd] of [
    [100, 912, 90, 22, 2],
    [330, 915, 80, 18, 4],
    [1300, 915, 90, 22, 8],
    [1520, 915, 110, 26, 9],
  ] as const)
    s.add(grass(x, y, h, n, sd, ['#3F5C40', '#7C8A48', '#D9C26A'], { bend: 0.2 }));
  return s.svg();
}
