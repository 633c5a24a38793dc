/** The pictures of the towns' walks as they are printed: `{slug}-stop-1` to `-5`, and `{slug}-2`, the town's second picture. */

import { draw, SIZE } from './stage.ts';
import { walks } from './walks.ts';

/** Of the printed files, in pixels: a stop stands on a fifth of the page, the second picture on a third. */
const WIDTH = { stop: 480, second: 600 } as const;

/** The same name, the same drawing, whatever stands before or after it. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

export const walkPictures = Object.entries(walks).flatMap(([slug, pictures]) =>
  pictures.map(({ scene, ...how }, index) => {
    const isStop = index < pictures.length - 1;
    const name = isStop ? `${slug}-stop-${index + 1}` : `${slug}-2`;
    return {
      name,
      draw: () => draw(scene, { ...how, seed: seedOf(name) }),
      size: SIZE,
      width: isStop ? WIDTH.stop : WIDTH.second,
    };
  }),
);
