import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Not on paper: a leaflet of one home is about that home. */
export const band = style({ '@media': { print: { display: 'none' } } });

export const words = style({
  maxWidth: '46ch',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  lineHeight: 1.5,
  '@media': { [media.column]: { fontSize: 19 } },
});

/** Its frame is less wide than the picture is: sharp enough on phones at half of what they could show. */
export const sizes = `${media.phone} 260px, 640px`;
