import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { label } from '../shore/label.ts';

const { style } = layered(layers.remotes);

/** The width of the drawing in percent of its window: a landmark and its surroundings fill the window. */
export const SHEET_WIDTH = 200;
/** In percent of the window's height. The drawing is 1100 by 1720, the window 8 by 5. */
export const SHEET_HEIGHT = (SHEET_WIDTH * 1720 * 8) / (1100 * 5);

export const window = style({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  border: `1px solid ${vars.color.field}`,
  // The color of the land, until the drawing is loaded.
  background: '#93af98',
});
export const sheet = style({ position: 'absolute', width: `${SHEET_WIDTH}%` });
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });

/** Below its landmark, as on the whole Shore. */
export const name = style({
  position: 'absolute',
  translate: '-50% 8px',
  ...label,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const sizes = `${media.phone} 640px, 840px`;
