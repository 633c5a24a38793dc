import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Two lines of water along the footer's upper edge. */
export const tide = style({
  width: '100%',
  height: 46,
  fill: 'none',
  stroke: vars.color.glass,
  strokeWidth: 1.6,
  opacity: 0.5,
  '@media': { [media.phone]: { height: 32 } },
});
