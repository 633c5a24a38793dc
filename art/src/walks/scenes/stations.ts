/** Where a walk begins or ends by train, by boat, or in front of a stage. */

import { woods } from '../../kit/foliage.ts';
import { range } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, poly, rect } from '../../kit/shapes.ts';
import { ripples } from '../../kit/water.ts';
import { farCity } from '../city.ts';
import {
  arch,
  flag,
  type Leaf,
  lamp,
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

interface DepotInks {
  readonly wall: string;
  readonly base: string;
  readonly roof: string;
  readonly stripe: string;
  readonly leaves: Leaf;
  readonly hasCupola?: boolean;
}

/** A depot under a deep roof, and the train that comes in. */
export const station =
  ({ wall, base, roof, stripe, leaves, hasCupola = false }: DepotInks): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 560);
    s.add(woods(-20, 740, 540, 60, stage.seed, light.far, { step: 44 }), rect(-20, 556, 760, 360, t('#C9B48C')));
    s.add(
      trees(stage, leaves, [
        [30, 590, 300, 230],
        [640, 580, 190, 170],
      ]),
    );
    const windows = [70, 140, 306].map(
      (x) =>
        rect(x, 430, 46, 68, t(INK.paper)) +
        rect(x + 5, 435, 36, 58, light.lit) +
        rect(x + 21, 435, 4, 58, t(INK.paper)),
    );
    s.add(
      rect(40, 400, 360, 182, t(wall)),
      rect(370, 400, 30, 182, t(base)),
      rect(40, 510, 360, 72, t(base)),
      windows,
      path(arch(206, 582, 70, 150), t(INK.paper)),
      path(arch(213, 582, 56, 140), t('#1E4A5C')),
      poly(
        [
          [0, 404],
          [60, 296],
          [400, 296],
          [470, 404],
        ],
        t(roof),
      ),
      range(11, (i) => line(`M${70 + i * 32} 300L${22 + i * 41} 400`, t('#4A3038'), 2)),
      poly(
        [
          [0, 402],
          [470, 402],
          [460, 418],
          [10, 418],
        ],
        t(INK.paper),
      ),
      hasCupola
        ? rect(216, 236, 52, 62, t(INK.paper)) +
            poly(
              [
                [204, 238],
                [242, 186],
                [280, 238],
              ],
              t(roof),
            ) +
            circle(242, 264, 13, t(INK.navy))
        : '',
      [60, 180, 330, 430].map(
        (x) =>
          rect(x, 416, 9, 172, t(roof)) + line(`M${x + 4} 460L${x + 40} 420M${x + 4} 460L${x - 30} 420`, t(roof), 5),
      ),
    );
    s.add(
      poly(
        [
          [-20, 586],
          [740, 580],
          [740, 640],
          [-20, 680],
        ],
        t('#E9D8B4'),
      ),
      poly(
        [
          [-20, 676],
          [740, 638],
          [740, 652],
          [-20, 700],
        ],
        t('#CC9A45'),
      ),
      poly(
        [
          [-20, 700],
          [740, 652],
          [740, 920],
          [-20, 920],
        ],
        t('#8A7A6E'),
      ),
      range(13, (i) =>
        poly(
          [
            [-40 + i * 70, 920],
            [20 + i * 58, 690],
            [40 + i * 58, 690],
            [10 + i * 70, 920],
          ],
          t('#6B5A52'),
        ),
      ),
      line('M-20 760L740 690M-20 850L740 750', t('#4B5663'), 7),
      line('M-20 757L740 687M-20 846L740 746', t('#C9D2CF'), 2),
    );
    s.add(
      poly(
        [
          [430, 430],
          [590, 402],
          [760, 396],
          [760, 690],
          [590, 704],
          [430, 676],
        ],
        t('#F4F1E6'),
      ),
      poly(
        [
          [430, 430],
          [590, 402],
          [590, 704],
          [430, 676],
        ],
        t('#D5D3C8'),
      ),
      poly(
        [
          [430, 590],
          [590, 596],
          [760, 588],
          [760, 630],
          [590, 644],
          [430, 630],
        ],
        t(stripe),
      ),
      poly(
        [
          [430, 590],
          [590, 596],
          [590, 644],
          [430, 630],
        ],
        t('#7A3428'),
        'opacity=".45"',
      ),
      poly(
        [
          [450, 456],
          [570, 436],
          [570, 560],
          [450, 556],
        ],
        t('#1E4A5C'),
      ),
      poly(
        [
          [450, 456],
          [510, 446],
          [468, 556],
          [450, 556],
        ],
        t('#3F7F8A'),
      ),
      poly(
        [
          [620, 440],
          [760, 436],
          [760, 540],
          [620, 548],
        ],
        light.isLate ? light.lit : t('#1E4A5C'),
      ),
      [
        [462, 612],
        [566, 622],
      ].map(([x = 0, y = 0]) => circle(x, y, 11, '#FFE7AE')),
      light.isLate ? s.halo(514, 618, 90, '#FFE7AE', { a: 0.4, inner: 0 }) : '',
      poly(
        [
          [430, 676],
          [590, 704],
          [760, 690],
          [760, 716],
          [590, 734],
          [440, 702],
        ],
        t('#34404C'),
      ),
    );
    people(stage, [
      [112, 648, 118],
      [160, 654, 108],
      [344, 640, 112],
    ]);
  };

/** A front of lamps, a blade and a marquee without words. */
export const theatre =
  ({ wall, shade, blade }: { wall: string; shade: string; blade: string }): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 620);
    s.add(woods(-20, 740, 620, 90, stage.seed, light.near, { step: 50 }));
    const window = (x: number): string =>
      path(arch(x, 404, 62, 184), t(shade)) +
      path(arch(x + 7, 404, 48, 170), light.lit) +
      rect(x + 29, 244, 4, 160, t(shade)) +
      rect(x + 7, 318, 48, 4, t(shade));
    s.add(
      rect(-20, 330, 150, 400, t('#7F6A70')),
      rect(590, 300, 150, 430, t('#6A5A68')),
      [20, 80].map((x) => rect(x, 380, 34, 60, t('#3B3F63')) + rect(x, 480, 34, 60, light.lit)),
      [616, 672].map((x) => rect(x, 360, 30, 60, light.lit) + rect(x, 470, 30, 60, t('#3B3F63'))),
      rect(110, 160, 500, 550, t(wall)),
      rect(560, 160, 50, 550, t(shade)),
      poly(
        [
          [110, 150],
          [210, 84],
          [510, 84],
          [610, 150],
        ],
        t(shade),
      ),
      path(arch(280, 150, 160, 100), t(wall)),
      rect(90, 144, 540, 30, t('#F0CFA6')),
      range(20, (i) => rect(98 + i * 27, 174, 12, 12, t('#F0CFA6'))),
      [136, 226, 432, 522].map(window),
      rect(110, 414, 500, 14, t('#F0CFA6')),
      range(25, (i) => line(`M${116 + i * 20} 432h10`, t(shade), 2)),
    );
    s.add(
      rect(60, 466, 600, 104, t('#FBF4E6')),
      [466, 556].map((y) => rect(60, y, 600, 14, t(INK.coral))),
      range(30, (i) => circle(70 + i * 20, 563, 5, '#FFE7AE') + circle(70 + i * 20, 473, 4.4, '#FFE7AE')),
      [
        [110, 498, 210],
        [110, 524, 150],
        [410, 498, 200],
        [470, 524, 140],
      ].map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 10, t('#3B3F63'))),
      s.halo(360, 610, 300, '#FFD48A', { a: 0.5, inner: 0 }),
      rect(334, 34, 52, 434, t(blade)),
      rect(366, 34, 20, 434, t('#12394A')),
      range(19, (i) => circle(340, 52 + i * 22, 4, '#FFE7AE') + circle(380, 52 + i * 22, 4, '#FFE7AE')),
      circle(360, 32, 22, t(INK.gold)),
      range(7, (i) => path(`M352 ${84 + i * 52}l16 0l-3 26l-10 0Z`, t('#FBF4E6'))),
      rect(110, 570, 500, 142, t('#4A2E44')),
      range(
        5,
        (i) =>
          rect(140 + i * 90, 592, 70, 120, '#FFD48A') +
          rect(173 + i * 90, 592, 4, 120, t('#5A3446')) +
          rect(140 + i * 90, 636, 70, 4, t('#5A3446')),
      ),
      poly(
        [
          [-20, 708],
          [740, 708],
          [740, 746],
          [-20, 756],
        ],
        t('#C9A99A'),
      ),
      poly(
        [
          [-20, 754],
          [740, 746],
          [740, 920],
          [-20, 920],
        ],
        t('#6F5F70'),
      ),
      ripples(140, 580, 752, 800, 22, 3, '#FFD48A', { size: 0.5 }),
    );
    lamp(stage, 44, 760, 240);
    people(stage, [
      [226, 770, 122],
      [268, 776, 114],
      [430, 768, 118],
      [478, 778, 110],
      [600, 806, 136],
    ]);
  };

interface FerryInks {
  readonly stripe: string;
  readonly hull: string;
  /** Of the shelter. */
  readonly roof: string;
  readonly decks: 2 | 3;
  readonly across: 'woods' | 'hill' | 'city';
}

/** A boat of two decks, or of three: its hull, its stripe and the light in its windows. */
function ferryBoat(stage: Stage, { stripe, hull, decks }: FerryInks): string {
  const { t, light } = stage;
  const wheelhouse = (drop: number): string =>
    poly(
      [
        [-20, 298 + drop],
        [150, 294 + drop],
        [196, 346 + drop],
        [-20, 352 + drop],
      ],
      t('#F4F1E6'),
    ) +
    poly(
      [
        [86, 306 + drop],
        [138, 304 + drop],
        [164, 338 + drop],
        [86, 340 + drop],
      ],
      t('#1E4A5C'),
    ) +
    flag(stage, 60, 296 + drop, 110) +
    line(`M120 ${294 + drop}V${200 + drop}M120 ${226 + drop}H160`, t(INK.navy), 4);
  return [
    poly(
      [
        [-20, 430],
        [300, 420],
        [352, 470],
        [352, 620],
        [-20, 640],
      ],
      t('#F4F1E6'),
    ),
    decks === 3
      ? poly(
          [
            [-20, 352],
            [236, 346],
            [280, 420],
            [-20, 430],
          ],
          t('#E3E0D4'),
        ) + range(5, (i) => rect(6 + i * 46, 374 - i * 1.4, 30, 30, light.lit)).join('')
      : '',
    wheelhouse(decks === 3 ? 0 : 78),
    poly(
      [
        [-20, 540],
        [352, 532],
        [366, 560],
        [-20, 572],
      ],
      t(stripe),
    ),
    range(6, (i) => rect(10 + i * 50, 452 - i * 1.6, 34, 44, light.lit)).join(''),
    poly(
      [
        [-20, 640],
        [352, 620],
        [396, 600],
        [372, 664],
        [330, 690],
        [-20, 704],
      ],
      t(hull),
    ),
    ripples(0, 420, 676, 740, 34, 5, light.glint, { size: 0.8 }),
  ].join('');
}

/** A landing with its boat at the end. */
export const ferry =
  (inks: FerryInks): Scene =>
  (stage) => {
    const { s, t, light } = stage;
    sky(stage, 470);
    sun(stage, 600, 470);
    if (inks.across === 'city') s.add(farCity(stage, 470, 420, 0.42));
    else shoreline(stage, 472, inks.across === 'hill' ? 120 : 30);
    water(stage, 468, 800, 600);
    s.add(ferryBoat(stage, inks));
    // the pier, its piles and the shelter
    s.add(
      [470, 560, 660].map((x) => rect(x, 560, 18, 170, t('#4A3346'))),
      poly(
        [
          [400, 640],
          [740, 610],
          [740, 640],
          [400, 674],
        ],
        t('#C9A27C'),
      ),
      poly(
        [
          [400, 674],
          [740, 640],
          [740, 662],
          [400, 700],
        ],
        t('#8A5A4A'),
      ),
      rect(520, 470, 180, 160, t('#DDE4DC')),
      range(3, (i) => rect(532 + i * 56, 486, 44, 120, light.isLate ? light.lit : t('#8CBAB1'))),
      poly(
        [
          [500, 474],
          [530, 430],
          [700, 424],
          [740, 462],
          [740, 476],
        ],
        t(inks.roof),
      ),
      railing(stage, [404, 646, 46], [520, 634, 44], 6, INK.navy),
      poly(
        [
          [-20, 780],
          [460, 690],
          [740, 664],
          [740, 920],
          [-20, 920],
        ],
        t('#D9C6A2'),
      ),
      range(9, (i) => line(`M${-20 + i * 90} ${786 - i * 12}L${-120 + i * 130} 920`, t('#B79B78'), 3)),
    );
    lamp(stage, 640, 760, 300);
    people(stage, [
      [250, 800, 130],
      [300, 806, 122],
      [430, 748, 108],
      [580, 830, 140],
    ]);
  };
