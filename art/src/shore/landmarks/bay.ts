/** Along the bay: houses on stilts and a heron, the fishing boat, masts and a light, the twin lights. */

import { turn } from '../../kit/geometry.ts';
import { INK } from '../../kit/inks.ts';
import { circle, line, path, rect } from '../../kit/shapes.ts';
import { arch, cottage, flag, type Landmark, pane, print } from './parts.ts';

export const unionBeach: Landmark = (t, lit) =>
  print(
    [-34, -20, 2, 20].map((x) => rect(x, -26, 4, 30, t('#6B4A46'))),
    rect(-40, -30, 70, 5, t('#8A5A4A')),
    cottage(-34, -30, 14, [t(INK.paper), t('#C9A58A'), t(INK.coral)]),
    pane(-34, -30, 14, lit),
    rect(4, -48, 8, 10, lit),
    // the heron of the poster, in the reeds
    path('M50 2L52 -24M57 2L56 -24', 'none', `stroke="${t(INK.navy)}" stroke-width="2"`),
    path('M40 -26C48 -36 62 -36 68 -22C60 -20 48 -18 40 -26Z', t(INK.paper)),
    path('M62 -30C70 -38 60 -46 66 -54C68 -58 74 -57 75 -54L86 -52L74 -50C70 -44 76 -34 66 -26Z', t(INK.paper)),
    path(
      'M36 4Q40 -14 32 -26Q44 -12 42 4ZM78 4Q82 -10 92 -18Q86 -6 84 4ZM28 4Q26 -10 18 -18Q30 -10 33 4Z',
      t('#6C7F5A'),
    ),
  );

export const belford: Landmark = (t, lit) =>
  print(
    path('M-62 -24C-40 -20 30 -20 62 -36C60 -16 50 -2 44 0H-46C-56 -6 -60 -14 -62 -24Z', t(INK.teal)),
    path('M-62 -24C-40 -20 30 -20 62 -36L61 -31C30 -15 -40 -15 -61 -19Z', t(INK.paper)),
    path('M-52 -5H48L44 0H-46Z', t(INK.coral)),
    path('M-38 -22L-38 -56L-6 -56L-2 -22Z', t(INK.cream)),
    path('M-14 -22L-14 -56L-6 -56L-2 -22Z', t('#C9A58A')),
    rect(-42, -62, 42, 7, t(INK.coral)),
    rect(-34, -50, 9, 9, lit),
    rect(-22, -50, 8, 9, lit),
    rect(-30, -76, 18, 14, t(INK.paper)),
    rect(18, -108, 5, 86, t(INK.navy)),
    line('M20 -104L-36 -62M20 -104L62 -37M20 -70L54 -92', t(INK.navy), 2.4),
    path('M24 -92Q44 -92 52 -90Q52 -60 40 -48Q30 -60 24 -62Z', t('#2F7D6A')),
    flag(t, 20, -106, 8),
    [-20, -6, 8].map((x) => circle(x, -15, 4.5, t(INK.gold))),
  );

export const atlanticHighlands: Landmark = (t, lit) =>
  print(
    path('M-70 4L84 4L74 -10L-62 -8Z', t('#A9A79A')),
    path('M-70 4L84 4L80 -1L-66 -1Z', t('#7D8288')),
    path('M40 -8L64 -8L60 -86L44 -86Z', t(INK.paper)),
    path('M54 -8L64 -8L60 -86L53 -86Z', t('#D9B592')),
    path('M42 -46L62 -46L61 -66L43 -66Z', t(INK.coral)),
    rect(39, -90, 26, 5, t(INK.navy)),
    rect(45, -103, 14, 13, lit),
    path('M42 -102Q52 -120 62 -102Z', t(INK.coral)),
    (
      [
        [-58, 74],
        [-36, 92],
        [-12, 70],
        [12, 84],
      ] as const
    ).map(
      ([x, h], i) =>
        line(`M${x} -10V${-h}M${x} ${-h + 6}L${x - 15} -12M${x} ${-h + 6}L${x + 15} -12`, t(INK.navy), 1.6) +
        path(`M${x - 17} -14H${x + 18}L${x + 12} -3H${x - 11}Z`, t(turn([INK.paper, INK.navy, INK.coral], i))),
    ),
  );

export const highlands: Landmark = (t, lit) =>
  print(
    // brownstone, one octagonal tower and one square, a beam from each
    rect(-50, -34, 100, 34, t('#9C5B45')),
    rect(-50, -34, 100, 5, t('#C98A6A')),
    rect(-12, -48, 24, 48, t('#A8654B')),
    [-16, -6, 4].map((x) => rect(x + 1, -54, 7, 7, t('#A8654B'))),
    path(arch(-6, 0, 12, 24), t(INK.navy)),
    [-42, -30, 20, 32].map((x) => path(arch(x, -9, 8, 16), lit)),
    path('M-72 0L-70 -70L-50 -70L-48 0Z', t('#8A4B3B')),
    path('M-60 0L-60 -70L-50 -70L-48 0Z', t('#6E3D38')),
    rect(-75, -76, 30, 7, t('#C98A6A')),
    rect(-67, -92, 14, 16, lit),
    path('M-70 -92Q-60 -108 -50 -92Z', t(INK.navy)),
    rect(48, -70, 26, 70, t('#8A4B3B')),
    rect(62, -70, 12, 70, t('#6E3D38')),
    rect(45, -76, 32, 7, t('#C98A6A')),
    rect(54, -92, 14, 16, lit),
    path('M50 -92Q61 -108 72 -92Z', t(INK.navy)),
  );
