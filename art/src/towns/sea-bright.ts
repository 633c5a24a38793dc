import { away, camera, place, strip } from '../kit/camera.ts';
import { grass } from '../kit/foliage.ts';
import { H, lerp, n1, pairs, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { roof } from '../kit/roof.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, gull } from '../kit/sky.ts';
import { type BoxTones, block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function seaBright(): string {
  const s = new Sheet({ seed: 34 });
  const cam = camera({ x: 0, y: 2.6, z: 0, yaw: 0, f: 900, hy: 430, cx: 690 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#3E8F9E'],
          [0.6, '#A9D3CC'],
          [1, '#F4EBD0'],
        ],
        [0, 0, 0, 430],
      ),
    ),
  );
  s.add(
    path(cloud(1190, 330, 620, 180, 33), T),
    s.spray(cloud(1190, 330, 620, 180, 33), '#A5CFCA', [0, 336], [0, 230], { a: 0.75 }),
    path(cloud(520, 190, 300, 60, 9), T),
  );
  s.add(
    rect(0, 430, W, 480, INK.teal),
    rect(0, 430, W, 8, '#2E7580'),
    ripples(600, 1620, 436, 640, 110, 3, INK.sea, { size: 1.1 }),
    sloop(1330, 444, 62, { hull: INK.navy, jib: INK.coral }),
    sloop(980, 437, 30, { hull: INK.navy, jib: T }),
  );
  const zs = away(1.7, 300, 46),
    w = (z: number, a: number, p: number, f = 0.5) =>
      Math.sin(Math.log(z) * 6 * f + p) * a * (1 + z * 0.008) + Math.sin(Math.log(z) * 15 * f + p * 2) * a * 0.35;
  const band = (x: number, a: number, p: number, c: string) =>
    strip(
      cam,
      zs,
      () => -9,
      (z) => x + w(z, a, p),
      -0.6,
      c,
    );
  s.add(
    band(18.5, 1.2, 0, INK.sea),
    band(15.6, 1.3, 0.5, T),
    band(14.4, 1.3, 0.7, INK.glass),
    band(10.8, 1.2, 1.3, INK.sea),
    band(9.6, 1.2, 1.5, T),
    band(8.5, 1.15, 1.65, INK.glass),
    band(5.9, 1.0, 2.2, T),
    band(5.2, 0.95, 2.3, '#C9A26C'),
    band(3.7, 0.6, 2.9, '#E9CE97'),
    band(0.6, 0.5, 3.4, '#F3E0B6'),
  );
  // foam lace
  const r = random(12);
  for (let i = 0; i < 70; i++) {
    const z = 2 + r() ** 1.8 * 60,
      x = 6.2 + r() * 3.2 + w(z, 1.1, 1.7);
    const [a, b, k] = place(cam, x, z, -0.6);
    s.add(
      `<ellipse cx="${n1(a)}" cy="${n1(b)}" rx="${n1(k * r.between(0.1, 0.45))}" ry="${n1(k * 0.035)}" fill="${T}"/>`,
    );
  }
  // houses behind the wall, gables to the sea, sun on them
  const house = (z: number, c: string, lit: string, rf: string, rl: string, h = 7.5) => {
    const x0 = -27,
      x1 = -18.5,
      z1 = z + 9;
    s.add(block(cam, { x0, x1, y0: 0, y1: h, z0: z, z1 }, { f: c, r: lit }));
    s.add(
      roof(
        cam,
        {
          axis: 'x',
          c: z + 4.5,
          a: x0,
          b: x1,
          prof: [
            [-4.5, h],
            [0, h + 3.9],
            [4.5, h],
          ],
          over: 0.6,
        },
        { planes: [rf, rl], end: lit, trim: T, shade: '#C9B28A', band: 0.35 },
      ),
    );
    const ww = wall(cam, [x1, z], [x1, z1]);
    s.add(
      ww.win(1.2, h - 2.6, 1.7, 1.7, { glass: INK.teal }),
      ww.win(4.0, h - 2.6, 1.7, 1.7, { glass: INK.teal }),
      ww.win(6.6, h - 2.6, 1.2, 1.7, { glass: INK.teal }),
      ww.win(3.8, h + 0.6, 1.5, 1.2, { glass: INK.teal, arch: true, rows: 1 }),
      ww.win(1.2, h - 5.6, 2.6, 1.9, { glass: INK.teal, cols: 3 }),
      ww.win(5.2, h - 5.6, 2.6, 1.9, { glass: INK.teal, cols: 3 }),
    );
  };
  house(112, '#6E8A8B', '#C9D6CC', '#4A6572', '#7A99A0');
  house(92, '#8A7360', '#D8BC8C', '#47586A', '#64757C', 8.2);
  house(74, '#9EB1AC', '#F4E9D2', INK.brick, INK.coral);
  house(57, '#6E8A8B', '#B9CFC9', '#47586A', '#7A8A92', 8.4);
  house(41, '#8A7360', '#D2B587', '#3E5365', '#64757C', 7.6);
  house(27, '#9EB1AC', '#F6ECD6', '#47586A', '#7C8A8E', 8.6);
  house(14.5, '#6F6457', '#CDB083', INK.brick, INK.coral, 7.6);
  // flagpole
  {
    const [a, b, k] = place(cam, -17, 36);
    s.add(
      rect(a - 2, b - 16 * k, 4, 14 * k, T),
      path(
        `M${a + 2} ${b - 15.9 * k}q${1.6 * k} ${-0.5 * k} ${3.4 * k} ${0.3 * k}v${1.9 * k}q${-1.8 * k} ${-0.8 * k} ${-3.4 * k} ${-0.2 * k}Z`,
        INK.coral,
      ),
    );
  }
  // the wall: courses of great stones, light on the seaward slope, flat crest
  s.add(
    cam.face(
      [
        [-8.0, -0.7, 2],
        [-8.0, -0.7, 200],
        [-12.4, 4.3, 200],
        [-12.4, 4.3, 2],
      ],
      '#8F958F',
    ),
  );
  const zw = away(2.2, 190, 60),
    q = random(44);
  for (const [za, zb] of pairs(zw).reverse()) {
    s.add(
      cam.face(
        [
          [-15.6, 4.3, za],
          [-12.4, 4.3, za],
          [-12.4, 4.3, zb],
          [-15.6, 4.3, zb],
        ],
        '#D9CFB8',
      ),
    );
    for (let j = 0; j < 5; j++) {
      const t0 = j / 5,
        t1 = (j + 1) / 5,
        p = (t: number) => [lerp(-8.2, -12.4, t), lerp(-0.7, 4.3, t)] as const,
        jig = () => q.between(-0.16, 0.16),
        A = p(t0),
        B2 = p(t1),
        o = (q() - 0.5) * (zb - za) * 0.5;
      s.add(
        cam.face(
          [
            [A[0] + jig() + 0.12, A[1] + jig(), za + o],
            [A[0] + jig() + 0.12, A[1] + jig(), zb + o],
            [B2[0] + jig(), B2[1] + jig() * 0.5, zb + o],
            [B2[0] + jig(), B2[1] + jig() * 0.5, za + o],
          ],
          q.pick(['#B7B3A2', '#CFC8B2', '#9CA09A', '#C3BDA8', '#A9AA9F']),
        ),
      );
      const m = [lerp(A[0], B2[0], 0.5), lerp(A[1], B2[1], 0.12)] as const;
      s.add(
        cam.face(
          [
            [A[0] + 0.14, A[1] - 0.02, za + o],
            [A[0] + 0.14, A[1] - 0.02, zb + o],
            [m[0] + 0.1, m[1], zb + o],
            [m[0] + 0.1, m[1], za + o],
          ],
          '#6F7D80',
        ),
      );
    }
  }
  // timber stair over the wall
  {
    const zc = 16.5;
    for (let i = 0; i < 12; i++) {
      const t = i / 12,
        x = lerp(-7.6, -12.4, t),
        y = lerp(-0.5, 4.5, t);
      s.add(
        block(
          cam,
          { x0: x - 0.44, x1: x, y0: y, y1: y + 0.14, z0: zc, z1: zc + 2 },
          { f: '#8A6243', r: '#D9A874', t: '#E7BE8C' },
        ),
      );
    }
    for (const z of [zc + 2, zc] as const)
      s.add(
        cam.face(
          [
            [-7.5, 0.7, z],
            [-12.5, 5.7, z],
            [-12.5, 5.86, z],
            [-7.5, 0.86, z],
          ],
          T,
        ),
        ...range(5, (_i: number, t: number) =>
          cam.face(
            [
              [lerp(-7.6, -12.3, t), lerp(-0.4, 4.4, t), z],
              [lerp(-7.6, -12.3, t) + 0.12, lerp(-0.4, 4.4, t), z],
              [lerp(-7.6, -12.3, t) + 0.12, lerp(0.75, 5.7, t), z],
              [lerp(-7.6, -12.3, t), lerp(0.75, 5.7, t), z],
            ],
            T,
          ),
        ),
      );
  }
  // bathers' umbrellas far, guard's tall chair and surfboat near
  for (const [x, z, c] of [
    [-3, 48, INK.coral],
    [-1, 39, INK.gold],
    [-4.6, 34, INK.teal],
    [0.4, 29, INK.coral],
    [-4, 24.5, T],
  ] as const) {
    const [a, b, k] = place(cam, x, z, -0.6);
    s.add(
      `<ellipse cx="${n1(a - k)}" cy="${n1(b)}" rx="${n1(1.4 * k)}" ry="${n1(0.16 * k)}" fill="#CFAE78"/>`,
      rect(a - 0.04 * k, b - 2.0 * k, 0.08 * k, 2 * k, INK.navy),
      path(
        `M${a - 1.25 * k} ${b - 1.55 * k}Q${a} ${b - 3 * k} ${a + 1.25 * k} ${b - 1.55 * k}Q${a + 0.6 * k} ${b - 1.72 * k} ${a} ${b - 1.55 * k}Q${a - 0.6 * k} ${b - 1.72 * k} ${a - 1.25 * k} ${b - 1.55 * k}Z`,
        c,
      ),
      path(
        `M${a - 0.45 * k} ${b - 1.63 * k}Q${a - 0.3 * k} ${b - 2.3 * k} ${a} ${b - 2.27 * k}Q${a + 0.3 * k} ${b - 2.3 * k} ${a + 0.45 * k} ${b - 1.63 * k}Z`,
        c === T ? INK.coral : T,
      ),
    );
  }
  const cx = 0.9,
    cz = 11.5,
    bx = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, c: BoxTones) =>
      s.add(block(cam, { x0: cx + x0, x1: cx + x1, y0: y0 - 0.6, y1: y1 - 0.6, z0: cz + z0, z1: cz + z1 }, c));
  s.add(
    cam.face(
      [
        [cx - 0.8, -0.59, cz],
        [cx + 0.9, -0.59, cz + 1.2],
        [cx - 3.2, -0.59, cz + 1.6],
        [cx - 5, -0.59, cz + 0.3],
      ],
      '#CFAE78',
    ),
  );
  const wc = { f: '#DCD3C0', r: T, l: '#B7B1A2', t: T };
  for (const [x, z] of [
    [-0.8, 1.3],
    [0.7, 1.3],
  ] as const)
    bx(x, x + 0.13, 0, 2.35, z, z + 0.13, wc);
  bx(-0.8, 0.83, 2.3, 2.42, 0.1, 1.4, wc);
  bx(-0.8, 0.83, 2.95, 3.1, 1.25, 1.32, wc);
  bx(-0.8, 0.83, 2.65, 2.8, 1.25, 1.32, wc);
  for (const x of [-0.8, 0.7] as const) bx(x, x + 0.13, 2.4, 3.15, 1.25, 1.38, wc);
  s.add(
    (() => {
      const [a, b, k] = place(cam, cx + 0.05, cz + 0.8, 1.85);
      return (
        path(
          `M${a - 0.28 * k} ${b + 0.04 * k}Q${a - 0.4 * k} ${b - 0.72 * k} ${a} ${b - 0.8 * k}Q${a + 0.4 * k} ${b - 0.72 * k} ${a + 0.3 * k} ${b + 0.04 * k}Z`,
          INK.coral,
        ) +
        circle(a, b - 1.0 * k, 0.16 * k, '#6B442E') +
        path(`M${a - 0.25 * k} ${b - 1.05 * k}h${0.52 * k}l${-0.11 * k} ${-0.16 * k}h${-0.3 * k}Z`, T) +
        path(
          `M${a - 0.26 * k} ${b}h${0.54 * k}l${0.1 * k} ${0.6 * k}h${-0.16 * k}l${-0.14 * k} ${-0.36 * k}h${-0.12 * k}l${-0.08 * k} ${0.36 * k}h${-0.16 * k}Z`,
          '#6B442E',
        )
      );
    })(),
  );
  for (const x of [-0.8, 0.7] as const) {
    bx(x, x + 0.13, 0, 2.4, 0, 0.13, wc);
    bx(x, x + 0.1, 2.75, 2.85, 0, 1.3, wc);
    bx(x, x + 0.1, 2.4, 2.8, 0, 0.1, wc);
  }
  for (let i = 1; i < 6; i++) bx(-0.8, 0.83, i * 0.38, i * 0.38 + 0.1, -0.04, 0.02, wc);
  // torpedo buoy hung on the side
  {
    const [a, b, k] = place(cam, cx - 0.95, cz, 0.75);
    s.add(
      path(
        `M${a - 0.12 * k} ${b}q${-0.06 * k} ${0.4 * k} ${0.08 * k} ${0.8 * k}h${0.1 * k}q${0.14 * k} ${-0.4 * k} ${0.06 * k} ${-0.8 * k}Z`,
        INK.coral,
      ),
    );
  }
  // surfboat, drawn up, oars along the thwarts
  {
    const [a, b, k] = place(cam, -1.7, 6.4, -0.6);
    s.add(
      path(
        `M${a - 2.9 * k} ${b + 0.1 * k}Q${a} ${b - 0.1 * k} ${a + 1.9 * k} ${b + 0.06 * k}Q${a} ${b + 0.34 * k} ${a - 2.9 * k} ${b + 0.1 * k}Z`,
        '#CFAE78',
      ),
    );
    s.add(
      path(
        `M${a - 2.25 * k} ${b - 1.0 * k}Q${a - 0.3 * k} ${b - 0.86 * k} ${a + 2.3 * k} ${b - 1.2 * k}Q${a + 0.2 * k} ${b - 0.5 * k} ${a - 2.25 * k} ${b - 1.0 * k}Z`,
        '#6F5646',
      ),
    );
    for (const q2 of [-1.2, -0.35, 0.55] as const)
      s.add(
        path(
          `M${a + q2 * k} ${b - 0.93 * k}l${0.26 * k} ${-0.02 * k}l${0.12 * k} ${0.24 * k}l${-0.3 * k} ${0.03 * k}Z`,
          '#E0B988',
        ),
      );
    s.add(
      path(
        `M${a - 2.25 * k} ${b - 1.0 * k}Q${a + 0.2 * k} ${b - 0.46 * k} ${a + 2.3 * k} ${b - 1.2 * k}Q${a + 2.0 * k} ${b - 0.34 * k} ${a + 1.35 * k} ${b + 0.06 * k}Q${a} ${b + 0.22 * k} ${a - 1.35 * k} ${b + 0.08 * k}Q${a - 2.0 * k} ${b - 0.3 * k} ${a - 2.25 * k} ${b - 1.0 * k}Z`,
        T,
      ),
    );
    s.add(
      path(
        `M${a - 2.25 * k} ${b - 1.0 * k}Q${a + 0.2 * k} ${b - 0.46 * k} ${a + 2.3 * k} ${b - 1.2 * k}L${a + 2.24 * k} ${b - 1.04 * k}Q${a + 0.2 * k} ${b - 0.28 * k} ${a - 2.2 * k} ${b - 0.86 * k}Z`,
        INK.coral,
      ),
      path(
        `M${a - 1.95 * k} ${b - 0.36 * k}Q${a} ${b + 0.0 * k} ${a + 1.9 * k} ${b - 0.42 * k}Q${a + 1.7 * k} ${b - 0.1 * k} ${a + 1.35 * k} ${b + 0.06 * k}Q${a} ${b + 0.22 * k} ${a - 1.35 * k} ${b + 0.08 * k}Q${a - 1.75 * k} ${b - 0.1 * k} ${a - 1.95 * k} ${b - 0.36 * k}Z`,
        '#C9D0C6',
      ),
    );
    for (const [x1, y1, x2, y2] of [
      [-2.5, -1.28, 1.5, -0.86],
      [-1.9, -1.32, 2.0, -0.92],
    ] as const)
      s.add(
        line(`M${a + x1 * k} ${b + y1 * k}L${a + x2 * k} ${b + y2 * k}`, '#B98E62', 0.055 * k),
        path(
          `M${a + x1 * k} ${b + (y1 - 0.02) * k}l${-0.5 * k} ${-0.15 * k}l${-0.04 * k} ${0.14 * k}l${0.5 * k} ${0.13 * k}Z`,
          INK.coral,
        ),
      );
  }
  for (const [x, y, h, n, sd] of [
    [20, 912, 190, 30, 2],
    [150, 915, 130, 22, 4],
    [300, 912, 80, 12, 6],
  ] as const)
    s.add(grass(x, y, h, n, sd, [INK.pine, INK.moss, INK.sage, INK.lime]));
  s.add(gull(820, 130, 1.2, T, -8), gull(905, 168, 0.8, T, 8), gull(1080, 90, 0.6, T));
  return s.svg();
}
