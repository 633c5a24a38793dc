import { away, camera, place } from '../kit/camera.ts';
import { grass } from '../kit/foliage.ts';
import { H, land, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function monmouthBeach(): string {
  const s = new Sheet({ seed: 74 });
  const hz = 440,
    cam = camera({ x: 0.5, y: 3.6, z: 0, f: 900, hy: hz, cx: 720 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#7DB6BE'],
          [0.55, '#F1D8B0'],
          [0.85, '#F4B586'],
          [1, '#F8D59A'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    circle(640, 392, 74, '#FFF1CC'),
    bars(
      [
        [-60, 150, 620, 36],
        [900, 110, 700, 40],
        [300, 260, 380, 18],
        [1000, 260, 520, 24],
      ],
      '#FCEBCB',
    ),
  );
  s.add(
    rect(0, hz, W, 200, INK.teal),
    rect(0, hz, W, 9, INK.sea),
    ripples(640, 640, hz + 3, 560, 130, 5, '#FDE3B0', { size: 0.7, cone: [640, 60, 190] }),
    ripples(-20, 1620, hz + 6, 560, 90, 8, INK.sea, { size: 0.9 }),
  );
  for (const [y, c, c2] of [
    [520, T, '#6FACA6'],
    [546, T, '#9CC9BE'],
    [568, T, '#D9B183'],
  ] as const) {
    const P = range(30, (_i, t) => [-30 + t * 1670, y + Math.sin(t * 11 + y) * 4] as const);
    s.add(
      path(land(P, 620), c),
      path(
        land(
          P.map(([x, q], i) => [x, q + 9 + 4 * Math.sin(i * 2)] as const),
          620,
        ),
        c2,
      ),
    );
  }
  s.add(sloop(1180, 456, 54, { hull: INK.navy, jib: INK.coral }), sloop(380, 450, 36, { hull: INK.navy, jib: T }));
  s.add(
    path(
      land([
        [-20, 590],
        [500, 582],
        [1000, 586],
        [1640, 578],
      ]),
      '#F0D7A6',
    ),
  );
  for (const [x, y, q, c] of [
    [980, 596, 24, INK.coral],
    [1070, 604, 27, INK.teal],
    [430, 600, 25, INK.gold],
  ] as const)
    s.add(
      rect(x - 1, y - 1.6 * q, 2, 1.6 * q, INK.navy),
      path(`M${x - q} ${y - 1.2 * q}Q${x} ${y - 2.4 * q} ${x + q} ${y - 1.2 * q}Z`, c),
      path(`M${x - 0.4 * q} ${y - 1.25 * q}Q${x} ${y - 2.3 * q} ${x + 0.4 * q} ${y - 1.25 * q}Z`, T),
    );
  // bathing pavilion: hipped roof, cupola, flags, arcade to the sea
  const pv = camera({ x: -8, y: 2.6, z: -46, yaw: 0.2, f: 1100, hy: 600, cx: 1010 });
  const Fc = '#8FA9AC',
    Lc = '#FBEBCB',
    rl = '#E07A52',
    rd = '#9A4636';
  const L = wall(pv, [-9, 10], [-9, 0], 2),
    F = wall(pv, [-9, 0], [9, 0], 2);
  s.add(block(pv, { x0: -10.5, x1: 10.5, y0: 0, y1: 2, z0: -2, z1: 11 }, { f: '#7F8F92', l: '#D9C3A0', t: '#E9D8B4' }));
  s.add(
    L.rect(0, 0, 10, 4.2, Lc),
    F.rect(0, 0, 18, 4.2, Fc),
    ...range(6, (i) =>
      F.win(0.8 + i * 2.9, 0.1, 2.0, 2.1, {
        arch: true,
        glass: i === 2 ? '#FBD78F' : '#3A5A6A',
        trim: '#E9EDE0',
        cols: 1,
        rows: 1,
        sill: false,
      }),
    ),
    ...range(3, (i) =>
      L.win(0.9 + i * 3, 0.1, 2.0, 2.1, { arch: true, glass: '#C98A63', trim: T, cols: 1, rows: 1, sill: false }),
    ),
  );
  s.add(
    pv.face(
      [
        [-10, 6.1, 11],
        [-10, 6.1, -1],
        [-4.5, 10, 5],
      ],
      rl,
    ),
    pv.face(
      [
        [-10, 6.1, -1],
        [10, 6.1, -1],
        [4.5, 10, 5],
        [-4.5, 10, 5],
      ],
      rd,
    ),
    pv.face(
      [
        [-10, 6.15, -1],
        [10, 6.15, -1],
        [10, 5.7, -1],
        [-10, 5.7, -1],
      ],
      '#E9EDE0',
    ),
    pv.face(
      [
        [-10, 6.15, 11],
        [-10, 6.15, -1],
        [-10, 5.7, -1],
        [-10, 5.7, 11],
      ],
      T,
    ),
  );
  s.add(
    block(pv, { x0: -1.8, x1: 1.8, y0: 9.2, y1: 12.2, z0: 3.4, z1: 6.6 }, { f: '#C4CFC8', l: T }),
    ...range(2, (i) =>
      wall(pv, [-1.8, 3.4], [1.8, 3.4], 9.6).win(0.35 + i * 1.6, 0.5, 1.2, 1.2, {
        arch: true,
        glass: '#3A5A6A',
        cols: 1,
        rows: 1,
        trim: '#E9EDE0',
        sill: false,
        f: 0.1,
      }),
    ),
    pv.face(
      [
        [-2.3, 12.2, 2.9],
        [2.3, 12.2, 2.9],
        [0, 15, 5],
      ],
      rd,
    ),
    pv.face(
      [
        [-2.3, 12.2, 7.1],
        [-2.3, 12.2, 2.9],
        [0, 15, 5],
      ],
      rl,
    ),
  );
  for (const [x, z, y, h] of [
    [0, 5, 14.9, 3],
    [-9.6, -0.6, 6, 4.5],
    [9.6, -0.6, 6, 4.5],
  ] as const) {
    const [a, b, k] = place(pv, x, z, y);
    s.add(
      rect(a - 1.5, b - h * k, 3, h * k, INK.navy),
      path(
        `M${a + 1} ${b - h * k}q${1.1 * k} ${-0.4 * k} ${2.4 * k} ${0.2 * k}v${1.1 * k}q${-1.2 * k} ${-0.5 * k} ${-2.4 * k} 0Z`,
        INK.coral,
      ),
    );
  }
  // dunes on both hands; the walk climbs between fences to the sea
  const dl = land([
      [-20, 640],
      [160, 610],
      [380, 640],
      [560, 720],
      [640, 905],
    ]),
    dr = land([
      [860, 905],
      [930, 760],
      [1120, 690],
      [1360, 672],
      [1640, 640],
    ]);
  s.add(
    path('M-20 640H1640V905H-20Z', '#EBCF9C'),
    path(dl, '#F3DFB3'),
    s.spray(dl, '#C9A06C', [620, 800], [200, 640], { a: 0.9 }),
    path(dr, '#F7E7C2'),
    s.spray(dr, '#CFAA74', [0, 905], [0, 700], { a: 0.7 }),
  );
  s.add(
    cam.face(
      [
        [-1.1, 0.3, 1.6],
        [1.5, 0.3, 1.6],
        [1.5, 0.3, 17],
        [-1.1, 0.3, 17],
      ],
      '#C9A184',
    ),
    ...range(40, (i) => {
      const z = 1.8 + i * 0.38;
      return cam.face(
        [
          [-1.1, 0.305, z],
          [1.5, 0.305, z],
          [1.5, 0.305, z + 0.05],
          [-1.1, 0.305, z + 0.05],
        ],
        '#96705C',
      );
    }),
  );
  for (const x of [-1.1, 1.5] as const) {
    for (const z of away(2.6, 17, 9))
      s.add(
        block(
          cam,
          { x0: x - 0.08, x1: x + 0.08, y0: 0, y1: 1.5, z0: z, z1: z + 0.16 },
          { f: '#7A5A4E', r: '#C98C6A', l: '#E0B58C' },
        ),
      );
    for (const y of [0.85, 1.35] as const)
      s.add(
        cam.face(
          [
            [x, y, 1.6],
            [x, y, 17],
            [x, y + 0.09, 17],
            [x, y + 0.09, 1.6],
          ],
          x < 0 ? '#E0B58C' : '#8A665A',
        ),
      );
  }
  {
    const [a, b, k] = place(cam, 0.3, 15.4, 0.3);
    s.add(person(a - 0.3 * k, b, 1.7 * k, INK.navy, { hat: T }), person(a + 0.36 * k, b, 1.15 * k, INK.coral, {}));
  }
  // marram on its own hummocks: feet scattered through the sand, a drift banked up before them
  for (const [x, y, h, n, sd] of [
    [40, 690, 96, 26, 2],
    [236, 706, 112, 28, 4],
    [400, 784, 124, 28, 6],
    [1196, 786, 104, 24, 14],
    [1504, 772, 122, 28, 18],
    [104, 868, 176, 38, 8],
    [318, 892, 160, 32, 9],
    [1024, 884, 140, 26, 12],
    [1316, 870, 178, 38, 15],
    [1568, 892, 184, 34, 21],
  ] as const) {
    const blades = [INK.pine, INK.moss, INK.sage, '#D9C27A'];
    const drift = `M${x - h * 0.9} ${y + h * 0.16}Q${x - h * 0.3} ${y - h * 0.06} ${x + h * 0.1} ${y + h * 0.02}T${x + h} ${y + h * 0.17}Q${x} ${y + h * 0.3} ${x - h * 0.9} ${y + h * 0.16}Z`;
    s.add(
      path(`M${x - h * 0.8} ${y + h * 0.12}Q${x} ${y - h * 0.2} ${x + h * 0.95} ${y + h * 0.14}Z`, '#D9BC86'),
      grass(x, y, h, n, sd, blades, { bend: 0.45, spread: 1.25, root: 0.1 }),
      grass(x + h * 0.34, y + h * 0.05, h * 0.6, Math.round(n * 0.5), sd + 1, blades, {
        bend: 0.5,
        spread: 1.1,
        root: 0.09,
      }),
      path(drift, '#F5E5BE'),
      grass(x - h * 0.24, y + h * 0.17, h * 0.42, Math.round(n * 0.3), sd + 2, blades, { bend: 0.55, root: 0.05 }),
    );
  }
  s.add(gull(420, 200, 1, T, -8), gull(490, 236, 0.7, T, 6));
  return s.svg();
}
