import { camera, place } from '../kit/camera.ts';
import { grass, tree, woods } from '../kit/foliage.ts';
import { H, land, n1, type Point, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { drum, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function holmdel(): string {
  const s = new Sheet({ seed: 50 });
  const hz = 600,
    cam = camera({ x: -62, y: 4.6, z: -118, yaw: 0.42, f: 1300, hy: hz, cx: 770 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#3F8FA3'],
          [0.6, '#A9D0CC'],
          [1, '#F1EBCF'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(
    path(cloud(1000, 370, 900, 240, 51), T),
    s.spray(cloud(1000, 370, 900, 240, 51), '#9CC8C6', [0, 378], [0, 240], { a: 0.75 }),
    path(cloud(200, 200, 380, 76, 6), T),
  );
  s.add(
    woods(-20, 1640, 572, 84, 5, '#86A792', { step: 44 }),
    woods(-20, 520, 586, 70, 8, INK.moss, { step: 40 }),
    woods(1200, 1640, 586, 80, 9, INK.moss, { step: 42 }),
  );
  const lawn = land([
    [-20, 612],
    [300, 600],
    [700, 594],
    [1100, 598],
    [1640, 610],
  ]);
  s.add(path(lawn, '#A3BC74'), s.spray(lawn, '#6F9150', [0, 905], [0, 560], { a: 0.85 }));
  // the long glass block: sky and trees printed on it, black grid over, thin white top
  const x0 = -36,
    x1 = 86,
    z0 = 0,
    z1 = 44,
    h = 19.5,
    f = wall(cam, [x0, z0], [x1, z0]),
    l = wall(cam, [x0, z1], [x0, z0]);
  s.add(
    groundShadow(
      cam,
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, h, z0],
        [x0, h, z0],
        [x0, h, z1],
        [x0, 0, z1],
      ],
      [0.5, -0.9, -0.22],
      '#5F8252',
    ),
  );
  s.add(l.rect(0, 0, z1, h, '#D5E3DB'), f.rect(0, 0, x1 - x0, h, '#6FA5AE'));
  // reflections, cut as shapes in the plane of the glass
  const ref = (pts2: readonly Point[], c: string) => f.face(pts2, c);
  s.add(
    ref(
      [
        [0, 10],
        [14, 12.6],
        [24, 11.8],
        [40, 15],
        [58, 13],
        [74, 16],
        [96, 14.5],
        [122, 16.5],
        [122, 0],
        [0, 0],
      ],
      '#A9CFCB',
    ),
    ref(
      [
        [20, 13],
        [30, 16.8],
        [44, 17.6],
        [56, 16],
        [60, 13],
        [50, 11.6],
        [30, 11.4],
      ],
      T,
    ),
    ref(
      [
        [80, 15],
        [90, 17.2],
        [102, 16.8],
        [108, 14.6],
        [94, 13.6],
      ],
      T,
    ),
  );
  s.add(
    ref(
      [[0, 0], [122, 0], [122, 5.2], ...range(31, (i) => [122 - i * 4.06, 4.3 + ((i * 37) % 17) * 0.17] as const)],
      '#4F7A5C',
    ),
    ref(
      [[0, 0], [122, 0], [122, 2.8], ...range(31, (i) => [122 - i * 4.06, 2.1 + ((i * 23) % 13) * 0.12] as const)],
      '#2F5A4C',
    ),
  );
  s.add(
    l.face(
      [
        [0, 11],
        [14, 14],
        [30, 12],
        [44, 15],
        [44, 0],
        [0, 0],
      ],
      '#EAF0E2',
    ),
    l.face(
      [
        [0, 0],
        [44, 0],
        [44, 4.6],
        [34, 4.2],
        [22, 5],
        [10, 4.1],
        [0, 5],
      ],
      '#86A792',
    ),
  );
  for (let j = 1; j < 7; j++)
    s.add(f.rect(0, (h * j) / 7, x1 - x0, 0.2, '#274B5B'), l.rect(0, (h * j) / 7, z1, 0.2, '#8CA9A6'));
  for (let i = 0; i <= 61; i++) s.add(f.rect(i * 2, 0, i % 4 === 0 ? 0.24 : 0.11, h, '#274B5B'));
  for (let i = 0; i <= 22; i++) s.add(l.rect(i * 2, 0, i % 4 === 0 ? 0.24 : 0.1, h, '#8CA9A6'));
  s.add(
    f.rect(-0.6, h, x1 - x0 + 1.2, 1.2, T),
    l.rect(0, h, z1 + 0.6, 1.2, '#FFFDF4'),
    f.rect(-0.6, h - 0.3, x1 - x0 + 1.2, 0.32, '#8FA3A2'),
  );
  // entrance: a deep white frame
  s.add(
    f.box(44, 0, 16, 6.4, 5, { front: T, side: '#A9B5B0', under: '#6E7F88' }),
    f.rect(45.2, 0, 13.6, 5.2, '#22424F', 5.01),
    ...range(6, (i) => f.rect(46.6 + i * 2.2, 0, 0.2, 5.2, '#FBD78F', 5.02)),
  );
  // the water tower: a white drum with a sharp rim on three legs, like the part it was built to honour
  const tx = -52,
    tz = 12,
    tone = (a: string, b: string, c: string) => (nx: number, _nz: number) => (nx < -0.35 ? a : nx < 0.4 ? b : c),
    H0 = 24;
  s.add(
    groundShadow(
      cam,
      [
        [tx - 3, 0, tz],
        [tx + 3, 0, tz],
        [tx - 6, 34, tz],
        [tx + 6, 34, tz],
      ],
      [0.5, -0.9, -0.22],
      '#7E9A5C',
    ),
  );
  for (const [lx, lz, c] of [
    [tx + 2.6, tz + 4.6, '#A9B5B0'],
    [tx - 5.4, tz, '#FFFDF4'],
    [tx + 3.2, tz - 4.4, '#D9DED2'],
  ] as const)
    s.add(
      cam.face(
        [
          [lx - 0.55, 0, lz],
          [lx + 0.55, 0, lz],
          [tx + (lx - tx) * 0.62 + 0.8, H0 + 1, tz + (lz - tz) * 0.62],
          [tx + (lx - tx) * 0.62 - 0.8, H0 + 1, tz + (lz - tz) * 0.62],
        ],
        c,
      ),
    );
  s.add(
    drum(cam, { x: tx, z: tz, y0: 0, y1: H0, r0: 0.7, sides: 8 }, tone(T, '#C9D0C6', '#98A5A3')),
    drum(
      cam,
      { x: tx, z: tz, y0: H0, y1: H0 + 1.2, r0: 6.2, r1: 7.6, sides: 26 },
      tone('#C9D0C6', '#98A5A3', '#6E7F88'),
    ),
    drum(cam, { x: tx, z: tz, y0: H0 + 1.2, y1: H0 + 2.0, r0: 7.6, sides: 26 }, tone('#FFFDF4', '#DDE2D6', '#A9B5B0')),
    drum(cam, { x: tx, z: tz, y0: H0 + 2, y1: H0 + 9.4, r0: 6.1, sides: 26 }, tone('#FFFDF4', '#DDE2D6', '#A9B5B0')),
    drum(
      cam,
      { x: tx, z: tz, y0: H0 + 9.4, y1: H0 + 11.2, r0: 6.1, r1: 3.2, sides: 26 },
      tone('#FFFDF4', '#E9ECE0', '#B9C3BD'),
    ),
  );
  for (const v of [4.4, 6.9] as const)
    s.add(
      drum(
        cam,
        { x: tx, z: tz, y0: H0 + v, y1: H0 + v + 0.18, r0: 6.13, sides: 26 },
        tone('#C9D0C6', '#B0BBB6', '#8C9A99'),
      ),
    );
  // trees that break the long line
  const tr = (x: number, z: number, hh: number, w: number, sd: number, o = {}) => {
    const [a, b, k] = place(cam, x, z);
    s.add(
      `<ellipse cx="${n1(a + w * k * 0.34)}" cy="${n1(b)}" rx="${n1(w * k * 0.5)}" ry="${n1(w * k * 0.05)}" fill="#5F8252"/>`,
      tree(a, b + 2, hh * k, w * k, sd, {
        d: INK.pine,
        m: INK.moss,
        l: '#B5C57F',
        trunk: INK.bark,
        light: -1,
        clumps: 13,
        dabs: 0.5,
        ...o,
      }),
    );
  };
  for (const [x, z, hh, w, sd] of [
    [70, -14, 13, 12, 3],
    [58, -20, 11, 11, 6],
    [44, -16, 9, 9, 9],
    [-20, -12, 8, 8, 14],
    [-30, -24, 9, 9, 17],
  ] as const)
    tr(x, z, hh, w, sd);
  // the drive's ellipse and the pond that mirrors the block
  const oval = (cx: number, cz: number, a: number, b: number) =>
    range(60, (i) => [cx + a * Math.cos((i / 60) * 6.2832), 0.02, cz + b * Math.sin((i / 60) * 6.2832)] as const);
  s.add(
    cam.face(oval(4, -58, 64, 30), '#E3D6B4'),
    cam.face(oval(-6, -66, 56, 26.5), '#94B066'),
    s.spray(cam.d(oval(-6, -66, 56, 26.5)), '#B5C57F', [0, 600], [0, 720], { a: 0.8 }),
  );
  const pond = cam.d(oval(-18, -80, 34, 17));
  s.add(
    cam.face(oval(-18, -80, 35, 17.7), '#5F8252'),
    s.inside(
      pond,
      rect(
        0,
        600,
        W,
        320,
        s.blend(
          [
            [0, '#6FA5AE'],
            [1, '#B5D6CF'],
          ],
          [0, 660, 0, 860],
        ),
      ),
      ...range(9, (i) => rect(420, 668 + i * 9, 900 - i * 30, 5, i < 3 ? '#2F5A4C' : '#4A8795')),
      rect(240, 664, 34, 120, '#FFFDF4', 'opacity=".8"'),
      ripples(100, 1500, 664, 870, 80, 5, '#3F7F8C', { size: 1 }),
      ripples(100, 1500, 680, 870, 44, 8, T, { size: 1 }),
    ),
  );
  // reeds, walkers, and the near oak's shade
  for (const [x, z, n, sd] of [
    [-48, -88, 12, 3],
    [-44, -92, 10, 5],
    [12, -86, 12, 8],
    [6, -90, 10, 9],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(grass(a, b, 2.4 * k, n, sd, [INK.pine, INK.moss, INK.lime], { bend: 0.2 }));
  }
  for (const [x, z, c] of [
    [-2, -64, INK.coral],
    [-0.6, -64, INK.navy],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(person(a, b, 1.75 * k, c, { legs: INK.navy, shadow: '#6F9150', sx: 1 }));
  }
  s.add(
    path('M900 905Q1180 838 1640 846V905Z', '#4F7845'),
    tree(1500, 880, 800, 760, 44, {
      d: INK.pine,
      m: '#557C4A',
      l: '#B5C57F',
      trunk: '#4A3B33',
      light: -1,
      trunkH: 0.36,
      clumps: 24,
    }),
  );
  s.add(
    path('M-20 905V838Q260 800 620 838T1180 880L1240 905Z', '#4F7845'),
    s.spray('M-20 905V838Q260 800 620 838T1180 880L1240 905Z', '#94B066', [0, 820], [0, 905], { a: 0.6 }),
  );
  for (const [x, y, hh, n, sd] of [
    [120, 912, 90, 20, 2],
    [420, 915, 70, 16, 4],
    [760, 915, 56, 14, 6],
  ] as const)
    s.add(grass(x, y, hh, n, sd, [INK.pine, '#4F7845', INK.sage], { bend: 0.25 }));
  return s.svg();
}
