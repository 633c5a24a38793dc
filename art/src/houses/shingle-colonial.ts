import { camera, place } from '../kit/camera.ts';
import { hydrangea, leafy, tree, woods } from '../kit/foliage.ts';
import { H, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { roof } from '../kit/roof.ts';
import { path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, gull } from '../kit/sky.ts';
import { block, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

const CEDAR = { l: '#D2B587', d: '#8A7360', line: '#B4936A', lineD: '#75604F' };
const ROOF = { l: '#7C8A8E', d: '#47586A', line: '#64757C' };

export function shingleColonial(): string {
  const s = new Sheet({ seed: 4 });
  const cam = camera({ x: 12, y: 1.9, z: -23.5, yaw: -0.46, f: 1420, hy: 640, cx: 800 });
  const sun = [0.9, -0.72, 0.22] as const;
  // sky: late morning, one heaped cloud
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#8FC1C6'],
          [0.72, '#DDE9DD'],
          [1, '#F6EBD2'],
        ],
        [0, 0, 0, 640],
      ),
    ),
  );
  s.add(
    path(cloud(420, 400, 760, 240, 12), INK.paper),
    s.spray(cloud(420, 400, 760, 240, 12), '#BFD8D5', [0, 405], [0, 250], { a: 0.8 }),
  );
  s.add(path(cloud(1330, 300, 420, 110, 6), INK.paper));
  // far trees
  s.add(
    woods(-10, 1610, 655, 120, 5, '#7FA58C', { step: 44 }),
    tree(1470, 668, 420, 460, 31, { d: INK.pine, m: INK.moss, l: INK.sage, trunk: INK.bark }),
    tree(150, 660, 330, 400, 9, { d: '#3E6A55', m: '#6B946A', l: INK.sage, trunk: INK.bark }),
  );
  // lawn
  s.add(rect(0, 640, W, 270, INK.sage), path(`M0 690Q500 655 900 668T1600 672V640H0Z`, '#7E9A62'));
  s.add(s.spray(`M0 640H1600V900H0Z`, INK.moss, [0, 900], [0, 690], { a: 0.85 }));
  s.add(
    path('M-20 668Q180 660 420 672Q300 690 60 692Q-20 690 -20 690Z', INK.moss),
    path('M1300 684Q1480 668 1640 674V700Q1460 704 1300 684Z', INK.moss),
  );
  // the house's own shadow, thrown back and right
  s.add(
    groundShadow(
      cam,
      [
        [-7, 0, 0],
        [7, 0, 0],
        [7, 0, 9],
        [-7, 3.4, 0],
        [7, 3.4, 0],
        [7, 8.4, 4.5],
        [7, 3.4, 9],
        [7.4, 10, 4.5],
        [-7, 8.4, 4.5],
      ],
      sun,
      INK.pine,
    ),
  );

  const L = CEDAR;
  // chimneys stand behind the ridge
  for (const [x0, x1] of [
    [4.4, 5.6],
    [-6.2, -5.1],
  ] as const)
    s.add(
      block(cam, { x0, x1, y0: 6, y1: 10.1, z0: 4.2, z1: 5.4 }, { f: '#C26A4B', r: INK.brick, l: '#C26A4B' }),
      block(
        cam,
        { x0: x0 - 0.12, x1: x1 + 0.12, y0: 9.6, y1: 9.85, z0: 4.08, z1: 5.52 },
        { f: INK.cream, r: '#B79F7C' },
      ),
    );
  // main body: right end wall (shade) and front (light)
  const front = wall(cam, [-7, 0], [7, 0]),
    right = wall(cam, [7, 0], [7, 9]);
  s.add(
    right.rect(0, 0, 9, 3.5, L.d),
    right.courses(0, 0.5, 9, 3, 0.42, L.lineD, { seed: 3 }),
    front.rect(0, 0, 14, 3.6, L.l),
    front.courses(0, 0.5, 14, 3, 0.36, L.line, { seed: 4 }),
  );
  const prof = [
    [-4.5, 3.4],
    [-3.15, 6.7],
    [0, 8.5],
    [3.15, 6.7],
    [4.5, 3.4],
  ] as const;
  s.add(
    roof(
      cam,
      { axis: 'x', c: 4.5, a: -7, b: 7, prof },
      {
        planes: [ROOF.l, '#8F9B9C', ROOF.d],
        end: L.d,
        trim: INK.paper,
        shade: '#6C594C',
        tile: ROOF.line,
        tileStep: 0.42,
      },
    ),
  );
  // gable end: courses, windows, a lunette
  s.add(right.courses(1.6, 3.4, 5.8, 3.3, 0.42, L.lineD, { seed: 8 }));
  const W1 = { trim: '#D9D3C6', glass: '#3D6470', bar: '#D9D3C6' };
  for (const u of [1.2, 5.9] as const) s.add(right.win(u, 1.2, 1.5, 1.9, { ...W1 }));
  for (const u of [2.15, 5.15] as const) s.add(right.win(u, 4.3, 1.4, 1.7, { ...W1 }));
  s.add(right.win(3.95, 6.75, 1.1, 0.35, { ...W1, arch: true, rows: 1, sill: false }));
  // front, ground floor under the porch
  s.add(front.rect(6.45, 0.3, 7.55, 3.3, '#8F7B66'));
  s.add(
    front.win(7.75, 1.1, 1.3, 1.8, { trim: '#E3DAC8', glass: INK.teal, gleam: '#4C7F86' }),
    front.win(12.1, 1.1, 1.3, 1.8, { trim: '#E3DAC8', glass: INK.teal, gleam: '#4C7F86' }),
  );
  s.add(
    front.rect(9.6, 0.45, 1.62, 2.75, '#E3DAC8'),
    front.rect(9.76, 0.45, 1.3, 2.2, INK.coral),
    front.rect(9.76, 2.72, 1.3, 0.36, INK.teal),
    front.rect(9.95, 0.7, 0.36, 0.8, '#B9482F'),
    front.rect(10.5, 0.7, 0.36, 0.8, '#B9482F'),
    front.rect(9.95, 1.65, 0.36, 0.8, '#B9482F'),
    front.rect(10.5, 1.65, 0.36, 0.8, '#B9482F'),
    front.rect(10.9, 1.45, 0.07, 0.14, INK.gold),
  );
  // dormers on the front slope
  const zAt = (y: number) => (y < 6.7 ? ((y - 3.4) / 3.3) * 1.35 : 1.35 + ((y - 6.7) / 1.8) * 3.15);
  for (const x of [2.0, 5.2] as const) {
    const w = wall(cam, [x - 0.95, 0.35], [x + 0.95, 0.35]);
    s.add(
      cam.face(
        [
          [x + 0.95, 4.3, 0.35],
          [x + 0.95, 4.3, zAt(4.3)],
          [x + 0.95, 6.15, zAt(6.15)],
          [x + 0.95, 6.15, 0.35],
        ],
        L.d,
      ),
    );
    s.add(w.rect(0, 4.1, 1.9, 2.1, L.l), w.win(0.38, 4.5, 1.14, 1.35, { glass: INK.teal, gleam: '#4C7F86', rows: 2 }));
    s.add(
      roof(
        cam,
        {
          axis: 'z',
          c: x,
          a: 0.35,
          b: 3,
          bAt: (y) => zAt(Math.min(8.4, y)),
          prof: [
            [-0.95, 6.15],
            [0, 7.15],
            [0.95, 6.15],
          ],
          over: 0.28,
          drop: 0.08,
        },
        { planes: [ROOF.l, ROOF.d], end: L.l, trim: INK.paper, tile: null, band: 0.2 },
      ),
    );
  }
  // front gambrel wing
  const fx = -3.7,
    hw = 3.15,
    zf = -2.2;
  const wing = wall(cam, [fx - hw, zf], [fx + hw, zf]),
    wr = wall(cam, [fx + hw, zf], [fx + hw, 0]);
  s.add(
    wr.rect(0, 0, 2.2, 3.5, L.d),
    wr.courses(0, 0.5, 2.2, 3, 0.42, L.lineD),
    wing.rect(0, 0, hw * 2, 3.5, L.l),
    wing.courses(0, 0.5, hw * 2, 3, 0.36, L.line, { seed: 14 }),
  );
  s.add(
    roof(
      cam,
      {
        axis: 'z',
        c: fx,
        a: zf,
        b: 4,
        bAt: (y) => zAt(Math.min(8.4, y)),
        prof: [
          [-hw, 3.4],
          [-2.15, 6.5],
          [0, 8.15],
          [2.15, 6.5],
          [hw, 3.4],
        ],
        over: 0.5,
      },
      {
        planes: [ROOF.l, ROOF.l, '#5B6C79', ROOF.d],
        end: L.l,
        trim: INK.paper,
        shade: '#A98A64',
        tile: '#3B4B5C',
        tileStep: 0.42,
      },
    ),
  );
  s.add(
    wing.courses(0.9, 3.5, 4.5, 2.6, 0.36, L.line, { seed: 22 }),
    wing.courses(2.1, 6.2, 2.1, 1.2, 0.36, L.line, { seed: 23 }),
  );
  s.add(wing.rect(0, 3.36, hw * 2, 0.22, INK.paper), wing.rect(0, 3.26, hw * 2, 0.1, '#A98A64'));
  s.add(
    wing.win(0.95, 1.0, 1.15, 2.0, { glass: INK.teal, gleam: '#4C7F86', shade: '#A98A64' }),
    wing.win(2.55, 1.0, 1.2, 2.0, { glass: INK.teal, gleam: '#4C7F86', shade: '#A98A64' }),
    wing.win(4.2, 1.0, 1.15, 2.0, { glass: INK.teal, gleam: '#4C7F86', shade: '#A98A64' }),
  );
  s.add(
    wing.win(1.55, 4.35, 1.1, 1.6, {
      glass: INK.teal,
      gleam: '#4C7F86',
      shade: '#A98A64',
      shutter: ['#2F5E6B', '#224954'],
    }),
    wing.win(3.65, 4.35, 1.1, 1.6, {
      glass: INK.teal,
      gleam: '#4C7F86',
      shade: '#A98A64',
      shutter: ['#2F5E6B', '#224954'],
    }),
    wing.win(2.75, 6.62, 0.8, 0.35, { arch: true, rows: 1, cols: 2, sill: false, glass: INK.teal }),
  );
  s.add(wr.win(0.55, 1.1, 1.1, 1.8, W1));
  // porch: floor, posts with their shadow, roof
  const pz = -2.5,
    px0 = -0.5,
    px1 = 7.1;
  s.add(block(cam, { x0: px0, x1: px1, y0: 0, y1: 0.5, z0: pz, z1: 0 }, { f: '#A79C8B', r: '#6E675E', t: '#D8CBB2' }));
  s.add(
    cam.face(
      [
        [px0, 3.05, pz - 0.3],
        [px1 + 0.35, 3.05, pz - 0.3],
        [px1 + 0.1, 3.95, 0],
        [px0, 3.95, 0],
      ],
      '#8F9B9C',
    ),
  );
  s.add(
    cam.face(
      [
        [px1 + 0.35, 3.05, pz - 0.3],
        [px1 + 0.1, 3.95, 0],
        [px1 + 0.1, 3.1, 0],
        [px1 + 0.35, 2.85, pz - 0.3],
      ],
      '#6C594C',
    ),
  );
  s.add(
    cam.face(
      [
        [px0, 3.1, pz - 0.3],
        [px1 + 0.35, 3.1, pz - 0.3],
        [px1 + 0.35, 2.74, pz - 0.3],
        [px0, 2.74, pz - 0.3],
      ],
      INK.paper,
    ),
    cam.face(
      [
        [px0, 2.86, pz - 0.2],
        [px1 + 0.3, 2.86, pz - 0.2],
        [px1 + 0.3, 2.72, pz - 0.2],
        [px0, 2.72, pz - 0.2],
      ],
      '#B4A793',
    ),
  );
  for (const x of [0.1, 2.2, 5.3, 6.85] as const)
    s.add(
      block(
        cam,
        { x0: x - 0.16, x1: x + 0.16, y0: 0.5, y1: 2.75, z0: pz + 0.05, z1: pz + 0.35 },
        { f: INK.paper, r: '#A99F92' },
      ),
      block(
        cam,
        { x0: x - 0.24, x1: x + 0.24, y0: 0.5, y1: 0.72, z0: pz, z1: pz + 0.4 },
        { f: INK.paper, r: '#A99F92' },
      ),
      block(
        cam,
        { x0: x - 0.24, x1: x + 0.24, y0: 2.55, y1: 2.75, z0: pz, z1: pz + 0.4 },
        { f: INK.paper, r: '#A99F92' },
      ),
    );
  for (const [a, b] of [
    [0.3, 2.05],
    [5.45, 6.7],
  ] as const) {
    s.add(
      block(cam, { x0: a, x1: b, y0: 1.32, y1: 1.42, z0: pz + 0.15, z1: pz + 0.22 }, { f: INK.paper }),
      ...range(Math.round((b - a) / 0.18), (i: number) =>
        block(
          cam,
          { x0: a + i * 0.18, x1: a + i * 0.18 + 0.06, y0: 0.6, y1: 1.34, z0: pz + 0.17, z1: pz + 0.2 },
          { f: INK.paper },
        ),
      ),
    );
  }
  for (let i = 0; i < 3; i++)
    s.add(
      block(
        cam,
        { x0: 2.6, x1: 4.9, y0: 0, y1: 0.48 - i * 0.16, z0: pz - 0.4 * (i + 1), z1: pz - 0.4 * i },
        { f: '#B3A691', r: '#756C61', t: '#E2D6BE' },
      ),
    );
  // path of flags, running from the steps past the viewer
  s.add(
    cam.face(
      [
        [2.6, 0.01, -3.7],
        [4.9, 0.01, -3.7],
        [7.0, 0.01, -14],
        [11.4, 0.01, -22.9],
        [7.6, 0.01, -22.9],
        [4.5, 0.01, -14],
      ],
      '#E9DCC0',
    ),
  );
  s.add(
    ...range(13, (_i: number, t: number) => {
      const z = -3.9 - 19 * t ** 1.2,
        c = 3.75 + t ** 1.55 * 4.6,
        w = 1.15 + t * 0.5;
      return cam.face(
        [
          [c - w, 0.012, z],
          [c + w, 0.012, z],
          [c + w, 0.012, z - 0.09],
          [c - w, 0.012, z - 0.09],
        ],
        '#C7B592',
      );
    }),
  );
  // planting
  const hy = [INK.pine, '#4F7A58', '#6F8FB5', '#BFD3E2'] as const;
  for (const [x, z, w, h, sd] of [
    [-5.6, -2.9, 2.6, 1.25, 3],
    [-3.4, -3.0, 2.4, 1.1, 5],
    [-1.3, -2.9, 2.2, 1.25, 8],
    [1.2, -3.1, 1.9, 1.05, 11],
    [6.2, -3.1, 2.0, 1.05, 13],
    [7.6, -2.0, 1.6, 1.3, 15],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    s.add(hydrangea(a, b + 3, w * k, h * k, sd, hy));
  }
  // foreground hedge with its shadow, left; overhanging branch, top left
  s.add(
    hydrangea(120, 906, 430, 190, 41, [INK.pine, '#4F7A58', '#6F8FB5', '#D3E0E8']),
    hydrangea(1490, 915, 420, 170, 45, [INK.pine, '#4F7A58', '#6F8FB5', '#D3E0E8']),
  );
  const r = random(77);
  for (let i = 0; i < 16; i++) {
    const x = r.between(-40, 520) * (1 - i / 40),
      y = r.between(-40, 60) + (520 - x) * 0.06;
    s.add(
      path(
        leafy(x, y, r.between(50, 95), r.between(30, 52), 100 + i, { lobes: 10, bite: 0.16 }),
        i % 3 === 0 ? INK.moss : INK.pine,
      ),
    );
  }
  s.add(gull(1120, 120, 0.9, INK.paper, -8), gull(1190, 150, 0.6, INK.paper, 6));
  return s.svg();
}
