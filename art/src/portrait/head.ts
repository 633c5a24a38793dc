/** Neck, face and ear: as few marks as a face needs, turned a little towards the sun. */

import { INK } from '../kit/inks.ts';
import { circle, line, path } from '../kit/shapes.ts';
import { HAIR, SKIN } from './tones.ts';

const IRIS = '#2F4A4A';

export const neck = (): string[] => [
  path('M560 650C552 720 520 744 486 764L600 840H690L796 762C750 744 722 716 712 640Z', SKIN.m),
  path('M640 700C690 690 706 660 712 640C722 716 750 744 796 762L690 840H640Z', SKIN.d),
  path('M572 600L566 742C600 800 676 800 716 742L706 590Z', SKIN.m),
  path('M572 640C620 704 680 690 706 640L712 742C680 792 640 800 612 782C640 740 600 690 572 660Z', SKIN.d),
  path('M700 640L722 640C726 704 746 736 780 756L700 806C690 760 694 700 700 640Z', SKIN.d),
];

const skull = (): string[] => [
  path(
    'M496 420C490 520 506 590 560 646C600 684 664 684 700 644C750 590 764 520 760 420C750 310 520 300 496 420Z',
    SKIN.l,
  ),
  path(
    'M650 300C720 320 756 370 760 420C764 520 750 590 700 644C676 672 644 680 616 674C650 650 664 610 656 574C668 566 672 556 660 548C646 520 644 470 648 436C650 400 656 350 650 300Z',
    SKIN.m,
  ),
  path('M616 674C650 650 690 630 722 568C714 610 704 632 690 652C668 674 640 680 616 674Z', SKIN.d, 'opacity=".7"'),
];

const brows = (): string[] => [
  path('M518 430C536 412 568 410 592 424L590 434C566 424 540 426 520 440Z', HAIR.d),
  path('M654 424C680 410 712 412 732 430L730 440C708 426 682 426 656 434Z', HAIR.d),
];

/** The nearer eye is the wider one. */
const eyes = (): string[] => [
  path('M528 474C542 458 574 456 588 474C574 486 544 488 528 474Z', INK.paper),
  circle(560, 471, 11.5, IRIS),
  circle(556, 467, 3, INK.paper),
  path('M524 475C540 452 576 450 592 474C576 462 546 462 530 473Z', HAIR.d),
  path('M656 474C672 456 708 458 724 474C708 486 676 486 656 474Z', '#EBDCC4'),
  circle(688, 471, 11.5, IRIS),
  circle(684, 467, 3, '#EBDCC4'),
  path('M652 474C670 450 710 450 730 475C712 462 674 462 652 474Z', HAIR.d),
];

const nose = (): string[] => [
  path(
    'M630 446C626 490 608 520 602 540C610 552 628 554 650 550C658 544 650 536 644 520C640 500 642 470 644 446Z',
    SKIN.m,
  ),
  path('M604 541C614 554 638 556 654 547C650 558 618 562 604 541Z', SKIN.d),
];

/** A smile that shows in the cheek. */
const mouth = (): string[] => [
  path('M562 590C586 584 608 584 620 589C634 584 660 583 688 586C668 618 588 620 562 590Z', '#B5533F'),
  path('M570 593C592 597 654 597 680 590C660 603 592 605 570 593Z', '#FBF0DC'),
  path('M592 610C612 616 636 615 654 607C638 623 608 623 592 610Z', '#C96A52'),
  line('M554 583C556 590 560 594 566 595M696 579C695 587 692 590 686 592', SKIN.d, 3.4),
  path('M508 540C526 524 554 526 566 542C552 556 524 558 508 540Z', '#E58E6C', 'opacity=".26"'),
];

/** Left of the face, where the hair is tucked behind it. */
const ear = (): string[] => [
  path('M508 458C486 438 464 456 470 494C474 528 486 556 510 556Z', SKIN.m),
  path('M500 470C484 456 474 470 478 496C482 520 490 538 504 542Z', SKIN.l),
  path('M498 478C488 476 486 488 488 504C490 516 496 524 502 526Z', SKIN.m),
  circle(492, 572, 9, INK.gold),
];

export const face = (): string[] => [...ear(), ...skull(), ...brows(), ...eyes(), ...nose(), ...mouth()];
