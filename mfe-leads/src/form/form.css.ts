import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const trap = style({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });
export const call = style({ fontWeight: 600, color: vars.tone.ink, whiteSpace: 'nowrap' });
export const promise = style({ color: vars.tone.quiet, fontSize: vars.size.small });
