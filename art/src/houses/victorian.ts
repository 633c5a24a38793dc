import { camera, place } from '../kit/camera.ts';
import { hydrangea, tree, woods } from '../kit/foliage.ts';
import { H, range, W } from '../kit/geometry.ts';
import { roof } from '../kit/roof.ts';
import { circle, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';
import { block, drum, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

export function victorian(): string {
  const s = new Sheet({ seed: 9 });
  const cam = camera({ x: -11.5, y: 1.5, z: -25.5, yaw: 0.4, f: 1330, hy: 712, cx: 770 });
  const F = '#55708A',
    Fl = '#45607B',
    Lt = '#E9A27C',
    Ll = '#D58A66',
    T = '#E9DCCB',
    Tl = '#FFF0D6',
    Ts = '#9AA3AE',
    R = '#46395C',
    Rl = '#A65F62',
    lit = '#FFD58A',
    lit2 = '#F7B35C';
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#33406B'],
          [0.42, '#8A6384'],
          [0.72, '#E58A6A'],
          [1, '#F9CF86'],
        ],
        [0, 0, 0, 700],
      ),
    ),
  );
  s.add(
    bars(
      [
        [40, 300, 620, 40],
        [900, 210, 760, 46],
        [-120, 470, 520, 30],
        [1080, 420, 620, 34],
      ],
      '#F2A77C',
    ),
    bars(
      [
        [120, 330, 460, 20],
        [980, 240, 560, 22],
        [700, 520, 420, 18],
      ],
      '#FBD49A',
    ),
  );
  s.add(
    circle(1330, 130, 4, '#FFF0D6'),
    circle(1180, 70, 2.6, '#FFF0D6'),
    circle(1490, 210, 2.6, '#FFF0D6'),
    circle(300, 80, 2.6, '#FFF0D6'),
  );
  // neighbours: gables down the street, one flat ink
  const gable = (x: number, w: number, e: number, p: number) =>
    [
      [x, 720],
      [x, e],
      [x - 14, e + 6],
      [x + w * 0.5, p],
      [x + w + 14, e + 6],
      [x + w, e],
      [x + w, 720],
    ] as const;
  for (const [x, w, e, p, c] of [
    [-60, 200, 560, 470, '#5A4A6E'],
    [120, 150, 590, 520, '#6B5478'],
    [1180, 190, 560, 462, '#5A4A6E'],
    [1345, 130, 600, 540, '#6B5478'],
    [1450, 200, 540, 440, '#514468'],
  ] as const)
    s.add(poly(gable(x, w, e, p), c), rect(x + w * 0.72, p + 10, w * 0.1, 90, c));
  s.add(
    ...(
      [
        [215, 640, 18, 30],
        [1236, 622, 20, 36],
        [1300, 622, 20, 36],
        [1500, 610, 22, 38],
        [1268, 560, 14, 22],
      ] as const
    ).map(([x, y, w, q]) => rect(x, y, w, q, lit2)),
  );
  s.add(
    tree(90, 724, 520, 450, 21, { d: '#2C3352', m: '#3D4568', l: '#9A6377', trunk: '#2C2A45', light: -1 }),
    woods(1120, 1640, 712, 70, 4, '#3A3D60', { step: 60 }),
    woods(180, 500, 712, 60, 8, '#3A3D60', { step: 50 }),
  );
  // ground: lawn and walk
  s.add(rect(0, 706, W, 230, '#3F4E63'), s.spray(`M0 706H1600V900H0Z`, '#2B3654', [0, 900], [0, 700]));
  s.add(
    groundShadow(
      cam,
      [
        [-4, 0, 0],
        [4, 0, 0],
        [4, 0, 9],
        [-4, 7, 0],
        [4, 7, 0],
        [0, 11.5, 0],
        [0, 11.5, 9],
        [6.4, 13.4, 0.4],
      ],
      [0.9, -0.55, 0.1],
      '#242C4A',
    ),
  );
  s.add(
    cam.face(
      [
        [-1.7, 0.01, -4.2],
        [0.3, 0.01, -4.2],
        [-3.4, 0.01, -25],
        [-7.6, 0.01, -25],
      ],
      '#A58B90',
    ),
  );
  // main block: left side takes the last light
  const left = wall(cam, [-4, 9], [-4, 0]),
    front = wall(cam, [-4, 0], [4, 0]);
  s.add(
    left.rect(0, 0, 9, 7.1, Lt),
    left.courses(0, 0.6, 9, 6.4, 0.34, Ll, { seed: 5 }),
    front.rect(0, 0, 8, 7.1, F),
    front.courses(0, 0.6, 8, 6.4, 0.34, Fl, { seed: 6 }),
  );
  s.add(
    block(cam, { x0: -2.6, x1: -1.5, y0: 8, y1: 12.4, z0: 5, z1: 6.2 }, { f: '#7A4350', l: '#D8785C', r: '#5B3A52' }),
    block(cam, { x0: -2.75, x1: -1.35, y0: 12, y1: 12.3, z0: 4.85, z1: 6.35 }, { f: '#945666', l: '#E9A27C' }),
  );
  for (const u of [1.2, 4.0, 6.6] as const)
    s.add(
      left.win(u, 1.3, 1.1, 2.1, { trim: Tl, glass: '#8A5C68', gleam: '#F4B987', bar: Tl, cols: 1, hood: true }),
      left.win(u, 4.3, 1.1, 1.9, { trim: Tl, glass: '#8A5C68', gleam: '#F4B987', bar: Tl, cols: 1, hood: true }),
    );
  s.add(left.rect(0, 6.75, 9, 0.35, Tl));
  for (let i = 0; i < 14; i++) s.add(left.rect(0.2 + i * 0.66, 6.4, 0.16, 0.36, Tl));
  s.add(
    roof(
      cam,
      {
        axis: 'z',
        c: 0,
        a: 0,
        b: 9,
        prof: [
          [-4, 7],
          [0, 11.6],
          [4, 7],
        ],
        over: 0.55,
      },
      {
        planes: [Rl, R],
        end: F,
        trim: T,
        shade: '#3B4F69',
        tile: (i) => (i ? '#392E4D' : '#8F4E57'),
        tileStep: 0.5,
        band: 0.42,
      },
    ),
  );
  // gable: scallops, a lunette window, king-post
  for (let j = 0; j < 5; j++) {
    const y = 7.6 + j * 0.52,
      half = 4 * (1 - (y - 7) / 4.6) - 0.75;
    if (half > 0.3)
      s.add(
        ...range(Math.floor((half * 2) / 0.36), (i: number) => {
          const u = 4 - half + i * 0.36;
          return front.face(
            [
              [u + 0.03, y + 0.4],
              [u + 0.33, y + 0.4],
              [u + 0.33, y + 0.14],
              [u + 0.18, y],
              [u + 0.03, y + 0.14],
            ],
            j % 2 ? '#6A859C' : '#48637E',
          );
        }),
      );
  }
  s.add(
    front.rect(0, 6.85, 8, 0.34, T),
    front.win(3.45, 7.75, 1.1, 1.0, { trim: T, glass: lit, bar: T, arch: true, cols: 2, rows: 1 }),
  );
  s.add(
    front.win(1.0, 4.2, 1.15, 2.0, { trim: T, glass: lit, gleam: lit2, bar: T, hood: true }),
    front.win(3.4, 4.2, 1.15, 2.0, { trim: T, glass: '#3A4D68', gleam: '#55708A', bar: T, hood: true }),
  );
  // ground floor wall in the porch's shade
  s.add(
    front.rect(0, 0.4, 8, 3.3, '#3D536D'),
    front.win(0.9, 1.2, 1.2, 2.0, { trim: T, glass: lit, gleam: '#FFE7B0', bar: T }),
    front.rect(3.0, 0.6, 1.7, 2.95, T),
    front.rect(3.18, 0.6, 1.34, 2.2, '#8E3F3F'),
    front.rect(3.18, 2.9, 1.34, 0.5, lit),
    front.rect(3.4, 1.5, 0.9, 1.05, lit2),
  );
  // the tower on the far corner
  const tx = 4.4,
    tz = 0.3,
    tr = 2.05,
    tone = (a: string, b: string, c: string) => (nx: number) => (nx < -0.55 ? a : nx < 0.25 ? b : c);
  s.add(drum(cam, { x: tx, z: tz, y0: 0, y1: 9.2, r0: tr, sides: 10, turn: 0.31 }, tone(Lt, F, '#3D536D')));
  for (const [y0, y1, c] of [
    [3.75, 4.0, T],
    [6.95, 7.25, T],
    [9.0, 9.4, T],
  ] as const)
    s.add(drum(cam, { x: tx, z: tz, y0, y1, r0: tr + 0.12, sides: 10, turn: 0.31 }, tone(Tl, c, Ts)));
  for (let i = 0; i < 10; i++) {
    const a0 = 0.31 + (i / 10) * 6.2832,
      a1 = 0.31 + ((i + 1) / 10) * 6.2832,
      A = [tx + tr * Math.cos(a1), tz + tr * Math.sin(a1)] as const,
      B = [tx + tr * Math.cos(a0), tz + tr * Math.sin(a0)] as const,
      m = (a0 + a1) / 2;
    // seen from outside the left foot is the one further round
    if (!cam.sees([A[0], 0, A[1]], [Math.cos(m), 0, Math.sin(m)])) continue;
    const wl = cam.at([A[0], 0, A[1]])[0] < cam.at([B[0], 0, B[1]])[0] ? wall(cam, A, B) : wall(cam, B, A);
    const on = i % 3 !== 1;
    for (const [y, h] of [
      [4.5, 1.9],
      [7.55, 1.2],
      [1.2, 2.0],
    ] as const)
      s.add(
        wl.win(0.27, y, wl.len - 0.54, h, {
          trim: Math.cos(m) < -0.55 ? Tl : T,
          bar: T,
          glass: y === 7.55 || !on ? '#3A4D68' : lit,
          gleam: y === 7.55 || !on ? '#55708A' : undefined,
          cols: 1,
          f: 0.1,
          sill: false,
        }),
      );
  }
  s.add(
    drum(
      cam,
      { x: tx, z: tz, y0: 9.35, y1: 10.0, r0: tr + 0.55, r1: tr * 0.82, sides: 10, turn: 0.31 },
      tone(Rl, R, '#33294A'),
    ),
    drum(
      cam,
      { x: tx, z: tz, y0: 10.0, y1: 14.2, r0: tr * 0.82, r1: 0.05, sides: 10, turn: 0.31 },
      tone('#B86B66', '#54456B', '#33294A'),
    ),
  );
  {
    const [a, b] = cam.at([tx, 14.1, tz]),
      k = cam.scale([tx, 14, tz]);
    s.add(
      rect(a - 1.4, b - k * 0.9, 2.8, k * 0.95, T),
      circle(a, b - k * 0.25, k * 0.14, T),
      circle(a, b - k * 0.9, k * 0.08, lit),
    );
  }
  // porch that wraps the front
  const pz = -2.7,
    x0 = -4.6,
    x1 = 7.0;
  s.add(block(cam, { x0, x1, y0: 0, y1: 0.6, z0: pz, z1: 0 }, { f: '#4B4560', l: '#B77663', t: '#8C8197' }));
  for (let x = x0 + 0.3; x < x1; x += 0.42)
    s.add(
      cam.face(
        [
          [x, 0.05, pz - 0.01],
          [x + 0.3, 0.05, pz - 0.01],
          [x + 0.15, 0.5, pz - 0.01],
        ],
        '#3A3652',
      ),
    );
  s.add(
    cam.face(
      [
        [x0 - 0.3, 3.3, pz - 0.35],
        [x1 + 0.3, 3.3, pz - 0.35],
        [x1, 4.15, -0.05],
        [x0, 4.15, -0.05],
      ],
      '#54456B',
    ),
    cam.face(
      [
        [x0 - 0.3, 3.3, 0.4],
        [x0 - 0.3, 3.3, pz - 0.35],
        [x0, 4.15, -0.05],
      ],
      Rl,
    ),
  );
  s.add(
    cam.face(
      [
        [x0 - 0.3, 3.32, pz - 0.35],
        [x1 + 0.3, 3.32, pz - 0.35],
        [x1 + 0.3, 3.05, pz - 0.35],
        [x0 - 0.3, 3.05, pz - 0.35],
      ],
      T,
    ),
  );
  const posts = [-4.45, -2.1, 0.75, 3.0, 5.0, 6.85] as const;
  posts.forEach((x, i) => {
    s.add(block(cam, { x0: x - 0.12, x1: x + 0.12, y0: 0.6, y1: 3.1, z0: pz, z1: pz + 0.24 }, { f: T, l: Tl, r: Ts }));
    const nx = posts[i + 1];
    if (nx === undefined) return;
    const half = Math.min(0.8, (nx - x) / 2);
    for (const [a, dir] of [
      [x + 0.1, 1],
      [nx - 0.1, -1],
    ] as const)
      s.add(
        cam.face(
          [
            [a, 3.08, pz],
            [a + dir * half, 3.08, pz],
            [a + dir * half * 0.5, 2.9, pz],
            [a + dir * half * 0.22, 2.7, pz],
            [a, 2.25, pz],
          ],
          T,
        ),
      );
    if (i !== 1) {
      s.add(
        block(cam, { x0: x, x1: nx, y0: 1.45, y1: 1.55, z0: pz + 0.08, z1: pz + 0.14 }, { f: T }),
        block(cam, { x0: x, x1: nx, y0: 0.72, y1: 0.8, z0: pz + 0.08, z1: pz + 0.14 }, { f: T }),
        ...range(Math.floor((nx - x) / 0.2), (j: number) =>
          block(
            cam,
            { x0: x + j * 0.2 + 0.08, x1: x + j * 0.2 + 0.15, y0: 0.75, y1: 1.5, z0: pz + 0.09, z1: pz + 0.12 },
            { f: T },
          ),
        ),
      );
    }
  });
  for (let i = 0; i < 4; i++)
    s.add(
      block(
        cam,
        { x0: -1.75, x1: 0.4, y0: 0, y1: 0.58 - i * 0.15, z0: pz - 0.36 * (i + 1), z1: pz - 0.36 * i },
        { f: '#6A6078', l: '#C98270', t: '#A79AA6' },
      ),
    );
  // light falling out of the door and windows
  s.add(
    s.halo(cam.at([-0.2, 1.6, pz])[0], cam.at([-0.2, 1.6, pz])[1], 150, lit2, { a: 0.34 }),
    s.halo(cam.at([4.4, 5.4, -1.6])[0], cam.at([4.4, 5.4, -1.6])[1], 150, lit2, { a: 0.3 }),
  );
  // bushes and picket fence across the front, opened at the walk
  for (const [x, z, w, h, sd] of [
    [-3.3, -3.2, 2.4, 1.0, 3],
    [2.2, -3.2, 2.6, 1.0, 8],
    [4.9, -3.2, 2.6, 1.1, 12],
    [7.3, -2.6, 1.8, 1.4, 15],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(hydrangea(a, b + 3, w * k, h * k, sd, ['#262F4C', '#34465F', '#7A6B96', '#C99BAA']));
  }
  const fz = -13.5;
  for (const [a, b] of [
    [-16, -6.0],
    [-3.2, 12],
  ] as const) {
    for (const y of [0.35, 0.85] as const)
      s.add(
        cam.face(
          [
            [a, y, fz + 0.05],
            [b, y, fz + 0.05],
            [b, y + 0.1, fz + 0.05],
            [a, y + 0.1, fz + 0.05],
          ],
          Ts,
        ),
      );
    for (let x = a; x < b; x += 0.3)
      s.add(
        cam.face(
          [
            [x, 0.06, fz],
            [x + 0.17, 0.06, fz],
            [x + 0.17, 1.05, fz],
            [x + 0.085, 1.18, fz],
            [x, 1.05, fz],
          ],
          T,
        ),
      );
  }
  for (const x of [-6.0, -3.2] as const)
    s.add(
      block(cam, { x0: x - 0.16, x1: x + 0.16, y0: 0, y1: 1.35, z0: fz - 0.1, z1: fz + 0.2 }, { f: Tl, l: Tl, r: Ts }),
      block(cam, { x0: x - 0.22, x1: x + 0.22, y0: 1.35, y1: 1.43, z0: fz - 0.16, z1: fz + 0.26 }, { f: Tl, r: Ts }),
    );
  return s.svg();
}
