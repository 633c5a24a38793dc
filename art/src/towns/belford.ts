import { walker } from '../kit/figure.ts';
import { H, land, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, gull } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function belford(): string {
  const s = new Sheet({ seed: 59 });
  const hz = 500;
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#42638A'],
          [0.5, '#D59A86'],
          [0.85, '#F4B877'],
          [1, '#F9DB9C'],
        ],
        [0, 0, 0, hz],
      ),
    ),
    circle(520, 440, 72, '#FDEBC0'),
    bars(
      [
        [-60, 210, 620, 36],
        [760, 150, 700, 40],
        [1000, 300, 560, 24],
        [120, 330, 360, 18],
      ],
      '#F8D3A0',
    ),
  );
  s.add(
    path(
      land(
        [
          [-20, 486],
          [400, 470],
          [900, 482],
          [1640, 462],
        ],
        hz + 8,
      ),
      '#7C6480',
    ),
    rect(
      0,
      hz,
      W,
      410,
      s.blend(
        [
          [0, '#F2B987'],
          [0.35, '#8A7C90'],
          [1, '#23415F'],
        ],
        [0, hz, 0, H],
      ),
    ),
    ripples(520, 520, hz + 4, 800, 150, 4, '#FBE3A8', { size: 0.8, cone: [520, 40, 190] }),
    ripples(-20, 1620, hz + 8, 890, 130, 7, '#4A5578', { size: 1.2 }),
  );
  // the co-op's shed on its piles, left, ice tower
  s.add(
    ...range(10, (i: number) => rect(-10 + i * 44, 560, 11, 120, '#3B3450')),
    rect(-20, 548, 452, 20, '#8A6A5E'),
    rect(-20, 566, 452, 8, '#4A3B50'),
    poly(
      [
        [-20, 548],
        [330, 548],
        [330, 400],
        [-20, 400],
      ],
      '#6B7F96',
    ),
    ...range(24, (i: number) => rect(-16 + i * 15, 402, 2, 146, '#566A84')),
    poly(
      [
        [-40, 404],
        [352, 404],
        [300, 316],
        [-40, 316],
      ],
      '#A9543F',
    ),
    poly(
      [
        [330, 548],
        [392, 540],
        [392, 396],
        [330, 400],
      ],
      '#E9A878',
    ),
    poly(
      [
        [300, 316],
        [352, 404],
        [404, 398],
        [350, 320],
      ],
      '#D9704C',
    ),
    rect(40, 440, 70, 108, '#33304C'),
    rect(150, 440, 70, 108, '#FBD78F'),
    rect(250, 452, 46, 46, '#FBD78F'),
    rect(272, 452, 3, 46, '#6B7F96'),
  );
  // dragger, bow to the left; nets, rigging, lit wheelhouse
  const hull = 'M610 560C640 640 690 706 760 722L1420 722C1450 690 1462 640 1468 606C1200 640 900 630 610 560Z';
  s.add(
    ripples(1040, 1040, 724, 860, 90, 9, '#1C3350', { size: 1.5, cone: [1040, 420, 330] }),
    path(hull, INK.teal),
    s.spray(hull, INK.navy, [0, 730], [0, 600], { a: 0.9 }),
    path('M610 560C900 630 1200 640 1468 606L1470 590C1200 626 900 612 600 540Z', T),
    path('M676 690C700 712 724 720 760 722L1420 722L1432 704C1200 712 860 712 676 690Z', INK.brick),
    path('M600 540C660 562 720 578 790 590L790 560C720 556 660 546 596 528Z', '#E9C79A'),
  );
  // plating, rub rail, scuppers, a draught mark of rust: what a working hull carries
  s.add(
    line('M640 622C900 674 1200 676 1462 640', '#0F3F4C', 4),
    line('M622 590C900 648 1200 654 1467 622', '#8FB0A8', 5),
    ...[760, 900, 1040, 1180, 1320].map((x, i) => rect(x, 640 + (i % 2) * 2, 26, 6, '#0E2F3C')),
    ...[792, 1072, 1212].map((x) =>
      path(`M${x} 648L${x + 9} 648L${x + 6} 694L${x + 1} 686Z`, '#A9553F', 'opacity=".55"'),
    ),
    poly(
      [
        [610, 560],
        [606, 524],
        [720, 558],
        [800, 572],
        [800, 596],
      ],
      '#D9C39A',
    ),
    line('M606 524L720 558L800 572', T, 6),
  );
  // wheelhouse, well forward: two decks, raked windows, a searchlight and a raft on its roof
  s.add(
    poly(
      [
        [806, 604],
        [802, 470],
        [980, 470],
        [986, 622],
      ],
      '#EFDFC2',
    ),
    poly(
      [
        [926, 614],
        [922, 470],
        [980, 470],
        [986, 622],
      ],
      '#B99A86',
    ),
    poly(
      [
        [806, 604],
        [805, 580],
        [985, 598],
        [986, 622],
      ],
      '#B7704F',
    ),
    rect(842, 520, 38, 66, '#6B4A48'),
    rect(848, 526, 26, 24, '#FBD78F'),
    ...[936, 958].map((x) => rect(x, 500, 15, 24, '#8A5C5C')),
    poly(
      [
        [792, 474],
        [798, 456],
        [990, 456],
        [998, 474],
      ],
      '#C9573E',
    ),
    poly(
      [
        [826, 456],
        [818, 392],
        [948, 392],
        [956, 456],
      ],
      '#F4E6CC',
    ),
    poly(
      [
        [914, 456],
        [910, 392],
        [948, 392],
        [956, 456],
      ],
      '#BFA08C',
    ),
    ...[826, 856, 886].map(
      (x) =>
        poly(
          [
            [x + 3, 438],
            [x, 404],
            [x + 24, 404],
            [x + 26, 438],
          ],
          '#FBD78F',
        ) + line(`M${x + 13} 404V438`, '#B98A66', 2),
    ),
    poly(
      [
        [806, 394],
        [812, 380],
        [954, 380],
        [964, 394],
      ],
      '#C9573E',
    ),
    rect(872, 330, 5, 50, '#3B3450'),
    rect(852, 342, 46, 5, '#3B3450'),
    circle(912, 372, 9, '#FBE7B0'),
    rect(836, 368, 34, 12, T),
    circle(818, 522, 15, INK.coral),
    circle(818, 522, 8, '#EFDFC2'),
  );
  // mast, boom and gallows; the net hauled up to dry, its floats along the rail
  s.add(
    line(
      'M1096 616V190M1096 236L1298 384M1096 224L960 384M1096 212L616 532M1096 216L1452 596M1298 384V470',
      '#22304A',
      4,
    ),
    rect(1088, 176, 14, 446, '#3B3450'),
    rect(1088, 176, 5, 446, '#8A6A72'),
    line('M1096 470L1316 372', '#3B3450', 11),
    rect(1380, 430, 13, 192, '#3B3450'),
    rect(1436, 426, 13, 186, '#3B3450'),
    rect(1370, 420, 90, 13, '#3B3450'),
    rect(1380, 430, 4, 190, '#8A6A72'),
    circle(1410, 466, 12, '#22304A'),
    line('M1410 478V560', '#22304A', 3),
    path(
      'M1180 436C1206 520 1224 566 1262 606C1290 596 1318 540 1314 378C1270 392 1220 418 1180 436Z',
      '#3F7F74',
      'opacity=".92"',
    ),
    ...range(8, (i) =>
      line(`M${1192 + i * 16} ${430 - i * 7}Q${1232 + i * 8} 520 ${1256 + i * 4} 600`, '#2C5F5C', 1.6),
    ),
    ...range(5, (i) =>
      line(
        `M${1196 + i * 12} ${470 + i * 28}Q${1256 + i * 4} ${476 + i * 24} ${1312 - i * 8} ${438 + i * 32}`,
        '#2C5F5C',
        1.6,
      ),
    ),
    path('M1102 182q26 -11 52 3v30q-26 -12 -52 -2Z', INK.coral),
    ...range(6, (i) => circle(1196 + i * 27, 626 - (i % 2) * 6, 13, i % 2 ? INK.coral : '#E8A848')),
    rect(1330, 566, 60, 48, '#5B4350'),
    circle(1360, 582, 30, '#6B5260'),
    circle(1360, 582, 19, '#3F7F74'),
    circle(1360, 582, 6, '#3B3450'),
  );
  // the crew: one at the winch, one at the rail
  s.add(
    walker(1046, 622, 78, {
      coat: '#E8A848',
      fold: '#B87A38',
      legs: '#B87A38',
      skin: '#9A6650',
      hair: '#2B2436',
      hat: '#E8A848',
      shoes: '#2B2436',
    }),
    walker(1284, 628, 74, {
      coat: '#C9573E',
      fold: '#963E34',
      legs: '#33304C',
      skin: '#9A6650',
      hair: '#2B2436',
      shoes: '#2B2436',
      flip: -1,
    }),
  );
  // dock in front, piles and pots
  s.add(
    rect(-20, 792, 1660, 26, '#B98A66'),
    rect(-20, 816, 1660, 20, '#5B4350'),
    ...range(30, (i: number) => rect(i * 56 - 10, 792, 3, 26, '#8A6450')),
    ...[80, 420, 860, 1300, 1560].map(
      (x) => rect(x, 690, 34, 220, '#5B4350') + rect(x, 690, 12, 220, '#C98C6A') + rect(x - 3, 684, 40, 10, T),
    ),
  );
  const pot = (x: number, y: number, w: number, h: number) =>
    s.add(
      rect(x, y, w, h, '#4A3B50'),
      rect(x + 5, y + 5, w - 10, h - 10, '#C99A5B'),
      ...range(7, (i: number) => rect(x + 5 + (i * (w - 10)) / 7, y + 5, 2.4, h - 10, '#4A3B50')),
      ...range(4, (i: number) => rect(x + 5, y + 5 + (i * (h - 10)) / 4, w - 10, 2.4, '#4A3B50')),
    );
  for (const [x, y] of [
    [150, 732],
    [250, 732],
    [200, 672],
    [520, 732],
    [1380, 732],
    [1450, 672],
    [1482, 732],
  ] as const)
    pot(x, y, 96, 60);
  s.add(
    walker(664, 794, 128, {
      coat: '#33415E',
      fold: '#232C48',
      legs: '#2B2440',
      skin: '#9A6650',
      hair: '#22192E',
      hat: '#C9573E',
      shoes: '#22192E',
    }),
  );
  s.add(line('M876 700Q760 770 700 690', '#E9D2A8', 4), line('M1316 704Q1400 760 1440 700', '#E9D2A8', 4));
  s.add(
    gull(660, 250, 1.4, T, -10),
    gull(760, 300, 1, T, 8),
    gull(560, 180, 0.8, T),
    gull(1500, 140, 1, T, -6),
    path('M876 684q-4 -20 14 -26q6 -10 16 -4l10 4l-8 5q2 14 14 22Z', T),
  );
  return s.svg();
}
