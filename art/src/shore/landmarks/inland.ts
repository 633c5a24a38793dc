/** Inland: the water tower and the glass house, the bridge of the reservoir, a farm. */

import { range } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { line, path, rect } from '../../kit/shapes.ts';
import { bush, type Landmark, print } from './parts.ts';

export const holmdel: Landmark = (t, lit) =>
  print(
    // the three-legged tower and the glass house
    path('M-70 0L-64 0L-56 -72L-61 -72Z', t(INK.paper)),
    path('M-33 0L-39 0L-47 -72L-42 -72Z', t('#CFC9BA')),
    rect(-54, -72, 5, 72, t('#E7DFCD')),
    path('M-80 -78L-24 -78L-34 -70H-70Z', t('#CFC9BA')),
    path('M-80 -104L-78 -78H-26L-24 -104Z', t(INK.paper)),
    path('M-46 -104L-48 -78H-26L-24 -104Z', t('#DCD3C0')),
    path('M-82 -104L-52 -114L-22 -104Z', t('#E7DFCD')),
    path('M-16 0L-16 -40L84 -50L84 0Z', t('#5F9AA6')),
    path('M-16 -40L84 -50L84 -55L-16 -44Z', t(INK.paper)),
    range(5, (i) => rect(-13 + i * 20, -36 - i * 1.6, 16, 10, i % 2 ? lit : t('#8CBAB1'))),
    range(5, (i) => rect(-13 + i * 20, -20 - i * 0.8, 16, 10, i % 2 ? t('#8CBAB1') : lit)),
  );

export const lincroft: Landmark = (t) =>
  print(
    bush(-64, -2, 24, [t('#6F5A2A'), t('#B98A35')], 5),
    bush(66, -4, 20, [t('#7A4429'), t('#C0702F')], 8),
    path(
      'M-84 0Q-40 -44 0 -46Q40 -44 84 0H70A18 18 0 0 0 40 -6A22 22 0 0 0 -4 -8A20 20 0 0 0 -42 -6A18 18 0 0 0 -70 0Z',
      t('#E3D2B2'),
    ),
    path('M-84 0Q-40 -44 0 -46Q40 -44 84 0L78 -1Q38 -38 0 -39Q-40 -38 -78 -1Z', t(INK.paper)),
    (
      [
        [-20, 14],
        [30, 18],
      ] as const
    ).map(([x, y]) =>
      path(`M${x - 12} ${y}q2 -11 14 -9q3 -14 7 -16q6 1 6 4l-5 0q-1 14 -3 18q-8 8 -19 3Z`, t(INK.paper)),
    ),
  );

export const coltsNeckTownship: Landmark = (t, lit) =>
  print(
    rect(38, -84, 24, 84, t('#CFC9BA')),
    rect(50, -84, 12, 84, t('#A9A79A')),
    path('M36 -84Q50 -106 64 -84Z', t('#7D8288')),
    path('M-52 0V-38L-42 -58L-16 -72L10 -58L20 -38V0Z', t('#B9432F')),
    path('M20 0V-38L10 -58L-16 -72H20L46 -58L54 -38V0Z', t('#8E3326')),
    path('M-58 -36L-46 -60L-16 -76L14 -60L26 -36L20 -36L10 -56L-16 -69L-42 -56L-52 -36Z', t(INK.paper)),
    path('M-16 -76H22L50 -60L60 -36H26L14 -60Z', t('#7C8A8E')),
    rect(-30, -30, 28, 30, t(INK.paper)),
    rect(-27, -27, 22, 27, t('#A3382A')),
    line('M-27 -27L-5 0M-5 -27L-27 0', t(INK.paper), 2.4),
    rect(-22, -54, 12, 13, lit),
    range(5, (i) => rect(-96 + i * 22, -18, 4, 20, t(INK.paper))),
    rect(-96, -15, 92, 3, t(INK.paper)),
    rect(-96, -7, 92, 3, t(INK.paper)),
    path(
      'M-92 -2l1 -18q-6 -6 -10 2l-4 -3q4 -14 14 -14q10 3 22 1q9 -1 10 8l2 12l-2 12h-4l-1 -12h-18l-2 12Z',
      t('#7A4A35'),
    ),
  );
