import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const view = style({ paddingBlock: vars.space.section });
export const words = style({ maxWidth: 760 });
export const text = style({ fontSize: vars.size.lead });

/** The mark's boat, alone on the water. */
export const sea = style({ width: 'min(720px, 100%)', height: 'auto', marginTop: vars.space.s7 });
export const sail = style({ fill: vars.color.navy });
export const jib = style({ fill: '#c9704c' });
export const water = style({ stroke: vars.color.glassDeep, strokeWidth: 2 });
