import { camera, place } from '../kit/camera.ts';
import { leafy, tree, woods } from '../kit/foliage.ts';
import { H, n1, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';

export function brownstone(): string {
  const s = new Sheet({ seed: 18 });
  const cam = camera({ x: -7.2, y: 1.75, z: -13.2, yaw: 0.34, f: 900, hy: 640, cx: 760 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#86B8BD'],
          [0.7, '#DCE6D8'],
          [1, '#F5E6C6'],
        ],
        [0, 0, 0, 640],
      ),
    ),
  );
  s.add(path(cloud(220, 250, 380, 90, 5), INK.paper));
  // the street runs away on the left: the far side and its trees
  const far = [
    ['#C99474', '#A7705A'],
    ['#B87F69', '#8F5C4E'],
    ['#D1A583', '#AE7F66'],
  ] as const;
  far.forEach(([c, d], i) => {
    s.add(
      block(
        cam,
        { x0: -62 - i * 2, x1: -34 + i * 2, y0: 0, y1: 13 + (i % 2) * 2, z0: 34 + i * 9, z1: 44 + i * 9 },
        { f: c, r: d },
      ),
    );
  });

  s.add(woods(-20, 330, 640, 150, 7, '#8AA07C', { step: 52 }));
  s.add(
    rect(0, 640, W, 270, '#9B9690'),
    cam.face(
      [
        [-60, 0, -3.4],
        [60, 0, -3.4],
        [60, 0, -1.2],
        [-60, 0, -1.2],
      ],
      '#D8C7A9',
    ),
    cam.face(
      [
        [-60, 0, -3.4],
        [60, 0, -3.4],
        [60, -0.16, -3.5],
        [-60, -0.16, -3.5],
      ],
      '#B3A58F',
    ),
  );
  s.add(
    cam.face(
      [
        [-60, 0, -3.4],
        [60, 0, -3.4],
        [60, 0, 0.4],
        [-60, 0, 0.4],
      ],
      '#DCCBAB',
    ),
  );
  for (let x = -40; x < 30; x += 1.8)
    s.add(
      cam.face(
        [
          [x, 0.005, -3.4],
          [x + 0.06, 0.005, -3.4],
          [x + 0.06, 0.005, 0],
          [x, 0.005, 0],
        ],
        '#C2AF8D',
      ),
    );
  s.add(
    cam.face(
      [
        [-60, 0.005, -1.75],
        [60, 0.005, -1.75],
        [60, 0.005, -1.8],
        [-60, 0.005, -1.8],
      ],
      '#C2AF8D',
    ),
  );
  // three houses
  const hs = [
    { x: -6.6, c: '#C07A58', d: '#8E4F3E', tr: '#DDA07A', y: 13.2 },
    { x: 0, c: '#A9563F', d: '#7C3B30', tr: '#C97A5C', y: 13.8 },
    { x: 6.6, c: '#CB9266', d: '#96654A', tr: '#E4B98C', y: 13.2 },
    { x: 13.2, c: '#A8654C', d: '#7C4436', tr: '#C9886A', y: 13.6 },
    { x: -13.2, c: '#B7694A', d: '#85483A', tr: '#D8936E', y: 13.4 },
  ] as const;
  for (const i of [3, 4, 2, 0, 1]) {
    const { x, c, d, tr, y } = turn(hs, i);
    const w = wall(cam, [x - 3.3, 0], [x + 3.3, 0]);
    s.add(
      w.rect(0, 0, 6.6, y, c),
      w.courses(0, 0, 6.6, y - 1, 0.5, d, { seed: 3 + i, keep: 0.26, width: 0.04 }),
      w.rect(0, 0, 6.6, 2.5, d),
    );
    for (let k = 0; k < 5; k++) s.add(w.rect(0, 0.45 + k * 0.45, 6.6, 0.05, c));
    s.add(w.rect(0, 2.45, 6.6, 0.24, tr), w.rect(6.5, 0, 0.1, y, d));
    const g = { trim: tr, glass: '#24424F', gleam: '#4B7682', bar: '#F3E6CF', cols: 1, f: 0.2, hood: true };
    // garden floor windows, parlour, two upper floors
    s.add(
      w.win(0.75, 0.7, 1.05, 1.2, { ...g, f: 0.08, hood: false }),
      w.win(2.5, 0.7, 1.05, 1.2, { ...g, f: 0.08, hood: false }),
    );
    for (const u of [0.75, 2.5] as const)
      s.add(
        w.rect(u - 0.1, 3.2 - 0.62, 1.25, 0.4, tr),
        w.win(u, 3.15, 1.05, 2.5, g),
        w.rect(u - 0.3, 5.92, 1.65, 0.2, tr),
        w.rect(u - 0.25, 5.82, 1.55, 0.1, d),
      );
    for (const u of [0.75, 2.5, 4.75] as const)
      s.add(w.win(u, 7.0, 1.05, 2.05, g), w.rect(u - 0.3, 9.28, 1.65, 0.2, tr), w.win(u, 10.2, 1.05, 1.6, g));
    // cornice with brackets
    s.add(
      w.rect(0, y - 1.2, 6.6, 0.16, tr),
      w.box(0, y - 0.55, 6.6, 0.55, 0.75, { front: '#4B3B3C', side: '#2F2A30', under: '#2F2A30' }),
      w.box(0, y - 0.12, 6.6, 0.2, 0.95, { front: '#6B5552', side: '#3A3236', under: '#2F2A30' }),
    );
    for (let k = 0; k < 9; k++)
      s.add(w.box(0.15 + k * 0.77, y - 1.1, 0.16, 0.6, 0.4, { front: '#4B3B3C', side: '#2F2A30' }));
    // door at the head of the stoop
    s.add(
      w.rect(4.35, 2.5, 1.85, 3.55, tr),
      w.rect(4.62, 2.6, 1.3, 2.75, i === 1 ? '#1F4A52' : i === 0 ? '#23314A' : '#4B2E2A'),
      w.rect(4.62, 5.4, 1.3, 0.5, '#24424F'),
      w.rect(4.78, 2.85, 0.42, 2.2, '#315E66'),
      w.rect(5.34, 2.85, 0.42, 2.2, '#315E66'),
      w.box(4.15, 6.05, 2.25, 0.28, 0.55, { front: tr, side: d, under: d }),
      w.box(4.25, 5.55, 0.22, 0.5, 0.35, { front: tr, side: d }),
      w.box(6.08, 5.55, 0.22, 0.5, 0.35, { front: tr, side: d }),
      w.rect(5.24, 3.7, 0.07, 0.16, INK.gold),
    );
  }
  // stoops with their side walls and iron
  for (const i of [2, 0, 1] as const) {
    const { x, tr, d } = turn(hs, i);
    const a = x + 0.95,
      b = x + 3.0,
      n = 10,
      run = 0.32,
      rise = 0.25;
    s.add(block(cam, { x0: a, x1: b, y0: 0, y1: 2.5, z0: -0.9, z1: 0 }, { f: tr, l: d, r: d, t: tr }));
    for (let k = 0; k < n; k++) {
      const y = 2.5 - (k + 1) * rise,
        z = -0.9 - k * run;
      s.add(
        cam.face(
          [
            [a, y, z],
            [b, y, z],
            [b, y, z - run],
            [a, y, z - run],
          ],
          '#F0D2AC',
        ),
        cam.face(
          [
            [a, y, z - run],
            [b, y, z - run],
            [b, y - rise, z - run],
            [a, y - rise, z - run],
          ],
          k === n - 1 ? tr : '#BE8463',
        ),
      );
    }
    s.add(
      cam.face(
        [
          [a, 0, 0],
          [a, 2.5, 0],
          [a, 2.5, -0.9],
          ...range(
            n,
            (k) =>
              [
                [a, 2.5 - (k + 1) * rise, -0.9 - k * run],
                [a, 2.5 - (k + 1) * rise, -0.9 - (k + 1) * run],
              ] as const,
          ).flat(),
          [a, 0, -0.9 - n * run],
        ],
        d,
      ),
    );
    for (const [xx, ink] of [
      [b, '#1E2A35'],
      [a, '#14202B'],
    ] as const) {
      const top = [
        [xx, 3.5, 0],
        [xx, 3.5, -0.9],
        [xx, 1.0, -0.9 - n * run],
      ] as const;
      s.add(line(`M${top.map((p) => cam.at(p).map(n1).join(' ')).join('L')}`, ink, cam.scale([xx, 1, -3]) * 0.05));
      for (let k = 0; k <= n; k++) {
        const z = -0.9 - k * run,
          y = 2.5 - k * rise;
        s.add(
          line(
            `M${cam
              .at([xx, Math.max(0, y), z])
              .map(n1)
              .join(' ')}L${cam
              .at([xx, y + 1.0, z])
              .map(n1)
              .join(' ')}`,
            ink,
            2.6,
          ),
        );
      }
      const [px, py] = cam.at([xx, 1.15, -0.9 - n * run]),
        [, pb] = cam.at([xx, 0, -0.9 - n * run]),
        k = cam.scale([xx, 0, -4.1]);
      s.add(rect(px - 0.07 * k, py, 0.14 * k, pb - py, ink), circle(px, py - 0.02 * k, 0.11 * k, ink));
    }
    // pots on the landing
    const [px, py] = cam.at([a + 0.3, 2.5, -0.5]),
      k = cam.scale([a, 2.5, -0.5]);
    s.add(
      path(leafy(px, py - 0.62 * k, 0.34 * k, 0.36 * k, 4 + i, { lobes: 8, bite: 0.15 }), INK.pine),
      path(leafy(px - 0.06 * k, py - 0.7 * k, 0.24 * k, 0.22 * k, 9 + i, { lobes: 8, bite: 0.15 }), INK.sage),
      path(`M${px - 0.22 * k} ${py - 0.4 * k}h${0.44 * k}l${-0.08 * k} ${0.4 * k}h${-0.28 * k}Z`, '#3B3F63'),
    );
  }
  // leaf shadow thrown over the fronts, two street trees
  const r = random(5);
  const shade = range(230, () => {
    const x = r.between(860, 1600),
      y = r.between(20, 560);
    return Math.hypot((x - 1240) / 360, (y - 300) / 260) < r.between(0.55, 1)
      ? path(
          leafy(x, y, r.between(12, 38), r.between(7, 20), Math.floor(r() * 999), { lobes: 6, bite: 0.25 }),
          '#3A1F28',
        )
      : '';
  }).join('');
  s.add(`<g opacity=".2">${shade}</g>`);
  {
    const [a, b, k] = place(cam, 5.4, -2.7);
    s.add(
      cam.face(
        [
          [4.75, 0.02, -3.2],
          [6.05, 0.02, -3.2],
          [6.05, 0.02, -2.1],
          [4.75, 0.02, -2.1],
        ],
        '#6A5446',
      ),
      cam.face(
        [
          [5.5, 0.015, -2.75],
          [5.8, 0.015, -2.5],
          [16, 0.015, -1.0],
          [16, 0.015, -1.6],
        ],
        '#B49C7B',
      ),
    );
    s.add(
      path(
        `M${a - 0.15 * k} ${b}C${a - 0.06 * k} ${b - 2 * k} ${a - 0.1 * k} ${b - 3.6 * k} ${a - 0.75 * k} ${b - 6.6 * k}L${a - 0.5 * k} ${b - 6.6 * k}C${a - 0.1 * k} ${b - 4.5 * k} ${a + 0.1 * k} ${b - 4.5 * k} ${a + 0.7 * k} ${b - 6.6 * k}L${a + 0.9 * k} ${b - 6.6 * k}C${a + 0.24 * k} ${b - 3.6 * k} ${a + 0.12 * k} ${b - 2 * k} ${a + 0.24 * k} ${b + 2}Z`,
        '#4A3B3A',
      ),
    );
    s.add(
      tree(a + 0.1 * k, b - 4.6 * k, 6.2 * k, 9.2 * k, 63, {
        d: '#4F5C38',
        m: '#8F8E49',
        l: '#DDB94F',
        light: -1,
        trunkH: 0,
        clumps: 26,
        dabs: 2,
      }),
    );
  }
  // leaves on the flags, and one walker with a dog
  for (let i = 0; i < 40; i++) {
    const [x, y] = cam.at([r.between(-8, 9), 0.01, r.between(-3.2, -0.2)]);
    s.add(
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r.between(2.5, 6))}" ry="${n1(r.between(1.2, 2.4))}" fill="${r.pick(['#D9B653', '#C98343', '#A9562F'])}"/>`,
    );
  }
  {
    const [a, b, k] = place(cam, -8.3, -2.2);
    s.add(
      person(a, b, 1.7 * k, INK.teal, { legs: INK.navy, shadow: '#B49C7B', sx: 1.4 }),
      path(
        `M${a + 0.62 * k} ${b}v${-0.3 * k}q0 ${-0.16 * k} ${0.16 * k} ${-0.16 * k}h${0.44 * k}l${0.06 * k} ${-0.16 * k}l${0.2 * k} ${0.04 * k}l${0.05 * k} ${0.12 * k}l${-0.12 * k} ${0.06 * k}l${-0.06 * k} ${0.4 * k}h${-0.08 * k}v${-0.26 * k}h${-0.42 * k}l${-0.05 * k} ${0.26 * k}Z`,
        '#5B3F33',
      ),
      line(
        `M${a + 0.1 * k} ${b - 0.8 * k}Q${a + 0.6 * k} ${b - 0.6 * k} ${a + 1.16 * k} ${b - 0.52 * k}`,
        INK.navy,
        1.4,
      ),
    );
  }
  return s.svg();
}
