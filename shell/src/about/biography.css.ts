import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const text = style({ color: vars.tone.body });
export const number = style({ whiteSpace: 'nowrap' });
