import { away, camera, place, strip } from '../kit/camera.ts';
import { H, n1, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { type BoxTones, block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function asburyPark(): string {
  const s = new Sheet({ seed: 31 });
  const cam = camera({ x: -1.5, y: 2.3, z: 0, yaw: 0.02, f: 900, hy: 560, cx: 640 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#5E9CA6'],
          [0.5, '#E9C79A'],
          [0.8, '#F2A06B'],
          [1, '#F6C983'],
        ],
        [0, 0, 0, 560],
      ),
    ),
  );
  s.add(
    circle(1240, 470, 92, '#FDEBC4'),
    bars(
      [
        [860, 300, 700, 40],
        [-80, 200, 620, 44],
        [1120, 420, 560, 22],
        [250, 330, 420, 24],
      ],
      '#FBE3B8',
    ),
  );
  // sea and its surf
  s.add(
    rect(0, 560, W, 350, INK.teal),
    rect(0, 560, W, 12, '#3F8C93'),
    ripples(1240, 1240, 564, 690, 150, 8, '#FBD9A0', { size: 0.8, cone: [1240, 70, 260] }),
    ripples(700, 1620, 566, 760, 80, 4, INK.sea, { size: 1.2 }),
  );
  const zs = away(2.2, 260, 34),
    wob = (z: number, a: number, p: number) => Math.sin(z * 0.55 + p) * a + Math.sin(z * 0.17 + p * 2) * a * 1.4;
  s.add(
    strip(
      cam,
      zs,
      () => 4,
      (z) => 33 + wob(z, 0.9, 0),
      -2.2,
      INK.glass,
    ),
    strip(
      cam,
      zs,
      () => 4,
      (z) => 30.6 + wob(z, 0.9, 0.6),
      -2.2,
      T,
    ),
    strip(
      cam,
      zs,
      () => 4,
      (z) => 27.4 + wob(z, 0.9, 1.1),
      -2.2,
      INK.glass,
    ),
    strip(
      cam,
      zs,
      () => 4,
      (z) => 25.6 + wob(z, 0.8, 1.6),
      -2.2,
      T,
    ),
    strip(
      cam,
      zs,
      () => 4,
      (z) => 24.3 + wob(z, 0.8, 1.8),
      -2.2,
      '#B98A63',
    ),
    strip(
      cam,
      zs,
      () => 4,
      (z) => 22 + wob(z, 0.5, 2.4),
      -2.2,
      '#EFCB92',
    ),
  );
  // big wheel behind the pavilions
  {
    const [x, y] = [118, 366],
      R = 158;
    s.add(
      `<g fill="none" stroke="#8A5A62" stroke-width="5"><circle cx="${x}" cy="${y}" r="${R}"/><circle cx="${x}" cy="${y}" r="${R - 16}" stroke-width="2.5"/>${range(
        16,
        (i) => {
          const a = (i / 16) * 6.2832;
          return `<path d="M${x} ${y}L${n1(x + R * Math.cos(a))} ${n1(y + R * Math.sin(a))}" stroke-width="2"/>`;
        },
      ).join('')}<path d="M${x} ${y}L${x - 62} 560M${x} ${y}L${x + 62} 560" stroke-width="8"/></g>`,
      circle(x, y, 12, '#8A5A62'),
      ...range(16, (i) => {
        const a = (i / 16) * 6.2832;
        return circle(x + R * Math.cos(a), y + R * Math.sin(a) + 9, 9.5, i % 2 ? INK.coral : '#6B4252');
      }),
    );
  }
  // Convention hall: arcade on the boards, the great arched hall above, half of it out over the sand
  const z0 = 74,
    hall = (x0: number, x1: number, y0: number, y1: number, z: number, c: BoxTones) =>
      block(cam, { x0, x1, y0, y1, z0: z, z1: z + 30 }, c);
  const B = '#B65A40',
    Bd = '#8B4038',
    C = '#F5D9AC',
    Cd = '#C9936A',
    night = '#41304A';
  s.add(
    ...range(9, (i) =>
      block(
        cam,
        { x0: 8 + i * 2.9, x1: 8.7 + i * 2.9, y0: -2.2, y1: 1.2, z0: z0 + 2, z1: z0 + 3 },
        { f: '#5B3A42', r: '#8B4038' },
      ),
    ),
    cam.face(
      [
        [7, -0.4, z0 + 4],
        [33, -0.4, z0 + 4],
        [33, 1.2, z0 + 4],
        [7, 1.2, z0 + 4],
      ],
      '#46303F',
    ),
  );
  const hw = (x0: number, x1: number, z: number) => wall(cam, [x0, z], [x1, z]);
  // barrel roof and great wall
  s.add(
    cam.face(
      range(25, (_, t) => [-3 + t * 26, 15.5 + Math.sin(t * Math.PI) * 5.6, z0 + 8] as const),
      '#6F4A50',
    ),
    hall(-3, 23, 1, 15.6, z0 + 8, { f: B, r: C }),
    cam.face(
      [
        [-3, 15, z0 + 7.9],
        [23, 15, z0 + 7.9],
        ...range(25, (_, t) => [23 - t * 26, 15.4 + Math.sin(t * Math.PI) * 4.7, z0 + 7.9] as const),
      ],
      B,
    ),
    cam.face(
      [
        ...range(25, (_, t) => [23 - t * 26, 15.4 + Math.sin(t * Math.PI) * 4.7, z0 + 7.8] as const),
        ...range(25, (_, t) => [-3 + t * 26, 14.9 + Math.sin(t * Math.PI) * 4.3, z0 + 7.8] as const),
      ],
      C,
    ),
  );
  const g = hw(-3, 23, z0 + 7.7);
  for (let i = 0; i < 5; i++)
    s.add(
      g.win(2.3 + i * 4.5, 8.6, 3.2, 4.6 + turn([0, 1.4, 2.0, 1.4, 0], i), {
        trim: C,
        glass: '#F8C873',
        bar: '#A86A45',
        cols: 4,
        rows: 5,
        arch: true,
        f: 0.35,
      }),
    );
  for (let i = 0; i < 6; i++) s.add(g.box(0.9 + i * 4.5, 7, 0.8, 8.3, 0.3, { front: Cd, side: Bd }));
  // pylons with urns and flags
  for (const x of [-5.5, 21.8] as const) {
    s.add(
      hall(x, x + 4, 1, 19, z0 + 5, { f: Bd, r: C, l: Bd }),
      hall(x - 0.4, x + 4.4, 18.4, 19.4, z0 + 4.6, { f: C, r: T, l: Cd }),
      hall(x + 0.6, x + 3.4, 19.4, 22, z0 + 5.4, { f: B, r: C, l: Bd }),
      hall(x + 0.2, x + 3.8, 21.8, 22.4, z0 + 5, { f: C, r: T, l: Cd }),
    );
    const w = hw(x, x + 4, z0 + 4.9);
    s.add(
      w.win(1.1, 11, 1.8, 3.6, { trim: C, glass: night, arch: true, cols: 1, rows: 3, bar: Cd }),
      w.face(
        [
          [1.2, 16],
          [2.8, 16],
          [2.8, 17.6],
          [1.2, 17.6],
        ],
        C,
      ),
    );
    const [a, b, k] = place(cam, x + 2, z0 + 6, 22.4);
    s.add(
      rect(a - 1.6, b - 6.5 * k, 3.2, 6.5 * k, night),
      path(
        `M${a + 1} ${b - 6.4 * k}q${2 * k} ${-0.8 * k} ${3.6 * k} ${0.2 * k}l${-0.4 * k} ${1.9 * k}q${-1.8 * k} ${-0.7 * k} ${-3.2 * k} 0Z`,
        INK.coral,
      ),
    );
  }
  // arcade storey
  s.add(
    hall(-9.5, 32, 0.6, 7.2, z0, { f: B, r: C, l: Bd }),
    hall(-10, 32.6, 7, 8, z0 - 0.4, { f: C, r: T, l: Cd, t: '#E7C08F' }),
  );
  const a0 = hw(-9.5, 32, z0 - 0.05);
  for (let i = 0; i < 11; i++)
    s.add(
      a0.win(0.9 + i * 3.7, 0.6, 2.5, 3.6, {
        trim: C,
        glass: i === 2 || i === 3 ? '#F8C873' : night,
        arch: true,
        cols: i === 2 || i === 3 ? 1 : 2,
        rows: 1,
        sill: false,
        bar: Cd,
        f: 0.3,
      }),
    );
  for (let i = 0; i < 11; i++) {
    const [x, y, k] = place(cam, -9.5 + i * 4.1, z0 - 0.2, 8);
    s.add(rect(x - 0.35 * k, y - 1.1 * k, 0.7 * k, 1.1 * k, C), circle(x, y - 1.3 * k, 0.42 * k, C));
  }
  // pavilions on the town side, their fronts in the sun
  const pav = (za: number, zb: number, y: number, c: string, lit: string, aw: string) => {
    s.add(
      block(cam, { x0: -26, x1: -9, y0: 0, y1: y, z0: za, z1: zb }, { f: c, r: lit, t: '#8A5A62' }),
      block(cam, { x0: -26.4, x1: -8.6, y0: y, y1: y + 0.5, z0: za - 0.3, z1: zb + 0.3 }, { f: Cd, r: T }),
    );
    const w = wall(cam, [-9, za], [-9, zb]);
    const n = Math.round((zb - za) / 3.4),
      st = (zb - za) / n;
    for (let i = 0; i < n; i++) {
      s.add(
        w.rect(i * st + 0.35, 0.3, st - 0.7, 2.5, night),
        w.rect(i * st + 0.5, 0.8, st - 1.0, 1.9, i % 2 ? '#F8C873' : '#7B4A52'),
      );
      const m = 5;
      for (let j = 0; j < m; j++) {
        const u0 = i * st + 0.2 + (j * (st - 0.4)) / m,
          u1 = i * st + 0.2 + ((j + 1) * (st - 0.4)) / m;
        s.add(cam.face([w.at(u0, 3.5), w.at(u1, 3.5), w.at(u1, 2.7, 1.4), w.at(u0, 2.7, 1.4)], j % 2 ? T : aw));
      }
    }
  };
  pav(44, 64, 6.2, '#9A5B4B', '#EDBE86', INK.teal);
  pav(22, 41, 5.2, '#8B4A48', '#F1C78F', INK.coral);
  pav(9, 20, 5.8, '#9A5B4B', '#EDBE86', INK.teal);
  // the boards: straight lane in the middle, herringbone either side
  s.add(
    cam.face(
      [
        [-9, 0, 0.8],
        [5, 0, 0.8],
        [5, 0, z0],
        [-9, 0, z0],
      ],
      '#C99468',
    ),
  );
  for (let z = 1; z < z0; z += z < 20 ? 0.55 : 1.5) {
    const k = Math.max(0.02, z * 0.0016);
    s.add(
      cam.face(
        [
          [-5.6, 0.01, z],
          [-1.9, 0.01, z + 2.6],
          [-1.9, 0.01, z + 2.6 + k],
          [-5.6, 0.01, z + k],
        ],
        '#B27D54',
      ),
      cam.face(
        [
          [1.8, 0.01, z],
          [-1.9, 0.01, z + 2.6],
          [-1.9, 0.01, z + 2.6 + k],
          [1.8, 0.01, z + k],
        ],
        '#B27D54',
      ),
    );
  }
  for (const x of [-8.2, -7.4, -6.5, -5.6, 1.8, 2.6, 3.4, 4.2] as const)
    s.add(
      cam.face(
        [
          [x, 0.012, 0.8],
          [x + 0.05, 0.012, 0.8],
          [x + 0.05, 0.012, z0],
          [x, 0.012, z0],
        ],
        '#A8734C',
      ),
    );
  s.add(
    s.spray(
      cam.d([
        [-9, 0, 1.4],
        [-4, 0, 1.4],
        [-6, 0, z0],
        [-9, 0, z0],
      ]),
      '#6B4257',
      [0, 700],
      [520, 700],
      { a: 0.62 },
    ),
  );
  // rail towards the beach, lamps, long morning shadows to the left
  for (const y of [0.55, 1.05] as const)
    s.add(
      cam.face(
        [
          [4.85, y, 1],
          [4.85, y, z0],
          [4.85, y + 0.07, z0],
          [4.85, y + 0.07, 1],
        ],
        INK.navy,
      ),
    );
  for (const z of away(2.6, z0, 26))
    s.add(block(cam, { x0: 4.8, x1: 4.92, y0: 0, y1: 1.15, z0: z, z1: z + 0.1 }, { f: INK.navy, l: INK.navy }));
  const lamp = (x: number, z: number) => {
    const [a, b, k] = place(cam, x, z);
    s.add(
      cam.face(
        [
          [x, 0.015, z - 0.06],
          [x - 7, 0.015, z - 0.5],
          [x - 7, 0.015, z - 0.2],
          [x, 0.015, z + 0.06],
        ],
        '#8A5A50',
      ),
      path(`M${a - 0.1 * k} ${b}L${a - 0.045 * k} ${b - 4 * k}h${0.09 * k}L${a + 0.1 * k} ${b}Z`, INK.navy),
      rect(a - 0.2 * k, b - 0.45 * k, 0.4 * k, 0.45 * k, INK.navy),
      rect(a - 0.75 * k, b - 3.72 * k, 1.5 * k, 0.09 * k, INK.navy),
      ...[-0.7, 0, 0.7].map((q) => circle(a + q * k, b - (q ? 3.98 : 4.34) * k, 0.25 * k, '#FDEBC4')),
    );
  };
  for (const z of [58, 38, 25, 15.5] as const) {
    lamp(4.4, z);
    lamp(-6.9, z + 2);
  }
  for (const [x, z, h, c, o] of [
    [-3.4, 40, 1.7, INK.navy],
    [-0.6, 33, 1.72, INK.teal],
    [0.1, 33, 1.66, INK.coral],
    [-4.2, 22, 1.75, INK.brick, T],
    [1.2, 18.5, 1.7, INK.navy, T],
    [1.95, 18.7, 1.6, INK.coral],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(
      cam.face(
        [
          [x, 0.016, z],
          [x - 5.5, 0.016, z - 0.5],
          [x - 5.5, 0.016, z - 0.1],
          [x, 0.016, z + 0.15],
        ],
        '#8A5A50',
      ),
      person(a, b, h * k, c, { legs: '#2A2238', hat: o }),
    );
  }
  // umbrellas on the sand
  for (const [x, z, c] of [
    [15, 46, INK.coral],
    [18, 36, INK.teal],
    [12.5, 30, T],
    [17, 24, INK.coral],
    [11.5, 18.5, INK.gold],
  ] as const) {
    const [a, b, k] = place(cam, x, z, -2.2);
    s.add(
      `<ellipse cx="${n1(a - 1.3 * k)}" cy="${n1(b)}" rx="${n1(1.5 * k)}" ry="${n1(0.16 * k)}" fill="#C79A66"/>`,
      rect(a - 0.04 * k, b - 2.1 * k, 0.08 * k, 2.1 * k, INK.navy),
      path(
        `M${a - 1.3 * k} ${b - 1.6 * k}Q${a} ${b - 3.1 * k} ${a + 1.3 * k} ${b - 1.6 * k}Q${a + 0.65 * k} ${b - 1.78 * k} ${a} ${b - 1.6 * k}Q${a - 0.65 * k} ${b - 1.78 * k} ${a - 1.3 * k} ${b - 1.6 * k}Z`,
        c,
      ),
      path(
        `M${a - 0.5 * k} ${b - 1.68 * k}Q${a - 0.3 * k} ${b - 2.4 * k} ${a} ${b - 2.34 * k}Q${a + 0.3 * k} ${b - 2.4 * k} ${a + 0.5 * k} ${b - 1.68 * k}Q${a} ${b - 1.74 * k} ${a - 0.5 * k} ${b - 1.68 * k}Z`,
        c === T ? INK.coral : T,
      ),
    );
  }
  s.add(gull(980, 210, 1, T, -8), gull(1052, 250, 0.7, T, 6), gull(860, 150, 0.6, T));
  return s.svg();
}
