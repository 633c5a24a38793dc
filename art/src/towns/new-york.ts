import { camera, place, strip } from '../kit/camera.ts';
import { walker } from '../kit/figure.ts';
import { tree } from '../kit/foliage.ts';
import { H, n1, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

export function newYork(): string {
  const s = new Sheet({ seed: 53 });
  const hz = 600,
    cam = camera({ x: 0.6, y: 1.8, z: 0, f: 950, hy: hz, cx: 900 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#3F5F86'],
          [0.45, '#C58C86'],
          [0.8, '#F2B070'],
          [1, '#F8D590'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(
    circle(1010, 430, 84, '#FCE6B4'),
    bars(
      [
        [420, 180, 620, 34],
        [980, 260, 640, 30],
        [600, 320, 380, 18],
      ],
      '#F6CB95',
    ),
  );
  // skyline in three printings, palest first
  const far = (list: ReadonlyArray<readonly [x: number, w: number, h: number]>, c: string) =>
    list.map(([x, w, h]) => rect(x, hz - h, w, h + 10, c)).join('');
  s.add(
    far(
      [
        [420, 70, 150],
        [500, 50, 220],
        [560, 80, 170],
        [650, 40, 250],
        [700, 70, 190],
        [1090, 60, 200],
        [1160, 80, 150],
        [1250, 50, 240],
        [1310, 90, 170],
        [1410, 60, 210],
        [1480, 140, 150],
      ],
      '#D99A7C',
    ),
  );
  // Empire State: set-backs, mooring mast
  const es = (x: number, c: string, l: string) =>
    s.add(
      rect(x - 62, 372, 124, 240, c),
      rect(x - 48, 300, 96, 80, c),
      rect(x - 36, 184, 72, 130, c),
      rect(x - 26, 162, 52, 30, c),
      rect(x - 15, 140, 30, 26, c),
      poly(
        [
          [x - 12, 142],
          [x - 7, 108],
          [x + 7, 108],
          [x + 12, 142],
        ],
        c,
      ),
      rect(x - 4, 84, 8, 30, c),
      poly(
        [
          [x - 1.8, 86],
          [x, 26],
          [x + 1.8, 86],
        ],
        c,
      ),
      rect(x + 10, 184, 26, 130, l),
      rect(x + 14, 300, 34, 80, l),
      rect(x + 20, 372, 42, 240, l),
      ...range(6, (i: number) => rect(x - 30 + i * 7, 196, 2.4, 110, l)),
    );
  // both towers end below the label header
  s.add('<g transform="translate(0 98) scale(1 .84)">');
  es(848, '#A86B6E', '#C98878');
  s.add('</g><g transform="translate(0 122) scale(1 .8)">');
  // Chrysler: crown of arcs
  {
    const x = 1220,
      c = '#A86B6E',
      l = '#E3A27E';
    s.add(
      rect(x - 40, 330, 80, 280, c),
      rect(x - 28, 262, 56, 80, c),
      path(`M${x - 28} 264C${x - 26} 214 ${x - 12} 190 ${x} 100C${x + 12} 190 ${x + 26} 214 ${x + 28} 264Z`, c),
      ...range(4, (i: number) =>
        line(`M${x - 24 + i * 5} ${262 - i * 22}Q${x} ${214 - i * 24} ${x + 24 - i * 5} ${262 - i * 22}`, l, 3),
      ),
      rect(x + 14, 330, 26, 280, '#C98878'),
    );
  }
  s.add('</g>');
  s.add(
    far(
      [
        [560, 90, 260],
        [670, 66, 330],
        [750, 44, 240],
        [930, 58, 290],
        [1000, 70, 210],
        [1080, 60, 340],
        [1270, 100, 280],
        [1390, 70, 360],
        [1470, 140, 250],
      ],
      '#8A5568',
    ),
    ...(
      [
        [560, 90, 260],
        [670, 66, 330],
        [930, 58, 290],
        [1080, 60, 340],
        [1270, 100, 280],
        [1390, 70, 360],
      ] as const
    ).map(([x, w, h]) => rect(x + w * 0.68, hz - h, w * 0.32, h, '#A86B6E')),
  );
  const r = random(3);
  for (const [x, w, h] of [
    [560, 90, 260],
    [670, 66, 330],
    [930, 58, 290],
    [1080, 60, 340],
    [1270, 100, 280],
    [1390, 70, 360],
    [1470, 140, 250],
  ] as const)
    for (let i = 0; i < h / 14; i++)
      for (let j = 0; j < w / 13; j++)
        if (r() < 0.22) s.add(rect(x + 5 + j * 12, hz - h + 10 + i * 14, 5, 7, '#FBD78F'));
  // water tanks on the nearer roofs
  s.add(
    far(
      [
        [640, 130, 150],
        [790, 110, 110],
        [920, 120, 170],
        [1060, 110, 120],
        [1180, 130, 190],
      ],
      '#59405F',
    ),
  );
  for (const [x, y, q] of [
    [700, 450, 1],
    [1120, 480, 0.8],
    [1246, 410, 1.1],
  ] as const)
    s.add(
      `<g transform="translate(${x} ${y}) scale(${q})"><path d="M-20 0L-14 -34M20 0L14 -34M-6 0V-34M6 0V-34" stroke="#3A2C4A" stroke-width="3.4"/><rect x="-20" y="-66" width="40" height="34" fill="#3A2C4A"/><rect x="4" y="-66" width="16" height="34" fill="#7A4E5E"/><path d="M-23 -66L0 -86L23 -66Z" fill="#3A2C4A"/></g>`,
    );
  for (const [x, w, h] of [
    [640, 130, 150],
    [790, 110, 110],
    [920, 120, 170],
    [1060, 110, 120],
    [1180, 130, 190],
  ] as const)
    for (let i = 0; i < h / 20; i++)
      for (let j = 0; j < w / 18; j++)
        if (r() < 0.34) s.add(rect(x + 8 + j * 17, hz - h + 12 + i * 20, 7, 10, '#FBD78F'));
  // street
  s.add(
    rect(0, hz, W, 310, '#6C5A6C'),
    strip(
      cam,
      [0.8, 90],
      () => -6,
      () => -1.2,
      0,
      '#C9A68E',
    ),
    strip(
      cam,
      [0.8, 90],
      () => 9,
      () => 16,
      0,
      '#8A6E76',
    ),
    strip(
      cam,
      [0.8, 90],
      () => -1.2,
      () => -1.0,
      0,
      '#E3C3A0',
    ),
    strip(
      cam,
      [0.8, 90],
      () => 3.9,
      () => 4.05,
      0,
      '#8C7688',
    ),
  );
  for (let z = 1; z < 80; z += z < 14 ? 1.6 : 4)
    s.add(
      strip(
        cam,
        [z, z + 0.05 + z * 0.002],
        () => -6,
        () => -1.2,
        0.01,
        '#A98874',
      ),
    );
  s.add(
    s.spray(
      cam.d([
        [-1.0, 0, 1],
        [9, 0, 1],
        [9, 0, 90],
        [-1, 0, 90],
      ]),
      '#4A3B58',
      [0, 905],
      [0, 620],
      { a: 0.8 },
    ),
    strip(
      cam,
      [2, 88],
      () => -0.4,
      () => 3.2,
      0.01,
      '#8A6A72',
    ),
  );
  // far side of the street: against the sun, so dark, with lit panes
  for (const [za, zb, y, c, d] of [
    [44, 56, 14, '#553A55', '#7A4E5E'],
    [32, 44, 12.6, '#62415A', '#8A5560'],
    [21, 32, 13.6, '#503650', '#7A4E5E'],
    [11, 21, 12.4, '#5E3D52', '#84525C'],
    [1, 11, 13.2, '#4C334C', '#744A58'],
  ] as const) {
    s.add(
      block(cam, { x0: 16, x1: 26, y0: 0, y1: y, z0: za, z1: zb }, { f: c, l: d }),
      block(
        cam,
        { x0: 15.2, x1: 26, y0: y - 0.3, y1: y + 0.5, z0: za - 0.1, z1: zb + 0.1 },
        { f: '#3A2C4A', l: '#A86B6E' },
      ),
    );
    const w = wall(cam, [16, zb], [16, za]);
    const n = 3,
      st = (zb - za) / n;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < 4; j++)
        s.add(
          w.win(i * st + st * 0.3, 1.4 + j * 3, st * 0.36, 1.7, {
            trim: '#A86B6E',
            glass: r() < 0.45 ? '#FBD78F' : '#3A2C4A',
            bar: '#A86B6E',
            cols: 1,
            f: 0.12,
          }),
        );
  }
  // near side: brownstones in the last light, stoops stepping to the walk
  const hs = [
    [58, 66, '#B97A5C'],
    [50, 58, '#A9634C'],
    [42, 50, '#C58A64'],
    [34, 42, '#9E5440'],
    [26.5, 34, '#BC7654'],
    [19, 26.5, '#A4583F'],
    [11.5, 19, '#C68A5E'],
    [3.6, 11.5, '#A9573C'],
  ] as const;
  hs.forEach(([za, zb, c], i) => {
    const y = 13.4 + (i % 3) * 0.5,
      w = wall(cam, [-6, za], [-6, zb]),
      L = zb - za,
      tr = turn(['#E9BE90', '#E3A878', '#F0CFA0'], i),
      d = '#7C4436';
    s.add(
      w.rect(0, 0, L, y, c),
      w.courses(0, 0, L, y - 1.2, 0.55, d, { seed: i + 3, keep: 0.22, width: 0.04 }),
      w.rect(0, 0, L, 2.4, d),
      w.rect(0, 2.35, L, 0.22, tr),
      w.rect(0, 0, 0.12, y, d),
    );
    const g = { trim: tr, glass: '#3A3450', bar: '#F4E6C8', cols: 1, f: 0.18, hood: true };
    for (const v of [3.2, 6.9, 10.1] as const)
      for (const t of [0.1, 0.38, 0.72] as const) {
        if (v === 3.2 && t > 0.6) continue;
        const lit = r() < 0.4;
        s.add(
          w.win(L * t, v, 1.1, v === 3.2 ? 2.4 : 1.9, {
            ...g,
            glass: lit ? '#FBD78F' : '#3A3450',
            gleam: lit ? '#F4B65E' : '#6B5A78',
          }),
        );
      }
    for (const t of [0.1, 0.38] as const)
      s.add(w.win(L * t, 0.7, 1.1, 1.1, { ...g, trim: '#A9634C', hood: false, f: 0.08 }));
    s.add(
      w.box(0, y - 0.5, L, 0.55, 0.8, { front: '#4A3340', side: '#E3A878', under: '#33263A' }),
      ...range(8, (k: number) =>
        w.box(0.2 + (k * L) / 8, y - 1.05, 0.18, 0.6, 0.45, { front: '#4A3340', side: '#A86B5C' }),
      ),
      w.rect(L * 0.7, 2.4, 1.9, 3.5, tr),
      w.rect(L * 0.7 + 0.28, 2.5, 1.34, 2.7, i === 6 ? '#1F4A52' : '#4B2E2A'),
      w.rect(L * 0.7 + 0.28, 5.28, 1.34, 0.45, '#FBD78F'),
      w.box(L * 0.7 - 0.2, 5.9, 2.3, 0.26, 0.5, { front: tr, side: '#F6DDB2', under: d }),
    );
    // stoop: treads run out from the wall to the walk
    const z0 = za + L * 0.7 - 0.1,
      z1 = z0 + 2.1,
      n = 10,
      run = 0.3;
    const X = (k: number) => -6 + 0.9 + k * run;
    s.add(
      cam.face(
        [
          [-6, 2.5, z0],
          [-5.1, 2.5, z0],
          [-5.1, 2.5, z1],
          [-6, 2.5, z1],
        ],
        '#F0CFA0',
      ),
    );
    s.add(
      cam.face(
        [
          [-6, 0, z0],
          [-6, 2.5, z0],
          [-5.1, 2.5, z0],
          ...range(
            n,
            (k: number) =>
              [
                [X(k), 2.5 - (k + 1) * 0.25, z0],
                [X(k + 1), 2.5 - (k + 1) * 0.25, z0],
              ] as const,
          ).flat(),
          [X(n), 0, z0],
        ],
        '#9A5A46',
      ),
    );
    for (let k = n - 1; k >= 0; k--) {
      const yy = 2.5 - (k + 1) * 0.25;
      s.add(
        cam.face(
          [
            [X(k), yy, z0],
            [X(k + 1), yy, z0],
            [X(k + 1), yy, z1],
            [X(k), yy, z1],
          ],
          '#F4D6AC',
        ),
        cam.face(
          [
            [X(k), yy, z0],
            [X(k), yy + 0.25, z0],
            [X(k), yy + 0.25, z1],
            [X(k), yy, z1],
          ],
          '#E0A67C',
        ),
      );
    }
    for (const z of [z1, z0] as const) {
      const ink = '#22192E',
        P = [
          [-5.1, 3.45, z],
          [X(n), 0.95, z],
        ] as const;
      s.add(
        line(
          `M${cam.at([-6, 3.45, z]).map(n1).join(' ')}L${P.map((p) => cam.at(p).map(n1).join(' ')).join('L')}`,
          ink,
          Math.max(2, cam.scale(P[1]) * 0.05),
        ),
      );
      for (let k = 0; k <= n; k++)
        s.add(
          line(
            `M${cam
              .at([X(k), Math.max(0, 2.5 - k * 0.25), z])
              .map(n1)
              .join(' ')}L${cam
              .at([X(k), 3.45 - k * 0.25, z])
              .map(n1)
              .join(' ')}`,
            ink,
            Math.max(1.2, cam.scale([X(k), 1, z]) * 0.022),
          ),
        );
      const [px, py, k2] = place(cam, X(n), z, 1.1),
        [, pb] = place(cam, X(n), z);
      s.add(rect(px - 0.08 * k2, py, 0.16 * k2, pb - py, ink), circle(px, py - 0.03 * k2, 0.12 * k2, ink));
    }
  });
  // trees along the kerb, a lamp, one neighbour walking home
  const tr = (x: number, z: number, hh: number, w: number, sd: number) => {
    const [a, b, k] = place(cam, x, z);
    s.add(
      tree(a, b, hh * k, w * k, sd, {
        d: '#4A4A4C',
        m: '#8A7A4C',
        l: '#E0B253',
        trunk: '#3A2C3A',
        light: 1,
        trunkH: 0.45,
        clumps: 14,
      }),
    );
  };
  tr(-1.9, 52, 9, 7, 3);
  tr(-1.9, 36, 9, 7, 5);
  tr(-1.9, 24, 9, 6.5, 9);
  {
    const [a, b, k] = place(cam, -1.7, 13.5);
    s.add(
      path(`M${a - 0.1 * k} ${b}L${a - 0.05 * k} ${b - 4.2 * k}h${0.1 * k}L${a + 0.1 * k} ${b}Z`, '#22192E'),
      rect(a - 0.2 * k, b - 0.5 * k, 0.4 * k, 0.5 * k, '#22192E'),
      s.halo(a, b - 4.6 * k, 1.5 * k, '#FBE3A8', { a: 0.55 }),
      path(`M${a - 0.26 * k} ${b - 4.9 * k}h${0.52 * k}l${-0.12 * k} ${0.7 * k}h${-0.28 * k}Z`, '#FFF0C8'),
      path(`M${a - 0.32 * k} ${b - 4.9 * k}h${0.64 * k}l${-0.32 * k} ${-0.3 * k}Z`, '#22192E'),
    );
  }
  for (const [x, z, coat, fold, flip] of [
    [-1.9, 19, INK.coral, '#A8473A', 1],
    [-2.3, 9.4, INK.teal, '#144552', -1],
  ] as const) {
    const [a, b, k] = place(cam, x, z);
    const h = 1.74 * k;
    s.add(
      path(
        `M${n1(a - 0.08 * h)} ${n1(b)}L${n1(a - 0.95 * h)} ${n1(b + 0.14 * h)}L${n1(a - 0.9 * h)} ${n1(b + 0.2 * h)}L${n1(a + 0.1 * h)} ${n1(b + 0.03 * h)}Z`,
        '#A98874',
      ),
      walker(a, b, h, {
        coat,
        fold,
        legs: '#2A2038',
        skin: '#B9805E',
        hair: '#22192E',
        flip,
        ...(z < 12 ? { hat: '#22192E' } : {}),
      }),
    );
  }
  s.add(gull(1180, 110, 0.7, '#FBE3B8', -8), gull(1240, 136, 0.5, '#FBE3B8', 6));
  return s.svg();
}
