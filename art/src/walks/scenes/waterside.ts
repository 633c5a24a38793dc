/** By the rivers and the bay: docks, floats, creeks, steps and ponds. */

import { grass, hydrangea } from '../../kit/foliage.ts';
import { n1, range, turn } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import { gull } from '../../kit/sky.ts';
import { ripples, sloop } from '../../kit/water.ts';
import { city, farCity } from '../city.ts';
import {
  bench,
  GRASS,
  ground,
  type Leaf,
  lamp,
  leaf,
  people,
  railing,
  type Scene,
  type Stage,
  shoreline,
  sky,
  sun,
  trees,
  water,
} from '../stage.ts';

const boats = ({ t, r }: Stage, list: ReadonlyArray<readonly [x: number, y: number, mast: number]>): string[] =>
  list.map(([x, y, mast]) =>
    sloop(x, y, mast, {
      hull: t(r.pick([INK.navy, INK.brick, INK.teal])),
      main: t(INK.paper),
      shade: t(INK.dune),
      jib: t(r.pick([INK.coral, INK.paper, INK.gold])),
      lean: r.between(-3, 5),
      flip: r() < 0.5 ? 1 : -1,
    }),
  );

/** A wooden dock that walks out into the river. */
export const dock =
  ({
    sails = 2,
    hasKayaks = false,
    hasCity = false,
  }: {
    sails?: number;
    hasKayaks?: boolean;
    hasCity?: boolean;
  } = {}): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 420);
    sun(stage, 500, 420);
    if (hasCity) city(stage, 422);
    else shoreline(stage, 422, 42);
    water(stage, 418, 920, 500);
    s.add(
      boats(
        stage,
        (
          [
            [130, 480, 120],
            [560, 452, 66],
            [610, 530, 170],
          ] as const
        ).slice(0, sails),
      ),
    );
    s.add(
      range(5, (i) =>
        [-1, 1]
          .map((side) => rect(360 + side * (44 + i * 42) - 7 - i, 560 + i * 62, 14 + i * 3, 84 + i * 16, t('#4A3346')))
          .join(''),
      ),
      poly(
        [
          [318, 560],
          [402, 560],
          [640, 920],
          [80, 920],
        ],
        t('#C9A27C'),
      ),
      range(14, (i) =>
        line(
          `M${n1(316 - i * i * 1.22)} ${n1(566 + i * i * 1.85)}H${n1(404 + i * i * 1.22)}`,
          t('#9A7254'),
          2 + i * 0.18,
        ),
      ),
      poly(
        [
          [300, 536],
          [420, 536],
          [470, 562],
          [252, 562],
        ],
        t('#B58E6A'),
      ),
      rect(252, 562, 218, 12, t('#7A5646')),
      [262, 446].map((x) => rect(x, 482, 13, 84, t('#4A3346')) + rect(x - 2, 476, 17, 8, t(INK.paper))),
      range(4, (i) =>
        [-1, 1]
          .map(
            (side) =>
              rect(360 + side * (64 + i * 46) - 8, 540 + i * 74, 12 + i * 3, 72 + i * 14, t('#5A4336')) +
              rect(360 + side * (64 + i * 46) - 10, 534 + i * 74, 16 + i * 3, 9, t(INK.paper)),
          )
          .join(''),
      ),
    );
    if (hasKayaks)
      s.add(
        (
          [
            [120, 690, INK.coral],
            [80, 752, INK.gold],
          ] as const
        ).map(
          ([x, y, ink]) =>
            path(`M${x - 96} ${y}Q${x} ${y - 34} ${x + 100} ${y - 8}Q${x} ${y + 20} ${x - 96} ${y}Z`, t(ink)) +
            path(
              `M${x - 22} ${y - 10}Q${x + 4} ${y - 22} ${x + 30} ${y - 12}Q${x + 4} ${y - 4} ${x - 22} ${y - 10}Z`,
              t('#3B2A30'),
            ),
        ),
      );
    people(stage, [
      [340, 586, 84],
      [384, 584, 78],
      [290, 760, 134],
    ]);
    s.add(gull(540, 250, 0.8, t(INK.paper), -8));
  };

/** Masts in their slips. */
export const marina: Scene = (stage) => {
  const { s, t, r, light } = stage;
  sky(stage, 470);
  sun(stage, 160, 470);
  shoreline(stage, 472, 54);
  water(stage, 468, 920, 160);
  const hulls = [INK.paper, INK.navy, INK.paper, INK.teal, INK.paper, INK.brick] as const;
  const yacht = (x: number, y: number, k: number, i: number): string => {
    const hull = t(turn(hulls, i));
    return [
      line(
        `M${x} ${y - 20 * k}V${y - 300 * k}M${x} ${y - 290 * k}L${x - 88 * k} ${y - 24 * k}M${x} ${y - 290 * k}L${x + 92 * k} ${y - 26 * k}`,
        t('#34405A'),
        2.4 * k,
      ),
      line(`M${x} ${y - 60 * k}L${x + 76 * k} ${y - 56 * k}`, t('#34405A'), 5 * k),
      path(
        `M${x + 2} ${y - 62 * k}L${x + 72 * k} ${y - 60 * k}L${x + 70 * k} ${y - 48 * k}L${x + 2} ${y - 48 * k}Z`,
        t(r.pick([INK.coral, INK.teal, INK.navy, INK.gold])),
      ),
      path(
        `M${x - 40 * k} ${y - 24 * k}L${x - 26 * k} ${y - 46 * k}L${x + 44 * k} ${y - 46 * k}L${x + 56 * k} ${y - 24 * k}Z`,
        t('#E7DFCD'),
      ),
      rect(x - 16 * k, y - 40 * k, 46 * k, 9 * k, light.lit),
      path(
        `M${x - 110 * k} ${y - 28 * k}L${x + 100 * k} ${y - 24 * k}Q${x + 92 * k} ${y + 14 * k} ${x + 70 * k} ${y + 16 * k}H${x - 70 * k}Q${x - 98 * k} ${y} ${x - 110 * k} ${y - 28 * k}Z`,
        hull,
      ),
      path(
        `M${x - 104 * k} ${y - 16 * k}L${x + 98 * k} ${y - 13 * k}L${x + 97 * k} ${y - 8 * k}L${x - 101 * k} ${y - 11 * k}Z`,
        t(INK.coral),
      ),
      ripples(x - 90 * k, x + 90 * k, y + 18 * k, y + 44 * k, 8, i, light.glint, { size: 0.5 * k }),
    ].join('');
  };
  s.add(
    range(6, (i) => yacht(40 + i * 128, 520 + (i % 2) * 12, 0.62, i)),
    poly(
      [
        [-20, 560],
        [740, 546],
        [740, 566],
        [-20, 584],
      ],
      t('#B98A72'),
    ),
    range(12, (i) => rect(10 + i * 62, 520 - i, 9, 64, t('#4A3346'))),
    yacht(170, 700, 1.05, 7),
    yacht(560, 690, 0.98, 10),
    poly(
      [
        [-20, 800],
        [740, 770],
        [740, 920],
        [-20, 920],
      ],
      t('#C9A27C'),
    ),
    range(15, (i) => line(`M${-10 + i * 54} ${800 - i * 2}L${-60 + i * 62} 920`, t('#9A7254'), 3)),
    [80, 650].map((x) => rect(x, 720, 20, 110, t('#5A4336')) + rect(x - 2, 712, 24, 10, t(INK.paper))),
  );
  lamp(stage, 360, 800, 240);
  people(stage, [
    [290, 858, 140],
    [430, 866, 132],
  ]);
};

/** Working boats along a creek, and their gear on the bulkhead. */
export const creek: Scene = (stage) => {
  const { s, t, light } = stage;
  sky(stage, 470);
  sun(stage, 560, 470);
  shoreline(stage, 472, 30);
  water(stage, 468, 920, 560);
  const trawler = (x: number, y: number, k: number, hull: string, trim: string): string =>
    `<g transform="translate(${x} ${y}) scale(${k})">${[
      line('M-40 -120V-330M-40 -320L120 -160M-40 -320L-150 -110M60 -120V-250M60 -250L-40 -200', t('#4A3346'), 6),
      path('M-190 -90Q-120 -60 40 -66L190 -110L168 0Q0 24 -150 6Z', t(hull)),
      path('M-186 -82Q-120 -50 40 -56L188 -100L186 -90Q60 -40 -182 -70Z', t(trim)),
      path('M-150 6Q0 24 168 0L166 14Q0 36 -148 18Z', t(INK.brick)),
      rect(-20, -160, 110, 96, t(INK.paper)),
      rect(64, -160, 26, 96, t('#C9BFAE')),
      rect(-32, -172, 134, 14, t(trim)),
      range(3, (i) => rect(-10 + i * 32, -146, 24, 30, light.lit)).join(''),
      circle(-110, -92, 30, t('#3F6350')),
      circle(-110, -92, 13, t('#2D4A40')),
      path('M-170 -92Q-150 -140 -130 -96Z', t(INK.coral)),
    ].join('')}</g>`;
  s.add(
    rect(-20, 420, 220, 70, t('#B9694A')),
    poly(
      [
        [-30, 424],
        [40, 372],
        [150, 372],
        [214, 424],
      ],
      t('#5A5C66'),
    ),
    range(3, (i) => rect(10 + i * 60, 440, 34, 34, light.lit)),
    trawler(520, 560, 0.62, INK.teal, INK.gold),
    trawler(220, 640, 0.86, INK.navy, INK.paper),
    trawler(560, 742, 1.02, '#7A2F26', INK.cream),
    ripples(-20, 740, 650, 800, 40, 9, light.glint, { size: 0.8 }),
    poly(
      [
        [-20, 770],
        [420, 812],
        [740, 860],
        [740, 920],
        [-20, 920],
      ],
      t('#A98A6C'),
    ),
    poly(
      [
        [-20, 770],
        [420, 812],
        [740, 860],
        [740, 878],
        [420, 830],
        [-20, 790],
      ],
      t('#6B4F42'),
    ),
    range(
      4,
      (i) =>
        rect(60 + i * 190, 720 + i * 26, 22, 110, t('#4A3346')) +
        rect(58 + i * 190, 712 + i * 26, 26, 10, t(INK.paper)),
    ),
    path('M20 850Q40 790 120 796Q190 800 200 860Z', t('#3F7A6C')),
    range(7, (i) => line(`M${36 + i * 24} 852Q${60 + i * 20} 806 ${90 + i * 14} 800`, t('#2D5A50'), 2)),
    range(5, (i) => circle(60 + i * 28, 850 - (i % 2) * 8, 10, t(INK.coral))),
    [
      [300, 700, 0.9],
      [420, 300, 0.8],
      [160, 330, 0.6],
    ].map(([x = 0, y = 0, k = 1]) => gull(x, y, k, t(INK.paper), -6)),
  );
  people(stage, [
    [330, 866, 140],
    [384, 872, 132],
  ]);
};

/** Steps between flowers, down to the water. */
export const steps =
  ({ leaves, road = 300 }: { leaves: readonly [Leaf, Leaf]; road?: number }): Scene =>
  (stage) => {
    const { s, t } = stage;
    sky(stage, 430);
    sun(stage, road, 430);
    shoreline(stage, 430, 44);
    water(stage, 428, 640, road);
    s.add(
      boats(stage, [
        [470, 500, 130],
        [150, 462, 58],
      ]),
    );
    ground(
      stage,
      [
        [-20, 600],
        [160, 584],
        [400, 592],
        [740, 574],
      ],
      ...GRASS,
    );
    s.add(
      range(
        6,
        (i) =>
          poly(
            [
              [252 - i * 27, 602 + i * 50],
              [468 + i * 30, 602 + i * 50],
              [478 + i * 32, 626 + i * 52],
              [242 - i * 29, 626 + i * 52],
            ],
            t(i % 2 ? '#E3D2B2' : '#F0E2C4'),
          ) +
          poly(
            [
              [242 - i * 29, 626 + i * 52],
              [478 + i * 32, 626 + i * 52],
              [481 + i * 33, 652 + i * 50],
              [239 - i * 29, 652 + i * 50],
            ],
            t('#B79B78'),
          ),
      ),
      railing(stage, [236, 606, 54], [60, 900, 110], 6, INK.navy),
      railing(stage, [486, 606, 54], [690, 900, 110], 6, INK.navy),
      trees(stage, leaves[0], [[640, 640, 400, 330]]),
      trees(stage, leaves[1], [[50, 640, 330, 260]]),
      (
        [
          [600, 716, 170, 90],
          [690, 800, 190, 120],
          [30, 740, 180, 110],
          [120, 690, 120, 70],
        ] as const
      ).map(([x, y, w, h], i) => {
        const { d, m } = leaf(stage, 'green');
        const heads = turn(
          [
            ['#C9778A', '#EDB9BC'],
            ['#6F8FB5', '#BFD3E2'],
            ['#DB6446', '#F3A080'],
          ] as const,
          i + stage.seed,
        );
        return hydrangea(x, y, w, h, stage.seed + i, [d, m, t(heads[0]), t(heads[1])]);
      }),
    );
    people(stage, [
      [330, 660, 104],
      [376, 664, 96],
    ]);
  };

/** A four comes home to the boathouse. */
export const rowers: Scene = (stage) => {
  const { s, t, light } = stage;
  sky(stage, 400);
  sun(stage, 220, 400);
  shoreline(stage, 402, 40);
  water(stage, 398, 920, 220);
  s.add(
    boats(stage, [[410, 470, 84]]),
    poly(
      [
        [400, 570],
        [740, 546],
        [740, 640],
        [456, 662],
      ],
      t('#B98A72'),
    ),
    range(8, (i) => line(`M${420 + i * 42} ${569 - i * 2.6}L${474 + i * 40} ${658 - i * 2}`, t('#8A5A4A'), 2.4)),
    poly(
      [
        [456, 662],
        [740, 640],
        [740, 664],
        [462, 684],
      ],
      t('#5A3B46'),
    ),
    rect(500, 420, 240, 132, t('#7F9AA6')),
    range(9, (i) => line(`M500 ${432 + i * 13}H740`, t('#5D7C8A'), 1.6)),
    poly(
      [
        [480, 428],
        [620, 322],
        [760, 428],
      ],
      t('#5D4652'),
    ),
    poly(
      [
        [500, 424],
        [620, 336],
        [740, 424],
      ],
      t('#93AAB2'),
    ),
    circle(620, 388, 16, light.lit),
    [522, 634].map(
      (x) =>
        rect(x, 460, 88, 92, t('#2A2748')) +
        rect(x + 6, 466, 76, 86, light.lit) +
        line(`M${x + 44} 466V552`, t('#2A2748'), 4),
    ),
    [0, 1].map((i) =>
      path(
        `M530 ${486 + i * 26}Q620 ${476 + i * 26} 716 ${488 + i * 26}Q620 ${494 + i * 26} 530 ${486 + i * 26}Z`,
        t(i ? INK.coral : INK.paper),
      ),
    ),
  );
  const rower = (i: number): string => {
    const x = 120 + i * 118;
    return [
      line(`M${x} -18L${x - 70} 70`, t('#F6E7CB'), 6),
      path(`M${x - 62} 58L${x - 78} 92L${x - 92} 88L${x - 74} 54Z`, t(INK.coral)),
      path(`M${x - 6} -14Q${x - 20} -70 ${x + 20} -84Q${x + 44} -78 ${x + 40} -14Z`, t(i % 2 ? INK.teal : INK.navy)),
      path(`M${x + 22} -80L${x + 44} -78L${x + 40} -14L${x + 26} -14Z`, t('#0B1F33')),
      line(`M${x + 18} -62L${x - 16} -26`, t('#C98A6A'), 10),
      path(`M${x + 14} -90L${x + 34} -88L${x + 34} -76L${x + 16} -78Z`, t('#C98A6A')),
      circle(x + 26, -104, 17, t(turn(['#C98A6A', '#8A5A43', '#E2B48E'], i))),
      path(
        `M${x + 8} -108Q${x + 10} -126 ${x + 28} -124Q${x + 46} -120 ${x + 45} -106Q${x + 26} -112 ${x + 8} -108Z`,
        t(turn(['#3A241C', INK.coral, '#5A3422', INK.paper], i)),
      ),
    ].join('');
  };
  s.add(
    `<g transform="translate(20 764) rotate(-6)">${path('M-60 0C100 -26 560 -30 700 -8C560 12 100 16 -60 0Z', t(INK.paper))}${path('M-60 0C100 8 560 6 700 -8C560 14 100 18 -60 0Z', t('#D9B592'))}${range(4, rower).join('')}</g>`,
    ripples(20, 700, 800, 890, 28, 12, light.glint, { size: 0.9 }),
    grass(70, 920, 150, 26, 6, [t('#2D5142'), t('#5F8252'), t('#98AC72')], { bend: 0.5 }),
  );
};

/** An arched footbridge. */
const footbridge = ({ t }: Stage): readonly string[] =>
  [
    path('M60 560Q360 400 660 560L640 566Q360 440 80 566Z', t('#F0E2C4')),
    path('M80 566Q360 440 640 566H560Q360 500 160 566Z', t('#B79B78')),
    range(11, (i) => {
      const share = i / 10;
      const x = 80 + share * 560;
      const y = 560 - Math.sin(share * Math.PI) * 78;
      return rect(x - 3, y - 50, 6, 56, t(INK.paper));
    }),
    line('M70 512Q360 354 650 512', t(INK.paper), 7),
    line('M70 540Q360 384 650 540', t(INK.paper), 4),
    ripples(160, 560, 580, 700, 30, 8, t('#F0E2C4'), { size: 0.6 }),
  ].flat();

/** A pond, with or without its footbridge. */
export const pond =
  ({
    leaves,
    hasBoats = false,
    hasBridge = true,
  }: {
    leaves: readonly [Leaf, Leaf];
    hasBoats?: boolean;
    hasBridge?: boolean;
  }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 420);
    sun(stage, 360, 420);
    shoreline(stage, 470, 130);
    s.add(
      trees(stage, leaves[0], [
        [90, 490, 250, 230],
        [620, 486, 290, 270],
      ]),
    );
    ground(
      stage,
      [
        [-20, 478],
        [740, 472],
      ],
      ...GRASS,
    );
    water(stage, 500, 760, 360);
    if (hasBridge) s.add(footbridge(stage));
    if (hasBoats)
      s.add(
        (
          [
            [180, 640, INK.coral],
            [520, 690, INK.gold],
          ] as const
        ).map(
          ([x, y, ink]) =>
            path(
              `M${x - 90} ${y - 14}Q${x} ${y + 10} ${x + 90} ${y - 14}Q${x + 66} ${y + 26} ${x} ${y + 28}Q${x - 66} ${y + 26} ${x - 90} ${y - 14}Z`,
              t(ink),
            ) + line(`M${x - 50} ${y - 4}L${x + 40} ${y - 4}`, t('#3B2A30'), 6),
        ),
      );
    else
      s.add(
        [
          [190, 660, 1],
          [268, 690, 0.8],
          [560, 640, 0.8],
        ].map(
          ([x = 0, y = 0, k = 1]) =>
            `<g transform="translate(${x} ${y}) scale(${k})">${path('M-34 0Q-40 -26 -8 -24Q20 -24 30 -6Q10 12 -20 10Q-32 8 -34 0Z', t(INK.paper))}${path('M-30 -8Q-46 -34 -38 -52Q-32 -64 -20 -56Q-30 -50 -26 -34L-16 -18Z', t(INK.paper))}${path('M-36 -56L-50 -50L-36 -48Z', t(INK.gold))}</g>`,
        ),
      );
    ground(
      stage,
      [
        [-20, 760],
        [260, 732],
        [520, 752],
        [740, 726],
      ],
      ...GRASS,
    );
    s.add(
      poly(
        [
          [430, 744],
          [520, 744],
          [640, 920],
          [380, 920],
        ],
        t('#E6DAC0'),
      ),
      [30, 90, 680].map((x, i) =>
        grass(x, 770 + i * 10, 120, 18, stage.seed + i, [t('#2D5142'), t('#5F8252'), t('#C3C77F')], { bend: 0.3 }),
      ),
    );
    bench(stage, 150, 830, 150);
    if (!light.isLate) s.add(gull(300, 200, 0.7, light.cloud, 6));
    people(stage, [
      ...(hasBridge
        ? ([
            [340, 470, 66],
            [372, 466, 60],
          ] as const)
        : []),
      [480, 850, 140],
    ]);
  };

/** Marsh and its winding creek; across the bay, nothing or a city. */
export const marsh =
  ({ hasCity = false }: { hasCity?: boolean } = {}): Scene =>
  (stage) => {
    const { s, t, light, r } = stage;
    sky(stage, 430);
    sun(stage, 500, 430);
    if (hasCity) s.add(farCity(stage, 432, 60, 0.3), farCity(stage, 432, 330, 0.22));
    else shoreline(stage, 432, 24);
    water(stage, 428, 560, 500);
    const inks = light.isLate ? [t('#2D4A40'), t('#6B7A4A'), t('#B98F50')] : [t('#3F6350'), t('#87A05C'), t('#D0C078')];
    ground(
      stage,
      [
        [-20, 520],
        [200, 506],
        [460, 516],
        [740, 500],
      ],
      '#A9AC6C',
      '#6F8252',
    );
    s.add(
      path(
        'M380 512Q520 560 420 620Q250 700 420 760Q640 830 560 920H180Q300 820 190 740Q110 660 300 590Q400 550 340 512Z',
        light.water[1],
      ),
      ripples(300, 420, 560, 860, 30, 6, light.glint, { size: 0.6 }),
      range(16, (i) => grass(r.between(-10, 730), 560 + i * 20, 60 + i * 5, 16, stage.seed + i, inks, { bend: 0.5 })),
      `<g transform="translate(470 740) scale(1.5)">${line('M-4 0L-2 -52M10 2L8 -52', t('#22263F'), 2.6)}<path d="M-30 -58C-40 -52 -44 -44 -46 -36C-30 -44 -14 -46 2 -48C16 -50 24 -60 22 -72C18 -84 26 -92 30 -104C34 -116 30 -128 20 -128C14 -128 11 -124 9 -121L-12 -115L10 -114C16 -117 20 -114 18 -108C14 -98 4 -92 2 -82C-8 -78 -22 -68 -30 -58Z" fill="${t(INK.paper)}"/><path d="M9 -121L-14 -115L10 -114Z" fill="${t(INK.gold)}"/></g>`,
      [60, 640].map((x, i) => grass(x, 920, 230, 34, stage.seed + 40 + i, inks, { bend: 0.4 })),
      [
        [160, 240, 0.9],
        [230, 280, 0.6],
      ].map(([x = 0, y = 0, k = 1]) => gull(x, y, k, light.cloud, -8)),
    );
  };
