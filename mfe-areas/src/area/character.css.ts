import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Closer to the plate above than sections are to one another. */
export const band = style({ paddingTop: 'clamp(48px, 6vw, 88px)' });

/** On narrow screens, as far apart as overview and lifestyle. */
export const parts = style({ rowGap: vars.space.s8 });
