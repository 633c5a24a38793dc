import { grass, woods } from './kit/foliage.ts';
import { curve, H, land, n1, range, W } from './kit/geometry.ts';
import { INK } from './kit/inks.ts';
import { circle, line, path, poly, rect } from './kit/shapes.ts';
import { Sheet } from './kit/sheet.ts';
import { bars, gull } from './kit/sky.ts';
import { ripples, sloop } from './kit/water.ts';

const TAU = Math.PI * 2;

export function hero(t = 0): string {
  const s = new Sheet({ seed: 90 });
  const hz = 520,
    T = INK.paper;
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#F3E7CC'],
          [0.45, '#F8DFB0'],
          [0.82, '#F4B27A'],
          [1, '#F3A470'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(s.halo(1080, 452, 300, '#FBE7BC', { a: 0.6, inner: 0.3 }), circle(1080, 452, 92, '#FFF3D4'));
  const drift = Math.sin(t * TAU) * 7;
  s.add(
    bars(
      [
        [820 + drift, 196, 560, 30],
        [1180 + drift, 300, 520, 28],
        [1250 + drift, 390, 330, 16],
        [700 - drift, 356, 300, 15],
      ],
      '#FDF1D6',
    ),
    bars(
      [
        [1010 - drift, 366, 420, 15],
        [780 - drift, 424, 240, 11],
      ],
      '#EE9A70',
    ),
  );
  // headland and light, far right
  s.add(
    path(
      land(
        [
          [1180, 520],
          [1260, 498],
          [1350, 486],
          [1440, 452],
          [1540, 430],
          [1640, 424],
        ],
        hz + 2,
      ),
      '#B4726B',
    ),
    woods(1330, 1640, 470, 30, 5, '#B4726B', { step: 30, rise: (x) => (1640 - x) * 0.1 - 26 }),
    path(
      land(
        [
          [1290, 522],
          [1400, 506],
          [1500, 484],
          [1640, 470],
        ],
        hz + 2,
      ),
      '#8A5263',
    ),
  );
  s.add(
    poly(
      [
        [1478, 452],
        [1504, 452],
        [1499, 330],
        [1483, 330],
      ],
      T,
    ),
    poly(
      [
        [1493, 452],
        [1504, 452],
        [1499, 330],
        [1492, 330],
      ],
      '#D9B592',
    ),
    poly(
      [
        [1480, 410],
        [1501.4, 410],
        [1499.8, 376],
        [1481.6, 376],
      ],
      INK.coral,
    ),
    rect(1477, 324, 28, 6, INK.navy),
    rect(1484, 304, 14, 20, '#FFE7AE'),
    path('M1479 305Q1491 284 1503 305Z', INK.navy),
    rect(1440, 436, 34, 22, '#F0CFA6'),
    poly(
      [
        [1434, 438],
        [1457, 420],
        [1480, 438],
      ],
      '#6B3F52',
    ),
  );
  // the village under the light: gables facing the sun, one lit pane each
  for (const [x, y, q, c] of [
    [1232, 506, 9, '#F4D3A4'],
    [1270, 502, 10, '#EBC49A'],
    [1312, 499, 11, '#F8DDB2'],
    [1360, 494, 11, '#EBC49A'],
    [1402, 490, 12, '#F4D3A4'],
    [1548, 470, 12, '#F4D3A4'],
    [1586, 466, 11, '#EBC49A'],
  ] as const)
    s.add(
      poly(
        [
          [x, y],
          [x + 2.2 * q, y],
          [x + 2.2 * q, y - 1.5 * q],
          [x + 1.1 * q, y - 2.6 * q],
          [x, y - 1.5 * q],
        ],
        c,
      ),
      poly(
        [
          [x + 2.2 * q, y],
          [x + 3.6 * q, y],
          [x + 3.6 * q, y - 1.5 * q],
          [x + 2.2 * q, y - 1.5 * q],
        ],
        '#9A6070',
      ),
      poly(
        [
          [x + 1.1 * q, y - 2.8 * q],
          [x + 2.6 * q, y - 2.8 * q],
          [x + 3.8 * q, y - 1.4 * q],
          [x + 2.3 * q, y - 1.4 * q],
        ],
        '#6B3F52',
      ),
      rect(x + 0.8 * q, y - 1.2 * q, 0.6 * q, 0.7 * q, '#7A4A5E'),
      rect(x + 2.6 * q, y - 1.1 * q, 0.5 * q, 0.55 * q, '#FFDD9A'),
    );
  // far sea and the sun's road
  s.add(rect(0, hz, W, 400, '#C98A78'), rect(0, hz + 7, W, 400, '#8F8A8C'), rect(0, hz + 20, W, 400, '#5F8F96'));
  s.add(
    ripples(-20, 1620, hz + 5, hz + 64, 120, 5, '#F0B184', { size: 0.5 }),
    ripples(1080, 1080, hz + 3, hz + 120, 150, 8, '#FFEFC4', { size: 0.6, cone: [1080, 76, 170] }),
  );
  s.add(
    sloop(760 + Math.sin(t * TAU) * 10, hz + 14, 48, {
      hull: INK.navy,
      main: '#FDF1D6',
      shade: '#E3B08A',
      jib: '#FDF1D6',
      lean: Math.sin(t * TAU + 1) * 1.2,
    }),
    sloop(1330 - Math.sin(t * TAU) * 8, hz + 20, 62, {
      hull: INK.navy,
      main: '#FDF1D6',
      shade: '#E3B08A',
      jib: INK.coral,
      lean: Math.sin(t * TAU + 2) * 1.4,
      flip: -1,
    }),
  );
  // swell: each band a crest line, a lit lip, a shaded face
  const crest = (y: number, a: number, w: number, turns: number, ph: number) =>
    range(61, (_i, q) => {
      const x = -40 + q * 1680,
        k = x / w;
      return [x, y + a * Math.sin(k + ph + t * TAU * turns) + a * 0.45 * Math.sin(k * 2.3 + ph * 1.7 - t * TAU)];
    });
  // a crest is a foam cap that swells and thins to nothing, a second thread of foam under it, and a shaded face
  const bandAt = (
    y: number,
    a: number,
    w: number,
    turns: number,
    ph: number,
    fill: string,
    lip: string,
    face?: string | null,
    thread?: string,
  ) => {
    const P = crest(y, a, w, turns, ph),
      d = land(P),
      cap = (x: number, k: number) => Math.max(0, Math.sin(x / (w * 0.72) + ph * 2.3 + t * TAU * turns + k)) ** 1.6;
    s.add(path(d, fill), face ? s.spray(d, face, [0, y + 110], [0, y + 4], { a: 0.92 }) : '');
    s.add(
      path(
        `${curve(P) + curve([...P].reverse().map(([x, q]) => [x, q + 2 + a * 1.25 * cap(x, 0) + a * 0.16 * Math.sin(x / 23)] as const)).replace('M', 'L')}Z`,
        lip,
      ),
    );
    if (thread)
      for (const [off, k] of [
        [1.7, 0.9],
        [2.7, 2.4],
      ] as const) {
        const Q = P.map(([x, q]) => [x, q + a * off + Math.sin(x / (w * 0.3) + k) * a * 0.25] as const);
        s.add(
          path(
            `${curve(Q) + curve([...Q].reverse().map(([x, q]) => [x, q + a * 0.42 * cap(x, k)] as const)).replace('M', 'L')}Z`,
            thread,
          ),
        );
      }
    return P;
  };
  bandAt(586, 4, 150, 1, 0, '#4F8F96', '#F6CF9C');
  bandAt(618, 7, 190, -1, 1.3, '#3F848D', '#F9D9A6', null, '#5F9EA0');
  bandAt(658, 10, 230, 1, 2.1, '#2F7480', '#FBE3BC', '#225F6E', '#5F9EA0');
  // the near sail rides between the third and fourth swell
  const bob = Math.sin(t * TAU + 0.6) * 5;
  s.add(
    sloop(1090, 706 + bob, 372, {
      hull: INK.navy,
      main: '#FFF6E2',
      shade: '#EBC49A',
      jib: INK.coral,
      stripe: INK.gold,
      lean: 4 + Math.sin(t * TAU) * 1.6,
    }),
  );
  bandAt(706, 14, 280, 1, 3.6, '#256878', '#FDF1D6', '#1B5265', '#5A9A9C');
  s.add(ripples(1060, 1060, 724, 800, 40, 14, '#FDE6B8', { size: 0.9, cone: [1090, 90, 170] }));
  bandAt(766, 19, 340, -1, 4.4, '#1B5568', '#FDF1D6', '#143F56', '#4E8F95');
  bandAt(836, 24, 420, 1, 5.2, '#153F57', '#FDF1D6', '#0F2E45', '#3F7F8A');
  // near dune, left: slat fence, marram that leans with the air
  const d1 = land([
    [-20, 640],
    [120, 640],
    [260, 656],
    [380, 684],
    [480, 722],
    [590, 776],
    [700, 832],
    [800, 905],
  ]);
  s.add(path(d1, '#E8B583'), s.spray(d1, '#A8705F', [60, 905], [420, 660], { a: 0.9 }));
  const sway = Math.sin(t * TAU) * 0.12;
  for (const [x, y, h, n, sd] of [
    [50, 660, 62, 22, 3],
    [170, 664, 58, 20, 5],
    [300, 682, 56, 18, 8],
    [410, 712, 54, 14, 9],
  ] as const)
    s.add(grass(x, y, h, n, sd, ['#3F5C56', '#6C7F5A', '#B59A5E'], { bend: 0.55 + sway }));
  const fence = range(
    24,
    (i, q) => [30 + q * 580, 738 + q * q * 96 + Math.sin(q * 5) * 8, 88 - q * 16, ((i * 13) % 9) - 4] as const,
  );
  s.add(
    line(curve(fence.map(([x, y, h]) => [x, y - h * 0.72] as const)), '#6B4540', 2.4),
    line(curve(fence.map(([x, y, h]) => [x, y - h * 0.3] as const)), '#6B4540', 2.4),
    ...fence.map(
      ([x, y, h, a], i) =>
        `<g transform="rotate(${a} ${n1(x)} ${n1(y)})">${rect(x, y - h + ((i * 11) % 9), 8.5, h + 10, i % 3 ? '#8A5A4A' : '#70463F')}${rect(x + 5.6, y - h + ((i * 11) % 9), 2.9, h + 10, '#D9966A')}</g>`,
    ),
  );
  const d2 = land([
    [-20, 770],
    [140, 762],
    [320, 796],
    [480, 850],
    [600, 915],
  ]);
  s.add(path(d2, '#C98A6A'), s.spray(d2, '#7A4A50', [0, 905], [200, 770], { a: 0.9 }));
  for (const [x, y, h, n, sd] of [
    [40, 912, 220, 40, 13],
    [190, 912, 170, 32, 15],
    [340, 915, 150, 26, 18],
    [480, 918, 110, 20, 21],
  ] as const)
    s.add(grass(x, y, h, n, sd, ['#1F3B44', '#33585A', '#6C7F5A', '#D9A866'], { bend: 0.5 + sway }));
  s.add(
    gull(880, 300 + Math.sin(t * TAU) * 6, 1.1, '#8A5263', -8),
    gull(948, 332 + Math.sin(t * TAU + 1) * 5, 0.8, '#8A5263', 6),
    gull(1260, 210 + Math.sin(t * TAU + 2) * 5, 0.7, '#8A5263', -4),
  );
  return s.svg();
}
