/** The pictures of the towns' walks as printed: `{slug}-stop-1` to `-5`, and `{slug}-2`, the town's second picture. */

import { draw, SIZE } from './stage.ts';
import { walks } from './walks.ts';

/** The width of the printed files in pixels: a stop takes a fifth of the page, the second picture a third. */
const WIDTH = { stop: 480, second: 600 } as const;

/** The seed depends on the name only, so that a drawing does not change when others are added. */
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
