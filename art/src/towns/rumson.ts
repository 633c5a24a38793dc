import { camera } from '../kit/camera.ts';
import { tree, woods } from '../kit/foliage.ts';
import { H, land, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { roof } from '../kit/roof.ts';
import { path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, gull } from '../kit/sky.ts';
import { type BoxTones, block, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function rumson(): string {
  const s = new Sheet({ seed: 47 });
  const hz = 560,
    cam = camera({ x: -16, y: 1.6, z: -78, yaw: 0.13, f: 1750, hy: hz, cx: 850 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#6FAAB4'],
          [0.65, '#E4DFC0'],
          [1, '#F6E2B4'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(
    path(cloud(330, 330, 560, 150, 14), T),
    s.spray(cloud(330, 330, 560, 150, 14), '#BCD4CC', [0, 336], [0, 240], { a: 0.7 }),
    path(cloud(1420, 220, 360, 70, 4), T),
  );
  s.add(woods(-20, 1640, 530, 70, 5, '#A5B795', { step: 46 }), woods(-20, 640, 540, 54, 9, '#7F9A72', { step: 40 }));
  // lawn rising from the river
  const y = 4.2,
    lawn = land(
      [
        [-20, 566],
        [200, 556],
        [420, 528],
        [700, 500],
        [1000, 488],
        [1320, 494],
        [1640, 520],
      ],
      640,
    );
  for (const [x, b, h, w, sd, d, m, l] of [
    [520, 510, 330, 300, 3, '#4A2F3E', '#7A4350', '#B8615A'],
    [1440, 516, 430, 430, 8, INK.pine, INK.moss, INK.sage],
    [1180, 500, 330, 300, 12, '#3E5F4C', '#6C8A5A', '#B5B86C'],
    [400, 530, 240, 250, 15, INK.pine, INK.moss, INK.sage],
  ] as const)
    s.add(tree(x, b, h, w, sd, { d, m, l, trunk: INK.bark, light: -1 }));
  s.add(
    path(lawn, '#9CB56C'),
    s.spray(lawn, '#6F9150', [0, 640], [0, 500], { a: 0.85 }),
    path('M300 560Q640 516 1060 506Q900 530 700 568Z', '#B5C57F'),
    path('M760 566Q1000 524 1400 516Q1240 546 1160 572Z', '#B5C57F'),
  );
  s.add(
    groundShadow(
      cam,
      [
        [-14, y, 0],
        [14, y, 0],
        [14, y + 5, 0],
        [-14, y + 5, 0],
        [14, y + 10, 5],
        [-14, y + 10, 5],
      ],
      [0.9, -0.55, -0.1],
      INK.moss,
      y,
    ),
  );
  // the house: long shingle ridge, two gambrel gables to the river, veranda between
  const F = '#C9A877',
    Fl = '#B08D60',
    R = '#5E6F79',
    Rl = '#7F8E92',
    Rd = '#3F4F5E';
  const bl = (x0: number, x1: number, a: number, b: number, z0: number, z1: number, c: BoxTones) =>
    s.add(block(cam, { x0, x1, y0: y + a, y1: y + b, z0, z1 }, c));
  for (const x of [-11, -3.2, 4.6, 11.5] as const) {
    bl(x, x + 1.3, 7, 12.6, 5, 6.3, { f: '#B5573D', l: '#DB8A64', r: '#7C352C' });
    bl(x - 0.15, x + 1.45, 12.1, 12.5, 4.9, 6.4, { f: '#E9D2A8', l: T, r: '#8F7A62' });
  }
  const fr = wall(cam, [-15, 0], [15, 0], y),
    lf = wall(cam, [-15, 11], [-15, 0], y);
  s.add(lf.rect(0, 0, 11, 6, '#E0BE88'), fr.rect(0, 0, 30, 6, F), fr.courses(0, 0, 30, 6, 0.5, Fl, { seed: 4 }));
  for (const u of [1.4, 4.6, 7.8] as const)
    s.add(lf.win(u, 3.6, 1.2, 1.6, { glass: INK.teal }), lf.win(u, 0.6, 1.2, 2.0, { glass: INK.teal }));
  s.add(
    roof(
      cam,
      {
        axis: 'x',
        c: 5.5,
        a: -15,
        b: 15,
        prof: [
          [-5.5, y + 6],
          [0, y + 10.6],
          [5.5, y + 6],
        ],
        over: 0.6,
      },
      { planes: [Rl, Rd], end: '#E0BE88', trim: T, shade: '#B08D60', tile: '#6A7A80', tileStep: 0.7 },
    ),
  );
  const zr = (h: number) => ((h - y - 6) / 4.6) * 5.5;
  for (const x of [-1.9, 1.9] as const) {
    const w = wall(cam, [x - 0.9, 0.4], [x + 0.9, 0.4], y);
    s.add(
      w.rect(0, 6.2, 1.8, 1.7, F),
      w.win(0.4, 6.6, 1.0, 1.2, { glass: INK.teal, f: 0.1 }),
      roof(
        cam,
        {
          axis: 'z',
          c: x,
          a: 0.4,
          b: 3,
          bAt: (h) => zr(h),
          prof: [
            [-0.9, y + 7.9],
            [0, y + 8.9],
            [0.9, y + 7.9],
          ],
          over: 0.25,
          drop: 0.06,
        },
        { planes: [Rl, Rd], end: F, trim: T, band: 0.2 },
      ),
    );
  }
  for (const x of [-9.5, 9.5] as const) {
    const hw2 = 4.2,
      z = -2.6,
      w = wall(cam, [x - hw2, z], [x + hw2, z], y),
      sl = wall(cam, [x - hw2, 0], [x - hw2, z], y);
    s.add(
      sl.rect(0, 0, 2.6, 6, '#E0BE88'),
      w.rect(0, 0, hw2 * 2, 6, F),
      w.courses(0, 0, hw2 * 2, 6, 0.5, Fl, { seed: x }),
    );
    s.add(
      roof(
        cam,
        {
          axis: 'z',
          c: x,
          a: z,
          b: 5,
          bAt: (h) => Math.min(5, zr(Math.min(y + 10.6, h))),
          prof: [
            [-hw2, y + 5.2],
            [-2.9, y + 8.4],
            [0, y + 10.2],
            [2.9, y + 8.4],
            [hw2, y + 5.2],
          ],
          over: 0.5,
        },
        { planes: [Rl, Rl, R, Rd], end: F, trim: T, shade: '#A88657', band: 0.42 },
      ),
    );
    s.add(
      w.rect(0, 5.1, hw2 * 2, 0.28, T),
      ...[0.9, 3.45, 6.0].map((u) => w.win(u, 0.7, 1.5, 2.6, { glass: INK.teal, gleam: '#4C7F86', cols: 2, rows: 3 })),
      ...[1.9, 4.9].map((u) => w.win(u, 5.9, 1.4, 1.7, { glass: INK.teal, gleam: '#4C7F86' })),
      w.win(3.6, 8.4, 1.2, 0.5, { glass: INK.teal, arch: true, rows: 1, sill: false }),
      ...[1.9, 4.9].map((u) => w.win(u, 3.9, 1.4, 0.7, { glass: INK.teal, rows: 1 })),
    );
  }
  // veranda
  s.add(
    fr.rect(9.8, 0.3, 10.4, 3.0, '#7A6656'),
    ...[10.6, 13.0, 15.7, 18.1].map((u) => fr.rect(u, 0.4, 1.3, 2.4, INK.teal)),
    cam.face(
      [
        [-5.3, y + 3.2, -2.8],
        [5.3, y + 3.2, -2.8],
        [5.3, y + 4.4, 0],
        [-5.3, y + 4.4, 0],
      ],
      Rl,
    ),
    cam.face(
      [
        [-5.3, y + 3.25, -2.8],
        [5.3, y + 3.25, -2.8],
        [5.3, y + 2.85, -2.8],
        [-5.3, y + 2.85, -2.8],
      ],
      T,
    ),
  );
  bl(-5.3, 5.3, 0, 0.35, -2.8, 0, { f: '#B3A691', t: '#D8CBB2' });
  for (let x = -5.1; x <= 5.2; x += 2.04) bl(x - 0.14, x + 0.14, 0.3, 2.9, -2.75, -2.5, { f: T, l: T, r: '#B9AE9B' });
  // clipped hedges at the foot
  for (const [x0, w] of [
    [-15, 9.4],
    [5.5, 9.4],
  ] as const) {
    const [X, Y] = cam.at([x0, y, -3.2]),
      [X2] = cam.at([x0 + w, y, -3.2]),
      k = cam.scale([x0, y, -3.2]);
    s.add(
      path(`M${X} ${Y + 6}V${Y - 0.9 * k}Q${(X + X2) / 2} ${Y - 1.3 * k} ${X2} ${Y - 0.9 * k}V${Y + 6}Z`, INK.pine),
      path(
        `M${X} ${Y - 0.45 * k}V${Y - 0.9 * k}Q${(X + X2) / 2} ${Y - 1.3 * k} ${X2} ${Y - 0.9 * k}V${Y - 0.55 * k}Q${(X + X2) / 2} ${Y - 0.9 * k} ${X} ${Y - 0.45 * k}Z`,
        INK.moss,
      ),
    );
  }
  // bank, bulkhead and dock with its house
  s.add(
    path('M-20 604Q300 586 700 590T1640 584V640H-20Z', '#5F8252'),
    rect(-20, 606, 1660, 22, '#8A6F55'),
    ...range(70, (i: number) => rect(i * 24 - 16, 606, 2.4, 22, '#6B5343')),
    rect(-20, 602, 1660, 6, '#D9BE92'),
  );
  s.add(
    rect(
      0,
      628,
      W,
      290,
      s.blend(
        [
          [0, '#C7CFB0'],
          [0.25, '#86B0A9'],
          [1, '#1E6270'],
        ],
        [0, 628, 0, H],
      ),
    ),
  );
  s.add(
    ripples(560, 1320, 632, 700, 60, 3, '#B39A70', { size: 1 }),
    ripples(420, 620, 632, 690, 20, 7, '#7A4350', { size: 0.9 }),
    ripples(1250, 1620, 632, 700, 40, 8, INK.moss, { size: 1 }),
    ripples(-20, 1620, 660, 895, 130, 5, INK.sea, { size: 1.3 }),
    ripples(-20, 1620, 640, 895, 60, 11, '#F1E6C4', { size: 1.1 }),
    ripples(-20, 1620, 740, 900, 60, 15, '#174F5D', { size: 1.4 }),
  );
  const dk = camera({ x: 0, y: 2.8, z: 0, f: 1000, hy: 552, cx: 800 });
  for (const z of [34, 29, 24, 19.5, 16] as const)
    for (const x of [12.2, 14.6] as const)
      s.add(
        block(
          dk,
          { x0: x - 0.12, x1: x + 0.12, y0: -0.35, y1: 1.2, z0: z, z1: z + 0.24 },
          { f: '#6B5343', l: '#B98E62' },
        ),
      );
  s.add(
    dk.face(
      [
        [12.2, 0.45, 36],
        [14.6, 0.45, 36],
        [14.6, 0.45, 15.6],
        [12.2, 0.45, 15.6],
      ],
      '#D9B383',
    ),
    dk.face(
      [
        [12.2, 0.45, 36],
        [12.2, 0.45, 15.6],
        [12.2, 0.2, 15.6],
        [12.2, 0.2, 36],
      ],
      '#8A6243',
    ),
    dk.face(
      [
        [12.2, 0.45, 15.6],
        [14.6, 0.45, 15.6],
        [14.6, 0.2, 15.6],
        [12.2, 0.2, 15.6],
      ],
      '#6B5343',
    ),
  );
  for (let z = 16; z < 36; z += 0.9)
    s.add(
      dk.face(
        [
          [12.2, 0.455, z],
          [14.6, 0.455, z],
          [14.6, 0.455, z + 0.07],
          [12.2, 0.455, z + 0.07],
        ],
        '#B98E62',
      ),
    );
  for (const x of [12.2, 14.6] as const)
    s.add(
      block(
        dk,
        { x0: x - 0.14, x1: x + 0.14, y0: -0.35, y1: 1.35, z0: 15.6, z1: 15.9 },
        { f: '#8A6243', l: '#C99B6B', t: T },
      ),
    );
  // the fleet: one close, the rest away
  s.add(
    sloop(1010, 668, 92, { hull: INK.navy, jib: T, main: T }),
    sloop(720, 656, 64, { hull: INK.brick, jib: T }),
    sloop(130, 652, 56, { hull: INK.navy, jib: INK.coral }),
  );
  s.add(
    ripples(330, 330, 808, 900, 40, 5, T, { size: 1.1, cone: [330, 60, 110] }),
    ripples(330, 330, 806, 860, 30, 25, '#174F5D', { size: 1.1, cone: [350, 90, 130] }),
    sloop(330, 806, 470, { hull: INK.navy, main: T, shade: '#E3CFA4', jib: INK.coral, stripe: INK.gold, lean: 3 }),
  );
  s.add(
    person(318, 792, 62, INK.teal, { legs: INK.navy, hat: T }),
    path('M120 806Q320 822 560 802L548 816Q320 832 140 822Z', INK.navy),
  );
  s.add(ripples(330, 330, 818, 850, 26, 9, T, { size: 1.2, cone: [330, 190, 240] }));
  s.add(gull(610, 150, 0.9, T, -8), gull(676, 184, 0.6, T, 6));
  return s.svg();
}
