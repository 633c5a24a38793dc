import { camera, place } from '../kit/camera.ts';
import { grass, tree, woods } from '../kit/foliage.ts';
import { H, land, lerp, type Point, range, turn, W } from '../kit/geometry.ts';
import { horse } from '../kit/horse.ts';
import { INK } from '../kit/inks.ts';
import { roof } from '../kit/roof.ts';
import { circle, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';
import { block, drum, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

const T = INK.paper;

export function coltsNeck(): string {
  const s = new Sheet({ seed: 41 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#86BCC0'],
          [0.65, '#E7E7CF'],
          [1, '#F9E3B0'],
        ],
        [0, 0, 0, 420],
      ),
    ),
  );
  s.add(
    circle(470, 262, 64, '#FDF3D4'),
    bars(
      [
        [620, 150, 640, 34],
        [60, 120, 360, 22],
        [980, 240, 560, 26],
      ],
      T,
    ),
  );
  s.add(
    woods(-20, 1640, 372, 62, 3, '#A9BFA6', { step: 40 }),
    path(
      land([
        [-20, 388],
        [320, 352],
        [700, 376],
        [1080, 350],
        [1640, 384],
      ]),
      '#C2CC9A',
    ),
    woods(-20, 760, 418, 46, 7, '#7F9F7E', { step: 34, rise: (x) => Math.sin(x / 240) * 12 }),
  );
  // mist between folds
  s.add(path('M-20 418Q300 404 620 414T1200 408T1640 412V432Q1200 424 800 434T-20 430Z', '#F3EBCB'));
  s.add(
    path(
      land([
        [-20, 446],
        [300, 428],
        [640, 436],
        [980, 420],
        [1300, 404],
        [1640, 412],
      ]),
      '#A6BC79',
    ),
    s.spray(
      land([
        [-20, 446],
        [300, 428],
        [640, 436],
        [980, 420],
        [1300, 404],
        [1640, 412],
      ]),
      INK.moss,
      [1600, 640],
      [700, 430],
      { a: 0.5 },
    ),
  );
  // barn, silo, wing: a farmyard on a hill; light from the left
  const bc = camera({ x: -12, y: 3.2, z: -52, yaw: 0.16, f: 1250, hy: 470, cx: 1010 });
  const R = '#B9492F',
    Rl = '#DB6A47',
    rf = '#5C6570',
    rl = '#8F9A9A';
  s.add(woods(900, 1640, 440, 120, 11, INK.pine, { step: 46 }), woods(1240, 1640, 452, 80, 13, INK.moss, { step: 40 }));
  s.add(
    groundShadow(
      bc,
      [
        [-8, 0, 0],
        [8, 0, 0],
        [8, 0, 18],
        [-8, 5, 0],
        [8, 5, 0],
        [0, 11.5, 0],
        [0, 11.5, 18],
        [8, 5, 18],
      ],
      [1, -0.5, -0.14],
      INK.moss,
    ),
  );
  s.add(
    drum(bc, { x: 11.5, z: 12, y0: 0, y1: 13, r0: 2.4, sides: 14 }, (nx) =>
      nx < -0.35 ? '#F4E6C8' : nx < 0.4 ? '#CFC6B0' : '#8F938E',
    ),
    drum(bc, { x: 11.5, z: 12, y0: 13, y1: 15.2, r0: 2.5, r1: 0.3, sides: 14 }, (nx) => (nx < -0.35 ? rl : rf)),
  );
  const bl = wall(bc, [-6, 18], [-6, 0]),
    bf = wall(bc, [-6, 0], [6, 0]);
  s.add(
    bl.rect(0, 0, 18, 5, Rl),
    ...range(24, (i) => bl.rect(i * 0.75, 0, 0.05, 5, '#C4573A')),
    bf.rect(0, 0, 12, 5, R),
    ...range(6, (i) => bl.win(1.4 + i * 2.8, 2.2, 0.9, 0.9, { glass: '#4A2C30', bar: T, f: 0.1 })),
  );
  s.add(
    roof(
      bc,
      {
        axis: 'z',
        c: 0,
        a: 0,
        b: 18,
        prof: [
          [-6, 5],
          [-4.1, 8.8],
          [0, 11.4],
          [4.1, 8.8],
          [6, 5],
        ],
        over: 0.6,
      },
      { planes: [rl, '#A7B0AC', '#4E5866', '#47505E'], end: R, trim: T, shade: '#8F3829', band: 0.4 },
    ),
  );
  s.add(
    ...range(15, (i) => {
      const u = 0.4 + i * 0.8;
      return bf.rect(u, 0, 0.05, 5, '#9A3C29');
    }),
    bf.rect(3.4, 0, 5.2, 4.5, T),
    bf.rect(3.65, 0, 2.25, 4.25, '#A23F2B'),
    bf.rect(6.1, 0, 2.25, 4.25, '#A23F2B'),
    ...(
      [
        [3.65, 2.25],
        [6.1, 2.25],
      ] as const
    ).flatMap(
      ([u, w]) =>
        [
          bf.face(
            [
              [u, 0],
              [u + 0.22, 0],
              [u + w, 4.25],
              [u + w - 0.22, 4.25],
            ],
            T,
          ),
          bf.face(
            [
              [u + w, 0],
              [u + w - 0.22, 0],
              [u, 4.25],
              [u + 0.22, 4.25],
            ],
            T,
          ),
          bf.rect(u, 2.0, w, 0.2, T),
        ] as const,
    ),
    bf.win(5.1, 6.1, 1.8, 1.9, { glass: '#4A2C30', cols: 2, rows: 1, bar: T }),
    bf.win(5.55, 9.3, 0.9, 0.7, { glass: '#4A2C30', arch: true, rows: 1, bar: T, f: 0.1 }),
  );
  s.add(
    block(bc, { x0: -0.9, x1: 0.9, y0: 10.6, y1: 12.7, z0: 8, z1: 10 }, { f: '#DCD3C0', l: T }),
    roof(
      bc,
      {
        axis: 'z',
        c: 0,
        a: 8,
        b: 10,
        prof: [
          [-0.9, 12.7],
          [0, 14],
          [0.9, 12.7],
        ],
        over: 0.25,
      },
      { planes: [rl, rf], end: '#DCD3C0', trim: T, band: 0.15 },
    ),
  );
  {
    const [a, b, k] = place(bc, 0, 9, 14);
    s.add(
      rect(a - 1.5, b - 1.5 * k, 3, 1.6 * k, INK.navy),
      path(
        `M${a - 1.0 * k} ${b - 1.1 * k}h${1.4 * k}l${0.5 * k} ${0.16 * k}l${-0.5 * k} ${0.16 * k}h${-1.4 * k}Z`,
        INK.navy,
      ),
    );
  }
  const s2 = wall(bc, [6, 6], [17, 6]);
  s.add(
    s2.rect(0, 0, 11, 3.2, '#A8432D'),
    ...range(
      4,
      (i) =>
        s2.rect(0.7 + i * 2.6, 0, 1.6, 2.4, T) +
        s2.rect(0.85 + i * 2.6, 0, 1.3, 2.25, '#4A2C30') +
        s2.rect(0.85 + i * 2.6, 0, 1.3, 1.1, '#B9492F'),
    ),
    roof(
      bc,
      {
        axis: 'x',
        c: 9,
        a: 6,
        b: 17,
        prof: [
          [-3, 3.2],
          [0, 5.2],
          [3, 3.2],
        ],
        over: 0.5,
      },
      { planes: ['#7C8688', rf], trim: T, band: 0.25 },
    ),
  );
  // middle meadow and its fence
  const fence = (
    list: readonly [Point, ...Point[]],
    h0: number,
    h1: number,
    c: string,
    shade: string,
    n: number,
    w0: number,
    w1: number,
  ) => {
    const P = range(n, (_, t) => {
      const f = t * (list.length - 1),
        i = Math.min(list.length - 2, Math.floor(f)),
        q = f - i,
        e = q * q * (3 - 2 * q);
      const [from, to] = [turn(list, i), turn(list, i + 1)];
      return [lerp(from[0], to[0], q), lerp(from[1], to[1], e), lerp(h0, h1, t)];
    });
    const o: string[] = [];
    for (const v of [0.22, 0.5, 0.78, 1.0] as const) {
      const up = P.map(([x, y, h]) => [x, y - h * v] as const),
        dn = [...P].reverse().map(([x, y, h]) => [x, y - h * v + h * 0.105] as const);
      o.push(poly([...up, ...dn], c));
    }
    P.forEach(([x, y, h], i) => {
      const w = lerp(w0, w1, i / (n - 1));
      o.push(
        rect(x - w / 2, y - h * 1.13, w, h * 1.18, c),
        rect(x + w * 0.14, y - h * 1.13, w * 0.36, h * 1.18, shade),
      );
    });
    return o.join('');
  };
  const sh = '#CDC6B0';
  s.add(
    fence(
      [
        [-20, 462],
        [260, 446],
        [620, 456],
        [900, 470],
      ],
      16,
      19,
      T,
      sh,
      34,
      3,
      3.4,
    ),
    fence(
      [
        [1640, 486],
        [1380, 478],
        [1180, 492],
      ],
      24,
      22,
      T,
      sh,
      18,
      4,
      4,
    ),
  );
  const m1 = land([
    [-20, 512],
    [260, 486],
    [600, 498],
    [960, 520],
    [1300, 510],
    [1640, 520],
  ]);
  s.add(path(m1, '#8FAA62'), s.spray(m1, '#C3C77F', [0, 500], [0, 640], { a: 0.85 }));
  // horses
  const bay = { coat: '#7A4630', dark: '#53301F', mane: '#2E1E1C' },
    chest = { coat: '#A8562F', dark: '#7C3D22', mane: '#8A4526' },
    grey = { coat: '#D9D2C2', dark: '#A8A293', mane: '#8E897C' };
  const shadow = (x: number, y: number, w: number) =>
    s.add(`<ellipse cx="${x + w * 0.3}" cy="${y + 1}" rx="${w}" ry="${w * 0.09}" fill="${INK.moss}"/>`);
  shadow(330, 566, 60);
  s.add(horse(330, 566, 62, { ...grey, grazing: true }));
  shadow(486, 556, 54);
  s.add(horse(486, 556, 56, { ...chest, flip: -1, grazing: true }));
  shadow(206, 548, 30);
  s.add(horse(206, 548, 36, { ...bay, flip: -1, grazing: true }));
  // near rise, the sweep of white fence that leads in, and two horses at it
  const m2 = land([
    [-20, 690],
    [240, 640],
    [560, 628],
    [900, 648],
    [1240, 622],
    [1640, 560],
  ]);
  s.add(path(m2, '#6F9150'), s.spray(m2, '#A6BC79', [0, 620], [0, 780], { a: 0.9 }));
  shadow(800, 706, 132);
  s.add(horse(800, 706, 140, { ...bay, grazing: false }));
  shadow(1010, 724, 150);
  s.add(horse(1010, 724, 146, { ...chest, flip: -1, grazing: true }));
  const m3 = land([
    [-20, 812],
    [300, 800],
    [700, 836],
    [1100, 842],
    [1640, 760],
  ]);
  s.add(path(m3, '#4F7845'), s.spray(m3, '#8FAA62', [0, 800], [0, 905], { a: 0.7 }));
  s.add(
    fence(
      [
        [1640, 590],
        [1380, 664],
        [1060, 762],
        [700, 838],
        [300, 876],
        [-40, 892],
      ],
      44,
      168,
      T,
      sh,
      19,
      7,
      21,
    ),
  );
  // oak, left; its shade lies right
  s.add(
    path('M-20 690Q260 640 470 652Q330 690 120 716L-20 730Z', '#4F7845'),
    tree(70, 700, 640, 600, 21, {
      d: INK.pine,
      m: '#557C4A',
      l: '#B9BE6C',
      trunk: '#4A3B33',
      light: 1,
      trunkH: 0.34,
      clumps: 20,
    }),
  );
  for (const [x, y, h, n, sd] of [
    [200, 912, 70, 22, 2],
    [560, 915, 56, 18, 4],
    [980, 915, 66, 20, 6],
    [1380, 912, 80, 24, 8],
  ] as const)
    s.add(grass(x, y, h, n, sd, [INK.pine, '#4F7845', INK.sage], { bend: 0.2 }));
  return s.svg();
}
