import { camera } from '../kit/camera.ts';
import { grass } from '../kit/foliage.ts';
import { H, land, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { roof } from '../kit/roof.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function unionBeach(): string {
  const s = new Sheet({ seed: 80 });
  const hz = 450;
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#3C5B85'],
          [0.45, '#B9808C'],
          [0.8, '#F0A070'],
          [1, '#F9D38E'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    circle(560, 380, 88, '#FDEBC0'),
    bars(
      [
        [-60, 120, 760, 42],
        [820, 180, 800, 44],
        [1060, 300, 520, 24],
        [160, 250, 440, 20],
      ],
      '#F4B489',
    ),
  );
  // the city, far across the bay: one printing, then one over it
  const sk = (list: ReadonlyArray<readonly [x: number, w: number, h: number]>, c: string) =>
    s.add(...list.map(([x, w, h]) => rect(x, hz - h, w, h + 4, c)));
  s.add(
    path(
      land(
        [
          [-20, 446],
          [300, 438],
          [500, 446],
        ],
        hz + 2,
      ),
      '#8A5F78',
    ),
    path(
      land(
        [
          [1300, 446],
          [1480, 436],
          [1640, 430],
        ],
        hz + 2,
      ),
      '#8A5F78',
    ),
  );
  sk(
    [
      [860, 26, 44],
      [884, 18, 62],
      [906, 30, 50],
      [934, 20, 78],
      [958, 22, 56],
      [980, 34, 42],
      [1016, 18, 66],
      [1100, 24, 40],
      [1126, 18, 58],
      [1146, 30, 46],
      [1180, 22, 70],
      [1206, 28, 50],
      [1240, 18, 84],
      [1262, 30, 48],
    ],
    '#B5727A',
  );
  sk(
    [
      [874, 14, 70],
      [896, 16, 92],
      [946, 20, 104],
      [970, 14, 72],
      [996, 16, 86],
      [1030, 30, 50],
      [1066, 26, 36],
      [1140, 16, 80],
      [1164, 14, 62],
      [1194, 16, 96],
      [1222, 16, 66],
      [1252, 14, 60],
    ],
    '#6F4F72',
  );
  s.add(
    poly(
      [
        [922, hz],
        [925, 318],
        [931, 280],
        [934, 280],
        [940, 318],
        [943, hz],
      ],
      '#6F4F72',
    ),
    poly(
      [
        [931.5, 282],
        [932.5, 240],
        [933.5, 282],
      ],
      '#6F4F72',
    ),
    poly(
      [
        [1206, hz],
        [1208, 352],
        [1214, 330],
        [1216, 300],
        [1218, 330],
        [1224, 352],
        [1226, hz],
      ],
      '#6F4F72',
    ),
  );
  s.add(
    rect(
      0,
      hz,
      W,
      460,
      s.blend(
        [
          [0, '#F6C08A'],
          [0.35, '#A8788C'],
          [1, '#2C4A70'],
        ],
        [0, hz, 0, H],
      ),
    ),
    ripples(560, 560, hz + 3, 800, 170, 4, '#FDE8B8', { size: 0.9, cone: [560, 60, 220] }),
    ripples(-20, 1620, hz + 6, 860, 150, 7, '#6B5B84', { size: 1.1 }),
    ripples(860, 1280, hz + 3, 560, 50, 9, '#6F4F72', { size: 0.5 }),
  );
  s.add(sloop(1380, 476, 74, { hull: '#2B2F50', main: '#FBE0B8', shade: '#C98C86', jib: INK.coral }));
  // mud flat and marsh, an egret fishing, cottage on its piles
  s.add(
    path('M700 905Q980 720 1240 708T1640 690V905Z', '#5B5576'),
    path('M860 905Q1080 760 1300 748T1640 736V905Z', '#454468'),
    path('M-20 760Q160 740 330 780T560 905H-20Z', '#3B3F63'),
  );
  const hs = camera({ x: -7, y: 2, z: -34, yaw: 0.16, f: 1000, hy: 690, cx: 1240 });
  for (const x of [-3.6, -0.5, 2.6] as const)
    for (const z of [4, 0] as const)
      s.add(block(hs, { x0: x, x1: x + 0.3, y0: -0.4, y1: 3.2, z0: z, z1: z + 0.3 }, { f: '#2B2F50', l: '#C9806A' }));
  const L = wall(hs, [-4, 5], [-4, 0], 3.2),
    F = wall(hs, [-4, 0], [3.4, 0], 3.2);
  s.add(
    block(hs, { x0: -4.6, x1: 4, y0: 2.9, y1: 3.2, z0: -1.8, z1: 5.2 }, { f: '#2B2F50', l: '#D98C6A' }),
    L.rect(0, 0, 5, 2.9, '#F0B489'),
    F.rect(0, 0, 7.4, 2.9, '#55608A'),
    L.win(1.7, 0.9, 1.3, 1.2, { trim: '#FBE0B8', glass: '#A8606A', bar: '#FBE0B8' }),
    F.win(0.9, 0.9, 1.5, 1.3, { trim: '#B9A8B8', glass: '#FBD78F', bar: '#B9A8B8' }),
    F.win(5.0, 0.9, 1.5, 1.3, { trim: '#B9A8B8', glass: '#FBD78F', bar: '#B9A8B8' }),
    F.rect(3.2, 0, 1.1, 2.2, '#8E3F4A'),
  );
  s.add(
    roof(
      hs,
      {
        axis: 'x',
        c: 2.5,
        a: -4,
        b: 3.4,
        prof: [
          [-2.6, 6.1],
          [0, 8.3],
          [2.6, 6.1],
        ],
        over: 0.5,
      },
      { planes: ['#46395C', '#2B2F50'], end: '#F0B489', trim: '#FBE0B8', shade: '#C9806A', band: 0.28 },
    ),
    ...range(9, (i: number) =>
      block(hs, { x0: -4.5 + i * 1.03, x1: -4.42 + i * 1.03, y0: 3.2, y1: 4.2, z0: -1.8, z1: -1.72 }, { f: '#B9A8B8' }),
    ),
    block(hs, { x0: -4.6, x1: 4, y0: 4.1, y1: 4.2, z0: -1.8, z1: -1.7 }, { f: '#D9C3C0', l: '#FBE0B8' }),
  );
  for (const [x, y, h, n, sd] of [
    [840, 880, 100, 24, 2],
    [1010, 830, 80, 22, 4],
    [1180, 800, 80, 22, 6],
    [1420, 790, 90, 26, 9],
    [1580, 800, 110, 28, 12],
    [1100, 912, 170, 34, 14],
    [1340, 912, 200, 40, 15],
    [1540, 915, 230, 44, 18],
    [60, 915, 260, 44, 21],
    [230, 915, 190, 34, 24],
    [400, 915, 130, 22, 27],
  ] as const)
    s.add(grass(x, y, h, n, sd, ['#22304A', '#3B4468', '#8A5F78', '#D98C6A'], { bend: 0.5 }));
  // egret: a white question mark on two lines
  s.add(
    `<g transform="translate(690 812) scale(1.5)">${line('M-4 0L-2 -52M10 2L8 -52', '#22263F', 2.6)}<path d="M-30 -58C-40 -52 -44 -44 -46 -36C-30 -44 -14 -46 2 -48C16 -50 24 -60 22 -72C18 -84 26 -92 30 -104C34 -116 30 -128 20 -128C14 -128 11 -124 9 -121L-12 -115L10 -114C16 -117 20 -114 18 -108C14 -98 4 -92 2 -82C-8 -78 -22 -68 -30 -58Z" fill="${T}"/><path d="M-30 -58C-18 -66 -4 -70 8 -70C6 -60 -10 -52 -46 -36C-44 -44 -40 -52 -30 -58Z" fill="#E9C7B0"/><path d="M9 -121L-14 -115L10 -114Z" fill="${INK.gold}"/></g>`,
    ripples(694, 694, 812, 850, 16, 4, '#FDE8B8', { size: 1.0, cone: [694, 40, 80] }),
  );
  s.add(gull(300, 200, 1, '#FBE0B8', -8), gull(376, 236, 0.7, '#FBE0B8', 6));
  return s.svg();
}
