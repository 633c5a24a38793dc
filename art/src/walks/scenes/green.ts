/** Parks, paths, fields and gardens. */

import { grass, tree } from '../../kit/foliage.ts';
import { range, turn } from '../../kit/geometry.ts';
import { horse } from '../../kit/horse.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import {
  bench,
  flag,
  GRASS,
  ground,
  type Leaf,
  lamp,
  leaf,
  people,
  type Scene,
  SNOW,
  shoreline,
  sky,
  sun,
  trees,
  water,
} from '../stage.ts';

/** A lawn, its path and a bench; in the middle a bandstand, a monument or nothing. */
export const park =
  ({
    leaves,
    middle = 'lawn',
    hasWater = false,
  }: {
    leaves: readonly [Leaf, Leaf];
    middle?: 'lawn' | 'bandstand' | 'monument';
    hasWater?: boolean;
  }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 500);
    sun(stage, 420, 500);
    shoreline(stage, hasWater ? 470 : 540, hasWater ? 30 : 120);
    if (hasWater) water(stage, 468, 570, 420);
    s.add(
      trees(stage, leaves[0], [
        [110, 580, 300, 260],
        [610, 570, 330, 280],
      ]),
    );
    ground(
      stage,
      [
        [-20, 566],
        [360, 552],
        [740, 560],
      ],
      ...GRASS,
    );
    if (middle === 'bandstand')
      s.add(
        poly(
          [
            [226, 460],
            [360, 366],
            [494, 460],
          ],
          t('#4D6478'),
        ),
        poly(
          [
            [360, 366],
            [494, 460],
            [400, 460],
          ],
          t('#34495C'),
        ),
        rect(240, 458, 240, 12, t(INK.paper)),
        range(5, (i) => rect(248 + i * 54, 468, 9, 120, t(INK.paper))),
        rect(236, 584, 248, 30, t('#B9694A')),
        range(16, (i) => rect(250 + i * 14, 548, 4, 36, t(INK.paper))),
        flag(stage, 360, 370, 80),
      );
    if (middle === 'monument')
      s.add(
        rect(320, 560, 80, 40, t('#B9B5A8')),
        rect(332, 520, 56, 44, t('#D8D2C0')),
        poly(
          [
            [344, 522],
            [352, 300],
            [368, 300],
            [376, 522],
          ],
          t('#E7DFCD'),
        ),
        poly(
          [
            [362, 522],
            [362, 300],
            [368, 300],
            [376, 522],
          ],
          t('#B9B2A0'),
        ),
        poly(
          [
            [352, 300],
            [360, 272],
            [368, 300],
          ],
          t(INK.gold),
        ),
        range(8, (i) => circle(300 + i * 17, 606, 10, t(i % 2 ? INK.coral : INK.gold))),
      );
    s.add(
      path('M330 600Q430 660 330 740T300 920H600Q480 820 520 740T400 600Z', t('#E6DAC0')),
      path('M330 600Q430 660 330 740T300 920H330Q370 800 350 744Q440 660 342 600Z', t('#C9B894')),
      tree(620, 770, 540, 420, stage.seed + 9, leaf(stage, leaves[1])),
      range(8, (i) =>
        circle(30 + ((i * 61) % 200), 690 + ((i * 43) % 70), 7, t(turn([INK.coral, INK.paper, INK.gold], i))),
      ),
    );
    lamp(stage, 286, 720, 260);
    bench(stage, 70, 830, 180);
    if (light.isLate) s.add(s.halo(286, 450, 80, '#FFE7AE', { a: 0.4, inner: 0 }));
    people(stage, [
      [410, 690, 92],
      [436, 696, 86],
      [470, 850, 146],
    ]);
  };

/** A path into the trees. `isRail`: where trains once ran, straight and level. */
export const trail =
  ({ leaves, isRail = false }: { leaves: Leaf; isRail?: boolean }): Scene =>
  (stage) => {
    const { s, t, seed } = stage;
    sky(stage, 560);
    shoreline(stage, 570, 150);
    ground(
      stage,
      [
        [-20, 600],
        [740, 596],
      ],
      leaves === 'gold' || leaves === 'rust' ? '#B3A060' : GRASS[0],
      leaves === 'gold' || leaves === 'rust' ? '#8A6A3A' : GRASS[1],
    );
    s.add(
      isRail
        ? poly(
            [
              [338, 596],
              [382, 596],
              [620, 920],
              [100, 920],
            ],
            t('#D9C6A2'),
          ) + line('M360 604L360 920', t('#F4E6C8'), 5, 'stroke-dasharray="26 34"')
        : path('M350 598Q420 640 340 700T380 920H680Q520 790 500 720T380 598Z', t('#D0B98E')),
    );
    const trunks = [
      [250, 640, 0.5],
      [470, 640, 0.5],
      [180, 700, 0.75],
      [560, 690, 0.7],
      [70, 790, 1.1],
      [660, 780, 1.05],
    ] as const;
    for (const [x, y, k] of trunks)
      s.add(
        tree(x, y, 560 * k + 110, 330 * k + 60, seed + x, { ...leaf(stage, x % 4 ? leaves : 'green'), trunkH: 0.6 }),
      );
    s.add(
      range(9, (i) =>
        grass(
          ((i * 97) % 740) - 10,
          760 + ((i * 41) % 150),
          70,
          12,
          seed + i,
          [t('#3F6350'), t('#87A05C'), t('#C3C77F')],
          { bend: 0.2 },
        ),
      ),
      isRail
        ? rect(596, 690, 12, 120, t('#5A4336')) +
            rect(570, 690, 64, 44, t('#3F6350')) +
            line('M580 704H624M580 718H610', t(INK.paper), 4)
        : '',
    );
    people(stage, [
      [350, 660, 76],
      [376, 664, 70],
      [440, 800, 140],
    ]);
  };

/** Board fences and the horses behind them. */
export const horses =
  ({ leaves }: { leaves: Leaf }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 500);
    sun(stage, 180, 500);
    s.add(path(`M-20 520Q180 440 400 490T740 450V620H-20Z`, light.far));
    shoreline(stage, 540, 40);
    ground(
      stage,
      [
        [-20, 560],
        [360, 536],
        [740, 552],
      ],
      ...GRASS,
    );
    s.add(
      trees(stage, leaves, [[590, 590, 380, 340]]),
      rect(60, 470, 120, 90, t('#B9432F')),
      poly(
        [
          [46, 474],
          [76, 420],
          [164, 420],
          [194, 474],
        ],
        t('#7C8A8E'),
      ),
      rect(106, 506, 34, 54, t(INK.paper)),
      range(10, (i) => rect(20 + i * 76, 586, 9, 50, t(INK.paper))),
      line('M-10 600H740M-10 618H740', t(INK.paper), 5),
    );
    const tones = (i: number) => ({
      coat: t(turn(['#7A4A35', '#B98A5A', '#4A3A38'], i)),
      dark: t(turn(['#5A3426', '#8F6640', '#2E2426'], i)),
      mane: t(turn(['#2E1E1A', '#F0E2C4', '#15110F'], i)),
    });
    s.add(
      horse(430, 640, 84, { ...tones(1), grazing: true }),
      horse(150, 700, 170, { ...tones(0), flip: -1 }),
      range(6, (i) => rect(20 + i * 140, 720, 26, 210, t(INK.paper)) + rect(40 + i * 140, 720, 6, 210, t('#CFC4AE'))),
      [748, 806, 864].map((y) => rect(-20, y, 760, 24, t(INK.paper)) + rect(-20, y + 18, 760, 6, t('#CFC4AE'))),
      range(12, (i) => grass(i * 66, 920, 90, 12, i, [t('#3F6350'), t('#87A05C'), t('#C3C77F')], { bend: 0.3 })),
    );
  };

/** Rows of apple trees. */
export const orchard: Scene = (stage) => {
  const { s, t, r } = stage;
  sky(stage, 480);
  shoreline(stage, 500, 60);
  ground(
    stage,
    [
      [-20, 520],
      [360, 500],
      [740, 520],
    ],
    ...GRASS,
  );
  s.add(
    poly(
      [
        [346, 508],
        [374, 508],
        [520, 920],
        [200, 920],
      ],
      t('#C3B27A'),
    ),
  );
  for (const k of [0.12, 0.2, 0.32, 0.5, 0.78])
    for (const side of [-1, 1] as const) {
      const [x, y, h] = [360 + side * (90 + 360 * k), 510 + 420 * k, 110 + 420 * k];
      s.add(
        tree(x, y, h, h * 0.92, stage.seed + Math.round(k * 50) + side, { ...leaf(stage, 'green'), trunkH: 0.34 }),
        range(Math.round(10 + 16 * k), () =>
          circle(
            x + r.between(-0.34, 0.34) * h,
            y - h * r.between(0.34, 0.86),
            3 + 8 * k,
            t(r() < 0.7 ? '#C4412F' : '#E0A03C'),
          ),
        ),
      );
    }
  s.add(
    line('M300 620L286 800M340 620L334 800M290 680H336M288 740H336', t('#8A6A52'), 8),
    path('M430 850L440 790H560L570 850Z', t('#A9794C')),
    range(9, (i) => circle(446 + (i % 6) * 21, 788 - Math.floor(i / 6) * 16, 13, t(i % 3 ? '#C4412F' : '#E0A03C'))),
  );
  people(stage, [
    [390, 640, 84],
    [300, 860, 146],
  ]);
};

/** Beds of roses around a path, an arbor at its end. */
export const roses: Scene = (stage) => {
  const { s, t, r } = stage;
  sky(stage, 440);
  shoreline(stage, 500, 130);
  s.add(
    trees(stage, 'green', [
      [110, 540, 330, 280],
      [620, 540, 330, 280],
    ]),
  );
  ground(
    stage,
    [
      [-20, 540],
      [740, 536],
    ],
    ...GRASS,
  );
  s.add(
    poly(
      [
        [316, 560],
        [404, 560],
        [560, 920],
        [160, 920],
      ],
      t('#E6D2AE'),
    ),
    path('M270 570V420Q360 300 450 420V570H430V430Q360 336 290 430V570Z', t(INK.paper)),
    range(30, () => {
      const a = Math.PI * r();
      return circle(
        360 - Math.cos(a) * 88,
        440 - Math.sin(a) * 92 + r.between(-14, 14),
        r.between(9, 15),
        t(r.pick(['#C9778A', '#EDB9BC', '#DB6446', '#5F8252', '#3F6350'])),
      );
    }),
  );
  for (const [row, y] of [600, 660, 740, 840].entries())
    for (const side of [-1, 1] as const) {
      const x = 360 + side * (190 + row * 74);
      const w = 130 + row * 50;
      s.add(
        path(
          `M${x - w} ${y + 20}Q${x - w} ${y - 50 - row * 10} ${x} ${y - 56 - row * 12}Q${x + w} ${y - 50 - row * 10} ${x + w} ${y + 20}Z`,
          t('#3F6350'),
        ),
        range(16, () =>
          circle(
            x + r.between(-0.85, 0.85) * w,
            y - r.between(-6, 50 + row * 6),
            8 + row * 3,
            t(r.pick(['#C9778A', '#EDB9BC', '#DB6446', '#FBF4E6', '#F2B657'])),
          ),
        ),
      );
    }
  people(stage, [
    [346, 620, 88],
    [380, 624, 80],
  ]);
};

/** A hill for sleds in winter, for runners in autumn. */
export const hill =
  ({ isSnow = false, leaves }: { isSnow?: boolean; leaves: Leaf }): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 460);
    shoreline(stage, 520, 100);
    const [ink, shade] = isSnow ? SNOW : GRASS;
    ground(
      stage,
      [
        [-20, 560],
        [300, 470],
        [520, 420],
        [740, 400],
      ],
      ink,
      shade,
    );
    s.add(
      trees(stage, leaves, [
        [620, 430, 260, 220],
        [690, 470, 300, 260],
        [90, 580, 220, 190],
      ]),
    );
    ground(
      stage,
      [
        [-20, 700],
        [200, 690],
        [460, 600],
        [740, 560],
      ],
      ink,
      shade,
    );
    if (isSnow)
      s.add(
        line('M560 580Q420 640 240 720T-20 850M600 600Q480 690 320 780T60 920', t('#B9C6D6'), 5),
        (
          [
            [300, 700, INK.coral],
            [470, 640, INK.gold],
            [150, 800, INK.teal],
          ] as const
        ).map(
          ([x, y, coat], i) =>
            `<g transform="translate(${x} ${y}) rotate(-24) scale(${1 + i * 0.24})">${line('M-34 6H40Q52 4 52 -8', t('#8A3B2E'), 6)}${rect(-30, -8, 70, 9, t('#B9694A'))}${path('M-20 -10Q-24 -50 4 -52Q22 -46 18 -10Z', t(coat))}${path('M10 -12L40 -14L42 -24L12 -28Z', t(INK.navy))}${circle(4, -62, 13, t('#C98A6A'))}${path('M-10 -64Q-6 -82 8 -78Q20 -74 18 -64Z', t(INK.navy))}</g>`,
        ),
      );
    else s.add(path('M600 580Q440 640 420 740T300 920H520Q560 780 560 720T640 580Z', t('#D0B98E')));
    s.add(tree(60, 860, 470, 320, stage.seed + 4, leaf(stage, isSnow ? 'pine' : leaves)));
    people(
      stage,
      isSnow
        ? [
            [560, 640, 92],
            [600, 648, 84],
            [430, 850, 146],
          ]
        : [
            [500, 690, 100],
            [530, 700, 96],
            [430, 840, 142],
          ],
    );
  };
