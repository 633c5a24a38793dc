import { camera } from '../kit/camera.ts';
import { grass } from '../kit/foliage.ts';
import { H, n1, polyD, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { type BoxTones, block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { ripples, sloop } from '../kit/water.ts';

export function interior(): string {
  const s = new Sheet({ seed: 21 });
  const cam = camera({ x: 0.1, y: 1.5, z: -1.1, f: 900, hy: 480, cx: 800 });
  const T = INK.paper,
    zb = 7.4,
    x0 = -4.6,
    x1 = 4.9,
    h = 3.3;
  s.add(rect(0, 0, W, H, '#F3E4C6'));
  // shell: ceiling, walls, floor
  s.add(
    cam.face(
      [
        [x0, h, -0.6],
        [x1, h, -0.6],
        [x1, h, zb],
        [x0, h, zb],
      ],
      '#FBF1DC',
    ),
    cam.face(
      [
        [x0, 0, -0.6],
        [x0, 0, zb],
        [x0, h, zb],
        [x0, h, -0.6],
      ],
      '#D9C9A6',
    ),
    cam.face(
      [
        [x1, 0, -0.6],
        [x1, 0, zb],
        [x1, h, zb],
        [x1, h, -0.6],
      ],
      '#F2E2C2',
    ),
    cam.face(
      [
        [x0, 0, zb],
        [x1, 0, zb],
        [x1, h, zb],
        [x0, h, zb],
      ],
      '#E8D7B4',
    ),
    cam.face(
      [
        [x0, 0, -0.6],
        [x1, 0, -0.6],
        [x1, 0, zb],
        [x0, 0, zb],
      ],
      '#B98658',
    ),
  );
  const r = random(4);
  for (let x = x0; x < x1; x += 0.36) {
    s.add(
      cam.face(
        [
          [x, 0, -0.6],
          [x + 0.025, 0, -0.6],
          [x + 0.025, 0, zb],
          [x, 0, zb],
        ],
        '#A3714A',
      ),
    );
    if (r() < 0.5)
      s.add(
        cam.face(
          [
            [x, 0, -0.6],
            [x + 0.36, 0, -0.6],
            [x + 0.36, 0, zb],
            [x, 0, zb],
          ],
          '#C08E60',
        ),
      );
  }
  for (let z = 6.9; z > 0.4; z -= 1.5)
    s.add(
      cam.face(
        [
          [x0, h, z],
          [x1, h, z],
          [x1, h - 0.22, z],
          [x0, h - 0.22, z],
        ],
        '#D8C49C',
      ),
      cam.face(
        [
          [x0, h - 0.22, z],
          [x1, h - 0.22, z],
          [x1, h - 0.22, z + 0.2],
          [x0, h - 0.22, z + 0.2],
        ],
        '#C4AC80',
      ),
    );
  // the window: sky, sea, a sail, dune grass, then its frame
  const wx0 = -2.9,
    wx1 = 3.5,
    wy0 = 0.25,
    wy1 = 2.75,
    [ax, ay] = cam.at([wx0, wy1, zb]),
    [bx, by] = cam.at([wx1, wy0, zb]);
  const view = polyD([
      [ax, ay],
      [bx, ay],
      [bx, by],
      [ax, by],
    ]),
    hz = 478;
  s.add(
    s.inside(
      view,
      rect(
        ax,
        ay,
        bx - ax,
        by - ay,
        s.blend(
          [
            [0, '#7DBBC0'],
            [1, '#F4E7C8'],
          ],
          [0, ay, 0, hz],
        ),
      ),
      path(cloud(1010, 420, 330, 70, 8), T),
      path(cloud(560, 380, 200, 34, 3), T),
      rect(ax, hz, bx - ax, 200, INK.teal),
      rect(ax, hz + 18, bx - ax, 200, INK.sea),
      path(`M${ax} ${hz + 54}Q650 ${hz + 44} 860 ${hz + 52}T${bx} ${hz + 46}V${by}H${ax}Z`, INK.glass),
      path(`M${ax} ${hz + 70}Q620 ${hz + 60} 860 ${hz + 68}T${bx} ${hz + 62}V${by}H${ax}Z`, T),
      path(`M${ax} ${hz + 80}Q620 ${hz + 70} 860 ${hz + 78}T${bx} ${hz + 74}V${by}H${ax}Z`, '#EBD3A7'),
      ripples(ax, bx, hz + 4, hz + 50, 60, 4, INK.glass, { size: 0.4 }),
      sloop(700, hz + 16, 120, { hull: INK.navy, jib: INK.coral }),
      sloop(1120, hz + 6, 44, { hull: INK.navy, jib: T }),
      ...range(16, (i) =>
        grass(ax + 10 + i * 56, by + 6, 62 + ((i * 31) % 30), 10, i + 2, [INK.pine, INK.moss, INK.sage], {
          bend: 0.45,
        }),
      ),
    ),
  );
  const w = wall(cam, [x0, zb], [x1, zb]);
  const fr = (x: number, y: number, ww: number, hh: number, c: string = T) => w.rect(x - x0, y, ww, hh, c);
  s.add(
    fr(wx0 - 0.14, wy1, wx1 - wx0 + 0.28, 0.14),
    fr(wx0 - 0.14, wy0 - 0.14, wx1 - wx0 + 0.28, 0.14),
    ...range(5, (i) =>
      fr(wx0 - (i === 0 ? 0.14 : 0.05) + (i * (wx1 - wx0)) / 4, wy0, i === 0 || i === 4 ? 0.14 : 0.1, wy1 - wy0),
    ),
    fr(wx0, 2.12, wx1 - wx0, 0.06),
    fr(wx0 - 0.3, wy0 - 0.22, wx1 - wx0 + 0.6, 0.08, '#CDB98F'),
  );
  // linen drawn back
  for (const [a, b, dir] of [
    [-3.75, -2.95, 1],
    [3.55, 4.35, -1],
  ] as const)
    s.add(
      w.face(
        [
          [a - x0, 0.02],
          [b - x0, 0.02],
          [b - x0 - dir * 0.08, 2.95],
          [a - x0, 2.95],
        ],
        '#FBF4E6',
      ),
      ...range(5, (i) =>
        w.face(
          [
            [a - x0 + 0.12 + i * 0.15, 0.02],
            [a - x0 + 0.17 + i * 0.15, 0.02],
            [a - x0 + 0.15 + i * 0.14, 2.95],
            [a - x0 + 0.12 + i * 0.14, 2.95],
          ],
          '#E1D0AE',
        ),
      ),
    );
  s.add(fr(-3.95, 2.95, 8.5, 0.05, '#8A6A4E'));
  // sun on the floor: the window's shape, cast towards the viewer, from right to left
  const throwTo = (x: number, y: number) => [x - 0.5 - y * 0.55, 0.004, zb - 0.15 - y * 1.75] as const;
  for (let i = 0; i < 4; i++) {
    const a = wx0 + 0.07 + (i * (wx1 - wx0)) / 4,
      b = wx0 - 0.07 + ((i + 1) * (wx1 - wx0)) / 4;
    for (const [p, q] of [
      [0.25, 2.08],
      [2.2, 2.75],
    ] as const)
      s.add(cam.face([throwTo(a, p), throwTo(b, p), throwTo(b, q), throwTo(a, q)], '#EFC184'));
  }
  // rug: an oval, read in perspective
  const oval = (cx: number, cz: number, a: number, b: number, y = 0.01) =>
    range(40, (i) => [cx + a * Math.cos((i / 40) * 6.2832), y, cz + b * Math.sin((i / 40) * 6.2832)] as const);
  s.add(
    cam.face(oval(0.3, 4.1, 2.5, 1.25), '#1E6270'),
    cam.face(oval(0.3, 4.1, 2.32, 1.14), '#E9DDC3'),
    cam.face(oval(0.3, 4.1, 2.18, 1.06), '#8CBAB1'),
    cam.face(oval(0.3, 4.1, 1.5, 0.72), '#E9DDC3'),
    cam.face(oval(0.3, 4.1, 1.38, 0.66), '#8CBAB1'),
  );
  s.add(
    `<g opacity=".55">${s.inside(
      cam.d(oval(0.3, 4.1, 2.5, 1.25)),
      ...range(4, (i) => {
        const a = wx0 + 0.07 + (i * (wx1 - wx0)) / 4,
          b = wx0 - 0.07 + ((i + 1) * (wx1 - wx0)) / 4;
        return cam.face([throwTo(a, 0.25), throwTo(b, 0.25), throwTo(b, 2.08), throwTo(a, 2.08)], '#FBE7BE');
      }),
    )}</g>`,
  );
  // left wall: fireplace in stone, mantel, a framed print of the coast
  const lb = (u0: number, u1: number, y0: number, y1: number, d: number, c: BoxTones) =>
    block(cam, { x0, x1: x0 + d, y0, y1, z0: u0, z1: u1 }, c);
  s.add(lb(3.2, 6.1, 0, 3.3, 0.45, { f: '#B8A988', r: '#CDBF9F' }));
  s.add(
    ...range(38, (i) => {
      const q = random(i + 50),
        y = 0.1 + Math.floor(i / 5) * 0.42,
        z = 3.25 + (i % 5) * 0.57 + (Math.floor(i / 5) % 2) * 0.2;
      return cam.face(
        [
          [x0 + 0.452, y, z],
          [x0 + 0.452, y, Math.min(6.05, z + 0.52)],
          [x0 + 0.452, y + 0.38, Math.min(6.05, z + 0.52)],
          [x0 + 0.452, y + 0.38, z],
        ],
        q.pick(['#BDAE8C', '#D6C9AB', '#C8B997', '#A99A7B']),
      );
    }),
  );
  s.add(
    cam.face(
      [
        [x0 + 0.455, 0, 3.95],
        [x0 + 0.455, 0, 5.4],
        [x0 + 0.455, 1.05, 5.4],
        [x0 + 0.455, 1.05, 3.95],
      ],
      '#2B2F3A',
    ),
    lb(3.0, 6.3, 1.28, 1.42, 0.72, { f: '#6B4C38', r: '#84604A', t: '#9B745A' }),
  );
  s.add(
    cam.face(
      [
        [x0 + 0.46, 1.6, 3.8],
        [x0 + 0.46, 1.6, 5.5],
        [x0 + 0.46, 2.8, 5.5],
        [x0 + 0.46, 2.8, 3.8],
      ],
      '#F7EEDB',
    ),
    cam.face(
      [
        [x0 + 0.465, 1.7, 3.92],
        [x0 + 0.465, 1.7, 5.38],
        [x0 + 0.465, 2.7, 5.38],
        [x0 + 0.465, 2.7, 3.92],
      ],
      '#F2B657',
    ),
    cam.face(
      [
        [x0 + 0.466, 1.7, 3.92],
        [x0 + 0.466, 1.7, 5.38],
        [x0 + 0.466, 2.15, 5.38],
        [x0 + 0.466, 2.05, 3.92],
      ],
      '#1E6270',
    ),
    cam.face(
      [
        [x0 + 0.467, 1.7, 3.92],
        [x0 + 0.467, 1.7, 5.38],
        [x0 + 0.467, 1.88, 5.38],
        [x0 + 0.467, 1.95, 3.92],
      ],
      '#DB6446',
    ),
  );
  // right wall: shelves with books and a door away
  const shelf = (y: number) =>
    s.add(
      cam.face(
        [
          [x1 - 0.02, y, 3.6],
          [x1 - 0.35, y, 3.6],
          [x1 - 0.35, y, 6.4],
          [x1 - 0.02, y, 6.4],
        ],
        y > 1.5 ? '#8A6A4E' : '#B98E62',
      ),
      cam.face(
        [
          [x1 - 0.35, y, 3.6],
          [x1 - 0.35, y, 6.4],
          [x1 - 0.35, y + 0.06, 6.4],
          [x1 - 0.35, y + 0.06, 3.6],
        ],
        '#9B745A',
      ),
    );
  for (const y of [0.5, 1.15, 1.8, 2.4] as const) {
    const q = random(Math.round(y * 10));
    let z = 3.7;
    while (z < 6.25 && y < 2.4) {
      const t = q.between(0.05, 0.12),
        hh = q.between(0.28, 0.5);
      if (q() < 0.82)
        s.add(
          cam.face(
            [
              [x1 - 0.3, y + 0.06, z],
              [x1 - 0.3, y + 0.06, z + t],
              [x1 - 0.3, y + 0.06 + hh, z + t],
              [x1 - 0.3, y + 0.06 + hh, z],
            ],
            q.pick([INK.navy, INK.teal, INK.coral, INK.cream, INK.gold, INK.glass, INK.brick]),
          ),
        );
      z += t + 0.015;
    }
    shelf(y);
  }
  // lamp over the sofa
  {
    const [a, b] = cam.at([4.35, 0, 6.75]),
      k = cam.scale([4.35, 0, 6.75]);
    s.add(
      line(`M${a} ${b}V${b - 1.9 * k}Q${a} ${b - 2.3 * k} ${a - 0.5 * k} ${b - 2.2 * k}`, '#8A6A2E', 0.035 * k),
      path(
        `M${a - 0.86 * k} ${b - 1.85 * k}Q${a - 0.8 * k} ${b - 2.26 * k} ${a - 0.5 * k} ${b - 2.24 * k}Q${a - 0.2 * k} ${b - 2.26 * k} ${a - 0.16 * k} ${b - 1.85 * k}Z`,
        '#F2B657',
      ),
    );
  }
  // sofa against the right wall: back, seat, arms; each a block, seams cut in
  const so = { f: '#C4623F', l: '#DE835D', t: '#EFA680' };
  s.add(
    cam.face(
      [
        [2.35, 0.006, 3.9],
        [4.6, 0.006, 3.9],
        [4.6, 0.006, 6.5],
        [2.35, 0.006, 6.5],
      ],
      '#8F6140',
    ),
  );
  s.add(
    block(
      cam,
      { x0: 3.95, x1: 4.55, y0: 0.14, y1: 0.98, z0: 4.1, z1: 6.4 },
      { f: '#B25637', l: '#D5754F', t: '#E79470' },
    ),
    block(cam, { x0: 2.75, x1: 4.4, y0: 0.14, y1: 0.68, z0: 6.15, z1: 6.45 }, so),
    block(
      cam,
      { x0: 2.8, x1: 4.0, y0: 0.14, y1: 0.32, z0: 4.2, z1: 6.2 },
      { f: '#B25637', l: '#C4623F', t: '#C4623F' },
    ),
  );
  for (const [a, b] of [
    [5.26, 6.14],
    [4.34, 5.22],
  ] as const)
    s.add(
      block(cam, { x0: 2.72, x1: 4.0, y0: 0.32, y1: 0.5, z0: a, z1: b }, { f: '#C4623F', l: '#E08A64', t: '#F0AC86' }),
      cam.face(
        [
          [3.95, 0.5, a],
          [3.95, 0.5, b],
          [4.0, 0.94, b],
          [4.0, 0.94, a],
        ],
        '#E08A64',
      ),
    );
  {
    const [a, b] = cam.at([3.7, 0.5, 5.75]),
      k = cam.scale([3.7, 0.5, 5.75]);
    s.add(
      `<g transform="rotate(-12 ${n1(a)} ${n1(b)})">${rect(a - 0.2 * k, b - 0.42 * k, 0.4 * k, 0.4 * k, '#F6E7CB', 'rx="7"')}${rect(a - 0.2 * k, b - 0.28 * k, 0.4 * k, 0.05 * k, INK.teal)}${rect(a - 0.2 * k, b - 0.19 * k, 0.4 * k, 0.05 * k, INK.teal)}</g>`,
    );
  }
  s.add(block(cam, { x0: 2.7, x1: 4.5, y0: 0.14, y1: 0.7, z0: 3.95, z1: 4.28 }, so));
  {
    const [a, b] = cam.at([3.45, 0.7, 3.95]),
      [, c] = cam.at([3.45, 0.2, 3.95]),
      k = cam.scale([3.45, 0.5, 3.95]);
    s.add(
      path(
        `M${a - 0.26 * k} ${b - 0.07 * k}L${a + 0.3 * k} ${b - 0.07 * k}L${a + 0.34 * k} ${c}L${a - 0.22 * k} ${c}Z`,
        INK.sea,
      ),
      ...range(3, (i) =>
        rect(a - 0.25 * k + 0.006 * k * i, b + 0.06 * k + i * 0.13 * k, 0.565 * k, 0.035 * k, INK.cream),
      ),
    );
  }
  for (const [x, z] of [
    [2.8, 3.97],
    [4.4, 3.97],
  ] as const)
    s.add(block(cam, { x0: x - 0.04, x1: x + 0.04, y0: 0, y1: 0.15, z0: z - 0.02, z1: z + 0.06 }, { f: '#4A3B3A' }));
  // round table with a bowl and a book
  s.add(
    cam.face(oval(0.4, 4.0, 0.75, 0.42, 0.012), '#2A5A62'),
    ...(
      [
        [-0.2, 3.85],
        [1.0, 3.85],
        [0.4, 4.3],
      ] as const
    ).map(([x, z]) =>
      block(cam, { x0: x - 0.03, x1: x + 0.03, y0: 0, y1: 0.4, z0: z, z1: z + 0.05 }, { f: '#5B3F33' }),
    ),
    cam.face(
      oval(0.4, 4.05, 0.8, 0.46, 0.42).map(([a, y, c]) => [a, y - 0.07, c] as const),
      '#6B4C38',
    ),
    cam.face(oval(0.4, 4.05, 0.8, 0.46, 0.42), '#C99B6B'),
    cam.face(
      [
        [-0.1, 0.43, 3.95],
        [0.3, 0.43, 3.85],
        [0.42, 0.43, 4.05],
        [0.02, 0.43, 4.15],
      ],
      INK.navy,
    ),
  );
  {
    const [a, b] = cam.at([0.75, 0.42, 4.1]),
      k = cam.scale([0.75, 0.42, 4.1]);
    s.add(
      path(
        `M${a - 0.2 * k} ${b - 0.16 * k}h${0.4 * k}q${-0.02 * k} ${0.16 * k} ${-0.2 * k} ${0.17 * k}q${-0.18 * k} 0 ${-0.2 * k} ${-0.17 * k}Z`,
        T,
      ),
      circle(a - 0.07 * k, b - 0.18 * k, 0.07 * k, INK.gold),
      circle(a + 0.07 * k, b - 0.18 * k, 0.065 * k, INK.gold),
    );
  }
  // chair in bent ply, left, turned to the sea; throw over its back
  {
    const [a, b] = cam.at([-1.62, 0, 4.35]),
      k = cam.scale([-1.62, 0, 4.35]);
    s.add(
      path(
        `M${a - 0.6 * k} ${b + 0.03 * k}Q${a} ${b - 0.12 * k} ${a + 0.75 * k} ${b + 0.02 * k}Q${a + 0.2 * k} ${b + 0.16 * k} ${a - 0.6 * k} ${b + 0.03 * k}Z`,
        '#8F6140',
      ),
    );
    s.add(
      line(
        `M${a - 0.46 * k} ${b}L${a - 0.28 * k} ${b - 0.44 * k}L${a + 0.5 * k} ${b - 0.46 * k}L${a + 0.56 * k} ${b + 0.02 * k}`,
        '#5B3F33',
        0.06 * k,
      ),
      line(
        `M${a - 0.52 * k} ${b - 0.68 * k}Q${a} ${b - 0.62 * k} ${a + 0.52 * k} ${b - 0.66 * k}L${a + 0.5 * k} ${b - 0.4 * k}`,
        '#84604A',
        0.055 * k,
      ),
    );
    s.add(
      path(
        `M${a - 0.62 * k} ${b - 1.15 * k}Q${a - 0.5 * k} ${b - 1.26 * k} ${a - 0.36 * k} ${b - 1.12 * k}L${a - 0.12 * k} ${b - 0.55 * k}L${a + 0.52 * k} ${b - 0.62 * k}Q${a + 0.62 * k} ${b - 0.52 * k} ${a + 0.5 * k} ${b - 0.42 * k}L${a - 0.2 * k} ${b - 0.34 * k}Q${a - 0.34 * k} ${b - 0.34 * k} ${a - 0.4 * k} ${b - 0.46 * k}Z`,
        '#F6E7CB',
      ),
      path(
        `M${a - 0.62 * k} ${b - 1.15 * k}L${a - 0.4 * k} ${b - 0.46 * k}Q${a - 0.34 * k} ${b - 0.34 * k} ${a - 0.2 * k} ${b - 0.34 * k}L${a + 0.5 * k} ${b - 0.42 * k}L${a - 0.18 * k} ${b - 0.44 * k}Z`,
        '#D3BE94',
      ),
      path(
        `M${a - 0.6 * k} ${b - 1.2 * k}Q${a - 0.42 * k} ${b - 1.24 * k} ${a - 0.36 * k} ${b - 1.1 * k}L${a - 0.24 * k} ${b - 0.82 * k}L${a - 0.46 * k} ${b - 0.76 * k}L${a - 0.7 * k} ${b - 0.7 * k}Z`,
        INK.sea,
      ),
    );
  }
  // fiddle-leaf plant by the linen, near-left
  {
    const [a, b] = cam.at([-4.0, 0, 6.9]),
      k = cam.scale([-4.0, 0, 6.9]);
    s.add(path(`M${a - 0.2 * k} ${b - 0.42 * k}h${0.44 * k}l${-0.06 * k} ${0.44 * k}h${-0.32 * k}Z`, '#E9DDC3'));
    const q = random(9);
    for (let i = 0; i < 17; i++) {
      const t = i / 17,
        y = b - (0.5 + t * 1.5) * k,
        dir = i % 2 ? 1 : -1,
        l = (0.42 - t * 0.14) * k;
      s.add(
        `<path transform="translate(${n1(a)} ${n1(y)}) rotate(${Math.round(dir * q.between(15, 55) - 90)})" d="M0 0Q${n1(l * 0.5)} ${n1(-l * 0.34)} ${n1(l)} 0Q${n1(l * 0.5)} ${n1(l * 0.34)} 0 0Z" fill="${i % 3 ? INK.moss : INK.pine}"/>`,
      );
    }
    s.add(rect(a - 2, b - 2.0 * k, 4, 1.6 * k, '#4A3B3A'));
  }
  return s.svg();
}
