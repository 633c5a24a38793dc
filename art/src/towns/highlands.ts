import { camera, place } from '../kit/camera.ts';
import { woods } from '../kit/foliage.ts';
import { H, land, range, W } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';
import { block, drum } from '../kit/volumes.ts';
import { ripples } from '../kit/water.ts';

export function highlands(): string {
  const s = new Sheet({ seed: 37 });
  const hz = 690,
    cam = camera({ x: -40, y: 0, z: -320, yaw: 0.06, f: 3300, hy: hz, cx: 640 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#213A5C'],
          [0.42, '#5B5F86'],
          [0.74, '#D98C74'],
          [1, '#F6C583'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  const lampN = cam.at([-30, 33.2 + 14.6, 7]),
    lampS = cam.at([21.5, 33.2 + 14.6, 7]);
  // beams first, behind everything
  for (const [[x, y], list] of [
    [
      lampN,
      [
        [-900, -60, 150],
        [1500, -190, -60],
      ],
    ],
    [
      lampS,
      [
        [-1300, -170, -50],
        [700, 40, 180],
      ],
    ],
  ] as const)
    for (const [dx, a, b] of list)
      s.add(`<path d="M${x} ${y}L${x + dx} ${y + a}L${x + dx} ${y + b}Z" fill="#FBE3A8" opacity=".26"/>`);
  for (const [x, y, r] of [
    [120, 70, 2.4],
    [330, 130, 1.8],
    [520, 60, 2.6],
    [930, 80, 2],
    [1420, 60, 2.6],
    [1530, 150, 1.8],
    [830, 40, 1.6],
    [240, 220, 1.6],
  ] as const)
    s.add(circle(x, y, r, '#FBF0D2'));
  s.add(
    bars(
      [
        [-60, 440, 560, 28],
        [120, 530, 420, 18],
        [1320, 470, 420, 24],
      ],
      '#F0A983',
    ),
  );
  // Sandy Hook, low and far, and the bridge to it
  s.add(
    path(
      land(
        [
          [-20, 668],
          [140, 660],
          [330, 664],
          [470, 676],
          [540, 690],
        ],
        hz,
      ),
      '#7A5A75',
    ),
  );
  // the hill, three folds
  const h1 = land(
      [
        [150, 694],
        [222, 640],
        [292, 540],
        [372, 450],
        [470, 386],
        [600, 368],
        [840, 362],
        [1080, 366],
        [1220, 390],
        [1400, 452],
        [1640, 490],
      ],
      hz + 10,
    ),
    h2 = land(
      [
        [260, 694],
        [420, 610],
        [600, 530],
        [860, 492],
        [1100, 496],
        [1340, 536],
        [1640, 560],
      ],
      hz + 10,
    );
  s.add(path(h1, '#3A4765'));
  // Twin Lights: brownstone front, one eight-sided tower, one square, a gate between
  const y0 = 33.2,
    m = '#9A5F55',
    ml = '#D98B66',
    md = '#6B4A58',
    cap = '#F2C79B';
  const bl = (x0: number, x1: number, ya: number, yb: number, z0: number, z1: number, c = { f: m, l: ml, r: md }) =>
    s.add(block(cam, { x0, x1, y0: y0 + ya, y1: y0 + yb, z0, z1 }, c));
  bl(-27, 19, -3, 5, 4, 10);
  bl(-27.4, 19.4, 4.4, 5.4, 3.6, 10.4, { f: cap, l: '#FBE0B4', r: md });
  for (let i = 0; i < 24; i++) bl(-27 + i * 1.94, -26 + i * 1.94, 5.4, 6.1, 3.8, 4.4, { f: m, l: ml, r: md });
  for (let i = 0; i < 15; i++) {
    if (i > 5 && i < 9) continue;
    const [a, b, k] = place(cam, -24.6 + i * 3, 3.9, y0 + 0.8);
    s.add(
      path(
        `M${a - 0.4 * k} ${b}v${-2.0 * k}q${0.4 * k} ${-0.7 * k} ${0.8 * k} 0v${2.0 * k}Z`,
        i % 4 === 1 ? '#FBD78F' : '#3B3450',
      ),
    );
  }
  bl(-7.5, -0.5, -3, 8, 2.8, 9);
  bl(-7.9, -0.1, 7.4, 8.3, 2.5, 9, { f: cap, l: '#FBE0B4', r: md });
  for (const x of [-7.7, -2] as const) {
    bl(x, x + 1.6, -3, 9.6, 2.3, 4);
    bl(x - 0.2, x + 1.8, 9.2, 10, 2.1, 4.2, { f: cap, l: '#FBE0B4', r: md });
  }
  {
    const [a, b, k] = place(cam, -4, 2.7, y0 - 1.2);
    s.add(
      path(`M${a - 1.5 * k} ${b}v${-3.6 * k}a${1.5 * k} ${1.5 * k} 0 0 1 ${3 * k} 0v${3.6 * k}Z`, '#3B3450'),
      path(`M${a - 1.0 * k} ${b}v${-3.2 * k}a${1.0 * k} ${1.0 * k} 0 0 1 ${2 * k} 0v${3.2 * k}Z`, '#FBD78F'),
    );
  }
  const lantern = (x: number, z: number, y: number) => {
    s.add(
      drum(cam, { x, z, y0: y0 + y, y1: y0 + y + 0.7, r0: 3.3, sides: 14 }, (nx) => (nx < -0.3 ? '#FBE0B4' : cap)),
      drum(cam, { x, z, y0: y0 + y + 0.7, y1: y0 + y + 4.1, r0: 1.75, sides: 12 }, () => '#FFEFC0'),
      ...range(5, (i: number) => {
        const [a, b, k] = place(cam, x - 1.6 + i * 0.8, z - 1.5, y0 + y + 0.7);
        return rect(a - 0.06 * k, b - 3.4 * k, 0.12 * k, 3.4 * k, '#3B3450');
      }),
      drum(cam, { x, z, y0: y0 + y + 4.0, y1: y0 + y + 4.4, r0: 2.2, sides: 14 }, () => '#3B3450'),
      drum(cam, { x, z, y0: y0 + y + 4.4, y1: y0 + y + 6.0, r0: 1.9, r1: 0.5, sides: 12 }, (nx) =>
        nx < -0.2 ? '#7D5566' : '#4A3B58',
      ),
    );
    const [a, b, k] = place(cam, x, z, y0 + y + 6);
    s.add(rect(a - 1.5, b - 1.8 * k, 3, 1.9 * k, '#3B3450'), circle(a, b - 0.2 * k, 0.42 * k, '#3B3450'));
  };
  // north tower, octagonal
  s.add(
    drum(cam, { x: -30, z: 7, y0: y0 - 3, y1: y0 + 11.5, r0: 3.5, sides: 8, turn: 0.39 }, (nx) =>
      nx < -0.5 ? ml : nx < 0.5 ? m : md,
    ),
    drum(cam, { x: -30, z: 7, y0: y0 + 11, y1: y0 + 12.2, r0: 4.0, sides: 8, turn: 0.39 }, (nx) =>
      nx < -0.5 ? '#FBE0B4' : nx < 0.5 ? cap : '#A4766A',
    ),
  );
  for (const y of [1.5, 6.2] as const) {
    const [a, b, k] = place(cam, -30, 3.4, y0 + y);
    s.add(path(`M${a - 0.5 * k} ${b}v${-2.2 * k}q${0.5 * k} ${-0.8 * k} ${1.0 * k} 0v${2.2 * k}Z`, '#3B3450'));
  }
  lantern(-30, 7, 12.2);
  // south tower, square
  bl(18, 25, -3, 11.5, 3.5, 10.5);
  bl(17.5, 25.5, 11, 12.2, 3, 11, { f: cap, l: '#FBE0B4', r: md });
  for (const y of [1.5, 6.2] as const) {
    const [a, b, k] = place(cam, 21.5, 3.4, y0 + y);
    s.add(path(`M${a - 0.5 * k} ${b}v${-2.2 * k}q${0.5 * k} ${-0.8 * k} ${1.0 * k} 0v${2.2 * k}Z`, '#3B3450'));
  }
  lantern(21.5, 7, 12.2);
  for (const [x, y] of [cam.at([-30, y0 + 14.6, 7]), cam.at([21.5, y0 + 14.6, 7])] as const)
    s.add(s.halo(x, y, 96, '#FBE3A8', { a: 0.75, inner: 0.16 }));
  const rise1 = (x: number) =>
    (x < 490 ? ((490 - x) / 310) ** 1.25 * 300 : 0) + (x > 1080 ? ((x - 1080) / 560) ** 1.2 * 118 : 0);
  s.add(woods(196, 1640, 394, 30, 12, '#3A4765', { step: 30, rise: rise1 }));
  s.add(path(h1, '#3A4765', 'transform="translate(0 34)"'));
  s.add(
    path(h2, '#33435F'),
    woods(300, 1640, 520, 34, 15, '#33435F', {
      step: 34,
      rise: (x) => (x < 860 ? ((860 - x) / 560) ** 1.5 * 160 : (x - 860) * 0.06),
    }),
  );
  // houses climbing the slope: gables with one lit window each
  const r = random(9);
  const cottage = (x: number, y: number, q: number, c: string, l: string, rf: string) =>
    s.add(
      poly(
        [
          [x, y],
          [x + 3 * q, y],
          [x + 3 * q, y - 2.2 * q],
          [x, y - 2.2 * q],
        ],
        c,
      ),
      poly(
        [
          [x - 2 * q, y - 0.1 * q],
          [x, y],
          [x, y - 2.2 * q],
          [x - 1 * q, y - 3.6 * q],
          [x - 2 * q, y - 2.3 * q],
        ],
        l,
      ),
      poly(
        [
          [x - 1 * q, y - 3.75 * q],
          [x + 2.2 * q, y - 3.7 * q],
          [x + 3.25 * q, y - 2.05 * q],
          [x + 0.15 * q, y - 2.05 * q],
        ],
        rf,
      ),
      rect(x + 0.5 * q, y - 1.5 * q, 0.7 * q, 0.8 * q, '#FBD78F'),
      rect(x + 1.8 * q, y - 1.5 * q, 0.7 * q, 0.8 * q, r() < 0.5 ? '#FBD78F' : '#2F3A58'),
      rect(x - 1.3 * q, y - 1.7 * q, 0.55 * q, 0.8 * q, '#8A5A62'),
    );
  for (const [x, y, q] of [
    [620, 590, 13],
    [800, 548, 12],
    [1010, 540, 12],
    [1240, 566, 13],
    [1430, 580, 13],
    [900, 612, 16],
    [1130, 606, 15],
  ] as const)
    cottage(x, y, q, '#7C7390', '#E0A283', '#4C4A6C');
  s.add(woods(420, 1640, 632, 36, 19, '#2B3A55', { step: 36, rise: (x) => (x < 900 ? (900 - x) * 0.12 : 0) }));
  for (const [x, y, q] of [
    [560, 668, 17],
    [690, 664, 17],
    [820, 668, 19],
    [980, 664, 18],
    [1110, 668, 20],
    [1260, 662, 18],
    [1400, 668, 20],
    [1550, 664, 18],
  ] as const)
    cottage(x, y, q, r.pick(['#8C8098', '#6F7796', '#9A7A80']), '#EDB48C', r.pick(['#4C4A6C', '#6B4A58']));
  s.add(woods(540, 1640, 684, 20, 23, '#22304A', { step: 26 }), rect(500, 680, 1140, 12, '#22304A'));
  // bridge
  s.add(
    rect(-20, 646, 620, 7, '#4A3B58'),
    ...range(9, (i: number) => path(`M${-30 + i * 68} 653h68v37h-6a28 30 0 0 0 -56 0h-6Z`, '#5E4864')),
    ...range(10, (i: number) => rect(i * 62 - 14, 630, 2, 18, '#4A3B58') + circle(i * 62 - 13, 630, 3.4, '#FBE3A8')),
  );
  // the bay: sky upside down, lamp light on it
  s.add(
    rect(
      0,
      hz,
      W,
      215,
      s.blend(
        [
          [0, '#D98C74'],
          [0.3, '#7A6486'],
          [1, '#213A5C'],
        ],
        [0, hz, 0, H],
      ),
    ),
    ripples(-20, 1620, hz + 4, 900, 150, 4, '#43516E', { size: 1.3 }),
    ripples(-20, 1620, hz + 10, 890, 40, 14, '#F0A983', { size: 0.9 }),
  );
  for (const x of [lampN[0], lampS[0]] as const)
    s.add(ripples(x, x, hz + 4, 880, 46, x, '#FBE3A8', { size: 0.7, cone: [x, 10, 60] }));
  // clam boats at their moorings
  const skiff = (x: number, y: number, q: number, hc: string, cab: string) =>
    s.add(
      ripples(x + 3 * q, x + 3 * q, y + 1 * q, y + 5 * q, 26, Math.round(x), hc, {
        size: 0.09 * q,
        cone: [x + 2.5 * q, 4 * q, 5 * q],
      }),
      path(
        `M${x - 4 * q} ${y - 1.7 * q}Q${x} ${y - 0.7 * q} ${x + 8 * q} ${y - 1.3 * q}L${x + 7.4 * q} ${y + 0.5 * q}L${x - 2.6 * q} ${y + 0.5 * q}Z`,
        hc,
      ),
      path(
        `M${x - 4 * q} ${y - 1.7 * q}Q${x} ${y - 0.7 * q} ${x + 8 * q} ${y - 1.3 * q}l${-0.1 * q} ${0.42 * q}Q${x} ${y - 0.24 * q} ${x - 3.8 * q} ${y - 1.25 * q}Z`,
        cab,
      ),
      path(`M${x + 0.4 * q} ${y - 1.1 * q}v${-2.6 * q}h${2.8 * q}l${0.5 * q} ${2.5 * q}Z`, cab),
      rect(x + 0.9 * q, y - 3.2 * q, 1.8 * q, 0.9 * q, '#FBD78F'),
      rect(x + 2.0 * q, y - 7 * q, 0.22 * q, 3.4 * q, '#22304A'),
      line(
        `M${x + 2.1 * q} ${y - 7 * q}L${x - 3.6 * q} ${y - 1.7 * q}M${x + 2.1 * q} ${y - 7 * q}L${x + 7.6 * q} ${y - 1.4 * q}`,
        '#22304A',
        0.08 * q,
      ),
    );
  skiff(330, 772, 9, '#2B3A55', '#C9B7B4');
  skiff(1010, 752, 7, '#22304A', '#D9C3B4');
  skiff(600, 846, 17, '#1B2A44', '#E7D2BC');
  return s.svg();
}
