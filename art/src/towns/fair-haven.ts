import { camera, place } from '../kit/camera.ts';
import { grass, leafy, woods } from '../kit/foliage.ts';
import { H, n1, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function fairHaven(): string {
  const s = new Sheet({ seed: 62 });
  const hz = 430,
    cam = camera({ x: -1.4, y: 3.0, z: 0, f: 950, hy: hz, cx: 760 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#4F6C94'],
          [0.5, '#C98E98'],
          [0.85, '#F3B489'],
          [1, '#F9D9A4'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    bars(
      [
        [-40, 130, 720, 40],
        [900, 90, 640, 36],
        [1040, 240, 520, 26],
        [260, 270, 420, 20],
      ],
      '#F6C9A6',
    ),
    circle(1130, 372, 60, '#FDEBC0'),
  );
  s.add(
    woods(-20, 1640, 412, 44, 4, '#8A6F88', { step: 36 }),
    woods(-20, 860, 420, 56, 8, '#65597C', { step: 38, rise: (x) => Math.max(0, x - 520) ** 1.4 * 0.024 }),
    ...(
      [
        [180, 398],
        [420, 402],
        [640, 404],
        [1380, 410],
      ] as const
    ).map(
      ([x, y]) =>
        poly(
          [
            [x - 26, y + 18],
            [x - 26, y - 8],
            [x, y - 26],
            [x + 26, y - 8],
            [x + 26, y + 18],
          ],
          '#4A4468',
        ) + rect(x - 6, y - 4, 11, 13, '#FBD78F'),
    ),
  );
  s.add(
    rect(
      0,
      hz,
      W,
      480,
      s.blend(
        [
          [0, '#F5C69A'],
          [0.3, '#B98898'],
          [1, '#2B4468'],
        ],
        [0, hz, 0, H],
      ),
    ),
    ripples(1130, 1130, hz + 4, 820, 140, 5, '#FDE3B0', { size: 0.8, cone: [1130, 36, 170] }),
    ripples(-20, 1620, hz + 10, 890, 140, 9, '#5B5B82', { size: 1.2 }),
    ripples(-20, 1620, hz + 40, 890, 50, 12, '#F3B489', { size: 1 }),
  );
  s.add(
    sloop(1330, 470, 110, { hull: '#2B3A5C', main: '#FBE3C0', shade: '#D9A890', jib: INK.coral }),
    sloop(330, 458, 72, { hull: '#2B3A5C', main: '#FBE3C0', shade: '#D9A890', jib: '#FBE3C0', flip: -1 }),
    sloop(960, 448, 44, { hull: '#2B3A5C', main: '#FBE3C0', shade: '#D9A890', jib: INK.coral }),
  );
  // the dock runs out and widens to a square with two chairs
  for (const z of [23, 20, 16, 12, 8.5, 5.5] as const)
    for (const x of [-2.3, 0.2] as const)
      s.add(
        block(
          cam,
          { x0: x - 0.13, x1: x + 0.13, y0: -0.6, y1: 0.9, z0: z, z1: z + 0.26 },
          { f: '#4A3B50', l: '#3B3450', r: '#C98C7A' },
        ),
      );
  s.add(
    cam.face(
      [
        [-5, 0.2, 15.5],
        [4, 0.2, 15.5],
        [4, 0.2, 21],
        [-5, 0.2, 21],
      ],
      '#C99A84',
    ),
    cam.face(
      [
        [-5, 0.2, 15.5],
        [4, 0.2, 15.5],
        [4, -0.1, 15.5],
        [-5, -0.1, 15.5],
      ],
      '#5B4358',
    ),
    cam.face(
      [
        [-2.3, 0.2, 1.2],
        [0.2, 0.2, 1.2],
        [0.2, 0.2, 15.5],
        [-2.3, 0.2, 15.5],
      ],
      '#C99A84',
    ),
  );
  for (let z = 1.5; z < 21; z += 0.42)
    s.add(
      cam.face(
        z < 15.5
          ? [
              [-2.3, 0.205, z],
              [0.2, 0.205, z],
              [0.2, 0.205, z + 0.04],
              [-2.3, 0.205, z + 0.04],
            ]
          : [
              [-5, 0.205, z],
              [4, 0.205, z],
              [4, 0.205, z + 0.06],
              [-5, 0.205, z + 0.06],
            ],
        '#9A6E6C',
      ),
    );
  for (const x of [-5, 4] as const)
    for (const z of [15.5, 20.7] as const)
      s.add(
        block(
          cam,
          { x0: x - 0.16, x1: x + 0.16, y0: -0.6, y1: 1.2, z0: z, z1: z + 0.3 },
          { f: '#4A3B50', r: '#C98C7A', l: '#3B3450' },
        ),
        block(cam, { x0: x - 0.2, x1: x + 0.2, y0: 1.2, y1: 1.28, z0: z, z1: z + 0.3 }, { f: T }),
      );
  const chair = (x: number, z: number, c: string, d: string) => {
    const [a, b, k] = place(cam, x, z, 0.2);
    const m = (u: number, v: number) => `${n1(a + u * k)} ${n1(b - v * k)}`;
    s.add(
      `<ellipse cx="${n1(a - 0.3 * k)}" cy="${n1(b)}" rx="${n1(0.7 * k)}" ry="${n1(0.07 * k)}" fill="#8A5F66"/>`,
      ...range(5, (i: number) => {
        const u = -0.34 + i * 0.145;
        return path(
          `M${m(u, 0.28)}L${m(u + 0.125, 0.28)}L${m(u * 1.12 + 0.13, 1.12 - Math.abs(i - 2) * 0.07)}Q${m(u * 1.12 + 0.065, 1.2 - Math.abs(i - 2) * 0.07)} ${m(u * 1.12, 1.12 - Math.abs(i - 2) * 0.07)}Z`,
          c,
        );
      }),
      path(`M${m(-0.38, 0.72)}L${m(0.42, 0.72)}L${m(0.42, 0.66)}L${m(-0.38, 0.66)}Z`, d),
      path(
        `M${m(-0.56, 0.62)}L${m(-0.36, 0.62)}L${m(-0.36, 0.56)}L${m(-0.4, 0.56)}L${m(-0.4, 0)}L${m(-0.5, 0)}L${m(-0.5, 0.56)}L${m(-0.56, 0.56)}Z`,
        d,
      ),
      path(
        `M${m(0.38, 0.62)}L${m(0.6, 0.62)}L${m(0.6, 0.56)}L${m(0.54, 0.56)}L${m(0.54, 0)}L${m(0.44, 0)}L${m(0.44, 0.56)}L${m(0.38, 0.56)}Z`,
        d,
      ),
      path(`M${m(-0.4, 0.36)}L${m(0.44, 0.36)}L${m(0.44, 0.24)}L${m(-0.4, 0.24)}Z`, d),
    );
  };
  chair(-2.6, 18, T, '#D9B8A8');
  chair(-0.5, 18, T, '#D9B8A8');
  {
    const [a, b, k] = place(cam, -1.5, 18, 0.2);
    s.add(
      rect(a - 0.2 * k, b - 0.4 * k, 0.4 * k, 0.05 * k, T),
      rect(a - 0.15 * k, b - 0.36 * k, 0.05 * k, 0.36 * k, T),
      rect(a + 0.1 * k, b - 0.36 * k, 0.05 * k, 0.36 * k, T),
      rect(a - 0.05 * k, b - 0.56 * k, 0.09 * k, 0.16 * k, INK.coral),
    );
  }
  // rowing boat tied alongside
  {
    const [a, b, k] = place(cam, 2.2, 8.4, -0.2);
    s.add(
      path(
        `M${a - 1.6 * k} ${b - 0.3 * k}Q${a} ${b - 0.1 * k} ${a + 1.7 * k} ${b - 0.4 * k}Q${a} ${b + 0.02 * k} ${a - 1.6 * k} ${b - 0.3 * k}Z`,
        '#6B4A50',
      ),
      path(
        `M${a - 1.6 * k} ${b - 0.3 * k}Q${a} ${b + 0.04 * k} ${a + 1.7 * k} ${b - 0.4 * k}Q${a + 1.4 * k} ${b + 0.14 * k} ${a + 0.9 * k} ${b + 0.22 * k}L${a - 1.0 * k} ${b + 0.22 * k}Q${a - 1.5 * k} ${b + 0.08 * k} ${a - 1.6 * k} ${b - 0.3 * k}Z`,
        INK.coral,
      ),
      path(
        `M${a - 1.6 * k} ${b - 0.3 * k}Q${a} ${b + 0.04 * k} ${a + 1.7 * k} ${b - 0.4 * k}l${-0.03 * k} ${0.09 * k}Q${a} ${b + 0.15 * k} ${a - 1.57 * k} ${b - 0.2 * k}Z`,
        T,
      ),
    );
  }
  // an oak's bough hangs in from the shore behind the viewer; leaves in three tones, lit where the sky is
  s.add(
    line('M1640 96C1500 84 1390 96 1280 138C1210 164 1150 176 1090 172', '#22263F', 13),
    line('M1420 94C1370 132 1340 176 1326 226M1240 152C1200 128 1160 116 1120 112', '#22263F', 6),
  );
  const leafage = random(23);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [leafage.between(1330, 1660), leafage.between(-36, 40)];
    s.add(
      path(
        leafy(x, y, leafage.between(50, 90), leafage.between(30, 52), 350 + i, { lobes: 9, bite: 0.18 }),
        i % 3 ? '#2B2F50' : '#454468',
      ),
    );
  }
  for (let i = 0; i < 46; i++) {
    const t = leafage();
    const x = 1660 - t * 600;
    const y = 40 + leafage.between(-70, 150) * (1.1 - t * 0.75) + t * 96;
    const [rx, ry] = [leafage.between(34, 74) * (1.1 - t * 0.5), leafage.between(22, 42) * (1.1 - t * 0.5)];
    s.add(
      path(leafy(x, y, rx, ry, 400 + i, { lobes: 9, bite: 0.2, fine: 0.06 }), i % 4 === 0 ? '#454468' : '#2B2F50'),
      i % 3 === 0
        ? path(
            leafy(x - rx * 0.3, y + ry * 0.25, rx * 0.5, ry * 0.4, 500 + i, { lobes: 8, bite: 0.24, fine: 0.08 }),
            '#8A5F78',
          )
        : '',
    );
  }
  for (const [x, y, h, n, sd] of [
    [60, 915, 190, 28, 3],
    [200, 915, 110, 16, 5],
    [1330, 915, 120, 18, 8],
  ] as const)
    s.add(grass(x, y, h, n, sd, ['#22304A', '#3B4468', '#8A5F78'], { bend: 0.35 }));
  return s.svg();
}
