/** About the two rivers: steeples, Broad Street, a dock, a gabled house. */

import { range } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, rect } from '../../kit/shapes.ts';
import { arch, bush, type Landmark, print, steeple } from './parts.ts';

export const middletown: Landmark = (t, lit) =>
  print(
    bush(52, 0, 24, [t('#8A4B2E'), t('#C0702F')], 9),
    path('M-4 0L-4 -34L16 -54L40 -34L40 0Z', t('#D8CDB9')),
    path('M14 -56L42 -32L50 -32L22 -56Z', t('#4D6478')),
    [6, 22].map((x) => path(arch(x, -8, 8, 20), lit)),
    rect(-30, -58, 28, 58, t(INK.paper)),
    rect(-12, -58, 10, 58, t('#D8CDB9')),
    rect(-27, -76, 22, 18, t(INK.paper)),
    rect(-13, -76, 8, 18, t('#D8CDB9')),
    path(arch(-20, -60, 8, 13), t('#4D6478')),
    steeple(t, -16, -76, 24, 50),
    line('M-16 -126v-10M-20 -132h8', t(INK.gold), 2),
    path(arch(-22, 0, 12, 20), t(INK.brick)),
    path(arch(-20, -28, 8, 18), lit),
  );

export const redBank: Landmark = (t, lit) =>
  print(
    (
      [
        [-84, 30, 44, '#A9462F'],
        [-54, 26, 52, '#4F7C8A'],
        [-28, 28, 46, '#C9614A'],
        [22, 26, 54, '#A9462F'],
        [48, 32, 46, '#C98A4A'],
      ] as const
    ).map(([x, w, h, c], i) =>
      [
        rect(x, -h, w, h, t(c)),
        rect(x - 1, -h - 4, w + 2, 5, t(INK.cream)),
        rect(x, -13, w, 3, t(INK.paper)),
        rect(x + 4, -10, w - 8, 10, lit),
        range(2, (k) => rect(x + 5 + k * (w / 2 - 2), -h + 9, 6, 11, (k + i) % 2 ? lit : t('#2B4A5E'))),
      ].join(''),
    ),
    rect(0, -76, 22, 76, t(INK.paper)),
    rect(12, -76, 10, 76, t('#D8CDB9')),
    path(arch(6, -46, 9, 16), lit),
    rect(3, -92, 16, 16, t(INK.paper)),
    circle(11, -84, 4.6, t(INK.navy)),
    steeple(t, 11, -92, 20, 34),
    rect(-88, 0, 172, 5, t('#6B4A46')),
  );

export const fairHaven: Landmark = (t) =>
  print(
    [-40, -8, 24, 56].map((x) => rect(x, -10, 6, 24, t('#4A3346'))),
    path('M-58 -10L72 -10L64 -22L-46 -22Z', t('#B07A5E')),
    [-15, -18.5].map((y) => rect(-52, y, 118, 1, t('#8A5A4A'))),
    (
      [
        [-26, -20],
        [16, -20],
      ] as const
    ).map(([x, y]) =>
      [
        range(5, (i) =>
          path(
            `M${x + i * 5.6} ${y - 6}L${x + i * 5.6 - 1 + i * 0.4} ${y - 34 + Math.abs(i - 2) * 2}h5L${x + i * 5.6 + 4.4} ${y - 6}Z`,
            t(INK.paper),
          ),
        ),
        rect(x - 5, y - 14, 38, 5, t(INK.paper)),
        rect(x - 4, y - 10, 4, 12, t('#D8CDB9')),
        rect(x + 28, y - 10, 4, 12, t('#D8CDB9')),
      ].join(''),
    ),
    rect(-62, -38, 8, 46, t('#4A3346')),
    rect(-63, -42, 10, 5, t(INK.paper)),
    rect(70, -38, 8, 46, t('#4A3346')),
    rect(69, -42, 10, 5, t(INK.paper)),
  );

export const rumson: Landmark = (t, lit) =>
  print(
    bush(-48, 2, 34, [t('#6B3040'), t('#9A4A4A')], 4),
    rect(-50, -8, 5, 12, t(INK.bark)),
    rect(-14, -34, 78, 34, t('#D2B587')),
    path('M-18 -34L-8 -58L18 -66H56L68 -34Z', t('#6F7C86')),
    path('M-16 0V-36L-8 -56L8 -66L24 -56L32 -36V0Z', t('#DCC093')),
    path('M-20 -34L-10 -58L8 -70L26 -58L36 -34L31 -34L23 -55L8 -64L-7 -55L-15 -34Z', t(INK.paper)),
    rect(44, -84, 10, 20, t('#B5543C')),
    [-8, 12].map((x) => rect(x, -30, 11, 14, lit)),
    path(arch(2, -42, 11, 15), lit),
    rect(40, -28, 10, 13, lit),
    rect(54, -28, 7, 13, lit),
    path('M-24 3Q10 -8 72 3Z', t('#3F6B43')),
  );

export const shrewsbury: Landmark = (t, lit) =>
  print(
    bush(44, 2, 28, [t('#96702A'), t('#DDA63A')], 6),
    path('M-8 0L-8 -32L10 -50L30 -32L30 0Z', t('#B79B6C')),
    path('M8 -52L32 -30L40 -30L18 -52Z', t('#4D6478')),
    [0, 15].map((x) => path(arch(x, -7, 8, 19), lit)),
    rect(-36, -64, 30, 64, t('#D2B587')),
    rect(-16, -64, 10, 64, t('#A98B60')),
    circle(-23, -50, 7, t(INK.navy)),
    line('M-23 -50v-4M-23 -50h3', t(INK.paper), 1.6),
    path(arch(-28, -20, 10, 18), lit),
    rect(-30, -15, 12, 15, t(INK.brick)),
    rect(-33, -80, 24, 16, t(INK.paper)),
    steeple(t, -21, -80, 26, 46),
    range(6, (i) => rect(36 + i * 9, -10, 3, 12, t(INK.paper))),
    rect(34, -7, 54, 2, t(INK.paper)),
  );
