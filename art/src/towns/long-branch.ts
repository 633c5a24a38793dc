import { away, camera, place } from '../kit/camera.ts';
import { walker } from '../kit/figure.ts';
import { curve, H, land, n1, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function longBranch(): string {
  const s = new Sheet({ seed: 68 });
  const hz = 470,
    cam = camera({ x: 0.8, y: 1.5, z: 0, f: 860, hy: hz, cx: 800 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#E98F6A'],
          [0.6, '#F6BC80'],
          [1, '#FBE0A6'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    circle(820, 420, 96, '#FFF3D0'),
    bars(
      [
        [300, 330, 420, 20],
        [900, 290, 480, 22],
      ],
      '#FBE3B8',
    ),
  );
  s.add(
    rect(0, hz, W, 440, INK.teal),
    rect(0, hz, W, 10, INK.sea),
    ripples(820, 820, hz + 3, 640, 170, 5, '#FBE3A8', { size: 0.9, cone: [820, 80, 260] }),
    ripples(-20, 1620, hz + 6, 660, 90, 8, INK.sea, { size: 1 }),
  );
  const wave = (y: number, a: number, p: number, c: string, c2: string) => {
    const P = range(
      34,
      (_i, t) => [-30 + t * 1670, y + Math.sin(t * 9 + p) * a + Math.sin(t * 23 + p) * a * 0.4] as const,
    );
    s.add(
      path(land(P), c2),
      path(
        `${curve(P) + curve([...P].reverse().map(([x, q], i) => [x, q + 10 + 8 * Math.sin(i)] as const)).replace('M', 'L')}Z`,
        c,
      ),
    );
  };
  wave(560, 6, 0, T, '#5FA39E');
  wave(620, 8, 2, T, INK.sea);
  wave(690, 10, 4, T, '#8CBAB1');
  const sand = land([
    [-20, 760],
    [300, 742],
    [700, 766],
    [1100, 748],
    [1640, 772],
  ]);
  s.add(
    path(
      land([
        [-20, 738],
        [300, 722],
        [700, 746],
        [1100, 728],
        [1640, 752],
      ]),
      T,
    ),
    path(sand, '#B98A66'),
    s.spray(sand, '#7A5550', [0, 905], [0, 750], { a: 0.9 }),
    ripples(820, 820, 764, 890, 50, 15, '#F2BE85', { size: 1.4, cone: [820, 120, 240] }),
  );
  // the underside: beams, boards, then rows of piles coming towards us
  const dk = '#3A2C3C',
    mid = '#5B4048',
    rim = '#C9765A';
  const y = 4.4;
  s.add(
    cam.face(
      [
        [-7, y, 1.2],
        [8, y, 1.2],
        [8, y, 120],
        [-7, y, 120],
      ],
      dk,
    ),
  );
  for (const x of range(16, (i) => -7 + i))
    s.add(
      cam.face(
        [
          [x, y - 0.001, 1.2],
          [x + 0.08, y - 0.001, 1.2],
          [x + 0.08, y - 0.001, 120],
          [x, y - 0.001, 120],
        ],
        '#F0A86E',
      ),
    );
  for (const z of away(3.2, 110, 15).reverse()) {
    s.add(
      block(cam, { x0: -7.4, x1: 8.4, y0: y - 0.75, y1: y - 0.1, z0: z, z1: z + 0.5 }, { f: z > 30 ? '#7A4E50' : mid }),
      cam.face(
        [
          [-7.4, y - 0.75, z],
          [8.4, y - 0.75, z],
          [8.4, y - 0.75, z + 0.5],
          [-7.4, y - 0.75, z + 0.5],
        ],
        '#A8624E',
      ),
    );
    for (const x of [-6.2, -3.4, 4.6, 7.4] as const) {
      const w = 0.3,
        f = z > 40 ? '#8A5A55' : z > 16 ? '#6B4650' : '#4A3442';
      s.add(block(cam, { x0: x - w, x1: x + w, y0: -1.4, y1: y - 0.7, z0: z, z1: z + 0.6 }, { f }));
      const near = x < 0.8;
      s.add(
        cam.face(
          near
            ? [
                [x + w - 0.14, -1.4, z],
                [x + w, -1.4, z],
                [x + w, y - 0.7, z],
                [x + w - 0.14, y - 0.7, z],
              ]
            : [
                [x - w, -1.4, z],
                [x - w + 0.14, -1.4, z],
                [x - w + 0.14, y - 0.7, z],
                [x - w, y - 0.7, z],
              ],
          rim,
        ),
      );
      if (z < 40)
        s.add(
          cam.face(
            [
              [x - w - 0.02, -1.4, z - 0.01],
              [x + w + 0.02, -1.4, z - 0.01],
              [x + w + 0.02, 0.1, z - 0.01],
              [x - w - 0.02, 0.24, z - 0.01],
            ],
            '#2B2436',
          ),
        );
      const [a, b, k] = place(cam, x, z, -1.4);
      if (z > 6)
        s.add(
          `<ellipse cx="${n1(a)}" cy="${n1(b)}" rx="${n1(0.75 * k)}" ry="${n1(0.12 * k)}" fill="${T}"/>`,
          rect(a - 0.3 * k, b - 0.06 * k, 0.6 * k, 0.1 * k, '#2B2436'),
        );
    }
    if (z > 5 && z < 40)
      for (const [p, q] of [
        [-6.2, -3.4],
        [4.6, 7.4],
      ] as const)
        s.add(
          cam.face(
            [
              [p, 0.4, z + 0.3],
              [p + 0.2, 0.4, z + 0.3],
              [q + 0.2, 3.6, z + 0.3],
              [q, 3.6, z + 0.3],
            ],
            '#4A3442',
          ),
          cam.face(
            [
              [q, 0.4, z + 0.3],
              [q + 0.2, 0.4, z + 0.3],
              [p + 0.2, 3.6, z + 0.3],
              [p, 3.6, z + 0.3],
            ],
            '#4A3442',
          ),
        );
  }
  // a surfer walking out, the one upright in the light
  s.add(
    path('M884 812L1060 856L1052 866L878 818Z', '#7A5550'),
    path('M842 800C806 752 806 664 838 612C868 652 882 732 862 806Z', T),
    path('M842 800C824 752 820 676 838 612C868 652 882 732 862 806Z', INK.coral),
    path('M850 803C846 748 842 676 838 612L842 616C852 680 858 748 858 805Z', '#F2B657'),
    walker(886, 816, 132, {
      coat: '#2E3350',
      fold: '#1F2238',
      legs: '#1F2238',
      skin: '#A8694E',
      hair: '#2B1F2A',
      shoes: '#A8694E',
      flip: -1,
    }),
    path('M872 762L848 748L850 740L876 750Z', '#2E3350'),
  );
  s.add(gull(700, 300, 0.8, '#5B4048', -8), gull(640, 340, 0.6, '#5B4048', 6));
  return s.svg();
}
