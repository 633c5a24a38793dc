/**
 * Capital letters in single strokes, as in an architect's drawing. No fonts of the machine are used, so a plan looks
 * the same wherever it is printed.
 */

import { n1, type Point } from '../kit/geometry.ts';
import { line } from '../kit/shapes.ts';

/** On a grid of 4 × 6: strokes are separated by a space, and each corner has two digits. */
const glyphs: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '06003041423303 33444536 0636',
  C: '413010010515 153645',
  D: '06002042442606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '4130100105163645 454333',
  H: '0006 4046 0343',
  I: '2026',
  K: '0006 4003 1346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  R: '06003041423303 2346',
  S: '4130100102134445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  Y: '002340 2326',
  0: '103041453616050110',
  1: '112026',
  2: '0110304142 42064606',
  3: '0040234445361605',
  4: '36300444',
  5: '4000023243453606',
  6: '40100305163645433203',
  7: '004016',
  8: '1030414233130201 1013 334445361605041310',
  9: '43120110304143 4316',
  X: '0046 4006',
  '×': '1145 4115',
  "'": '2021',
  '.': '2526',
  ' ': '',
};
/** The distance from one letter to the next on that grid. */
const WIDTH = 5.6;

const cornersOf = (stroke: string): Point[] =>
  (stroke.match(/\d\d/g) ?? []).map((corner): Point => [Number(corner[0]), Number(corner[1])]);

/** Centered at a point. `size`: the height of a letter. */
export function lettering(text: string, [x, y]: Point, size: number, ink: string): string {
  const k = size / 6;
  const from = x - ((text.length - 1) * WIDTH + 4) * (k / 2);
  return [...text]
    .flatMap((letter, index) =>
      (glyphs[letter] ?? '').split(' ').map((stroke) => {
        const at = cornersOf(stroke).map(
          ([across, down]) => `${n1(from + (index * WIDTH + across) * k)} ${n1(y + (down - 3) * k)}`,
        );
        return at.length > 1 ? line(`M${at.join('L')}`, ink, Math.max(1.4, size * 0.11)) : '';
      }),
    )
    .join('');
}
