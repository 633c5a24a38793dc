/** On the ocean: boards, beach, sea wall; and far views over water. */

import { grass, tree, woods } from '../../kit/foliage.ts';
import { type Point, range, turn } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import { gull } from '../../kit/sky.ts';
import { ripples, sloop } from '../../kit/water.ts';
import { city, farCity } from '../city.ts';
import {
  arch,
  bench,
  flag,
  GRASS,
  ground,
  type Leaf,
  lamp,
  leaf,
  people,
  railing,
  SAND,
  type Scene,
  type Stage,
  shoreline,
  sky,
  sun,
  trees,
  water,
} from '../stage.ts';

const umbrella = ({ t }: Stage, x: number, y: number, w: number, [a, b]: readonly [string, string]): string =>
  line(`M${x} ${y - w * 0.5}L${x + w * 0.06} ${y}`, t(INK.navy), w * 0.035) +
  path(
    `M${x - w / 2} ${y - w * 0.42}Q${x} ${y - w * 0.98} ${x + w / 2} ${y - w * 0.42}Q${x + w * 0.25} ${y - w * 0.52} ${x} ${y - w * 0.45}Q${x - w * 0.25} ${y - w * 0.52} ${x - w / 2} ${y - w * 0.42}Z`,
    t(a),
  ) +
  path(
    `M${x - w * 0.2} ${y - w * 0.47}Q${x - w * 0.1} ${y - w * 0.7} ${x} ${y - w * 0.74}Q${x + w * 0.1} ${y - w * 0.7} ${x + w * 0.2} ${y - w * 0.47}Q${x} ${y - w * 0.5} ${x - w * 0.2} ${y - w * 0.47}Z`,
    t(b),
  );

const SHADES = [
  [INK.coral, INK.paper],
  [INK.gold, INK.paper],
  [INK.teal, INK.cream],
  [INK.navy, INK.paper],
] as const;

function surf({ s, t, light }: Stage, top: number): void {
  s.add(
    range(3, (i) =>
      path(
        `M-20 ${top + i * 26}Q${120 + i * 40} ${top - 14 + i * 24} ${280 - i * 20} ${top + i * 26}T${540 + i * 20} ${top + i * 22}T740 ${top + i * 24}V${top + 12 + i * 27}Q${560 - i * 30} ${top + 22 + i * 25} ${320} ${top + 10 + i * 28}T-20 ${top + 12 + i * 28}Z`,
        i === 2 ? light.glint : t('#DCE9E2'),
        `opacity="${0.6 + i * 0.18}"`,
      ),
    ),
  );
}

/** Sand, surf, umbrellas and the guard's chair. */
export const beach =
  ({ hasChair = true, hasDunes = false }: { hasChair?: boolean; hasDunes?: boolean } = {}): Scene =>
  (stage) => {
    const { s, t, seed } = stage;
    sky(stage, 380);
    sun(stage, 480, 380);
    water(stage, 376, 620, 480);
    s.add(sloop(170, 408, 60, { hull: t(INK.navy), main: t(INK.paper), shade: t(INK.dune), jib: t(INK.coral) }));
    surf(stage, 540);
    ground(
      stage,
      [
        [-20, 624],
        [180, 604],
        [420, 618],
        [740, 590],
      ],
      ...SAND,
    );
    s.add(
      (
        [
          [120, 690, 90],
          [250, 664, 70],
          [610, 664, 80],
          [470, 720, 120],
        ] as const
      ).map(([x, y, w], i) => umbrella(stage, x, y, w, turn(SHADES, i + seed))),
    );
    people(stage, [
      [318, 650, 70],
      [344, 654, 64],
      [560, 730, 96],
    ]);
    if (hasChair)
      s.add(
        line('M250 830L280 600M420 830L390 600M262 740H408M272 670H398', t(INK.paper), 16),
        rect(268, 590, 134, 18, t('#E7D5B6')),
        rect(274, 500, 16, 92, t(INK.paper)),
        rect(276, 500, 104, 20, t(INK.paper)),
        path('M312 512Q338 470 362 512L372 592H304Z', t(INK.coral)),
        circle(336, 470, 20, t('#8A5A43')),
        path('M314 468Q316 442 338 444Q360 446 360 468Z', t(INK.paper)),
        flag(stage, 410, 596, 130, INK.gold),
        path('M440 850Q470 800 560 812Q640 822 660 862Z', t(INK.coral)),
        path('M470 842Q500 816 556 826Q600 834 620 856Z', t(INK.paper)),
      );
    else s.add(umbrella(stage, 560, 880, 260, turn(SHADES, seed + 1)), rect(470, 868, 130, 20, t(INK.teal)));
    if (hasDunes) {
      ground(
        stage,
        [
          [-20, 800],
          [180, 770],
          [360, 850],
          [520, 920],
        ],
        '#DFC796',
        '#B08F60',
      );
      s.add(
        range(7, (i) =>
          grass(10 + i * 52, 800 + i * 16, 130, 20, seed + i, [t('#3F6350'), t('#87A05C'), t('#D0C078')], {
            bend: 0.5,
          }),
        ),
        range(6, (i) => rect(20 + i * 66, 762 + i * 14, 9, 96, t('#8A6A52'))),
        line('M16 790L372 866M16 820L372 896', t('#8A6A52'), 4),
      );
    }
  };

/** Boards that run away between the rail and the shops. */
export const boardwalk =
  ({ roofs }: { roofs: readonly [string, string, string] }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 470);
    sun(stage, 120, 470);
    water(stage, 466, 640, 120);
    surf(stage, 560);
    s.add(
      path('M-20 640Q160 600 330 478L360 476L300 920H-20Z', t(SAND[0])),
      s.spray('M-20 640Q160 600 330 478L360 476L300 920H-20Z', t(SAND[1]), [0, 900], [300, 500], { a: 0.7 }),
    );
    s.add(umbrella(stage, 120, 690, 74, SHADES[0]), umbrella(stage, 52, 760, 110, SHADES[1]));
    const eye: Point = [350, 470];
    const at = ([x, y]: Point, share: number): Point => [x + (eye[0] - x) * share, y + (eye[1] - y) * share];
    range(4, (k) => {
      const i = 3 - k;
      const [near, far] = [[0, 0.36, 0.58, 0.73][i] ?? 0, [0.36, 0.58, 0.73, 0.83][i] ?? 0];
      const quad = (y0: number, y1: number, a = near, b = far): Point[] => [
        at([740, y0], a),
        at([740, y0], b),
        at([740, y1], b),
        at([740, y1], a),
      ];
      const span = far - near;
      s.add(
        poly(quad(160 + (i % 2) * 60, 720), t(turn(['#E3BE8B', '#C9614A', '#93AAB2', '#F0E2C4'], i + stage.seed))),
        poly(quad(150 + (i % 2) * 60, 190 + (i % 2) * 60), t(INK.paper)),
        range(3, (j) =>
          poly(quad(290 + (i % 2) * 20, 400, near + span * (0.1 + j * 0.3), near + span * (0.3 + j * 0.3)), light.lit),
        ),
        poly(quad(560, 720, near + span * 0.06, far - span * 0.06), light.isLate ? light.lit : t('#24414F')),
        poly([at([740, 500], near), at([740, 500], far), at([690, 580], far), at([660, 590], near)], t(turn(roofs, i))),
      );
    });
    s.add(
      poly(
        [
          [344, 474],
          [356, 474],
          [760, 720],
          [760, 920],
          [230, 920],
        ],
        t('#C98F62'),
      ),
      range(13, (i) => line(`M350 474L${236 + i * 46} 920`, t('#A06C48'), 2)),
      range(9, (i) =>
        line(`M${340 - i * i * 1.5} ${490 + i * i * 6.4}L${372 + i * i * 6} ${490 + i * i * 6.4}`, t('#B57C54'), 1.4),
      ),
      railing(stage, [342, 486, 16], [196, 920, 190], 9, INK.paper),
    );
    for (const [x, y, h] of [
      [322, 560, 130],
      [276, 720, 280],
    ] as const)
      lamp(stage, x, y, h);
    people(stage, [
      [392, 566, 62],
      [412, 570, 58],
      [520, 690, 118],
      [400, 800, 150],
      [454, 810, 140],
    ]);
    s.add(gull(180, 220, 1, light.cloud, -8));
  };

/** The wall of stone, and the stairs over it. */
export const seaWall: Scene = (stage) => {
  const { s, t, r, light } = stage;
  sky(stage, 420);
  sun(stage, 120, 420);
  water(stage, 400, 470, 120);
  s.add(rect(-20, 440, 760, 310, t('#8E949A')));
  for (const [row, y] of [440, 500, 566, 640].entries())
    s.add(
      range(9, (i) => {
        const [x, w, h] = [-40 + i * 92 + (row % 2) * 40, r.between(76, 92), r.between(54, 66)];
        return poly(
          [
            [x, y + 6],
            [x + w * 0.3, y],
            [x + w, y + 4],
            [x + w + 4, y + h],
            [x + 4, y + h + 4],
          ],
          t(r.pick(['#A7ABA8', '#8E949A', '#B9B5A8', '#7A828C'])),
        );
      }),
    );
  s.add(
    poly(
      [
        [270, 420],
        [450, 420],
        [520, 780],
        [200, 780],
      ],
      t('#C9A27C'),
    ),
    range(12, (i) =>
      poly(
        [
          [268 - i * 5.6, 424 + i * 30],
          [452 + i * 5.6, 424 + i * 30],
          [454 + i * 5.6, 438 + i * 30],
          [266 - i * 5.6, 438 + i * 30],
        ],
        t('#E3C9A0'),
      ),
    ),
    rect(230, 404, 260, 20, t('#B58E6A')),
    railing(stage, [232, 406, 76], [490, 406, 76], 6, INK.paper),
    railing(stage, [262, 430, 60], [186, 790, 130], 6, INK.paper),
    railing(stage, [458, 430, 60], [534, 790, 130], 6, INK.paper),
    flag(stage, 610, 440, 190),
    path('M-20 752H740V920H-20Z', t('#DCC9A4')),
    poly(
      [
        [-20, 812],
        [740, 812],
        [740, 920],
        [-20, 920],
      ],
      t('#7D7470'),
    ),
    range(5, (i) => rect(20 + i * 160, 858, 90, 10, t('#F0DFB8'))),
    [40, 120, 620, 690].map((x, i) =>
      grass(x, 770, 90, 18, i + 3, [t('#3F6350'), t('#87A05C'), t('#D0C078')], { bend: 0.4 }),
    ),
    light.isLate ? '' : gull(160, 240, 1, light.cloud, 8),
  );
  people(stage, [
    [350, 410, 92],
    [384, 560, 96],
    [300, 800, 134],
  ]);
};

/** A promenade rail, a bench, and the city across the water: a river's width away, or a bay's. */
export const skyline =
  ({ isFar = false }: { isFar?: boolean } = {}): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 500);
    sun(stage, 640, 500);
    if (isFar) s.add(farCity(stage, 500, 300, 0.36));
    else city(stage, 500);
    water(stage, 498, 700, 640);
    s.add(
      poly(
        [
          [-20, 690],
          [740, 690],
          [740, 920],
          [-20, 920],
        ],
        t('#C6BBA8'),
      ),
      range(8, (i) => line(`M${i * 104} 690L${i * 150 - 170} 920`, t('#A79C8A'), 2)),
      line('M-20 780H740', t('#A79C8A'), 2),
      railing(stage, [-20, 700, 120], [740, 700, 120], 12, INK.navy),
    );
    lamp(stage, 600, 740, 360);
    bench(stage, 190, 850, 230);
    s.add(tree(60, 760, 560, 320, stage.seed, leaf(stage, 'green')));
    people(stage, [
      [470, 800, 146],
      [530, 810, 138],
    ]);
  };

/** A hanging bridge, from its own boards. */
export const hangingBridge: Scene = (stage) => {
  const { s, t } = stage;
  sky(stage, 560);
  city(stage, 560);
  water(stage, 558, 920);
  s.add(
    rect(232, 90, 256, 500, t('#B98F6C')),
    rect(430, 90, 58, 500, t('#8F6A50')),
    rect(218, 74, 284, 26, t('#D9B692')),
    rect(224, 250, 272, 14, t('#D9B692')),
    [268, 378].map((x) => {
      const top = `M${x} 590V330Q${x + 4} 272 ${x + 37} 240Q${x + 70} 272 ${x + 74} 330V590Z`;
      return path(top, stage.light.sky[2]);
    }),
    range(9, (i) => line(`M${240 + ((i * 47) % 160)} ${120 + i * 52}h40`, t('#9A7556'), 2)),
    [-1, 1].map((side) =>
      line(
        `M${360 + side * 100} 84Q${360 + side * 180} 420 ${360 + side * 420} 700M${360 + side * 76} 84Q${360 + side * 130} 470 ${360 + side * 330} 780`,
        t('#3B4A5A'),
        7,
      ),
    ),
    [-1, 1].flatMap((side) =>
      range(9, (i) =>
        line(
          `M${360 + side * (118 + i * 28)} ${200 + i * 58 - i * i * 0.8}L${360 + side * (86 + i * 38)} ${600 + i * 26}`,
          t('#3B4A5A'),
          2.4,
        ),
      ),
    ),
    poly(
      [
        [300, 590],
        [420, 590],
        [700, 920],
        [20, 920],
      ],
      t('#C9A27C'),
    ),
    range(12, (i) =>
      line(`M${298 - i * i * 1.9} ${594 + i * i * 2.3}H${422 + i * i * 1.9}`, t('#9A7254'), 2 + i * 0.12),
    ),
    railing(stage, [296, 594, 30], [-10, 900, 150], 8, '#3B4A5A'),
    railing(stage, [424, 594, 30], [730, 900, 150], 8, '#3B4A5A'),
  );
  people(stage, [
    [340, 640, 64],
    [384, 650, 70],
    [280, 760, 124],
    [330, 766, 116],
  ]);
};

/** A road on piers that rises over the channel. */
function risingRoad({ t, light }: Stage): string {
  const rise = (x: number): number => 452 - Math.sin((x / 720) * Math.PI) * 74;
  return [
    range(
      8,
      (i) =>
        rect(34 + i * 92, rise(34 + i * 92), 20, 560 - rise(34 + i * 92), t('#9A9A92')) +
        rect(46 + i * 92, rise(34 + i * 92), 8, 560 - rise(34 + i * 92), t('#7A7C7A')),
    ).join(''),
    path('M-20 446Q360 298 740 446V476Q360 330 -20 476Z', t('#C6C2B2')),
    path('M-20 464Q360 318 740 464V480Q360 334 -20 480Z', t('#7F8486')),
    line('M-20 434Q360 286 740 434', t('#5D6C76'), 4),
    range(
      7,
      (i) =>
        rect(50 + i * 104, rise(50 + i * 104) - 90, 4, 84, t('#34495C')) +
        circle(52 + i * 104, rise(50 + i * 104) - 92, 7, light.isLate ? '#FFE7AE' : t(INK.paper)),
    ).join(''),
  ].join('');
}

/** A low road whose two leaves are raised for a mast. */
const raisedLeaves = ({ t, light }: Stage): string =>
  [
    [-20, 430].map((x) => rect(x, 430, 340, 30, t('#D8D2C0')) + rect(x, 452, 340, 10, t('#A9A294'))).join(''),
    range(9, (i) => (i === 5 ? '' : rect(10 + i * 78, 456, 22, 90, t('#A9A294')))).join(''),
    poly(
      [
        [320, 432],
        [300, 446],
        [400, 270],
        [418, 280],
      ],
      t('#7F9AA6'),
    ),
    poly(
      [
        [430, 432],
        [452, 446],
        [380, 290],
        [362, 300],
      ],
      t('#5D7C8A'),
    ),
    rect(286, 360, 60, 76, t(INK.paper)),
    poly(
      [
        [278, 362],
        [316, 326],
        [354, 362],
      ],
      t(INK.coral),
    ),
    rect(298, 376, 36, 26, light.lit),
  ].join('');

/** A bridge seen from the bank. */
export const bridge =
  ({ kind, leaves = 'green' }: { kind: 'draw' | 'high'; leaves?: Leaf }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 440);
    sun(stage, 180, 440);
    shoreline(stage, 442, 50);
    water(stage, 438, 780, 180);
    s.add(
      kind === 'high' ? risingRoad(stage) : raisedLeaves(stage),
      sloop(160, 570, 160, { hull: t(INK.navy), main: t(INK.paper), shade: t(INK.dune), jib: t(INK.coral), lean: 3 }),
      ripples(-20, 740, 560, 700, 40, 7, light.glint, { size: 0.8 }),
    );
    ground(
      stage,
      [
        [-20, 760],
        [220, 730],
        [480, 752],
        [740, 716],
      ],
      ...GRASS,
    );
    s.add(
      poly(
        [
          [300, 742],
          [400, 746],
          [640, 920],
          [330, 920],
        ],
        t('#E6DAC0'),
      ),
      trees(stage, leaves, [[660, 780, 430, 330]]),
    );
    bench(stage, 110, 840, 170);
    people(stage, [
      [400, 830, 142],
      [452, 838, 132],
    ]);
  };

/** Two lights on one hill, a castle between them. */
export const twinLights: Scene = (stage) => {
  const { s, t, light } = stage;
  sky(stage, 560);
  sun(stage, 640, 560);
  water(stage, 540, 620, 640);
  s.add(
    woods(-20, 740, 600, 60, stage.seed, light.near, {
      step: 40,
      rise: (x) => -Math.sin(Math.max(0, Math.min(1, x / 720)) * Math.PI) * 120,
    }),
  );
  const tower = (x: number, isSquare: boolean): string =>
    [
      isSquare
        ? rect(x - 46, 250, 92, 300, t('#A9705A')) + rect(x + 16, 250, 30, 300, t('#7F4F42'))
        : poly(
            [
              [x - 44, 250],
              [x + 44, 250],
              [x + 56, 550],
              [x - 56, 550],
            ],
            t('#A9705A'),
          ) +
          poly(
            [
              [x + 14, 250],
              [x + 44, 250],
              [x + 56, 550],
              [x + 18, 550],
            ],
            t('#7F4F42'),
          ),
      rect(x - 58, 236, 116, 18, t('#D9B692')),
      range(4, (i) => rect(x - 56 + i * 31, 218, 20, 20, t('#D9B692'))).join(''),
      rect(x - 30, 160, 60, 62, t('#2B4A5E')),
      rect(x - 22, 168, 44, 48, '#FFE7AE'),
      [-8, 8].map((dx) => rect(x + dx - 2, 166, 4, 52, t('#2B4A5E'))).join(''),
      path(`M${x - 38} 162Q${x} 104 ${x + 38} 162Z`, t('#1E6270')),
      circle(x, 122, 7, t(INK.gold)),
      range(3, (i) => path(arch(x - 10, 330 + i * 80, 20, 40), light.lit)).join(''),
    ].join('');
  s.add(
    light.isLate
      ? s.halo(170, 190, 130, '#FFE7AE', { a: 0.6, inner: 0.1 }) +
          s.halo(550, 190, 130, '#FFE7AE', { a: 0.6, inner: 0.1 })
      : '',
    rect(190, 420, 340, 140, t('#B9806A')),
    range(12, (i) => rect(196 + i * 28, 402, 18, 20, t('#B9806A'))),
    rect(330, 350, 60, 80, t('#A9705A')),
    range(3, (i) => rect(328 + i * 22, 336, 16, 16, t('#A9705A'))),
    range(6, (i) => path(arch(214 + i * 52, 520, 28, 62), light.lit)),
    tower(170, true),
    tower(550, false),
  );
  ground(
    stage,
    [
      [-20, 640],
      [200, 556],
      [520, 552],
      [740, 630],
    ],
    ...GRASS,
  );
  s.add(
    path('M330 560Q420 640 300 720T420 920H620Q480 800 440 730T400 560Z', t('#E6DAC0')),
    trees(stage, 'green', [
      [50, 760, 300, 250],
      [690, 790, 330, 250],
    ]),
  );
  people(stage, [
    [352, 650, 74],
    [330, 740, 100],
    [500, 850, 144],
  ]);
};

/** From the hill: a rail, the bay, and the far strip of sand. */
export const overlook =
  ({ leaves = 'green', hasCity = false }: { leaves?: Leaf; hasCity?: boolean } = {}): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 340);
    sun(stage, 540, 340);
    if (hasCity) s.add(range(14, (i) => rect(60 + i * 24, 338 - stage.r.between(10, 54), 15, 60, light.far)));
    shoreline(stage, 342, 16);
    water(stage, 338, 720, 540);
    s.add(
      path('M740 400Q520 392 430 418Q560 424 740 440Z', t(SAND[0])),
      woods(470, 740, 412, 16, 9, t('#7F9272'), { step: 14 }),
      range(9, (i) =>
        sloop(60 + i * 74, 430 + ((i * 53) % 150), 30 + ((i * 53) % 150) * 0.28, {
          hull: t(INK.navy),
          main: t(INK.paper),
          shade: t(INK.dune),
          jib: t(i % 2 ? INK.coral : INK.paper),
          flip: i % 2 ? 1 : -1,
        }),
      ),
      line('M60 640Q300 600 620 650', light.glint, 4),
      woods(-20, 740, 720, 90, stage.seed, t('#5F8252'), { step: 60, rise: (x) => x * -0.06 }),
      woods(-20, 740, 780, 90, stage.seed + 3, t('#3F6350'), { step: 70, rise: (x) => x * -0.03 }),
      poly(
        [
          [-20, 800],
          [740, 780],
          [740, 920],
          [-20, 920],
        ],
        t('#D9C6A2'),
      ),
      railing(stage, [-20, 806, 120], [740, 786, 120], 9, '#8A6A52'),
      rect(600, 690, 22, 170, t('#3B4A5A')),
      path('M560 640H660Q676 664 660 690H560Q548 664 560 640Z', t('#3B4A5A')),
      circle(562, 665, 22, t('#8CBAB1')),
      trees(stage, leaves, [[40, 860, 560, 300]]),
    );
    people(stage, [
      [330, 850, 150],
      [392, 858, 140],
    ]);
  };
