import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Around a town's picture, which the season's picture covers. */
export const box = style({ position: 'relative', display: 'block', height: '100%' });

/** On paper the town's own picture is shown. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});
