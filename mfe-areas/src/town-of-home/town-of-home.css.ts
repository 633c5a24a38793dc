import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Not on paper: the printed page is about the home only. */
export const band = style({ '@media': { print: { display: 'none' } } });

/** In large letters a long name is wider than a phone. It breaks instead. */
export const name = style({ maxWidth: '100%' });

export const words = style({
  maxWidth: '25em',
  fontFamily: vars.font.lead,
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  lineHeight: 1.5,
  '@media': { [media.column]: { fontSize: 19 } },
});

/** The visible part is narrower than the whole picture. On phones, half of the device's resolution is sharp enough. */
export const sizes = `${media.phone} 260px, 640px`;
