import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const reasons = style({ '@media': { [media.phone]: { gap: vars.space.s4 } } });
