import { camera, place } from '../kit/camera.ts';
import { leafy, tree, woods } from '../kit/foliage.ts';
import { H, land, n1, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { roof } from '../kit/roof.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { block, drum, groundShadow } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

const T = INK.paper;

export function shrewsbury(): string {
  const s = new Sheet({ seed: 77 });
  const hz = 610,
    cm = camera({ x: 13, y: 1.8, z: -34, yaw: -0.3, f: 1130, hy: hz, cx: 730 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#6FAFB8'],
          [0.65, '#D3E0CC'],
          [1, '#F7E8C0'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    path(cloud(1180, 330, 560, 150, 6), T),
    s.spray(cloud(1180, 330, 560, 150, 6), '#B5D3CC', [0, 336], [0, 240], { a: 0.7 }),
  );
  s.add(woods(-20, 1640, 600, 130, 4, '#9AAE78', { step: 50 }), woods(900, 1640, 606, 110, 9, '#7C9460', { step: 46 }));
  s.add(
    path(
      land([
        [-20, 622],
        [500, 606],
        [1100, 610],
        [1640, 620],
      ]),
      '#8FA35A',
    ),
    s.spray(
      land([
        [-20, 622],
        [500, 606],
        [1100, 610],
        [1640, 620],
      ]),
      '#5F7A42',
      [0, 905],
      [0, 620],
      { a: 0.9 },
    ),
  );
  s.add(
    tree(1340, 640, 480, 460, 11, {
      d: '#5A5A2C',
      m: '#94903F',
      l: '#DDBE52',
      trunk: '#6B5A4C',
      light: -1,
      clumps: 18,
    }),
  );
  s.add(
    groundShadow(
      cm,
      [
        [-5, 0, 0],
        [5, 0, 0],
        [5, 0, 18],
        [5, 5.5, 0],
        [0, 10, 0],
        [0, 10, 18],
        [0, 24, -2],
        [5, 5.5, 18],
      ],
      [0.95, -0.6, 0.05],
      '#5A7040',
    ),
  );
  const R = wall(cm, [5, 0], [5, 18]),
    F = wall(cm, [-5, 0], [5, 0]);
  s.add(
    R.rect(0, 0, 18, 5.6, '#9A8C7C'),
    R.courses(0, 0, 18, 5.6, 0.42, '#857767', { seed: 2 }),
    F.rect(0, 0, 10, 5.6, '#D8BE92'),
    F.courses(0, 0, 10, 5.6, 0.38, '#B99C70', { seed: 3 }),
    ...range(4, (i: number) =>
      R.win(1.8 + i * 4.2, 1.2, 1.6, 2.6, { arch: true, glass: '#3A5A66', trim: '#DCD6C6', rows: 3, bar: '#DCD6C6' }),
    ),
  );
  s.add(
    roof(
      cm,
      {
        axis: 'z',
        c: 0,
        a: 0,
        b: 18,
        prof: [
          [-5, 5.6],
          [0, 10.4],
          [5, 5.6],
        ],
        over: 0.55,
      },
      { planes: ['#7C8A8E', '#47586A'], end: '#D8BE92', trim: T, shade: '#A98A64', tile: '#3D4D5E', band: 0.38 },
    ),
  );
  for (const u of [0.9, 7.5] as const)
    s.add(F.win(u, 1.2, 1.6, 2.6, { arch: true, glass: INK.teal, gleam: '#4C7F86', rows: 3, shade: '#B99C70' }));
  const bl = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, f: string, r: string) =>
    s.add(block(cm, { x0, x1, y0, y1, z0, z1 }, { f, r }));
  bl(-2.2, 2.2, 0, 11, -3.4, 1, '#D8BE92', '#9A8C7C');
  {
    const w = wall(cm, [-2.2, -3.4], [2.2, -3.4]),
      r2 = wall(cm, [2.2, -3.4], [2.2, 1]);
    s.add(
      w.courses(0, 0, 4.4, 11, 0.38, '#B99C70', { seed: 7 }),
      r2.courses(0, 0, 4.4, 11, 0.42, '#857767', { seed: 8 }),
      w.rect(1.1, 0, 2.2, 3.5, T),
      w.rect(1.35, 0.1, 1.7, 3.1, INK.brick),
      w.rect(2.17, 0.1, 0.06, 3.1, '#7C352C'),
      w.win(1.5, 5.2, 1.4, 2.2, { arch: true, glass: INK.teal, gleam: '#4C7F86' }),
      r2.win(1.5, 5.2, 1.4, 2.2, { arch: true, glass: '#3A5A66', trim: '#DCD6C6', bar: '#DCD6C6' }),
    );
    const [a, b, k] = place(cm, 0, -3.45, 9.2);
    s.add(
      circle(a, b, 0.95 * k, T),
      circle(a, b, 0.78 * k, '#22384A'),
      line(`M${a} ${b}V${b - 0.55 * k}M${a} ${b}L${a + 0.4 * k} ${b + 0.16 * k}`, INK.gold, 3),
    );
  }
  bl(-2.6, 2.6, 10.8, 11.4, -3.8, 1.4, T, '#C4BCA8');
  bl(-1.6, 1.6, 11.4, 15.2, -2.8, 0.4, '#F4EAD6', '#B5AE9E');
  {
    const w = wall(cm, [-1.6, -2.8], [1.6, -2.8], 11.4),
      r2 = wall(cm, [1.6, -2.8], [1.6, 0.4], 11.4);
    s.add(
      w.win(0.8, 0.6, 1.6, 1.7, {
        arch: true,
        glass: '#22384A',
        cols: 1,
        rows: 5,
        sill: false,
        trim: T,
        bar: '#8C9AA0',
      }),
      r2.win(0.8, 0.6, 1.6, 1.7, {
        arch: true,
        glass: '#22384A',
        cols: 1,
        rows: 5,
        sill: false,
        trim: '#DCD6C6',
        bar: '#6E7F88',
      }),
    );
  }
  bl(-1.9, 1.9, 15, 15.5, -3.1, 0.7, T, '#C4BCA8');
  s.add(
    drum(cm, { x: 0, z: -1.2, y0: 15.5, y1: 23.4, r0: 1.85, r1: 0.05, sides: 8, turn: 0.39 }, (nx, _nz) =>
      nx < -0.2 ? '#9AA7A4' : nx < 0.5 ? '#6E7F88' : '#47586A',
    ),
  );
  {
    const [a, b, k] = place(cm, 0, -1.2, 23.2);
    s.add(
      circle(a, b - 0.2 * k, 0.28 * k, INK.gold),
      rect(a - 1.6, b - 1.9 * k, 3.2, 1.9 * k, '#8A6A2E'),
      path(
        `M${a - 0.9 * k} ${b - 1.6 * k}h${1.2 * k}l${0.5 * k} ${0.2 * k}l${-0.5 * k} ${0.2 * k}h${-1.2 * k}Z`,
        INK.gold,
      ),
    );
  }
  // churchyard stones, path, low fence, and the great sycamore that stands at the corner
  const r = random(8);
  for (let i = 0; i < 14; i++) {
    const x = r.between(7, 17),
      z = r.between(-10, 4),
      [a, b, k] = place(cm, x, z);
    s.add(
      path(`M${a - 0.3 * k} ${b}v${-0.75 * k}q${0.3 * k} ${-0.36 * k} ${0.6 * k} 0v${0.75 * k}Z`, '#DCD6C6'),
      path(
        `M${a + 0.12 * k} ${b}v${-0.92 * k}q${0.14 * k} ${0.04 * k} ${0.18 * k} ${0.17 * k}v${0.75 * k}Z`,
        '#A9A495',
      ),
    );
  }
  s.add(
    cm.face(
      [
        [-1.1, 0.01, -3.4],
        [1.1, 0.01, -3.4],
        [5.4, 0.01, -20],
        [11.5, 0.01, -33],
        [7.5, 0.01, -33],
        [2.8, 0.01, -20],
      ],
      '#EBDDBA',
    ),
  );
  const f = (x0: number, x1: number, z: number) => {
    for (let x = x0; x < x1; x += 0.42) {
      const [a, b, k] = place(cm, x, z);
      s.add(
        poly(
          [
            [a - 0.08 * k, b],
            [a - 0.08 * k, b - 0.95 * k],
            [a, b - 1.08 * k],
            [a + 0.08 * k, b - 0.95 * k],
            [a + 0.08 * k, b],
          ],
          T,
        ),
      );
    }
    for (const y of [0.35, 0.75] as const)
      s.add(
        cm.face(
          [
            [x0, y, z],
            [x1, y, z],
            [x1, y + 0.09, z],
            [x0, y + 0.09, z],
          ],
          '#DCD6C6',
        ),
      );
  };
  f(-16, 2.2, -19);
  f(7.2, 26, -19);
  s.add(path('M-20 905V800Q300 770 560 812Q700 840 760 905Z', '#4F6B3C'));
  s.add(
    path(
      'M120 905C150 700 130 520 60 330L-20 250V180L120 330L180 100H222L214 340L330 190L366 214L250 420C236 560 250 740 320 905Z',
      '#B5A88F',
    ),
    path('M230 905C190 720 200 560 214 420L330 190L366 214L250 420C236 560 250 740 320 905Z', '#8A7B68'),
    ...range(26, (i: number) =>
      path(
        leafy(110 + ((i * 47) % 130), 360 + i * 20, 10 + ((i * 7) % 14), 7 + ((i * 5) % 8), i + 3, {
          lobes: 5,
          bite: 0.3,
        }),
        i % 3 ? '#DCD2BA' : '#8F8470',
      ),
    ),
  );
  s.add(
    tree(210, 470, 620, 860, 31, {
      d: '#6B4A26',
      m: '#B27A32',
      l: '#EFBE52',
      light: 1,
      trunkH: 0,
      clumps: 30,
      dabs: 2,
    }),
  );
  for (let i = 0; i < 70; i++) {
    const [x, y] = [r.between(0, 1200), r.between(690, 890)];
    s.add(
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r.between(3, 8))}" ry="${n1(r.between(1.4, 3))}" fill="${r.pick(['#EFBE52', '#D98A3E', '#B2562F'])}"/>`,
    );
  }
  return s.svg();
}
