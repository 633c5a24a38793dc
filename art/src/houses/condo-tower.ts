import { camera, place } from '../kit/camera.ts';
import { leafy, tree, woods } from '../kit/foliage.ts';
import { pairs, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { random } from '../kit/random.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { ripples } from '../kit/water.ts';

export function condoTower(): string {
  const s = new Sheet({ seed: 15 });
  const cam = camera({ x: -21, y: 1.8, z: -42, yaw: 0.36, f: 960, hy: 735, cx: 760 });
  const hz = 735,
    T = INK.paper;
  s.add(
    rect(
      0,
      0,
      W,
      hz + 4,
      s.blend(
        [
          [0, '#F0B46B'],
          [0.4, '#F4C98F'],
          [0.75, '#F5E0B9'],
          [1, '#D7E3D6'],
        ],
        [0, hz, 0, 0],
      ),
    ),
  );
  s.add(
    bars(
      [
        [-60, 240, 640, 40],
        [-100, 430, 520, 34],
        [1150, 330, 560, 40],
        [1240, 520, 480, 26],
      ],
      '#FBF0D8',
    ),
    circle(330, 585, 84, '#FDF3DC'),
  );
  // sea on the left, the sun's road on it
  s.add(
    rect(0, hz, 900, 180, INK.sea),
    rect(0, hz, 900, 26, '#5FA09F'),
    ripples(0, 700, hz + 6, hz + 120, 130, 3, INK.glass, { size: 0.8 }),
    ripples(330, 330, hz + 4, hz + 110, 120, 6, '#FDE7B8', { size: 0.8, cone: [330, 60, 150] }),
  );
  s.add(rect(880, hz - 2, 760, 60, '#8FA077'), woods(1180, 1640, hz + 6, 40, 12, '#7E9A7A', { step: 40 }));
  s.add(
    path(`M-20 860Q200 838 420 842T820 812L700 838V920H-20Z`, T),
    path(`M-20 872Q200 852 420 856T860 826L700 850V920H-20Z`, '#EBD3A7'),
  );
  // second, further block: the town goes on
  const far = (x0: number, x1: number, z: number, y: number, c: string, d: string) =>
    s.add(block(cam, { x0, x1, y0: 0, y1: y, z0: z, z1: z + 18 }, { f: c, l: d, r: c }));
  far(34, 52, 60, 24, '#A99AA0', '#E3B48C');
  far(22, 34, 48, 31, '#8F8A9C', '#DDA884');
  for (let j = 1; j < 8; j++)
    s.add(
      cam.face(
        [
          [22, j * 3.6, 47.9],
          [34, j * 3.6, 47.9],
          [34, j * 3.6 + 1.6, 47.9],
          [22, j * 3.6 + 1.6, 47.9],
        ],
        '#75758D',
      ),
    );
  // tower: lit seaward side (left), front turned away
  const N = 9,
    fh = 3.2,
    x0 = -6.5,
    x1 = 9.5,
    z0 = 0,
    z1 = 15,
    top = 5 + N * fh;
  // penthouse and plant room, of which only the top is visible over the roof's edge
  s.add(
    block(cam, { x0: x0 + 3, x1: x1 - 3, y0: top, y1: top + 3.4, z0: 3, z1: 11 }, { f: '#8796A6', l: '#F7DCB0' }),
    block(
      cam,
      { x0: x0 + 2.4, x1: x1 - 2.4, y0: top + 3.4, y1: top + 3.8, z0: 2.4, z1: 11 },
      { f: '#E8E0D2', l: '#FFF1D2' },
    ),
  );
  s.add(
    cam.face(
      [
        [x0, 0, z1],
        [x0, 0, z0],
        [x0, top, z0],
        [x0, top, z1],
      ],
      '#F2D3A4',
    ),
    cam.face(
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, top, z0],
        [x0, top, z0],
      ],
      '#7C8CA0',
    ),
  );
  const r = random(8);
  for (let i = 0; i < N; i++) {
    const y = 5 + i * fh;
    // glass behind the balconies: bays, some lit
    for (let b = 0; b < 6; b++) {
      const u = x0 + 0.5 + b * 2.62;
      const on = r() < 0.3;
      s.add(
        cam.face(
          [
            [u, y + 0.25, z0 - 0.01],
            [u + 2.2, y + 0.25, z0 - 0.01],
            [u + 2.2, y + 2.75, z0 - 0.01],
            [u, y + 2.75, z0 - 0.01],
          ],
          on ? '#FBD389' : b % 3 === 1 ? '#3E5872' : '#4C6881',
        ),
        cam.face(
          [
            [u + 1.06, y + 0.25, z0 - 0.02],
            [u + 1.16, y + 0.25, z0 - 0.02],
            [u + 1.16, y + 2.75, z0 - 0.02],
            [u + 1.06, y + 2.75, z0 - 0.02],
          ],
          '#B6BCC4',
        ),
      );
    }
    for (let b = 0; b < 5; b++) {
      const z = 5.2 + b * 2.0;
      if (z > 13.5) continue;
      s.add(
        cam.face(
          [
            [x0 - 0.01, y + 0.45, z + 1.3],
            [x0 - 0.01, y + 0.45, z],
            [x0 - 0.01, y + 2.6, z],
            [x0 - 0.01, y + 2.6, z + 1.3],
          ],
          b % 2 ? '#D98F5F' : '#C97C55',
        ),
        cam.face(
          [
            [x0 - 0.02, y + 1.5, z + 1.3],
            [x0 - 0.02, y + 0.45, z],
            [x0 - 0.02, y + 2.6, z],
            [x0 - 0.02, y + 2.6, z + 1.3],
          ],
          '#F7C98B',
        ),
      );
    }
  }
  // balcony slabs sweep round the seaward corner
  const ring = (out: number, y: number) => {
    const c = [x0 + 1.5, z0 + 1.5] as const,
      R = 1.5 + out;
    return [
      [x1 + 0.2, z0 - out],
      ...range(9, (_: number, t: number) => {
        const a = -Math.PI / 2 - t * (Math.PI / 2);
        return [c[0] + R * Math.cos(a), c[1] + R * Math.sin(a)];
      }),
      [x0 - out, z0 + 4.2],
      [x0, z0 + 4.6],
    ].map(([X, Z]) => [X, y, Z] as const);
  };
  for (let i = 0; i <= N; i++) {
    const y = 5 + i * fh,
      o = ring(1.45, y);
    s.add(cam.face([...o, [x0, y, z0], [x1 + 0.2, y, z0]], '#64748B'));
    for (const [p, q] of pairs(o)) {
      const nx = q[2] - p[2],
        lit = q[0] - p[0];
      const t =
        Math.abs(lit) > Math.abs(nx) * 1.4 ? '#E8E0D2' : Math.abs(lit) > Math.abs(nx) * 0.5 ? '#F5E3C2' : '#FFF1D2';
      s.add(cam.face([p, q, [q[0], y + 0.34, q[2]], [p[0], y + 0.34, p[2]]], t));
      if (i < N) {
        const g0 = [p[0], y + 0.34, p[2]] as const,
          g1 = [q[0], y + 0.34, q[2]] as const;
        s.add(
          cam.face(
            [g0, g1, [g1[0], y + 1.35, g1[2]], [g0[0], y + 1.35, g0[2]]],
            Math.abs(lit) > Math.abs(nx) ? '#A9C3C6' : '#F6D9A8',
            'opacity=".72"',
          ),
          cam.face(
            [
              [g0[0], y + 1.35, g0[2]],
              [g1[0], y + 1.35, g1[2]],
              [g1[0], y + 1.43, g1[2]],
              [g0[0], y + 1.43, g0[2]],
            ],
            T,
          ),
        );
      }
    }
  }
  // lobby: stone base, columns, canopy
  s.add(
    cam.face(
      [
        [x0, 0, z0 - 0.05],
        [x1, 0, z0 - 0.05],
        [x1, 5, z0 - 0.05],
        [x0, 5, z0 - 0.05],
      ],
      '#3E5872',
    ),
    ...range(7, (i: number) =>
      block(
        cam,
        { x0: x0 + 0.2 + i * 2.55, x1: x0 + 0.8 + i * 2.55, y0: 0, y1: 5, z0: -1.6, z1: -1.0 },
        { f: '#C4B9A9', l: '#FFE9C4', r: '#8E8A8C' },
      ),
    ),
    cam.face(
      [
        [x0 + 7, 0.3, z0 - 0.06],
        [x0 + 12.5, 0.3, z0 - 0.06],
        [x0 + 12.5, 3.9, z0 - 0.06],
        [x0 + 7, 3.9, z0 - 0.06],
      ],
      '#FBD389',
    ),
  );
  // promenade in perspective: boards, rail, lamps, walkers with morning shadows
  s.add(
    cam.face(
      [
        [-70, 0, -4],
        [60, 0, -4],
        [60, 0, -60],
        [-70, 0, -60],
      ],
      '#D9B98C',
    ),
  );
  s.add(
    cam.face(
      [
        [-70, 0, -4],
        [60, 0, -4],
        [60, 0, -7],
        [-70, 0, -7],
      ],
      '#8FA077',
    ),
  );
  for (let x = -60; x < 60; x += 1.1)
    s.add(
      cam.face(
        [
          [x, 0.01, -7],
          [x + 0.07, 0.01, -7],
          [x + 0.07, 0.01, -60],
          [x, 0.01, -60],
        ],
        '#C29E70',
      ),
    );
  for (const [x, z, w, h, sd] of [
    [-5, -5, 5, 1.6, 2],
    [1, -5, 5, 1.3, 4],
    [8, -5, 6, 1.7, 6],
    [16, -5, 6, 1.5, 9],
    [24, -4, 6, 2.0, 11],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(
      path(leafy(a, b - h * k * 0.4, (w * k) / 2, h * k * 0.6, sd, { lobes: 14, bite: 0.1, flat: 0.4 }), INK.pine),
      path(
        leafy(a - w * k * 0.06, b - h * k * 0.5, w * k * 0.4, h * k * 0.4, sd + 3, {
          lobes: 13,
          bite: 0.15,
          flat: 0.3,
        }),
        INK.moss,
      ),
    );
  }
  for (const [x, z, h] of [
    [13, -3.6, 9],
    [19, -3, 8],
    [26, -2, 10],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(
      tree(a, b, h * k, h * k * 0.75, 5 + x, { d: '#2F4F50', m: '#53775C', l: '#A9A866', trunk: '#4A3B3A', light: -1 }),
    );
  }
  for (const z of [-9, -15, -22.5, -31] as const) {
    const [a, b, k] = place(cam, -18.5, z);
    s.add(
      rect(a - 0.06 * k, b - 4.6 * k, 0.12 * k, 4.6 * k, INK.navy),
      path(`M${a - 0.42 * k} ${b - 4.6 * k}h${0.84 * k}l${-0.2 * k} ${-0.62 * k}h${-0.44 * k}Z`, '#FFF1D2'),
      path(`M${a - 0.3 * k} ${b - 5.2 * k}h${0.6 * k}l${-0.3 * k} ${-0.25 * k}Z`, INK.navy),
      rect(a - 0.2 * k, b - 0.3 * k, 0.4 * k, 0.3 * k, INK.navy),
    );
  }
  for (const [x, z, c, hat] of [
    [-13.4, -29, INK.brick],
    [-12.6, -28.8, INK.teal, INK.paper],
    [-9, -24, INK.coral],
    [-8.3, -24.2, INK.navy, INK.paper],
    [-1.5, -20, INK.teal],
    [4, -17, INK.brick],
    [4.7, -17.2, INK.teal],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(person(a, b, 1.72 * k, c, { legs: INK.navy, hat, shadow: '#AD8A60', sx: 2.2 }));
  }
  s.add(gull(210, 330, 1, '#FFF9EA', -8), gull(280, 366, 0.7, '#FFF9EA', 6), gull(470, 250, 0.6, '#FFF9EA'));
  return s.svg();
}
