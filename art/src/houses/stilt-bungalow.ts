import { camera } from '../kit/camera.ts';
import { grass } from '../kit/foliage.ts';
import { curve, land, n1, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { roof } from '../kit/roof.ts';
import { line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, gull } from '../kit/sky.ts';
import { type BoxTones, block, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

export function stiltBungalow(): string {
  const s = new Sheet({ seed: 12 });
  const cam = camera({ x: -12.5, y: 2.1, z: -21.5, yaw: 0.47, f: 1480, hy: 612, cx: 800 });
  const F = '#F4E9D2',
    Fl = '#DCCDAE',
    L = '#8FA7A6',
    Ll = '#7A9496',
    T = INK.paper,
    Ts = '#AFC0BC',
    R = INK.coral,
    Rd = INK.brick,
    wood = '#B98E62',
    woodD = '#765644';
  const hz = 612;
  s.add(
    rect(
      0,
      0,
      W,
      hz + 4,
      s.blend(
        [
          [0, '#4FA0AC'],
          [0.7, '#B9DAD2'],
          [1, '#F3EBD2'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(
    path(cloud(1280, 500, 760, 190, 22), T),
    s.spray(cloud(1280, 500, 760, 190, 22), '#A9CFCB', [0, 505], [0, 380], { a: 0.75 }),
    path(cloud(260, 260, 420, 90, 15), T),
  );
  // sea
  s.add(
    rect(0, hz, W, 120, INK.teal),
    rect(0, hz + 26, W, 100, INK.sea),
    path(`M-20 ${hz + 70}Q400 ${hz + 54} 800 ${hz + 66}T1640 ${hz + 60}V720H-20Z`, INK.glass),
    path(`M-20 ${hz + 92}Q300 ${hz + 78} 640 ${hz + 90}T1200 ${hz + 82}T1640 ${hz + 88}V730H-20Z`, T),
    ripples(-20, 1620, hz + 8, hz + 60, 90, 5, INK.glass, { size: 0.5 }),
    ripples(-20, 1620, hz + 30, hz + 66, 22, 9, T, { size: 0.6 }),
  );
  s.add(
    sloop(1430, hz + 12, 62, { hull: INK.navy, jib: INK.gold }),
    sloop(150, hz + 8, 36, { hull: INK.navy, jib: T }),
  );
  // dunes behind
  s.add(
    path(
      land([
        [-20, 690],
        [180, 664],
        [420, 690],
        [700, 700],
        [1000, 684],
        [1280, 700],
        [1640, 660],
      ]),
      '#EBD7AC',
    ),
    s.spray(
      land([
        [-20, 690],
        [180, 664],
        [420, 690],
        [700, 700],
        [1000, 684],
        [1280, 700],
        [1640, 660],
      ]),
      '#D3B47E',
      [0, 800],
      [0, 670],
      { a: 0.8 },
    ),
  );
  s.add(
    ...range(26, (i) =>
      grass(20 + i * 62 + ((i * 37) % 30), 694 + ((i * 53) % 18) - 12, 34, 9, i + 3, [INK.moss, INK.sage, INK.lime], {
        bend: 0.6,
      }),
    ),
  );
  // shadow on the sand
  const y1 = 3.1,
    ye = 6.1,
    yr = 8.6;
  s.add(
    groundShadow(
      cam,
      [
        [-5, 0, 0],
        [5.5, 0, 0],
        [5.5, 0, 8],
        [-5, ye, 0],
        [5.5, ye, 0],
        [-5, yr, 4],
        [5.5, yr, 4],
        [5.5, ye, 8],
      ],
      [0.75, -1, 0.25],
      '#B4966A',
    ),
  );
  // pilings and the dark under the house
  s.add(
    cam.face(
      [
        [-4.8, 0, 7.6],
        [5.3, 0, 7.6],
        [5.3, y1, 7.6],
        [-4.8, y1, 7.6],
      ],
      '#6F7F80',
    ),
  );
  const pile = (x: number, z: number, c: BoxTones) =>
    block(cam, { x0: x - 0.17, x1: x + 0.17, y0: 0, y1, z0: z - 0.17, z1: z + 0.17 }, c);
  for (const z of [7.4, 5, 2.5] as const)
    for (const x of [-4.8, -1.5, 1.8, 5.2] as const) s.add(pile(x, z, { f: '#5B4A40', l: '#6B574A' }));
  // a boat kept dry under the floor
  {
    const [a, b] = cam.at([0.6, 0, 3]),
      k = cam.scale([0.6, 0, 3]);
    s.add(
      path(
        `M${a - 2.2 * k} ${b - 0.75 * k}Q${a} ${b - 0.5 * k} ${a + 2.4 * k} ${b - 0.95 * k}Q${a + 2.0 * k} ${b - 0.1 * k} ${a + 1.2 * k} ${b - 0.05 * k}L${a - 1.2 * k} ${b - 0.05 * k}Q${a - 2 * k} ${b - 0.2 * k} ${a - 2.2 * k} ${b - 0.75 * k}Z`,
        '#D9CDB4',
      ),
      path(
        `M${a - 2.2 * k} ${b - 0.75 * k}Q${a} ${b - 0.5 * k} ${a + 2.4 * k} ${b - 0.95 * k}L${a + 2.34 * k} ${b - 0.8 * k}Q${a} ${b - 0.36 * k} ${a - 2.17 * k} ${b - 0.6 * k}Z`,
        Rd,
      ),
    );
  }
  for (const x of [-4.8, -1.5, 1.8, 5.2] as const) s.add(pile(x, 0.2, { f: wood, l: woodD }));
  for (const [a, b] of [
    [-4.8, -1.5],
    [1.8, 5.2],
  ] as const)
    for (const [p, q] of [
      [0.2, 2.9],
      [2.9, 0.2],
    ] as const)
      s.add(
        cam.face(
          [
            [a, p, 0.15],
            [b, q, 0.15],
            [b, q + 0.14, 0.15],
            [a, p + 0.14, 0.15],
          ],
          '#9C7552',
        ),
      );
  // house
  const left = wall(cam, [-5, 8], [-5, 0], y1),
    front = wall(cam, [-5, 0], [5.5, 0], y1);
  s.add(
    cam.face(
      [
        [-5.1, y1 - 0.3, -2.6],
        [5.6, y1 - 0.3, -2.6],
        [5.6, y1 - 0.3, 8],
        [-5.1, y1 - 0.3, 8],
      ],
      '#3D4A50',
    ),
  );
  s.add(
    left.rect(0, 0, 8, 3, L),
    left.courses(0, 0, 8, 3, 0.3, Ll, { seed: 5, keep: 0.9 }),
    front.rect(0, 0, 10.5, 3, F),
    front.courses(0, 0, 10.5, 3, 0.3, Fl, { seed: 6, keep: 0.9 }),
  );
  for (const u of [1.2, 4.9] as const)
    s.add(left.win(u, 0.85, 1.5, 1.5, { trim: '#D3DDD7', glass: '#2B5966', bar: '#D3DDD7' }));
  s.add(left.rect(7.8, 0, 0.2, 3, '#D3DDD7'), front.rect(0, 0, 0.2, 3, T), front.rect(10.3, 0, 0.2, 3, T));
  const wo = { glass: INK.teal, gleam: '#4F8F95', shade: Fl };
  s.add(
    front.win(0.9, 0.8, 1.6, 1.6, wo),
    front.rect(3.3, 0.02, 3.0, 2.3, T),
    ...range(
      3,
      (i) =>
        front.rect(3.42 + i * 0.97, 0.12, 0.85, 2.05, INK.teal) +
        front.face(
          [
            [3.42 + i * 0.97, 0.7],
            [4.2 + i * 0.97, 2.17],
            [3.42 + i * 0.97, 2.17],
          ],
          '#4F8F95',
        ),
    ),
    front.win(7.2, 0.8, 2.3, 1.6, { ...wo, cols: 3 }),
  );
  s.add(front.rect(0, 2.62, 10.5, 0.4, '#BFB093'));
  s.add(block(cam, { x0: 3.2, x1: 4.1, y0: 7, y1: 9.9, z0: 3.6, z1: 4.5 }, { f: '#D9CDB4', l: '#93A09A' }));
  s.add(
    roof(
      cam,
      {
        axis: 'x',
        c: 4,
        a: -5,
        b: 5.5,
        prof: [
          [-4.1, ye],
          [0, yr],
          [4.1, ye],
        ],
        over: 0.75,
      },
      { planes: [R, Rd], end: L, trim: T, shade: '#6D898C', band: 0.3 },
    ),
  );
  // standing seams
  for (let x = -5.4; x < 6.2; x += 0.62)
    s.add(
      cam.face(
        [
          [x, ye - 0.25, -0.55],
          [x + 0.06, ye - 0.25, -0.55],
          [x + 0.06, yr, 4],
          [x, yr, 4],
        ],
        '#C4523A',
      ),
    );
  s.add(left.win(3.3, 3.35, 1.3, 0.75, { trim: '#D3DDD7', glass: '#2B5966', rows: 1, bar: '#D3DDD7', arch: true }));
  // gable dormer over the doors
  const zAt = (y: number) => -0.1 + ((y - ye) / (yr - ye)) * 4.1;
  const dw = wall(cam, [-2.2, -0.05], [1.8, -0.05], 0);
  s.add(
    roof(
      cam,
      {
        axis: 'z',
        c: -0.2,
        a: -0.05,
        b: 4,
        bAt: (y) => zAt(Math.min(yr, y + 0.1)),
        prof: [
          [-2.0, ye],
          [0, ye + 1.75],
          [2.0, ye],
        ],
        over: 0.6,
        drop: 0.06,
      },
      { planes: [Rd, R], end: F, trim: T, shade: Fl, band: 0.24 },
    ),
  );
  s.add(dw.win(1.5, ye + 0.28, 1.0, 0.55, { arch: true, rows: 1, cols: 3, glass: INK.teal }));
  // deck with rail, stair down to the sand
  const dz = -2.6;
  s.add(block(cam, { x0: -5.1, x1: 5.6, y0: y1 - 0.34, y1, z0: dz, z1: 0 }, { f: wood, l: woodD, t: '#D9B383' }));
  for (const x of [-4.9, -1.6, 1.7, 5.3] as const)
    s.add(
      block(
        cam,
        { x0: x - 0.13, x1: x + 0.13, y0: 0, y1: y1 - 0.34, z0: dz + 0.1, z1: dz + 0.36 },
        { f: wood, l: woodD },
      ),
    );
  const rail = (a: number, b: number) => {
    s.add(
      block(cam, { x0: a, x1: b, y0: y1 + 0.95, y1: y1 + 1.05, z0: dz, z1: dz + 0.1 }, { f: T, l: Ts }),
      block(cam, { x0: a, x1: b, y0: y1 + 0.12, y1: y1 + 0.2, z0: dz + 0.02, z1: dz + 0.08 }, { f: T }),
    );
    for (let x = a; x < b; x += 0.21)
      s.add(block(cam, { x0: x, x1: x + 0.06, y0: y1, y1: y1 + 1, z0: dz + 0.03, z1: dz + 0.07 }, { f: T }));
    for (let x = a; x <= b + 0.01; x += (b - a) / Math.round((b - a) / 2.4))
      s.add(
        block(
          cam,
          { x0: x - 0.07, x1: x + 0.07, y0: y1 - 0.3, y1: y1 + 1.12, z0: dz - 0.02, z1: dz + 0.12 },
          { f: T, l: Ts },
        ),
      );
  };
  s.add(
    cam.face(
      [
        [-5.05, y1 + 0.95, 0],
        [-5.05, y1 + 0.95, dz],
        [-5.05, y1 + 1.05, dz],
        [-5.05, y1 + 1.05, 0],
      ],
      Ts,
    ),
    ...range(9, (i) =>
      cam.face(
        [
          [-5.05, y1, dz + i * 0.29],
          [-5.05, y1, dz + i * 0.29 + 0.07],
          [-5.05, y1 + 1, dz + i * 0.29 + 0.07],
          [-5.05, y1 + 1, dz + i * 0.29],
        ],
        Ts,
      ),
    ),
  );
  rail(-5.05, 2.2);
  rail(3.9, 5.55);
  for (let i = 0; i < 14; i++) {
    const t = i / 14,
      y = y1 * (1 - t) - 0.1,
      z = dz - t * 4.2;
    s.add(
      cam.face(
        [
          [2.35, y, z],
          [3.8, y, z],
          [3.8, y, z - 0.36],
          [2.35, y, z - 0.36],
        ],
        '#E3C393',
      ),
      cam.face(
        [
          [2.35, y, z - 0.36],
          [3.8, y, z - 0.36],
          [3.8, y - 0.09, z - 0.36],
          [2.35, y - 0.09, z - 0.36],
        ],
        woodD,
      ),
    );
  }
  for (const x of [2.3, 3.85] as const)
    s.add(
      cam.face(
        [
          [x, y1 + 1.0, dz],
          [x, y1 + 0.9, dz],
          [x, 0.9, dz - 4.2],
          [x, 1.0, dz - 4.2],
        ],
        T,
      ),
      cam.face(
        [
          [x, y1 - 0.1, dz],
          [x, y1 - 0.42, dz],
          [x, -0.05, dz - 4.3],
          [x, 0.26, dz - 4.3],
        ],
        wood,
      ),
      ...range(5, (_i, t) =>
        cam.face(
          [
            [x, y1 * (1 - t), dz - 4.15 * t],
            [x, y1 * (1 - t) + 1, dz - 4.15 * t],
            [x, y1 * (1 - t) + 1, dz - 4.15 * t - 0.1],
            [x, y1 * (1 - t), dz - 4.15 * t - 0.1],
          ],
          T,
        ),
      ),
    );
  // a board leaning on a pile
  {
    const [a, b] = cam.at([-3.4, 0, dz - 0.1]),
      k = cam.scale([-3.4, 0, dz]);
    s.add(
      path(
        `M${a} ${b}Q${a - 0.1 * k} ${b - 1.4 * k} ${a + 0.5 * k} ${b - 2.5 * k}Q${a + 0.8 * k} ${b - 1.3 * k} ${a + 0.45 * k} ${b}Z`,
        INK.gold,
      ),
      line(`M${a + 0.22 * k} ${b}Q${a + 0.22 * k} ${b - 1.3 * k} ${a + 0.5 * k} ${b - 2.45 * k}`, T, 3),
    );
  }
  // foreground dune, slat fence, grass
  const fd = land([
    [-20, 800],
    [200, 772],
    [520, 808],
    [860, 850],
    [1200, 838],
    [1640, 770],
  ]);
  s.add(path(fd, '#F3E3BE'), s.spray(fd, '#CFAE78', [0, 905], [0, 800], { a: 0.8 }));
  const fence = range(
    46,
    (i, t) =>
      [60 + t * 900 + ((i * 7) % 5), 798 + Math.sin(t * 3.4) * 26 + t * 44, 88 - t * 8, ((i * 13) % 9) - 4] as const,
  );
  s.add(
    line(curve(fence.map(([x, y, h]) => [x, y - h * 0.72] as const)), '#8A6A4E', 2.2),
    line(curve(fence.map(([x, y, h]) => [x, y - h * 0.3] as const)), '#8A6A4E', 2.2),
    ...fence.map(
      ([x, y, h, t], i) =>
        `<g transform="rotate(${t} ${n1(x)} ${n1(y)})">${rect(x, y - h + ((i * 11) % 9), 8, h + 10, i % 3 ? '#A47C58' : '#8A6243')}</g>`,
    ),
  );
  s.add(
    path(
      land([
        [-20, 858],
        [260, 838],
        [640, 880],
        [1000, 905],
        [1300, 880],
        [1640, 842],
      ]),
      '#F8ECCF',
    ),
  );
  for (const [x, y, h, n, sd] of [
    [90, 905, 150, 26, 3],
    [240, 900, 110, 18, 5],
    [1240, 910, 150, 26, 8],
    [1410, 905, 190, 34, 9],
    [1545, 900, 170, 30, 12],
    [640, 900, 90, 12, 14],
    [1080, 912, 90, 12, 15],
  ] as const)
    s.add(grass(x, y, h, n, sd, [INK.pine, INK.moss, INK.sage, INK.lime], { bend: 0.5 }));
  s.add(gull(640, 150, 1.1, T, -6), gull(720, 186, 0.7, T, 8), gull(1080, 230, 0.55, T));
  return s.svg();
}
