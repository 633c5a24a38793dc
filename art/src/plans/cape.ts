/**
 * The Cape at 27 Leonard Avenue, Belford: 36 by 28 feet below, and the finished half of the floor under its roof; 1,380
 * square feet.
 */

import { INK } from '../kit/inks.ts';
import { line, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { lettering } from './lettering.ts';
import { Floor, SCALE } from './plan.ts';

const BOARDS = '#EADCC0';
const TILES = '#CFE0D6';
const SOFT = '#F6E7CB';

function first(): Floor {
  const f = new Floor(60, 130);
  f.ground(0, 0, 36, 28, INK.paper);
  f.hatch(0, 14, 16, 14, 0.8, 'across', BOARDS);
  f.hatch(12, 11, 24, 3, 0.8, 'across', BOARDS);
  f.hatch(16, 14, 5, 14, 0.8, 'across', BOARDS);
  f.hatch(12, 0, 11, 11, 0.8, 'across', BOARDS);
  f.hatch(21, 14, 15, 14, 0.8, 'across', BOARDS);
  for (const run of ['down', 'across'] as const) {
    f.hatch(0, 0, 12, 14, 1, run, TILES);
    f.hatch(23, 0, 7, 11, 1, run, TILES);
    f.hatch(30, 0, 6, 11, 1, run, TILES);
  }
  f.shell(0, 0, 36, 28);
  f.wall('across', 0, 14, 16);
  f.wall('across', 12, 11, 24);
  f.wall('across', 21, 14, 15);
  f.wall('down', 12, 0, 14);
  f.wall('down', 23, 0, 11);
  f.wall('down', 30, 0, 11);
  f.wall('down', 16, 14, 14);
  f.wall('down', 21, 14, 14);
  // Ways from room to room.
  f.opening('down', 12, 3.2, 4.6);
  f.opening('across', 14.6, 11, 5);
  f.opening('down', 16, 17, 5);
  f.opening('across', 5.4, 14, 3.4);
  f.door([25, 11], 'across', 1, -1);
  f.door([31.4, 11], 'across', 1, -1);
  f.door([22.4, 14], 'across', 1, 1, 2.8);
  f.door([17, 27.72], 'across', 1, -1, 3);
  f.door([35.72, 7], 'down', 1, -1, 2.8);
  // Kitchen: an L of counters with sink and range, and the table's corner.
  f.fixture(0.6, 0.6, 11.1, 2.1);
  f.fixture(0.6, 2.7, 2.1, 8.2);
  f.fixture(4.8, 0.9, 2.6, 1.5, 0.2, INK.paper);
  f.fixture(0.6, 5, 2.1, 2.6, 0, INK.paper);
  for (const [x, y] of [
    [1.15, 5.65],
    [2.15, 5.65],
    [1.15, 6.95],
    [2.15, 6.95],
  ] as const)
    f.burner(x, y);
  f.fixture(0.6, 10.9, 2.6, 2.8, 0.1, INK.paper);
  // Hearth of the living room.
  f.fixture(0.55, 18.4, 1.5, 5.2, 0, '#D9A58A');
  f.fixture(0.55, 19.6, 0.9, 2.8, 0, INK.navy);
  // Bath.
  f.fixture(23.3, 0.6, 6.5, 2.6, 0.1, INK.paper);
  f.fixture(23.7, 0.9, 5.7, 2, 0.9, INK.mist);
  f.basin(29, 6.6, 0.75, 1);
  f.fixture(23.25, 4.2, 1.8, 2.8);
  f.basin(24.1, 5.6, 0.6, 0.8);
  // Washer and dryer.
  f.fixture(30.4, 0.7, 2.5, 2.5, 0.1, INK.paper);
  f.fixture(33, 0.7, 2.5, 2.5, 0.1, INK.paper);
  f.basin(31.65, 1.95, 0.8, 0.8);
  f.basin(34.25, 1.95, 0.8, 0.8);
  f.stairs(18.4, 15, 2.42, 8.6, 11);
  for (const [x, y, w, inward] of [
    [4.4, 0, 3.6, 1],
    [15.6, 0, 4.6, 1],
    [25, 0, 2.4, 1],
    [4.6, 28, 5.6, -1],
    [26, 28, 5.6, -1],
  ] as const)
    f.window('across', x, y, w, inward);
  f.window('down', 0, 25, 2.2, 1);
  f.window('down', 0, 15.4, 2.2, 1);
  f.window('down', 36, 18.6, 4.6, -1);
  f.room('KITCHEN', "12' × 14'", [7.4, 7.6]);
  f.room('DINING', "11' × 11'", [17.5, 4.9]);
  f.room('BATH', '', [27.2, 4.6], 12);
  f.room('LAUNDRY', '', [33, 5.6], 10);
  f.room('HALL', '', [28.4, 12.5], 11);
  f.room('LIVING ROOM', "16' × 14'", [8.4, 20.4]);
  f.room('BEDROOM', "15' × 14'", [28.4, 20.8]);
  f.room('UP', '', [19.6, 24.6], 10);
  f.title('FIRST FLOOR', [18, 30.4]);
  return f;
}

function upper(): Floor {
  const f = new Floor(822, 130);
  const [knee, deep] = [8.8, 10.4];
  f.ground(0, 0, 36, 28, SOFT);
  f.hatch(0, 0, 36, 28, 0.7, 'down', '#EFDDBB');
  f.dashed([
    [0, 0],
    [36, 0],
    [36, 28],
    [0, 28],
    [0, 0],
  ]);
  f.dormer(5.4, knee + deep - 0.2, 5, 4.2);
  f.dormer(25.6, knee + deep - 0.2, 5, 4.2);
  f.ground(0, knee, 36, deep, INK.paper);
  f.hatch(0, knee, 36, deep, 0.8, 'across', BOARDS);
  for (const run of ['down', 'across'] as const) f.hatch(15.5, knee, 5.5, 3.6, 0.9, run, TILES);
  f.shell(0, knee, 36, deep);
  f.wall('down', 15.5, knee, deep);
  f.wall('down', 21, knee, deep);
  f.wall('across', 15.5, 12.4, 5.5);
  f.opening('across', 5.6, knee + deep - 0.2, 4.6);
  f.opening('across', 25.8, knee + deep - 0.2, 4.6);
  f.window('across', 6.3, 23.3, 3.2, -1);
  f.window('across', 26.5, 23.3, 3.2, -1);
  f.window('down', 0, 12, 4, 1);
  f.window('down', 36, 12, 4, -1);
  f.door([15.5, 12.7], 'down', 1, -1, 2.4);
  f.door([21, 12.7], 'down', 1, 1, 2.4);
  f.door([18.2, 12.4], 'across', 1, -1, 2.2);
  f.fixture(15.7, 9.4, 1.8, 1.5);
  f.basin(16.6, 10.15, 0.5, 0.45);
  f.basin(19.6, 9.95, 0.55, 0.6);
  f.stairs(18.4, 15.4, 2.42, 3.6, 5);
  f.room('BEDROOM', "15' × 10'", [7, 13.4]);
  f.room('BEDROOM', "15' × 10'", [29.4, 13.4]);
  f.room('BATH', '', [16.9, 11.6], 8);
  f.room('EAVES', '', [18, 4.2], 12);
  f.room('EAVES TO BE FINISHED', '', [18, 25.6], 12);
  f.title('UPPER FLOOR', [18, 30.4]);
  return f;
}

/** The scale of ten feet, and the direction of north. */
function legend(s: Sheet): void {
  const [x, y] = [70, 826];
  for (const at of [0, 1])
    s.add(
      rect(
        x + at * 5 * SCALE,
        y,
        5 * SCALE,
        8,
        at === 0 ? INK.navy : INK.paper,
        `stroke="${INK.navy}" stroke-width="1.6"`,
      ),
    );
  s.add(lettering('0', [x, y - 16], 11, INK.navy), lettering("10'", [x + 10 * SCALE, y - 16], 11, INK.navy));
  s.add(
    lettering('DIMENSIONS ARE APPROXIMATE', [800, 832], 11, INK.slate),
    line('M1520 852V790', INK.navy, 2.4),
    poly(
      [
        [1520, 776],
        [1510, 800],
        [1530, 800],
      ],
      INK.coral,
    ),
    lettering('N', [1546, 800], 15, INK.navy),
  );
}

export function capePlan(): string {
  const s = new Sheet({ seed: 71 });
  s.add(rect(-20, -20, 1640, 940, '#FDF9EE'));
  s.add(lettering('27 LEONARD AVENUE', [800, 74], 24, INK.navy));
  s.add(first().svg(), upper().svg());
  legend(s);
  return s.svg();
}
