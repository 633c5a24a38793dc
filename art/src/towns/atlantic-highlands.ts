import { woods } from '../kit/foliage.ts';
import { H, land, n1, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, gull } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function atlanticHighlands(): string {
  const s = new Sheet({ seed: 56 });
  const hz = 520;
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#4C97A6'],
          [0.6, '#B7D6CB'],
          [1, '#F6E8C4'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    path(cloud(1180, 270, 520, 130, 3), T),
    path(cloud(420, 180, 320, 60, 8), T),
  );
  const hill = land(
    [
      [-20, 400],
      [180, 330],
      [420, 300],
      [720, 340],
      [1000, 420],
      [1240, 480],
      [1640, 506],
    ],
    hz,
  );
  s.add(
    path(
      land(
        [
          [-20, 470],
          [800, 440],
          [1300, 470],
          [1640, 480],
        ],
        hz,
      ),
      '#A5BFA4',
    ),
    path(hill, '#7FA07A'),
    woods(-20, 1200, 340, 40, 4, '#7FA07A', {
      step: 36,
      rise: (x) => (x < 420 ? (420 - x) * 0.2 : ((x - 420) / 780) ** 1.1 * 140),
    }),
    woods(-20, 1300, 430, 50, 7, '#5E8560', { step: 40, rise: (x) => (x > 500 ? (x - 500) * 0.09 : 0) }),
  );
  const r = random(5);
  for (const [x, y, q] of [
    [80, 452, 15],
    [230, 424, 14],
    [390, 446, 15],
    [560, 420, 13],
    [720, 458, 14],
    [880, 470, 13],
    [310, 388, 11],
    [150, 396, 11],
  ] as const)
    s.add(
      poly(
        [
          [x, y],
          [x + 3 * q, y],
          [x + 3 * q, y - 2.2 * q],
          [x, y - 2.2 * q],
        ],
        r.pick(['#F4E9D2', '#D2B587', '#9EB8B6']),
      ),
      poly(
        [
          [x - 2 * q, y],
          [x, y],
          [x, y - 2.2 * q],
          [x - q, y - 3.6 * q],
          [x - 2 * q, y - 2.3 * q],
        ],
        '#8A9C96',
      ),
      poly(
        [
          [x - q, y - 3.75 * q],
          [x + 2.2 * q, y - 3.7 * q],
          [x + 3.25 * q, y - 2.05 * q],
          [x + 0.15 * q, y - 2.05 * q],
        ],
        r.pick(['#47586A', INK.brick, '#64757C']),
      ),
      rect(x + 0.5 * q, y - 1.5 * q, 0.7 * q, 0.9 * q, INK.teal),
      rect(x + 1.8 * q, y - 1.5 * q, 0.7 * q, 0.9 * q, INK.teal),
    );
  s.add(woods(-20, 1360, 500, 44, 11, '#3E6A50', { step: 34 }));
  s.add(rect(-20, 498, 1660, 26, '#8C8377'), rect(-20, 496, 1660, 5, '#D9CBB0'));
  s.add(
    rect(
      0,
      522,
      W,
      390,
      s.blend(
        [
          [0, '#9CC7BF'],
          [0.4, '#3F8C93'],
          [1, '#174F5D'],
        ],
        [0, 522, 0, H],
      ),
    ),
  );
  const boat = (x: number, y: number, q: number, hc: string, band: string, mast = 1) => {
    for (let i = 0; i < 9; i++) {
      const rr = random(i + x);
      s.add(
        `<path d="M${n1(x - (rr.between(8, 26) * q) / 10)} ${n1(y + 6 + i * q * 1.1)}h${n1((rr.between(20, 50) * q) / 10)}l-4 ${n1(q * 0.45)}h${n1((-rr.between(16, 44) * q) / 10)}Z" fill="${i < 2 ? hc : T}" opacity=".75"/>`,
      );
    }
    s.add(
      rect(x - 0.09 * q, y - 15 * q * mast, 0.2 * q, 14.6 * q * mast, '#F6EBD2'),
      rect(x + 0.02 * q, y - 15 * q * mast, 0.09 * q, 14.6 * q * mast, '#9A8C74'),
      line(
        `M${n1(x)} ${n1(y - 14.8 * q * mast)}L${n1(x - 4.4 * q)} ${n1(y - 1.2 * q)}M${n1(x)} ${n1(y - 14.8 * q * mast)}L${n1(x + 3.8 * q)} ${n1(y - 1.1 * q)}M${n1(x - 1.3 * q)} ${n1(y - 8.6 * q * mast)}L${n1(x + 1.3 * q)} ${n1(y - 8.6 * q * mast)}`,
        '#5A6B74',
        Math.max(0.8, 0.06 * q),
      ),
      path(
        `M${n1(x)} ${n1(y - 2.6 * q)}L${n1(x + 3.6 * q)} ${n1(y - 2.3 * q)}q${n1(0.4 * q)} ${n1(0.3 * q)} 0 ${n1(0.6 * q)}L${n1(x)} ${n1(y - 1.9 * q)}Z`,
        band,
      ),
      path(
        `M${n1(x - 1.8 * q)} ${n1(y - 1.1 * q)}q${n1(0.3 * q)} ${n1(-0.8 * q)} ${n1(1.3 * q)} ${n1(-0.8 * q)}h${n1(1.6 * q)}l${n1(0.7 * q)} ${n1(0.9 * q)}Z`,
        '#F6EBD2',
      ),
      path(
        `M${n1(x - 4.6 * q)} ${n1(y - 1.35 * q)}Q${n1(x)} ${n1(y - 0.75 * q)} ${n1(x + 4.2 * q)} ${n1(y - 1.1 * q)}L${n1(x + 3.6 * q)} ${n1(y + 0.35 * q)}L${n1(x - 3 * q)} ${n1(y + 0.35 * q)}Q${n1(x - 4 * q)} ${n1(y - 0.3 * q)} ${n1(x - 4.6 * q)} ${n1(y - 1.35 * q)}Z`,
        hc,
      ),
      path(
        `M${n1(x - 3.5 * q)} ${n1(y - 0.05 * q)}L${n1(x + 3.75 * q)} ${n1(y - 0.05 * q)}L${n1(x + 3.6 * q)} ${n1(y + 0.35 * q)}L${n1(x - 3 * q)} ${n1(y + 0.35 * q)}Z`,
        INK.coral,
      ),
    );
  };
  s.add(
    ripples(-20, 1620, 526, 890, 120, 5, INK.teal, { size: 1.1 }),
    ripples(-20, 1620, 530, 880, 60, 8, '#DCEBDD', { size: 0.9 }),
  );
  for (let i = 0; i < 17; i++)
    boat(
      30 + i * 96 + ((i * 37) % 22),
      548 + ((i * 29) % 12),
      12 + ((i * 13) % 4),
      turn([T, INK.navy, T, '#8CBAB1', INK.brick], i),
      turn([INK.navy, INK.coral, INK.teal], i),
      1 + ((i * 7) % 5) * 0.05,
    );
  s.add(
    rect(-20, 590, 1120, 12, '#C9A26C'),
    rect(-20, 600, 1120, 7, '#7A5B42'),
    ...range(24, (i: number) => rect(i * 48, 562, 8, 62, i % 2 ? '#8A6A4E' : '#A07C58') + rect(i * 48, 558, 8, 6, T)),
  );
  for (let i = 0; i < 6; i++)
    boat(
      120 + i * 250 + ((i * 53) % 40),
      690 + ((i * 31) % 18),
      25 + ((i * 11) % 5),
      turn([INK.navy, T, '#2F6A74', T, INK.brick, T], i),
      turn([INK.coral, INK.navy, T, INK.teal, T, INK.coral], i),
      1 + (i % 3) * 0.06,
    );
  // harbour light on the jetty's head
  s.add(
    poly(
      [
        [1236, 640],
        [1640, 620],
        [1640, 700],
        [1200, 676],
      ],
      '#8C8F86',
    ),
    ...range(26, (i: number) => {
      const q = random(i + 9);
      const x = 1220 + i * 17;
      return poly(
        [
          [x, 676 - q.between(0, 8)],
          [x + q.between(18, 30), 674 - q.between(0, 6)],
          [x + q.between(14, 26), 636 + q.between(0, 14)],
          [x + q.between(2, 8), 640 + q.between(0, 10)],
        ],
        q.pick(['#B7B3A2', '#9CA09A', '#C9C2AC', '#7E837F']),
      );
    }),
    poly(
      [
        [1408, 638],
        [1452, 638],
        [1446, 420],
        [1414, 420],
      ],
      T,
    ),
    poly(
      [
        [1434, 638],
        [1452, 638],
        [1446, 420],
        [1432, 420],
      ],
      '#CFC6B0',
    ),
    poly(
      [
        [1412, 560],
        [1449, 560],
        [1447.5, 500],
        [1412.5, 500],
      ],
      INK.coral,
    ),
    rect(1404, 412, 52, 9, INK.navy),
    rect(1416, 378, 28, 34, '#FBE3A8'),
    rect(1428, 378, 3, 34, INK.navy),
    path('M1410 380Q1430 346 1450 380Z', INK.brick),
    rect(1428, 348, 4, 14, INK.navy),
  );
  s.add(gull(700, 150, 1.1, T, -8), gull(772, 190, 0.8, T, 6), gull(980, 90, 0.6, T));
  return s.svg();
}
