/** On the ocean: a life guard, a pavilion, the pier, the hall and its wheel. */

import { range } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, rect } from '../../kit/shapes.ts';
import { arch, cottage, flag, type Landmark, pane, print } from './parts.ts';

export const seaBright: Landmark = (t) =>
  print(
    path('M-30 2L-20 -40H14L24 2H17L9 -34H-14L-23 2Z', t(INK.paper)),
    [-10, -22].map((y) => rect(-24, y, 44, 4, t('#E7D5B6'))),
    rect(-22, -48, 38, 8, t(INK.paper)),
    rect(-20, -66, 5, 20, t(INK.paper)),
    path('M-9 -66Q-2 -76 6 -66L9 -46H-10Z', t(INK.coral)),
    circle(-1, -78, 6, t('#8A5A43')),
    rect(-7, -86, 13, 4, t(INK.paper)),
    flag(t, 16, -46, 46),
    path('M28 -34Q50 -58 74 -36Q50 -40 28 -34Z', t(INK.coral)),
    path('M40 -39Q51 -52 60 -39Q51 -44 40 -39Z', t(INK.paper)),
    line('M51 -44L55 2', t(INK.navy), 2.4),
  );

export const monmouthBeach: Landmark = (t, lit) =>
  print(
    rect(-62, -28, 124, 28, t('#C5D3CF')),
    range(8, (i) => path(arch(-57 + i * 14.6, -2, 10, 20), i === 3 || i === 4 ? lit : t('#3C6478'))),
    path('M-72 -26L-48 -46H48L72 -26Z', t('#C4563C')),
    path('M20 -46H48L72 -26H30Z', t('#9A3F30')),
    rect(-14, -66, 28, 22, t(INK.paper)),
    [-9, 2].map((x) => path(arch(x, -48, 7, 13), lit)),
    path('M-20 -64L0 -86L20 -64Z', t('#C4563C')),
    path('M4 -82L0 -86L20 -64H8Z', t('#9A3F30')),
    flag(t, 0, -84, 20),
    flag(t, -62, -28, 34),
    flag(t, 62, -28, 34),
    rect(-70, -1, 140, 5, t('#8A5A4A')),
  );

export const longBranch: Landmark = (t, lit) =>
  print(
    // the pier, walking out on its legs
    range(11, (i) => rect(-66 + i * 18, -20, 5, 34, t(i % 2 ? '#4A3346' : '#5A3B3B'))),
    path('M-78 -26L126 -26L126 -16L-78 -16Z', t('#8A4E3B')),
    rect(-78, -28, 204, 4, t('#D9966A')),
    line('M-66 -2L-48 12M-30 -2L-12 12M6 -2L24 12M42 -2L60 12M78 -2L96 12', t('#5A3B3B'), 2.4),
    cottage(52, -28, 13, [t(INK.paper), t('#C9A58A'), t(INK.coral)]),
    pane(52, -28, 13, lit),
    flag(t, 66, -60, 24),
    rect(-60, -52, 2.4, 26, t(INK.navy)),
    circle(-59, -55, 5, lit),
    rect(-8, -52, 2.4, 26, t(INK.navy)),
    circle(-7, -55, 5, lit),
    rect(116, -52, 2.4, 26, t(INK.navy)),
    circle(117, -55, 5, lit),
    path('M-96 12Q-92 -32 -84 -44Q-78 -30 -82 12Z', t(INK.coral)),
  );

export const asburyPark: Landmark = (t, lit) =>
  print(
    // the hall with its two wings, the wheel behind, the boards in front
    circle(-104, -60, 44, 'none', `stroke="${t(INK.cream)}" stroke-width="4"`),
    range(8, (i) =>
      line(`M-104 -60L${-104 + 44 * Math.cos(i * 0.7854)} ${-60 + 44 * Math.sin(i * 0.7854)}`, t(INK.cream), 1.8),
    ),
    range(8, (i) =>
      circle(
        -104 + 44 * Math.cos(i * 0.7854 + 0.39),
        -60 + 44 * Math.sin(i * 0.7854 + 0.39),
        6,
        t(i % 2 ? INK.coral : INK.gold),
      ),
    ),
    line('M-104 -60L-122 0M-104 -60L-86 0', t(INK.cream), 3),
    rect(-62, -50, 124, 50, t('#A94A34')),
    path('M-44 -50Q0 -84 44 -50Z', t('#C9694A')),
    path('M-30 -52Q0 -73 30 -52Z', lit),
    range(5, (i) => rect(-22 + i * 11, -66, 1.6, 16, t('#A94A34'))),
    (
      [
        [-74, 0],
        [44, 1],
      ] as const
    ).map(
      ([x]) =>
        rect(x, -76, 30, 76, t('#B9543C')) +
        rect(x + 19, -76, 11, 76, t('#8A3B2E')) +
        rect(x - 3, -80, 36, 6, t(INK.cream)) +
        path(arch(x + 8, -38, 14, 28), lit),
    ),
    flag(t, -59, -80, 26),
    flag(t, 59, -80, 26),
    range(6, (i) => path(arch(-38 + i * 13, -4, 9, 26), lit)),
    rect(-66, -36, 132, 4, t(INK.cream)),
    path('M-128 0L118 0L132 14L-140 14Z', t('#C98A5A')),
    [4, 8.5].map((y) => rect(-134, y, 260, 1.2, t('#9A6044'))),
  );
