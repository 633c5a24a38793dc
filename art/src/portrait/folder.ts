/** The folder with the papers, and the two hands that hold it. */

import { INK } from '../kit/inks.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { COAT, SKIN } from './tones.ts';

const folder = (): string[] => [
  '<g transform="rotate(-7 640 1340)">',
  rect(420, 1232, 442, 328, '#8A5A3A'),
  rect(428, 1222, 442, 338, INK.paper),
  rect(412, 1240, 438, 330, '#CC9A45'),
  rect(640, 1240, 210, 330, '#B5833A'),
  rect(412, 1240, 438, 12, '#E3B765'),
  circle(630, 1300, 9, INK.brick),
  line('M630 1300l-10 46M630 1300l16 42', INK.brick, 4),
  '</g>',
];

/** Her left hand, from the right: four fingers over the cover, the thumb behind it. */
const leftHand = (): string[] => [
  path(
    'M1040 1520C1040 1400 1010 1330 950 1330C900 1336 850 1364 806 1392L838 1480C900 1480 960 1490 990 1520Z',
    COAT.d,
  ),
  path('M806 1392C800 1420 812 1462 838 1480L812 1486C786 1462 778 1420 786 1396Z', INK.paper),
  path(
    'M792 1400C750 1384 700 1372 650 1380C634 1384 634 1402 650 1404C690 1402 700 1410 706 1414C670 1412 634 1416 622 1426C614 1438 622 1448 636 1446C664 1438 690 1440 708 1444C680 1448 650 1456 640 1466C636 1478 646 1486 658 1482C690 1470 720 1472 740 1478C770 1490 800 1490 816 1484C800 1458 790 1430 792 1400Z',
    SKIN.l,
  ),
  line('M706 1414C726 1416 738 1420 748 1426M708 1444C728 1446 738 1448 746 1452', SKIN.d, 3),
  path('M792 1400C780 1440 790 1470 816 1484C800 1490 780 1488 760 1484C764 1450 770 1420 776 1396Z', SKIN.m),
];

/** Her right hand, from the left: it steadies the corner, the thumb before the cover and the fingers behind. */
const rightSleeve = (): string[] => [
  path('M232 1520C228 1420 262 1366 330 1344C362 1332 384 1316 402 1298L446 1378C428 1412 404 1450 392 1520Z', COAT.l),
  path('M446 1378C428 1412 404 1450 392 1520H330C340 1450 380 1400 430 1350Z', COAT.m),
  line('M262 1400C290 1372 320 1360 350 1352', '#3B6A84', 4),
];

const rightHand = (): string[] => [
  path('M402 1298L424 1284C444 1306 458 1338 462 1364L446 1378C438 1350 422 1318 402 1298Z', INK.paper),
  path(
    'M424 1286C440 1272 456 1266 474 1266C496 1264 520 1258 538 1250C552 1246 562 1258 554 1270C542 1284 520 1294 504 1300C512 1322 500 1348 462 1362C458 1338 444 1306 424 1286Z',
    SKIN.l,
  ),
  path('M504 1300C512 1322 500 1348 462 1362C460 1348 456 1336 450 1324C472 1322 490 1314 504 1300Z', SKIN.m),
  line('M504 1300C496 1304 488 1306 480 1306', SKIN.d, 3),
  path('M536 1254C546 1250 556 1256 552 1264C546 1268 538 1266 536 1254Z', '#F7D9BC'),
];

export function papers(s: Sheet): void {
  s.add(rightSleeve(), folder(), rightHand(), leftHand());
}
