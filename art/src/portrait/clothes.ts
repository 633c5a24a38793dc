/** A striped jersey under a coat, with the logo (a house that is also a sail) as a pin on the lapel. */

import { range } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { COAT, FOLD } from './tones.ts';

const JERSEY = 'M500 752C560 800 700 806 776 750L800 1520H470Z';
const LEFT = 'M512 744C430 770 340 806 306 878C268 970 250 1180 240 1520H560C552 1320 548 1000 512 744Z';
const RIGHT = 'M764 740C850 770 932 800 966 874C1006 980 1030 1180 1040 1520H706C722 1320 752 1000 764 740Z';

const stripes = range(17, (i) => line(`M440 ${832 + i * 40}Q640 ${874 + i * 40} 830 ${824 + i * 40}`, COAT.m, 13));

function jersey(s: Sheet): void {
  const shade = path('M660 740H860V1520H690C700 1300 680 1000 660 740Z', COAT.d, 'opacity=".16"');
  s.add(
    path(JERSEY, INK.paper),
    s.inside(JERSEY, stripes, shade),
    path('M520 742C580 800 690 806 754 742L764 766C700 832 574 828 508 770Z', INK.paper),
    path('M640 806C690 806 730 788 764 766L754 742C720 776 680 788 640 788Z', '#D9C9B4'),
  );
}

function coat(s: Sheet): void {
  s.add(
    path(LEFT, COAT.m),
    path('M306 878C268 970 250 1180 240 1520H330C330 1280 338 1040 372 900C352 866 330 860 306 878Z', COAT.l),
    s.spray(LEFT, COAT.d, [560, 1200], [350, 1160], { a: 0.95 }),
    path(RIGHT, COAT.d),
    s.spray(RIGHT, FOLD, [1040, 1300], [800, 1200], { a: 0.8 }),
    line('M340 960C346 1100 340 1300 346 1500', '#0F2A42', 4),
    line('M940 950C956 1100 960 1300 964 1500', FOLD, 4),
  );
}

function lapels(s: Sheet): void {
  s.add(
    path('M512 744C496 752 480 762 470 776L430 930L500 960L470 1000L556 1240C566 1080 548 900 512 744Z', COAT.l),
    path('M512 744C496 752 480 762 470 776L430 930L500 960L470 1000L492 1060C500 960 520 860 512 744Z', '#3B6A84'),
    path('M764 740C784 748 800 760 810 776L852 930L782 962L814 1000L716 1240C712 1080 738 880 764 740Z', COAT.m),
    line('M500 960L470 1000M782 962L814 1000', FOLD, 3),
  );
}

const pin = (): string[] => [
  circle(786, 902, 17, INK.gold),
  path('M784 889V908H773C779 903 783 897 784 889Z', INK.navy),
  path('M787 892C789 899 793 904 798 908H787Z', INK.coral),
];

export function clothes(s: Sheet): void {
  jersey(s);
  coat(s);
  lapels(s);
  s.add(pin());
}
